import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { isCarrier, isWarship } from "../ch10-naval-missions/groups";
import { airUnitsAt } from "../model/units";
import { ownerOf, siteOfBase } from "../model/bases";
import { hitPlace } from "../model/losses";
import { baseId, baseText, shipId, siteId, siteText, shipDoes, doesShip } from "../model/pieces";
import { BaseState, type ForlornTable, type Position } from "../model/position";
import { ALLIED, JAPANESE, NOWHERE, type Rules, siteOfBox } from "../model/rules";
import { friendlyPort, homeBoxes, isPortOpen, moveShip, withCompanions } from "../model/ships";
import { isSupplied } from "../model/supply";

/** 14.3, 14.4 Mobile airbases completed and taken up, ships out of closed ports, hits removed. */

const order = [JAPANESE, ALLIED] as const;

type SidesData = { i: number };

/** 6.5.4: operational, undisrupted, and empty. */
const removable = (t: ForlornTable, side: number): number[] =>
  t.rules.bases.flatMap(({ kind }, base) =>
    kind === "mobile" &&
    ownerOf(t, base) === side &&
    t.position.bases.state[base] === BaseState.normal &&
    airUnitsAt(t, base).length === 0
      ? [base]
      : [],
  );

const completion: Step<Rules, Position, SidesData> = {
  rule: "14.3",
  title: "Mobile airbases",
  enter(t, { data }) {
    t.set(data, "i", 0);
    for (const [base, { kind }] of t.rules.bases.entries()) {
      if (kind !== "mobile" || t.position.bases.state[base] !== BaseState.underConstruction) continue;
      // As the Supply Phase has found it: the supply unit that supplies it may be used up by now (13.3).
      if (t.position.bases.oos[base]) continue;
      t.set(t.position.bases.state, base, BaseState.normal);
      t.say("14.3", () => `${baseText(t, base)} at ${siteText(t, siteOfBase(t, base))} is operational.`);
    }
  },
  asks(t, { data }) {
    const side = order[data.i];
    return side !== undefined && removable(t, side).length > 0 ? 1 << side : 0;
  },
  options(t, _frame, side, out) {
    out.push(...removable(t, side), DONE);
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { do: "take-up-airbase", base: baseId(t, code) },
  prompt: () => "Which empty mobile airbase do you take off the map?",
  take(t, { data }, code) {
    if (code === DONE) return t.set(data, "i", data.i + 1);
    // Taken up, not destroyed: it can be built again in any case.
    t.set(t.position.bases.state, code, BaseState.offMap);
    t.set(t.position.bases.hex, code, NOWHERE);
    t.say("6.5.4", () => `${baseText(t, code)} is taken off the map.`);
  },
  proceed(t, { data }) {
    if (data.i >= order.length) return t.leave();
    t.set(data, "i", data.i + 1);
  },
};

type HitsData = { i: number; cities: number; places: number[]; ship: number };

/** 14.4: cities of the side, so many hits in all; each port and town that is in supply, so many hits each. */
function repairable(t: ForlornTable, side: number, { cities, places }: HitsData): number[] {
  const { repair } = t.rules.parameters;
  return t.rules.places.flatMap(({ hex, isCity }, place) => {
    if (t.position.hits[place] === 0 || t.position.control[hex] !== side) return [];
    if (isCity) return cities < repair.cities ? [place] : [];
    // 13.5, A-42: a port that is open is a source itself.
    if (!isSupplied(t, side, hex)) return [];
    return places.filter((each) => each === place).length < repair.ports ? [place] : [];
  });
}

/** 10.3.1: carriers and surface warships in a port that is closed may only go off the map, and now. Codes below DONE: -2 - ship. */
const stuck = (t: ForlornTable, side: number): number[] =>
  t.rules.ships.flatMap((each, ship) => {
    if (each.side !== side || !(isCarrier(t.rules, ship) || isWarship(t.rules, ship))) return [];
    const port = friendlyPort(t, side, t.position.fleet.site[ship]!);
    return port >= 0 && !isPortOpen(t, port) ? [-2 - ship] : [];
  });

const hitRemoval: Step<Rules, Position, HitsData> = {
  rule: "14.4",
  title: "Removal of hits",
  enter(t, { data }) {
    t.set(data, "i", 0);
    t.set(data, "cities", 0);
    t.set(data, "places", []);
    t.set(data, "ship", -1);
  },
  asks(t, { data }) {
    const side = order[data.i];
    if (side === undefined) return 0;
    return data.ship >= 0 || repairable(t, side, data).length > 0 || stuck(t, side).length > 0
      ? 1 << side
      : 0;
  },
  options(t, { data }, side, out) {
    if (data.ship >= 0)
      return void out.push(...homeBoxes(t.rules, side).map((box) => siteOfBox(t.rules, box)));
    out.push(...repairable(t, side, data), ...stuck(t, side), DONE);
  },
  describe(t, { data }, code): Choice {
    if (data.ship >= 0) return { do: "sail-to", at: siteId(t.rules, code) };
    if (code === DONE) return { do: "done" };
    if (code < DONE) return { do: "leave-port", ship: shipId(t, -2 - code) };
    return { do: "remove-hit", place: t.rules.places[code]!.id };
  },
  prompt: (t, { data }) =>
    data.ship >= 0
      ? `Where ${doesShip(t, data.ship)} sail to?`
      : "Where do you remove a hit, or which ship leaves a closed port?",
  take(t, { data }, code) {
    if (data.ship >= 0) {
      const { ship } = data;
      t.set(data, "ship", -1);
      // 2.2.4: with those that carry a unit together with it.
      for (const each of withCompanions(t, ship)) {
        moveShip(t, each, code);
        t.say("10.3.1", () => `${shipDoes(t, each, "leaves")} a closed port for ${siteText(t, code)}.`);
      }
      return;
    }
    if (code === DONE) return nextSide(t, data);
    if (code < DONE) return t.set(data, "ship", -2 - code);
    if (t.rules.places[code]!.isCity) t.set(data, "cities", data.cities + 1);
    else t.push(data.places, code);
    hitPlace(t, code, -1, "14.4");
  },
  proceed(t, { data }) {
    if (data.i >= order.length) return t.leave();
    nextSide(t, data);
  },
};

function nextSide(t: ForlornTable, data: HitsData): void {
  t.set(data, "i", data.i + 1);
  t.set(data, "cities", 0);
}

export const workSteps: Steps<Rules, Position> = {
  "mobile-airbase-completion": completion,
  "hit-removal": hitRemoval,
};
