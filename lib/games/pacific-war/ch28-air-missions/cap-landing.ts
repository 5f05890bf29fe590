import { type Choice, DONE, type Step } from "../../../kernel";
import { canOperateFrom, installationsIn, roomOn } from "../model/air";
import type { PacificTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { airClass, hexOfShip } from "../model/units";
import { alertedOf } from "./alert";
import { loseAtSea, touchDown } from "./homeward";
import { airText, missionOf, unitAt } from "./mission";
import { setSteps } from "./reorganize";

/**
 * 28.18 How Alerted aircraft land. Those of the carriers of one Task Force may exchange steps before. Then each lands where it
 * took off; one whose carrier has sunk lands on another carrier of that Task Force, or is lost.
 */

type LandingData = {
  side: number;
  /** Units of the exchange in hand whose steps have been named, or that stay as they are. */
  settledAirUnits: number[];
  /** No exchange is left. */
  landing?: boolean;
};

/** The Task Force of the ship of a unit, also where it has sunk under it; -1 for none. */
function taskForceOf(t: PacificTable, n: number): number {
  const { ship } = unitAt(t, n);
  if (hexOfShip(t.position, ship) >= 0) return t.position.fleet.taskForce[ship]!;
  return missionOf(t).carriers.find((each) => each.ship === ship)?.group ?? -1;
}

/** Alerted aircraft of ships. */
const ofShips = (t: PacificTable, side: number): number[] =>
  alertedOf(t, side).filter((n) => unitAt(t, n).ship >= 0);

/** Units of one kind and one Task Force, of two carriers or more, that may still exchange steps; none at the end. */
function exchanging(t: PacificTable, { side, settledAirUnits, landing }: LandingData): number[] {
  if (landing) return [];
  const groups = new Map<string, number[]>();
  for (const n of ofShips(t, side)) {
    const key = `${unitAt(t, n).kind} ${taskForceOf(t, n)}`;
    groups.set(key, [...(groups.get(key) ?? []), n]);
  }
  return (
    [...groups.values()].find(
      (units) =>
        new Set(units.map((n) => unitAt(t, n).ship)).size > 1 &&
        units.filter((n) => !settledAirUnits.includes(n)).length > 1,
    ) ?? []
  );
}

/** Steps with which the next unit of the exchange can land: the others must hold what it leaves. */
function amounts(t: PacificTable, units: readonly number[], settled: readonly number[]): number[] {
  const [next, ...others] = units.filter((n) => !settled.includes(n));
  if (next === undefined) return [];
  const most = airClass(t.rules, unitAt(t, next)).steps;
  const all = [next, ...others].reduce((sum, n) => sum + unitAt(t, n).steps, 0);
  const least = Math.max(0, all - others.length * most);
  return Array.from({ length: Math.min(most, all) - least + 1 }, (_each, n) => least + n);
}

const nextOf = (units: readonly number[], { settledAirUnits }: LandingData): number =>
  units.find((n) => !settledAirUnits.includes(n)) ?? -1;

/** The next unit whose carrier has sunk; -1 for none. */
const homeless = (t: PacificTable, { side }: LandingData): number =>
  ofShips(t, side).find((n) => hexOfShip(t.position, unitAt(t, n).ship) < 0) ?? -1;

/** Carriers of its Task Force with room for some of it. */
function refuges(t: PacificTable, n: number): number[] {
  if (n < 0) return [];
  const unit = unitAt(t, n);
  const group = taskForceOf(t, n);
  if (group < 0) return [];
  return installationsIn(t, missionOf(t).toHex, airClass(t.rules, unit).side)
    .map(({ ship }) => ship)
    .filter((ship) => ship >= 0 && t.position.fleet.taskForce[ship] === group)
    .filter((ship) => canOperateFrom(t, unit, { hex: missionOf(t).toHex, ship }) && roomOn(t, ship) > 0)
    .toSorted((a, b) => roomOn(t, b) - roomOn(t, a) || a - b);
}

/** Codes are steps of the next unit of an exchange, then ships on which to land. */
const capLanding: Step<Rules, Position, LandingData> = {
  rule: "28.18",
  title: "Landing of Alerted aircraft",
  secret: true,
  asks: (t, { data }) =>
    exchanging(t, data).length > 0 || (data.landing && refuges(t, homeless(t, data)).length > 1)
      ? 1 << data.side
      : 0,
  options(t, { data }, _side, out) {
    if (data.landing) return void out.push(...refuges(t, homeless(t, data)));
    const units = exchanging(t, data);
    out.push(...amounts(t, units, data.settledAirUnits));
    if (!units.some((n) => data.settledAirUnits.includes(n))) out.push(DONE);
  },
  describe(t, { data }, code): Choice {
    if (data.landing) return { land: unitAt(t, homeless(t, data)).id, on: t.rules.ships[code]!.id };
    const unit = nextOf(exchanging(t, data), data);
    return code === DONE ? { do: "done" } : { land: unitAt(t, unit).id, steps: code };
  },
  prompt: (t, { data }) =>
    data.landing
      ? `On which carrier does ${airText(t, homeless(t, data))} land?`
      : `With how many steps does ${airText(t, nextOf(exchanging(t, data), data))} land?`,
  take(t, { data }, code) {
    if (data.landing) return landOn(t, homeless(t, data), code);
    const units = exchanging(t, data);
    if (code === DONE) return t.set(data, "settledAirUnits", [...data.settledAirUnits, ...units]);
    const unit = nextOf(units, data);
    const others = units.filter((n) => n !== unit && !data.settledAirUnits.includes(n));
    give(t, unit, code, others);
    t.set(data, "settledAirUnits", [...data.settledAirUnits, unit]);
  },
  proceed(t, { data }) {
    if (!data.landing) {
      t.set(data, "landing", true);
      // Those that have a place come down first: who has lost his carrier gets the room that is left.
      for (const n of alertedOf(t, data.side))
        if (unitAt(t, n).ship < 0 || hexOfShip(t.position, unitAt(t, n).ship) >= 0)
          t.set(unitAt(t, n), "alerted", false);
      return;
    }
    const unit = homeless(t, data);
    if (unit < 0) return t.leave();
    const [ship] = refuges(t, unit);
    if (ship === undefined) loseAtSea(t, unit);
    else landOn(t, unit, ship);
  },
};

function landOn(t: PacificTable, n: number, ship: number): void {
  t.set(unitAt(t, n), "alerted", false);
  touchDown(t, n, { hex: missionOf(t).toHex, ship });
}

/** A unit takes so many steps; what it lacks or leaves comes from the others, or goes to them, one after the other. */
function give(t: PacificTable, unit: number, steps: number, others: readonly number[]): void {
  const { side, steps: most } = airClass(t.rules, unitAt(t, unit));
  let left = unitAt(t, unit).steps - steps;
  if (left === 0) return;
  for (const n of others) {
    const had = unitAt(t, n).steps;
    const has = Math.max(0, Math.min(most, had + left));
    left -= has - had;
    setSteps(t, n, has);
  }
  setSteps(t, unit, steps);
  t.say("28.18", () => `${[unit, ...others].map((n) => unitAt(t, n).name).join(" and ")} exchange steps.`, [
    side,
  ]);
}

export const capLandingSteps = { "cap-landing": capLanding };
