import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { counted } from "../../../words";
import { bothSides } from "../model/both-sides";
import { costIn, pay, pointsAt } from "../model/command-points";
import { leaveTaskForce } from "../model/damage";
import { dockAt, isRepairable, repairHit } from "../model/docks";
import { isLinkedPort } from "../model/links";
import { cargoOf } from "../model/navy";
import { useOf } from "../model/off-map";
import { Gone, type PacificTable, type Position } from "../model/position";
import { JAPANESE, type Rules } from "../model/rules";
import { halfOfShip, portHalfOf } from "../model/sea";
import { hexOfShip, nameOfHex } from "../model/units";
import { warOf } from "../model/war";

/** 15.0 Naval repairs: dry docks, recombination, and steps of amphibious transports. */

type RepairData = {
  side: number;
  /** Ships from which this phase has removed a hit, one entry a hit. */
  repairedShips: number[];
  /** 15.2.3: ships that have given steps, and that have taken them: no ship does both. */
  givingShips: number[];
  takingShips: number[];
  /** Steps of transports bought (15.2.4). */
  bought: number;
};

type Action =
  | { do: "repair"; ship: number }
  | { do: "recombine"; from: number; ship: number }
  | { do: "buy"; ship: number; headquarters: number }
  | { do: "convert"; ship: number };

/** Ships of a side in its ports, by hex, on the shore of the port. */
function harboured(t: PacificTable, side: number): Map<number, number[]> {
  const { hexes, ships } = t.rules;
  const ports = new Map<number, number[]>();
  for (let n = 0; n < ships.length; n++) {
    if (ships[n]!.side !== side) continue;
    const hex = hexOfShip(t.position, n);
    if (hex < 0 || halfOfShip(t, n) !== portHalfOf(hexes, hex)) continue;
    const list = ports.get(hex);
    if (list) list.push(n);
    else ports.set(hex, [n]);
  }
  return ports;
}

function actions(t: PacificTable, data: RepairData): Action[] {
  const found: Action[] = [];
  for (const [hex, ships] of harboured(t, data.side)) {
    if (!isLinkedPort(t, hex, data.side)) continue;
    found.push(
      ...repairs(t, data, hex, ships),
      ...recombinations(t, data, ships),
      ...purchases(t, data, ships),
      ...conversions(t, ships),
    );
  }
  return found;
}

/** 15.1: one hit of a ship a phase, and as many ships and hits as the dock takes. */
function* repairs(
  t: PacificTable,
  { side, repairedShips }: RepairData,
  hex: number,
  ships: readonly number[],
): Generator<Action> {
  const damaged = ships.filter((ship) => isRepairable(t, ship));
  const dock = damaged.length > 0 ? dockAt(t, hex, side) : undefined;
  if (!dock) return;
  const done = repairedShips.filter((ship) => hexOfShip(t.position, ship) === hex);
  if (done.length >= dock.hits) return;
  const { perUnit } = t.rules.parameters.repair;
  for (const ship of damaged) {
    const own = done.filter((each) => each === ship).length;
    if (own >= perUnit || (own === 0 && new Set(done).size >= dock.units)) continue;
    if (dock.capital || !t.rules.ships[ship]!.of.capital) yield { do: "repair", ship };
  }
}

/** 15.2.3: a step of a unit goes to another of the same type that is no stronger. */
function* recombinations(
  t: PacificTable,
  { givingShips, takingShips }: RepairData,
  ships: readonly number[],
): Generator<Action> {
  const { hits } = t.position.fleet;
  const { recombined } = t.rules.parameters.repair;
  for (const ship of ships) {
    const { hitCapacity, repair, type } = t.rules.ships[ship]!;
    if (repair !== "recombined" || hits[ship] === 0 || givingShips.includes(ship)) continue;
    if (hitCapacity - hits[ship]! >= recombined) continue;
    for (const from of ships) {
      if (from === ship || t.rules.ships[from]!.type !== type || takingShips.includes(from)) continue;
      if (isNoStronger(t, ship, from) && (stepsOf(t, from) > 1 || isEmpty(t, from)))
        yield { do: "recombine", from, ship };
    }
  }
}

const stepsOf = (t: PacificTable, ship: number): number =>
  t.rules.ships[ship]!.hitCapacity - t.position.fleet.hits[ship]!;

