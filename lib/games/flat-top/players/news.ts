import { pairs } from "../ch11-shadowing";
import { DONE, type Frame } from "../../../kernel";
import type { FlatTopTable } from "../model/position";
import { missionOf } from "./missions";
import { weightsOf } from "./weights";

/** What is said to the enemy, what is looked at, and what is shown. */

/** 7.12.2: ships are reported as few as may be, so that strikes on them are small, and planes as many. */
export function makeReport(t: FlatTopTable, side: number, _frame: Frame, codes: readonly number[]): number {
  return t.describe(codes[0]!, side).kind === "planes" ? codes.at(-1)! : codes[0]!;
}

/** 11: scouts shadow what they have found, with fuel in hand: a failed attempt may hold them for a turn (11.7). */
export function announce(t: FlatTopTable, side: number, frame: Frame, codes: readonly number[]): number {
  const chosen = frame.data.pairs as unknown as { isAir: boolean; unit: number; marker: number }[];
  const free = pairs(t)[side]!.filter(
    (pair) =>
      !chosen.some(
        (each) => each.marker === pair.marker || (each.isAir === pair.isAir && each.unit === pair.unit),
      ),
  );
  for (const code of codes) {
    const pair = code === DONE ? undefined : free[code];
    if (!pair?.isAir) continue;
    const formation = t.position.formations[pair.unit]!;
    const due = Math.min(...formation.flights.map((each) => each.due));
    if (missionOf(t, formation) === "patrol" && due - t.position.turn >= weightsOf(t, side).shadowing)
      return code;
  }
  return DONE;
}

/** 7.7: unseen ships leave the map; planes stay on it, because they search again. */
export const recordTime = (t: FlatTopTable, side: number, _frame: Frame, codes: readonly number[]): number =>
  t.describe(codes[0]!, side).kind === "ships" ? codes[0]! : DONE;
