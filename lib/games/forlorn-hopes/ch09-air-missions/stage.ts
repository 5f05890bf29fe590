import { type Choice, derivedBy, lanesStep, type Step, type Steps } from "../../../kernel";
import { rangeBetween } from "../model/distance";
import { hasRoom, isBaseDisrupted, place, settleCrowd, siteOfBase, suits, usableBy } from "../model/bases";
import { checkLanding } from "../model/losses";
import { airUnitId, airUnitText, baseId, baseText, sideDoes } from "../model/pieces";
import { AirFlag, Box, type ForlornTable, hasFlag, type Position } from "../model/position";
import type { Rules } from "../model/rules";
import { aircraftOf, airUnitsOfSide, isOnGround, setAirFlag } from "../model/units";
import type { Mission } from "../model/mission";

/** 9.3 Stage missions: one air unit flies to another airbase. The enemy is told that one does, and nothing more. */

/** Whether a unit can stage to a usable airbase of its side: within twice its range, undisrupted, with room. */
function canStageTo(t: ForlornTable, unit: number, base: number, range: number): boolean {
  const from = t.position.air.base[unit]!;
  return (
    base !== from &&
    suits(t, unit, base) &&
    !isBaseDisrupted(t, base) &&
    rangeBetween(t, siteOfBase(t, from), siteOfBase(t, base)) <= range &&
    hasRoom(t, base, unit)
  );
}

/** How far a unit can stage; -1 for one that cannot. */
function stageRange(t: ForlornTable, unit: number): number {
  const { air } = t.position;
  if (!isOnGround(t, unit) || hasFlag(air.flags[unit]!, AirFlag.staged)) return -1;
  return aircraftOf(t, unit).strategicRange * t.rules.parameters.missions.stageRange;
}

/** Airbases to which a unit can stage. */
export function stagesOf(t: ForlornTable, unit: number): number[] {
  const range = stageRange(t, unit);
  const found: number[] = [];
  if (range < 0) return found;
  for (const base of usableBy(t, t.rules.airUnits[unit]!.side))
    if (canStageTo(t, unit, base, range)) found.push(base);
  return found;
}

function canStage(t: ForlornTable, unit: number, usable: readonly number[]): boolean {
  const range = stageRange(t, unit);
  if (range < 0) return false;
  for (const base of usable) if (canStageTo(t, unit, base, range)) return true;
  return false;
}

/** Units of a side that can stage somewhere. */
const unitsToStage = derivedBy<Rules, Position, number, readonly number[]>(
  (_t, side) => side,
  (t, side) => {
    const usable = usableBy(t, side);
    return airUnitsOfSide(t.rules, side).filter((unit) => canStage(t, unit, usable));
  },
  ["air", "bases", "fleet", "control", "hits", "terms"],
);

/** Whether a side has one: most units can, so few are looked at. */
const hasUnitToStage = derivedBy<Rules, Position, number, boolean>(
  (_t, side) => side,
  (t, side) => {
    const usable = usableBy(t, side);
    return airUnitsOfSide(t.rules, side).some((unit) => canStage(t, unit, usable));
  },
  ["air", "bases", "fleet", "control", "hits", "terms"],
);

export const stageMission: Mission = {
  id: "stage",
  rule: "9.3",
  isPossible: hasUnitToStage,
  step: "stage-mission",
};

type Staged = { airUnit: number; base: number };

/** The unit and where it goes are chosen in secret; then it lands, with a check for an accident when it is disrupted (9.12.1). */
const stage = lanesStep<Rules, Position, Staged>({
  rule: "9.3",
  title: "Stage mission",
  open(_t, { data }) {
    const { side } = data as unknown as { side: number };
    return [{ side, step: "stage-unit", data: { side, airUnit: -1 } }];
  },
  proceed(t, { data }) {
    const { side } = data as unknown as { side: number };
    const staged = data.secret[side];
    t.leave();
    if (!staged) return;
    const { airUnit, base } = staged;
    place(t, airUnit, base, Box.flown);
    setAirFlag(t, airUnit, AirFlag.staged, true);
    t.say("9.3", () => `${sideDoes(side, "stages")} an air unit.`);
    t.say("9.3", () => `${airUnitText(t, airUnit)} stages to ${baseText(t, base)}.`, [side]);
    checkLanding(t, airUnit, base);
    settleCrowd(t, base);
  },
});

type UnitData = { side: number; airUnit: number };

const stageUnit: Step<Rules, Position, UnitData> = {
  rule: "9.3",
  title: "Stage mission",
  asks: (_t, { data }) => 1 << data.side,
  options(t, { data }, _side, out) {
    out.push(...(data.airUnit < 0 ? unitsToStage(t, data.side) : stagesOf(t, data.airUnit)));
  },
  describe: (t, { data }, code): Choice =>
    data.airUnit < 0 ? { do: "stage", unit: airUnitId(t, code) } : { do: "stage-to", base: baseId(t, code) },
  prompt: (t, { data }) =>
    data.airUnit < 0
      ? "Which air unit stages?"
      : `To which airbase does ${airUnitText(t, data.airUnit)} stage?`,
  take(t, { data }, code) {
    if (data.airUnit < 0) return t.set(data, "airUnit", code);
    t.leave({ airUnit: data.airUnit, base: code });
  },
};

export const stageSteps: Steps<Rules, Position> = { "stage-mission": stage, "stage-unit": stageUnit };