/** A ship with troops or aircraft aboard keeps its last step. */
const isEmpty = (t: PacificTable, ship: number): boolean =>
  cargoOf(t, ship).length === 0 &&
  t.position.airUnits.every((unit) => unit.ship !== ship || unit.steps === 0);

/** 15.2.3.C: by printed strengths; an x is below all. */
function isNoStronger({ rules }: PacificTable, to: number, from: number): boolean {
  const strengths = (ship: number): number[] => {
    const { antiSubmarine, gunnery, torpedo } = rules.ships[ship]!;
    return [gunnery[0], torpedo[0], antiSubmarine].map((strength) => strength ?? -Infinity);
  };
  const giver = strengths(from);
  return strengths(to).every((strength, n) => strength <= giver[n]!);
}

/** 15.2.4, 11.7.3: a headquarters pays for a step, and Japan with a Merchant Shipping Point too. */
function* purchases(
  t: PacificTable,
  { side, bought }: RepairData,
  ships: readonly number[],
): Generator<Action> {
  const { alliedMost, cost, shippingCost, steps } = t.rules.parameters.transports;
  if (side === JAPANESE ? warOf(t).merchantShippingPoints < shippingCost : bought >= alliedMost) return;
  for (const ship of ships) {
    if (t.rules.ships[ship]!.repair !== "bought" || t.position.fleet.hits[ship] === 0) continue;
    if (stepsOf(t, ship) >= steps) continue;
    const hex = hexOfShip(t.position, ship);
    for (const [n, headquarters] of t.rules.headquarters.entries())
      if (headquarters.side === side && pointsAt(t, n) >= costIn(t, hex, n, cost))
        yield { do: "buy", ship, headquarters: n };
  }
}

/** What `war.special` counts for a ship under conversion: months that it has lain in the dock. */
const conversionOf = (t: PacificTable, ship: number): string => `conversion-${t.rules.ships[ship]!.id}`;

/** 34.22: seaplane carriers that have lain in a dock for so many months. */
function* conversions(t: PacificTable, ships: readonly number[]): Generator<Action> {
  if (!t.position.options.includes("carrier-conversion")) return;
  const { conversion, conversions: pairs } = t.rules.parameters.optional;
  const { special } = warOf(t);
  for (const ship of ships)
    if (Object.hasOwn(pairs, t.rules.ships[ship]!.id) && (special[conversionOf(t, ship)] ?? 0) >= conversion)
      yield { do: "convert", ship };
}

/** 34.22: another month in a working Japanese dry dock; damage or any absence begins the count again. */
function countMonths(t: PacificTable): void {
  if (!t.position.options.includes("carrier-conversion")) return;
  const { fleet } = t.position;
  const { special } = warOf(t);
  for (const id of Object.keys(t.rules.parameters.optional.conversions)) {
    const ship = t.rules.shipOf[id]!;
    const hex = hexOfShip(t.position, ship);
    const isInDock =
      hex >= 0 && !fleet.activated[ship] && fleet.hits[ship] === 0 && dockAt(t, hex, JAPANESE) !== undefined;
    const key = conversionOf(t, ship);
    // In the first phase that it lies there no month has passed yet.
    const before = special[key];
    const now = isInDock ? (before ?? -1) + 1 : -1;
    if (now !== (before ?? -1)) t.set(special, key, now);
  }
}

const navalRepairSide: Step<Rules, Position, RepairData> = {
  rule: "15.0",
  title: "Naval repairs of a side",
  // What ships lie in a port the enemy does not know (2.5.10).
  secret: true,
  enter(t, { data }) {
    for (const member of ["repairedShips", "givingShips", "takingShips"] as const) t.set(data, member, []);
    t.set(data, "bought", 0);
  },
  asks: (t, { data }) => (actions(t, data).length > 0 ? 1 << data.side : 0),
  options(t, { data }, _side, out) {
    for (const n of actions(t, data).keys()) out.push(n);
    out.push(DONE);
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    const action = actions(t, data)[code]!;
    const { id } = t.rules.ships[action.ship]!;
    if (action.do === "recombine") return { recombine: t.rules.ships[action.from]!.id, into: id };
    if (action.do === "buy") return { buy: id, by: t.rules.headquarters[action.headquarters]!.id };
    return action.do === "convert" ? { convert: id } : { repairShip: id };
  },
  prompt: () => "What is repaired?",
  why: (t, { data }, code) => (code === DONE ? undefined : ruleOf[actions(t, data)[code]!.do]),
  take(t, { data }, code) {
    const action = actions(t, data)[code];
    if (!action) return t.leave();
    t.acted(ruleOf[action.do]);
    if (action.do === "repair") {
      repairHit(t, action.ship);
      t.push(data.repairedShips, action.ship);
    } else if (action.do === "recombine") recombine(t, data, action.from, action.ship);
    else if (action.do === "buy") buy(t, data, action.ship, action.headquarters);
    else convert(t, action.ship);
  },
  proceed: (t) => t.leave(),
};

