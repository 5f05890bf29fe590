import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { isInPlay } from "../model/distance";
import { airUnitText, baseId, baseText, sideDoes, siteId, siteText } from "../model/pieces";
import { basesInRange, place, settleCrowd, siteOfBase } from "../model/bases";
import { checkLanding, eliminateAirUnit } from "../model/losses";
import { terrainOf } from "../model/hexes";
import { BaseState, Box, type ForlornTable, Gone, type Position } from "../model/position";
import { roll, succeeds } from "../model/rolls";
import { ALLIED, enemyOf, JAPANESE, type Rules } from "../model/rules";
import { isSupplied } from "../model/supply";
import { aircraftOf, airUnitsAt, holds, isReconnaissance, scrambleTma } from "../model/units";
import { captureSteps } from "./capture";

/** 6.5 Mobile airbases, 6.6 capture and evacuation. */

type BuildData = { passed: number };

/** Japan first. */
const order = [JAPANESE, ALLIED] as const;

/** A mobile airbase that a side could build; -1 for none. In a scenario without ground units there are none (17.1). */
function ready(t: ForlornTable, side: number): number {
  if (!t.position.terms.rules.groundUnits) return -1;
  return t.rules.bases.findIndex(
    ({ kind, users }, base) =>
      kind === "mobile" && (users >> side) & 1 && t.position.bases.state[base] === BaseState.offMap,
  );
}

/** 6.5, 6.5.1, 6.2: land that the side controls, in supply, without a mobile airbase. */
function sites(t: ForlornTable, side: number): number[] {
  if (ready(t, side) < 0) return [];
  const { rules, position } = t;
  const { perHex } = rules.parameters.mobileAirbases;
  const found: number[] = [];
  for (let hex = 0; hex < rules.hexes.ids.length; hex++) {
    if (position.control[hex] !== side || !terrainOf(rules, hex).mobileAirbase || !isInPlay(t, hex)) continue;
    if (!isSupplied(t, side, hex) || holds(t, enemyOf(side), hex)) continue;
    let there = 0;
    for (let base = 0; base < rules.bases.length; base++)
      if (position.bases.hex[base] === hex && rules.bases[base]!.kind === "mobile") there++;
    if (there < perHex) found.push(hex);
  }
  return found;
}

const construction: Step<Rules, Position, BuildData> = {
  rule: "6.5",
  title: "Mobile Airbase Construction Phase",
  enter: (t, { data }) => t.set(data, "passed", 0),
  asks(t, { data }) {
    const side = order[data.passed];
    return side !== undefined && sites(t, side).length > 0 ? 1 << side : 0;
  },
  options(t, _frame, side, out) {
    out.push(...sites(t, side), DONE);
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { do: "build-airbase", at: siteId(t.rules, code) },
  prompt: () => "Where do you build a mobile airbase?",
  take(t, { data }, code, side) {
    if (code === DONE) return t.set(data, "passed", data.passed + 1);
    const base = ready(t, side);
    t.set(t.position.bases.state, base, BaseState.underConstruction);
    t.set(t.position.bases.hex, base, code);
    t.say("6.5", () => `${sideDoes(side, "begins")} ${baseText(t, base)} at ${siteText(t, code)}.`);
  },
  proceed(t, { data }) {
    if (data.passed >= order.length) return t.leave();
    t.set(data, "passed", data.passed + 1);
  },
};

/** What its owner alone knows of an evacuation: the units that are still to try, and the one that has got away. */
type Leaving = { airUnits: number[]; airUnit: number };
type EvacuationData = { base: number; side: number; secret: (Leaving | null)[] };

const leavingOf = ({ side, secret }: EvacuationData): Leaving => secret[side]!;

/**
 * 6.6.5: at the instant at which a hex with an airbase is taken, each unit on the ground may try to leave for an airbase within
 * its printed range; what stays is destroyed. Called with `{ base, side }`, the side being that of the aircraft, before control
 * passes.
 */
const evacuation: Step<Rules, Position, EvacuationData> = {
  rule: "6.6.5",
  title: "Airbase evacuation",
  enter(t, { data }) {
    const units = airUnitsAt(t, data.base).filter((unit) => t.position.air.box[unit] !== Box.out);
    const { side } = data;
    t.set(
      data,
      "secret",
      [ALLIED, JAPANESE].map((each) => (each === side ? { airUnits: [...units], airUnit: -1 } : null)),
    );
  },
  asks(t, { data }) {
    const { airUnit } = leavingOf(data);
    return airUnit >= 0 && refuges(t, data, airUnit).length > 0 ? 1 << data.side : 0;
  },
  options(t, { data }, _side, out) {
    out.push(...refuges(t, data, leavingOf(data).airUnit));
  },
  describe: (t, _frame, code): Choice => ({ do: "evacuate-to", base: baseId(t, code) }),
  prompt: (t, { data }) => `To which airbase does ${airUnitText(t, leavingOf(data).airUnit)} fly?`,
  secret: true,
  take(t, { data }, code) {
    const leaving = leavingOf(data);
    const unit = leaving.airUnit;
    t.set(leaving, "airUnit", -1);
    // It comes as from a stage.
    place(t, unit, code, Box.flown);
    checkLanding(t, unit, code);
    settleCrowd(t, code);
  },
  proceed(t, { data }) {
    const leaving = leavingOf(data);
    if (leaving.airUnit >= 0) {
      eliminateAirUnit(t, leaving.airUnit, "6.6.5");
      return t.set(leaving, "airUnit", -1);
    }
    const unit = leaving.airUnits[0];
    if (unit === undefined) return t.leave();
    t.set(leaving, "airUnits", leaving.airUnits.slice(1));
    if (t.position.air.base[unit] === Gone.lost) return;
    if (attempt(t, data, unit)) t.set(leaving, "airUnit", unit);
    else eliminateAirUnit(t, unit, "6.6.5");
  },
};

/** The die against the allowance, of bombers the loaded one, which is what the counter shows. */
function attempt(t: ForlornTable, { base, side }: EvacuationData, unit: number): boolean {
  const tma = scrambleTma(t, unit);
  if (tma === undefined) return false;
  const { total } = roll(
    t,
    "airbase-evacuation",
    { t, side, airUnit: unit, base, hex: siteOfBase(t, base) },
    { name: `evacuation of ${airUnitText(t, unit)}`, key: "evacuation", side },
  );
  const isAway = succeeds(t, "airbase-evacuation", total, { rating: tma });
  t.say("6.6.5", () => `${airUnitText(t, unit)} ${isAway ? "gets away" : "does not get away"}.`);
  return isAway;
}

const refuges = (t: ForlornTable, { base }: EvacuationData, unit: number): number[] => {
  const range = isReconnaissance(t, unit)
    ? t.rules.parameters.reconnaissance.range
    : aircraftOf(t, unit).strategicRange;
  return basesInRange(t, unit, siteOfBase(t, base), range).filter((each) => each !== base);
};

export const airbaseSteps: Steps<Rules, Position> = {
  ...captureSteps,
  "mobile-airbase-construction": construction,
  "airbase-evacuation": evacuation,
};
