import { emptyTally, type Tally, tallyEnd } from "../playtest";
import { type GameLine, isTrouble } from "./record/types";

/** The records of one variant, counted as a simulation counts its games; troubles are left out. */
export function tallyOf(sides: readonly string[], lines: Iterable<GameLine>): Tally {
  const tally = emptyTally(sides);
  for (const line of lines) {
    if (isTrouble(line)) continue;
    const { game, hash, ended, winner, score, decisions, turns } = line;
    const played = turns === null ? undefined : turns[1] - turns[0] + 1;
    tallyEnd(tally, game, { hash, isOver: ended === "over", winner, score, decisions, turns: played });
  }
  return tally;
}