const ruleOf: Readonly<Record<Action["do"], string>> = {
  repair: "15.1",
  recombine: "15.2.3",
  buy: "15.2.4",
  convert: "34.22",
};

function setHits(t: PacificTable, ship: number, hits: number): void {
  t.change(`/ships/${t.rules.ships[ship]!.id}/hits`, t.position.fleet.hits[ship]!, hits);
  t.set(t.position.fleet.hits, ship, hits);
}

/** A ship leaves the game; nothing of it is left that the enemy has sunk. */
function strike(t: PacificTable, ship: number): void {
  leaveTaskForce(t, ship);
  t.set(t.position.fleet.hex, ship, Gone.absent);
  t.set(t.position.fleet.activated, ship, false);
  t.set(t.position.fleet.hits, ship, 0);
}

function recombine(t: PacificTable, data: RepairData, from: number, to: number): void {
  const { hits } = t.position.fleet;
  const { hitCapacity, name, side } = t.rules.ships[from]!;
  if (!data.givingShips.includes(from)) t.push(data.givingShips, from);
  if (!data.takingShips.includes(to)) t.push(data.takingShips, to);
  setHits(t, to, hits[to]! - 1);
  t.say("15.2.3", () => `${t.rules.ships[to]!.name} takes a step of ${name}.`, [side]);
  if (hits[from]! + 1 < hitCapacity) return setHits(t, from, hits[from]! + 1);
  strike(t, from);
  t.say("15.2.3", () => `Nothing is left of ${name}.`, [side]);
}

function buy(t: PacificTable, data: RepairData, ship: number, headquarters: number): void {
  const { cost, shippingCost } = t.rules.parameters.transports;
  const { name, side } = t.rules.ships[ship]!;
  const price = costIn(t, hexOfShip(t.position, ship), headquarters, cost);
  pay(t, headquarters, price, "15.2.4", `a step of ${name}`);
  if (side === JAPANESE) {
    const war = warOf(t);
    const left = war.merchantShippingPoints - shippingCost;
    t.change("/war/merchantShippingPoints", war.merchantShippingPoints, left);
    t.set(war, "merchantShippingPoints", left);
    t.say("15.2.4", () => `Japan gives up ${counted(shippingCost, "Merchant Shipping Point")}.`, [0, 1]);
  }
  setHits(t, ship, t.position.fleet.hits[ship]! - 1);
  t.set(data, "bought", data.bought + 1);
}

function convert(t: PacificTable, ship: number): void {
  const { id, name } = t.rules.ships[ship]!;
  const made = t.rules.shipOf[t.rules.parameters.optional.conversions[id]!]!;
  const hex = hexOfShip(t.position, ship);
  t.set(warOf(t).special, conversionOf(t, ship), -1);
  strike(t, ship);
  t.set(t.position.fleet.hex, made, hex);
  t.set(t.position.fleet.hits, made, 0);
  t.say("34.22", () => `${name} is a light carrier now, in ${nameOfHex(t.rules, hex)}.`, [JAPANESE]);
}

/** 15.1.J: ships in the repair boxes of an edge, where nobody has to choose. */
function repairOffMap(t: PacificTable): void {
  for (const [id, box] of Object.entries(warOf(t).offMap)) {
    const ship = t.rules.shipOf[id];
    if (ship !== undefined && useOf(t.rules, box).startsWith("repair") && isRepairable(t, ship))
      repairHit(t, ship);
  }
}

const navalRepair = bothSides("15.0", "Naval repairs", "naval-repair-side");

const begin: typeof navalRepair = {
  ...navalRepair,
  enter(t, frame) {
    navalRepair.enter!(t, frame);
    repairOffMap(t);
    countMonths(t);
  },
};

export const navalRepairSteps: Steps<Rules, Position> = {
  "naval-repair": begin,
  "naval-repair-side": navalRepairSide,
};
