import { fingerprint, hash, type Ruleset, standing } from "../kernel";
import { playOne, type SimulationPlan } from "./one-game";
import {
  addCounts,
  count,
  type Counts,
  distribution,
  type Distribution,
  type Interval,
  wilson,
} from "./statistics";

/**
 * The results of some games: counts only, plain JSON. Merging tallies in any order and grouping gives the same
 * tally, so results do not depend on how the games were divided.
 */
export interface Tally {
  games: number;
  /** Games that reached the cap; they are in no other count but the decisions and the digest. */
  unfinished: number;
  wins: { [side: string]: number };
  draws: number;
  scores: { [name: string]: Counts };
  turns: Counts;
  decisions: { total: number; least: number; most: number };
  /** Mixed from the fingerprints of all final states: equal when the same games were played. */
  digest: string;
}

const NO_DIGEST = "0000000000000000";

export function emptyTally(sides: readonly string[]): Tally {
  return {
    games: 0,
    unfinished: 0,
    wins: Object.fromEntries(sides.map((side) => [side, 0])),
    draws: 0,
    scores: {},
    turns: {},
    decisions: { total: 0, least: 0, most: 0 },
    digest: NO_DIGEST,
  };
}

/**
 * Play the games with numbers `from` (inclusive) to `to` (exclusive).
 * Throws `SetupError` when the scenario does not stand, `GameFailure` when the rules fail.
 */
export function playGames<R, P>(
  ruleset: Ruleset<R, P>,
  plan: SimulationPlan,
  from: number,
  to: number,
): Tally {
  const tally = emptyTally(ruleset.module.sides);
  for (let n = from; n < to; n++) tallyGame(ruleset, plan, n, tally);
  return tally;
}

function tallyGame<R, P>(ruleset: Ruleset<R, P>, plan: SimulationPlan, n: number, tally: Tally): void {
  const { game, ended, decisions, turns } = playOne(ruleset, plan, n);
  tallyEnd(tally, n, { hash: hash(game), isOver: ended === "over", ...standing(game), decisions, turns });
}

/** What a tally counts of a game. */
export interface GameEnd {
  /** Fingerprint of the final state. */
  hash: string;
  /** By the rules, not by the cap. */
  isOver: boolean;
  winner: string | null;
  score: { readonly [name: string]: number };
  decisions: number;
  turns: number | undefined;
}

/** Count a game that has been played, the one with this number. */
export function tallyEnd(tally: Tally, n: number, end: GameEnd): void {
  const { decisions } = tally;
  const { decisions: made, winner, turns } = end;
  decisions.least = tally.games === 0 ? made : Math.min(decisions.least, made);
  decisions.most = Math.max(decisions.most, made);
  decisions.total += made;
  tally.games++;
  tally.digest = mixDigests(tally.digest, fingerprint(`${n} ${end.hash}`));
  if (!end.isOver) {
    tally.unfinished++;
    return;
  }
  if (winner === null) tally.draws++;
  else tally.wins[winner] = (tally.wins[winner] ?? 0) + 1;
  for (const [name, value] of Object.entries(end.score)) count((tally.scores[name] ??= {}), value);
  if (turns !== undefined) count(tally.turns, turns);
}

export function mergeTallies(a: Tally, b: Tally): Tally {
  const merged = emptyTally(Object.keys(a.wins));
  for (const part of [a, b]) {
    if (part.games === 0) continue;
    const { decisions } = merged;
    decisions.least =
      merged.games === 0 ? part.decisions.least : Math.min(decisions.least, part.decisions.least);
    decisions.most = Math.max(decisions.most, part.decisions.most);
    decisions.total += part.decisions.total;
    merged.games += part.games;
    merged.unfinished += part.unfinished;
    merged.draws += part.draws;
    addCounts(merged.wins, part.wins);
    addCounts(merged.turns, part.turns);
    for (const [name, counts] of Object.entries(part.scores)) addCounts((merged.scores[name] ??= {}), counts);
    merged.digest = mixDigests(merged.digest, part.digest);
  }
  return merged;
}

/** Exclusive or, half by half: the same in any order. */
function mixDigests(a: string, b: string): string {
  const half = (at: number) =>
    (Number.parseInt(a.slice(at, at + 8), 16) ^ Number.parseInt(b.slice(at, at + 8), 16)) >>> 0;
  return half(0).toString(16).padStart(8, "0") + half(8).toString(16).padStart(8, "0");
}

/** What a tally says, ready to be shown. Rates and distributions are of the finished games. */
export interface SimulationSummary {
  games: number;
  unfinished: number;
  /** By side, with `draw` beside them. */
  wins: { [sideOrDraw: string]: number };
  rates: { [sideOrDraw: string]: Interval };
  standing: { [score: string]: Distribution };
  turns: number;
  decisions: number;
  perGame: { turns: Distribution | null; decisions: { mean: number; min: number; max: number } };
  digest: string;
}

export function summarise(tally: Tally): SimulationSummary {
  const wins = { ...tally.wins, draw: tally.draws };
  const finished = tally.games - tally.unfinished;
  const rates: SimulationSummary["rates"] = {};
  for (const [who, n] of Object.entries(wins)) {
    const interval = wilson(n, finished);
    if (interval) rates[who] = interval;
  }
  const scores: SimulationSummary["standing"] = {};
  for (const name of Object.keys(tally.scores).sort()) {
    const found = distribution(tally.scores[name]!);
    if (found) scores[name] = found;
  }
  const { total, least, most } = tally.decisions;
  return {
    games: tally.games,
    unfinished: tally.unfinished,
    wins,
    rates,
    standing: scores,
    turns: Object.entries(tally.turns).reduce((sum, [turns, n]) => sum + Number(turns) * n, 0),
    decisions: total,
    perGame: {
      turns: distribution(tally.turns),
      decisions: { mean: tally.games === 0 ? 0 : total / tally.games, min: least, max: most },
    },
    digest: tally.digest,
  };
}
