import { type Choice, DONE, type Step } from "../../../../kernel";
import { rangeTo } from "../../model/distance";
import { siteOfBase } from "../../model/bases";
import { BattleFlag } from "../../model/battle";
import { baseId } from "../../model/pieces";
import type { ForlornTable, Position } from "../../model/position";
import { rollDie } from "../../model/rolls";
import { ALLIED, JAPANESE, type Rules } from "../../model/rules";
import { battleOf, combatantsOf, mark } from "./state";

/** 9.7.1 Coordination of mission groups from different airbases. */

/** From which airbases the late group comes is its owner's alone to know (6.1). */
type LateData = { secret: (number[] | null)[]; done: boolean };

const chosenIn = (t: ForlornTable, { secret }: LateData): number[] => secret[battleOf(t).side]!;

/** Airbases from which the mission comes. */
export function missionBases(t: ForlornTable): number[] {
  const { side, airUnits } = battleOf(t);
  const found = new Set<number>();
  for (const each of combatantsOf(t, side)) found.add(t.position.air.base[airUnits[each]!]!);
  return [...found];
}

/** The units of at least one base are the late group, and those of at least one are not. */
const open = (t: ForlornTable, data: LateData): number[] => {
  const bases = chosenIn(t, data);
  const all = missionBases(t);
  return bases.length >= all.length - 1 ? [] : all.filter((base) => !bases.includes(base));
};

export const lateGroup: Step<Rules, Position, LateData> = {
  rule: "9.7.1",
  title: "Mission group coordination",
  secret: true,
  enter(t, { data }) {
    const { side } = battleOf(t);
    t.set(
      data,
      "secret",
      [0, 1].map((each) => (each === side ? [] : null)),
    );
    t.set(data, "done", false);
  },
  asks: (t, { data }) => (!data.done && open(t, data).length > 0 ? 1 << battleOf(t).side : 0),
  options(t, { data }, _side, out) {
    out.push(...open(t, data));
    if (chosenIn(t, data).length > 0) out.push(DONE);
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { do: "late", base: baseId(t, code) },
  prompt: (t, { data }) =>
    chosenIn(t, data).length === 0
      ? "The units from which airbase are the late group?"
      : "The units from which other airbase are late, too?",
  take(t, { data }, code) {
    if (code === DONE) t.set(data, "done", true);
    else t.push(chosenIn(t, data), code);
  },
  proceed(t, { data }) {
    coordinate(t, chosenIn(t, data));
    t.leave();
  },
};

/** The groups miss each other when the die is less than the difference of their ranges. */
function coordinate(t: ForlornTable, late: readonly number[]): void {
  const { side, site, airUnits } = battleOf(t);
  const difference = rangeDifference(t, late, site);
  const face = rollDie(t, { name: "coordination of the mission", key: "coordination", side });
  const fails = face < difference;
  t.say(
    "9.7.1",
    () =>
      fails
        ? `The late group comes in round ${t.rules.parameters.airBattle.lateFrom} or later (${face} is less than ${difference}).`
        : `The groups arrive together (${face} is not less than ${difference}).`,
    [ALLIED, JAPANESE],
  );
  if (!fails) return;
  for (const each of combatantsOf(t, side))
    if (late.includes(t.position.air.base[airUnits[each]!]!)) mark(t, each, BattleFlag.late);
}

/** "Any other non-late unit": the largest difference counts. */
function rangeDifference(t: ForlornTable, late: readonly number[], site: number): number {
  const ranges = missionBases(t).map((base) => ({
    isLate: late.includes(base),
    range: rangeTo(t, siteOfBase(t, base), site),
  }));
  let most = 0;
  for (const one of ranges)
    for (const other of ranges)
      if (one.isLate && !other.isLate) most = Math.max(most, Math.abs(one.range - other.range));
  return most;
}
