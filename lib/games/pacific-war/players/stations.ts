import { DONE } from "../../../kernel";
import { type ContactAir, destinations } from "../ch23-movement/contact-air";
import { airStrength, type Installation, launchOf, siteOf } from "../model/air";
import type { PacificTable } from "../model/position";
import { airClass, hexOfShip } from "../model/units";
import { bestOf, dataOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import { enemyAirfields, enemyGroups, flying } from "./fleet";
import { goalsOf, placesToHold, placesToTake } from "./goals";

/** 23.4 From where aircraft are to fly: bases from which they reach what counts. */

/** What a Task Force of the enemy and an airfield of his count for beside a place that is asked for. */
const GROUP = 0.5;
const AIRFIELD = 0.3;
/** A unit flies elsewhere only for so much. */
const LEAST_GAIN = 0.5;
/** What each step takes that the airbase cannot send up. */
const CROWDED = 0.5;
/** The nearer, the more often does a unit that is damaged or late come there. */
const PER_HEX = 0.02;

interface Target {
  hex: number;
  worth: number;
}

function targetsOf(t: PacificTable, side: number): Target[] {
  const { places } = goalsOf(t, side);
  const worthOf = (place: number): Target => ({
    hex: t.rules.places[place]!.hex,
    worth: Math.sqrt(places.get(place) ?? 0),
  });
  return [
    ...placesToTake(t, side).map(worthOf),
    ...placesToHold(t, side).map(worthOf),
    ...enemyGroups(t, side).map((n) => ({ hex: t.position.taskForces[n]!.hex, worth: GROUP })),
    ...enemyAirfields(t, side).map((hex) => ({ hex, worth: AIRFIELD })),
  ];
}

/** Steps of other units that are based there. */
const stepsAt = (t: PacificTable, hex: number, except: number): number =>
  t.position.airUnits.reduce(
    (sum, unit, n) => (n !== except && unit.ship < 0 && unit.hex === hex ? sum + unit.steps : sum),
    0,
  );

/** What an airbase is worth to a unit: what it reaches from there and comes back. */
function stationWorth(t: PacificTable, n: number, hex: number, targets: readonly Target[]): number {
  const unit = t.position.airUnits[n]!;
  const { side, range } = airClass(t.rules, unit);
  const launch = launchOf(t, { hex, ship: -1 }, side);
  if (launch < unit.steps) return 0;
  const crowd = Math.max(0, stepsAt(t, hex, n) + unit.steps - launch);
  const reached = targets.reduce((sum, target) => {
    const way = flying(t, hex, target.hex);
    return 2 * way <= range ? sum + target.worth * (1 - PER_HEX * way) : sum;
  }, 0);
  return reached - CROWDED * crowd;
}

/** What a unit gains that flies from where it is to another installation. */
function transferGain(t: PacificTable, n: number, to: Installation, targets: readonly Target[]): number {
  const unit = t.position.airUnits[n]!;
  if (unit.ship >= 0) return -1;
  // Aircraft of carriers go back aboard.
  if (to.ship >= 0) return hexOfShip(t.position, to.ship) >= 0 && unit.steps > 1 ? ABOARD : -1;
  if (isOfNoUse(t, n)) return -1;
  const here = stationWorth(t, n, siteOf(t.position, unit), targets);
  return stationWorth(t, n, to.hex, targets) - here;
}

const ABOARD = 3;

/** One that neither strikes nor fights in the air. */
const isOfNoUse = (t: PacificTable, n: number): boolean => {
  const unit = t.position.airUnits[n]!;
  return (["antiAir", "antiNaval", "antiGround"] as const).every(
    (kind) => (airStrength(t, unit, kind) ?? -1) < 0,
  );
};

/** 23.2.2: the unit that gains most, to where it gains most. */
export const transfer: Adviser = (t, side, frame, codes) => {
  const n = dataOf<ContactAir>(frame).secret[side]!;
  const targets = targetsOf(t, side);
  const best = (unit: number): number =>
    Math.max(...destinations(t, unit).map((to) => transferGain(t, unit, to, targets)));
  if (n < 0) return bestOf(codes, (code) => (code === DONE ? 0 : best(code)), DONE, LEAST_GAIN);
  const all = destinations(t, n);
  return bestOf(codes, (code) => transferGain(t, n, all[code]!, targets), codes[0]!);
};
