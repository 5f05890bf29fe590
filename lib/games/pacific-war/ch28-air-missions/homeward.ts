import { type Choice, type Step } from "../../../kernel";
import { hostsOf, type Installation, rangeOn, roomOn } from "../model/air";
import { rollDie } from "../model/combat";
import { loseAirSteps, stepsBeyond } from "../model/damage";
import { distance } from "../model/distance";
import type { PacificTable, Position } from "../model/position";
import { NOWHERE, type Rules } from "../model/rules";
import { airClass, hexOfShip } from "../model/units";
import { flightOf } from "./flight";
import { airText, hexText, isNightFighter, missionOf, unitAt } from "./mission";

/** 28.17 The way back: where each unit lands, the flight there, the landing (at dusk with a roll, 26.3.A). */

/**
 * Call it as `t.call("homeward", { airUnits, landings: [] })` for units that are in the air: each chooses where it lands,
 * those that land together fly together, and who cannot land anywhere is lost.
 */
type HomewardData = {
  airUnits: number[];
  /** By air unit the code of its installation; fewer than units as long as some have not chosen. */
  landings: number[];
  /** The hexes that are still to be flown to, once all have chosen. */
  nextHex?: number[];
  /** The hex to which a stack is flying. */
  atHex?: number;
};

/** An installation as a number: a ship, or a hex behind all ships. */
const codeOf = ({ rules }: PacificTable, { hex, ship }: Installation): number =>
  ship >= 0 ? ship : rules.ships.length + hex;

function installationOf({ rules, position }: PacificTable, code: number): Installation {
  const { length } = rules.ships;
  return code < length ? { hex: hexOfShip(position, code), ship: code } : { hex: code - length, ship: -1 };
}

/** Where a unit can land: within the rest of its range, and on a ship only where others leave it room. */
function landingsFor(t: PacificTable, data: HomewardData, n: number): number[] {
  const { hexes } = t.rules;
  const unit = unitAt(t, n);
  const mission = missionOf(t);
  const range = rangeOn(t, unit, mission.kind);
  const able = hostsOf(t, n).filter(({ hex, ship }) => {
    if (unit.flown + distance(hexes, unit.over, hex) > range) return false;
    return ship < 0 || roomOn(t, ship) > expected(t, data, ship);
  });
  // 28.16: a Ferry Mission lands where it was sent, if that is still there.
  const goal = mission.kind === "ferry" ? able.filter(({ hex }) => hex === mission.toHex) : [];
  return (goal.length > 0 ? goal : able).map((place) => codeOf(t, place));
}

/** Steps that others of these units bring to a ship. */
const expected = (t: PacificTable, { airUnits, landings }: HomewardData, ship: number): number =>
  landings.reduce((sum, code, k) => (code === ship ? sum + unitAt(t, airUnits[k]!).steps : sum), 0);

const chooser = ({ airUnits, landings }: HomewardData): number => airUnits[landings.length] ?? -1;

const homeward: Step<Rules, Position, HomewardData> = {
  rule: "28.17",
  title: "Return of air units",
  asks(t, { data }) {
    const n = chooser(data);
    return n >= 0 && unitAt(t, n).steps > 0 && landingsFor(t, data, n).length > 0
      ? 1 << airClass(t.rules, unitAt(t, n)).side
      : 0;
  },
  options: (t, { data }, _side, out) => void out.push(...landingsFor(t, data, chooser(data))),
  describe(t, { data }, code): Choice {
    const unit = t.position.airUnits[chooser(data)]!.id;
    const { hex, ship } = installationOf(t, code);
    return ship >= 0
      ? { land: unit, on: t.rules.ships[ship]!.id }
      : { land: unit, at: t.rules.hexes.ids[hex]! };
  },
  prompt: (t, { data }) => `Where does ${airText(t, chooser(data))} land?`,
  take: (t, { data }, code) => t.push(data.landings, code),
  proceed(t, { data }) {
    const n = chooser(data);
    if (n >= 0) {
      if (unitAt(t, n).steps > 0) loseAtSea(t, n);
      t.push(data.landings, NOWHERE);
      return;
    }
    if (data.atHex !== undefined) {
      land(t, data, data.atHex);
      t.remove(data, "atHex");
      return;
    }
    const hexes = data.nextHex ?? [
      ...new Set(stillUp(t, data).map((k) => installationOf(t, data.landings[k]!).hex)),
    ];
    const [hex, ...rest] = hexes;
    if (hex === undefined) return t.leave();
    t.set(data, "nextHex", rest);
    t.set(data, "atHex", hex);
    const stack = stillUp(t, data).filter((k) => installationOf(t, data.landings[k]!).hex === hex);
    const airUnits = stack.map((k) => data.airUnits[k]!);
    const [first] = airUnits;
    if (first !== undefined) t.call("flight", flightOf(airUnits, unitAt(t, first).over, hex, true));
  },
};

/** Places in the list of those that are in the air and have somewhere to go. */
const stillUp = (t: PacificTable, { airUnits, landings }: HomewardData): number[] =>
  [...airUnits.keys()].filter((k) => landings[k]! >= 0 && unitAt(t, airUnits[k]!).over >= 0);

/** 28.4: beyond its range a unit is eliminated. */
export function loseAtSea(t: PacificTable, n: number): void {
  t.say("28.4", () => `${airText(t, n)} has nowhere to land.`);
  loseAirSteps(t, n, unitAt(t, n).steps);
}

function land(t: PacificTable, data: HomewardData, hex: number): void {
  for (const k of stillUp(t, data)) {
    const n = data.airUnits[k]!;
    const place = installationOf(t, data.landings[k]!);
    if (place.hex !== hex || unitAt(t, n).over !== hex) continue;
    duskLanding(t, n);
    if (unitAt(t, n).steps > 0) touchDown(t, n, place);
  }
}

/** 26.3.A: who flew a mission, not who flew CAP; Night Fighters land without a roll. */
function duskLanding(t: PacificTable, n: number): void {
  const { rules, position } = t;
  if (rules.lighting.conditions[position.lighting]!.missions !== "landing" || isNightFighter(t, n)) return;
  const { side, level } = airClass(rules, unitAt(t, n));
  const { levelMultiple, duskLoss } = rules.parameters.air;
  const face = rollDie(t, `landing of ${unitAt(t, n).name} at dusk`, side, "dusk landing");
  if (face <= level * levelMultiple) return;
  t.say("26.3", () => `${airText(t, n)} loses a step as it lands at dusk with a ${face}.`);
  loseAirSteps(t, n, duskLoss);
}

/** What a ship cannot hold is lost at once (2.3.2.2). */
export function touchDown(t: PacificTable, n: number, { hex, ship }: Installation): void {
  const unit = unitAt(t, n);
  t.set(unit, "over", NOWHERE);
  t.set(unit, "flown", 0);
  t.set(unit, "hex", hex);
  t.set(unit, "ship", ship);
  const { side } = airClass(t.rules, unit);
  t.say("28.17", () => `${airText(t, n)} lands in ${hexText(t, hex)}.`);
  // 2.5.10: what ships are there is not said to the enemy.
  if (ship >= 0) t.say("28.17", () => `It is on ${t.rules.ships[ship]!.name}.`, [side]);
  if (ship < 0) return;
  const excess = t.rules.ships[ship]!.of.seaplaneBase ? 0 : stepsBeyond(t, ship);
  if (excess > 0) loseAirSteps(t, n, excess);
}

export const homewardSteps = { homeward };
