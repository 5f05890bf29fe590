import { addPair, emptyPairs, type PairEnd, type PairTally } from "../playtest";
import { type GameLine, isTrouble } from "./record/types";

/**
 * The pairs of the first two variants of a run, of which both games are there. A pair is different when anything that is
 * kept of its games is: how they ended, what was decided, taken, lost or logged on the way.
 */
export function pairTally(sides: readonly string[], lines: readonly GameLine[]): PairTally {
  const tally = emptyPairs(sides);
  const others = new Map(lines.filter(({ variant }) => variant === 1).map((line) => [line.game, line]));
  for (const one of lines) {
    const other = others.get(one.game);
    if (one.variant !== 0 || !other) continue;
    tally.games++;
    if (!isSame(one, other)) tally.different++;
    addPair(tally, endOf(one), endOf(other));
  }
  return tally;
}

/** The first pair, by number, whose games are not the same; undefined when all are. */
export function firstDifferent(lines: readonly GameLine[]): number | undefined {
  const others = new Map(lines.filter(({ variant }) => variant === 1).map((line) => [line.game, line]));
  const different = lines.filter((line) => {
    const other = others.get(line.game);
    return line.variant === 0 && other !== undefined && !isSame(line, other);
  });
  return different.length === 0 ? undefined : Math.min(...different.map(({ game }) => game));
}

const isSame = (one: GameLine, other: GameLine): boolean =>
  JSON.stringify({ ...one, variant: 0 }) === JSON.stringify({ ...other, variant: 0 });

function endOf(line: GameLine): PairEnd {
  const { decisions } = line;
  if (isTrouble(line)) return { over: false, winner: null, score: {}, turns: undefined, decisions };
  const { ended, winner, score, turns } = line;
  return {
    over: ended === "over",
    winner,
    score,
    turns: turns ? turns[1] - turns[0] + 1 : undefined,
    decisions,
  };
}
