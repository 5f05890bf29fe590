import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { torpedo } from "../ch25-submarines/attacks";
import { defect } from "../ch25-submarines/strength";
import { airbaseAt } from "../model/air";
import { isInArea, isOpenCountry } from "../model/areas";
import { bothSides } from "../model/both-sides";
import { beyond, DIRECTIONS } from "../model/crossing";
import { loseGroundSteps } from "../model/damage";
import { hasRoom, hasTroops, marchInto, settle } from "../model/ground";
import { isLinked } from "../model/links";
import type { PacificTable, Position } from "../model/position";
import { ALLIED, enemyOf, JAPANESE, NOWHERE, type Rules, sideIds } from "../model/rules";
import { battalionsOf } from "../model/transport";
import { airClass, groundClass, hexOfShip, isCrippled, nameOfHex } from "../model/units";
import { handOf } from "../model/war";
import { type Lanes, lanesOf, patrolsPassed, portsFrom } from "./lanes";
import { hasRail, railFrom } from "./rail";

/** 13.0 Strategic transport: behind the front units move from port to port, by rail, and Japanese ones in barges (34.17). */

type Way = "sea" | "rail" | "barge";

/** A unit, and how it moves; -1 for the kinds that it is not. */
type Mover = { way: Way; groundUnit: number; airUnit: number; ship: number };

type TransportData = Lanes & {
  side: number;
  /** The unit that is to move; null while none is chosen. */
  mover: Mover | null;
  movedGroundUnits: number[];
  movedAirUnits: number[];
  movedShips: number[];
  /** Battalions that there is still room for, by the way that they go. */
  room: Record<Way, number>;
};

const NONE = { groundUnit: -1, airUnit: -1, ship: -1 };

/** 13.2.3: what a ground unit counts for, in battalions. Larger ones than divisions go by their printed steps. */
function sizeOf(rules: Rules, unit: { kind: number }): number {
  const { battalions, regiments, stepsPerDivision } = rules.parameters.sizes;
  const size = battalionsOf(rules, unit);
  if (size !== Infinity) return size;
  return Math.ceil(groundClass(rules, unit).steps / stepsPerDivision) * battalions * regiments;
}

/** 13.2.3: so many air steps count as a division. */
function sizeOfAir({ parameters }: Rules, steps: number): number {
  const { airSteps, battalions, regiments } = parameters.sizes;
  return Math.ceil((steps * battalions * regiments) / airSteps);
}

function* movers(t: PacificTable, data: TransportData): Generator<Mover> {
  const { position, rules } = t;
  const { side, room } = data;
  const hasLane = (hex: number): boolean => portsFrom(data, hex).length > 0;
  for (const [n, unit] of position.groundUnits.entries()) {
    if (groundClass(rules, unit).side !== side || !isIdle(t, n, data)) continue;
    const size = sizeOf(rules, unit);
    if (size <= room.sea && hasLane(unit.hex)) yield { ...NONE, way: "sea", groundUnit: n };
    if (size <= room.rail && hasRail(t, unit.hex, side) && isLinked(t, unit.hex, side))
      yield { ...NONE, way: "rail", groundUnit: n };
    if (size <= room.barge && bargesFrom(t, unit.hex).length > 0 && isLinked(t, unit.hex, side))
      yield { ...NONE, way: "barge", groundUnit: n };
  }
  for (const [n, unit] of position.airUnits.entries()) {
    if (airClass(rules, unit).side !== side || unit.ship >= 0 || unit.steps === 0 || unit.activated) continue;
    if (unit.alerted || unit.over >= 0 || data.movedAirUnits.includes(n)) continue;
    if (
      sizeOfAir(rules, unit.steps) <= room.sea &&
      portsFrom(data, unit.hex).some((to) => isAirbase(t, to, side))
    )
      yield { ...NONE, way: "sea", airUnit: n };
  }
  for (const [n, ship] of rules.ships.entries()) {
    if (ship.side !== side || !isCrippled(t, n) || position.fleet.activated[n] || data.movedShips.includes(n))
      continue;
    if (position.fleet.taskForce[n]! < 0 && hasLane(position.fleet.hex[n]!))
      yield { ...NONE, way: "sea", ship: n };
  }
}

/** Ashore, not Activated, not among the enemy, and not moved in this phase. */
function isIdle(t: PacificTable, n: number, { side, movedGroundUnits }: TransportData): boolean {
  const unit = t.position.groundUnits[n]!;
  if (unit.hex < 0 || unit.ship >= 0 || unit.activated || movedGroundUnits.includes(n)) return false;
  return !hasTroops(t, unit.hex, enemyOf(side));
}

const isAirbase = (t: PacificTable, hex: number, side: number): boolean => airbaseAt(t, hex, side) >= 0;

const isShore = ({ hexes }: Rules, hex: number): boolean =>
  hexes.land[hex] !== "none" && hexes.water[hex] !== "none";

/** 34.17: shoreline hexes across one hexside of water. */
function bargesFrom({ rules }: PacificTable, hex: number): number[] {
  const found: number[] = [];
  if (!isShore(rules, hex)) return found;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const to = beyond(rules, hex, direction);
    if (to !== NOWHERE && (rules.hexes.sea[hex]! & (1 << direction)) !== 0 && isShore(rules, to))
      found.push(to);
  }
  return found;
}

/** Where the chosen unit may go. */
function goals(t: PacificTable, data: TransportData): number[] {
  const { side, mover } = data;
  if (!mover) return [];
  const { airUnits, fleet, groundUnits } = t.position;
  const { airUnit, groundUnit, ship, way } = mover;
  if (ship >= 0) return portsFrom(data, fleet.hex[ship]!);
  if (airUnit >= 0) return portsFrom(data, airUnits[airUnit]!.hex).filter((hex) => isAirbase(t, hex, side));
  const { hex } = groundUnits[groundUnit]!;
  const all =
    way === "sea" ? portsFrom(data, hex) : way === "rail" ? railFrom(t, hex, side) : bargesFrom(t, hex);
  return all.filter(
    (to) =>
      hasRoom(t, to, [groundUnit]) &&
      isInArea(t, to, side) &&
      isOpenCountry(t, to, side) &&
      (way === "barge" || !hasTroops(t, to, enemyOf(side))) &&
      (way !== "rail" || isLinked(t, to, side)),
  );
}

/** Codes of a unit: by the way that it goes, then by its list. */
const ways: readonly Way[] = ["sea", "rail", "barge"];

function codeOf({ rules, position }: PacificTable, { airUnit, groundUnit, ship, way }: Mover): number {
  const air = position.groundUnits.length;
  const fleet = air + position.airUnits.length;
  const n = groundUnit >= 0 ? groundUnit : airUnit >= 0 ? air + airUnit : fleet + ship;
  return n * ways.length + ways.indexOf(way) + (rules.hexes.ids.length + 1);
}

function moverOf({ rules, position }: PacificTable, code: number): Mover {
  const left = code - (rules.hexes.ids.length + 1);
  const n = Math.floor(left / ways.length);
  const way = ways[left % ways.length]!;
  const air = n - position.groundUnits.length;
  if (air < 0) return { ...NONE, way, groundUnit: n };
  const ship = air - position.airUnits.length;
  return ship < 0 ? { ...NONE, way, airUnit: air } : { ...NONE, way, ship };
}

const idOf = ({ rules, position }: PacificTable, { airUnit, groundUnit, ship }: Mover): string =>
  groundUnit >= 0
    ? position.groundUnits[groundUnit]!.id
    : airUnit >= 0
      ? position.airUnits[airUnit]!.id
      : rules.ships[ship]!.id;

/** Codes are hexes while a unit is on its way, and units otherwise. */
const transportSide: Step<Rules, Position, TransportData> = {
  rule: "13.0",
  title: "Strategic transport of a side",
  // Which units are in a hex the enemy does not see (2.5.10).
  secret: true,
  enter(t, { data }) {
    t.set(data, "mover", null);
    t.set(data, "room", roomOf(t, data.side));
    for (const member of ["movedGroundUnits", "movedAirUnits", "movedShips"] as const)
      t.set(data, member, []);
    const { portHex, waters } = lanesOf(t, data.side);
    t.set(data, "portHex", portHex);
    t.set(data, "waters", waters);
  },
  asks: (t, { data }) => (data.mover || movers(t, data).next().done !== true ? 1 << data.side : 0),
  options(t, { data }, _side, out) {
    if (data.mover) out.push(...goals(t, data));
    else for (const mover of movers(t, data)) out.push(codeOf(t, mover));
    out.push(DONE);
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    if (data.mover) return { to: t.rules.hexes.ids[code]! };
    const mover = moverOf(t, code);
    return { transport: idOf(t, mover), by: mover.way };
  },
  prompt: (t, { data }) =>
    data.mover ? `Where does ${idOf(t, data.mover)} go?` : "Which unit moves by strategic transport?",
  why: (_t, { data }) => (data.mover ? ruleOf[data.mover.way] : "13.1"),
  take(t, { data }, code) {
    const { mover } = data;
    if (!mover) return code === DONE ? t.leave() : t.set(data, "mover", moverOf(t, code));
    t.set(data, "mover", null);
    note(t, data, mover);
    if (code !== DONE) move(t, data, mover, code);
  },
  proceed: (t) => t.leave(),
};

const ruleOf: Readonly<Record<Way, string>> = { sea: "13.1", rail: "13.2.4", barge: "34.17" };

/** 13.2: room in battalions. */
function roomOf({ rules, position }: PacificTable, side: number): Record<Way, number> {
  const { optional, sizes, strategicTransport } = rules.parameters;
  const division = sizes.battalions * sizes.regiments;
  const hasBarges = side === JAPANESE && position.options.includes("barges-and-boats");
  return {
    sea: strategicTransport.divisions[sideIds[side]!] * division,
    rail: strategicTransport.rail * division,
    barge: hasBarges ? optional.barges * division : 0,
  };
}

/** A unit moves once a phase, even one that then stays where it is. */
function note(t: PacificTable, data: TransportData, { airUnit, groundUnit, ship }: Mover): void {
  if (groundUnit >= 0) t.push(data.movedGroundUnits, groundUnit);
  else if (airUnit >= 0) t.push(data.movedAirUnits, airUnit);
  else t.push(data.movedShips, ship);
}

function move(t: PacificTable, data: TransportData, mover: Mover, to: number): void {
  const { position, rules } = t;
  const { side } = data;
  const { airUnit, groundUnit, ship, way } = mover;
  t.acted(ruleOf[way]);
  if (ship >= 0)
    return t.call("cripple-transit", {
      side: enemyOf(side),
      ship,
      toHex: to,
      patrols: patrolsPassed(t, side, position.fleet.hex[ship]!, to),
    });
  const size =
    groundUnit >= 0
      ? sizeOf(rules, position.groundUnits[groundUnit]!)
      : sizeOfAir(rules, position.airUnits[airUnit]!.steps);
  t.set(data.room, way, data.room[way] - size);
  if (airUnit >= 0) {
    const unit = position.airUnits[airUnit]!;
    t.change(`/airUnits/${unit.id}/hex`, rules.hexes.ids[unit.hex]!, rules.hexes.ids[to]!);
    t.set(unit, "hex", to);
    t.say("13.1", () => `${unit.name} is shipped to ${nameOfHex(rules, to)}.`, [side]);
    return;
  }
  if (way === "barge") return ferry(t, groundUnit, to);
  const unit = position.groundUnits[groundUnit]!;
  const from = unit.hex;
  t.change(`/groundUnits/${unit.id}/hex`, rules.hexes.ids[from]!, rules.hexes.ids[to]!);
  t.set(unit, "hex", to);
  t.say(
    ruleOf[way],
    () =>
      `${groundClass(rules, unit).name} moves ${way === "rail" ? "by rail" : "by sea"} to ${nameOfHex(rules, to)}.`,
    [side],
  );
  settle(t, from);
  settle(t, to);
}

/** 34.17: PT boats in the hex cost a step. */
function ferry(t: PacificTable, groundUnit: number, to: number): void {
  const { hexes, parameters } = t.rules;
  if (handOf(t, ALLIED).patrolBoats.includes(hexes.ids[to]!)) {
    t.reveal();
    t.say("34.17", () => `PT boats meet the barges at ${nameOfHex(t.rules, to)}.`, [0, 1]);
    loseGroundSteps(t, groundUnit, parameters.optional.boatLoss);
    if (t.position.groundUnits[groundUnit]!.hex < 0) return;
  }
  marchInto(t, groundUnit, to);
}

type Transit = {
  /** The side of the submarines. */
  side: number;
  ship: number;
  toHex: number;
  /** Patrols that are still to attack, by their places in the list. */
  patrols: number[];
};

/** 25.4.B: one attack of each patrol that a cripple passes, without a search and without anti-submarine combat. */
const crippleTransit: Step<Rules, Position, Transit> = {
  rule: "25.4",
  title: "A cripple at sea",
  proceed(t, { data }) {
    const { ship, side, toHex } = data;
    if (hexOfShip(t.position, ship) < 0) return t.leave();
    const [n, ...rest] = data.patrols;
    if (n !== undefined) {
      t.set(data, "patrols", rest);
      t.acted("25.4");
      return torpedo(t, side, ship, defect(t, t.position.patrols[n]!));
    }
    arrive(t, ship, toHex);
    t.leave();
  },
};

/** What is aboard goes with the ship. */
function arrive(t: PacificTable, ship: number, hex: number): void {
  const { position, rules } = t;
  const { id, name, side } = rules.ships[ship]!;
  t.change(`/ships/${id}/at`, rules.hexes.ids[position.fleet.hex[ship]!]!, rules.hexes.ids[hex]!);
  t.set(position.fleet.hex, ship, hex);
  for (const unit of [...position.airUnits, ...position.groundUnits])
    if (unit.ship === ship && unit.hex >= 0) t.set(unit, "hex", hex);
  t.say("13.2.5", () => `${name} limps to ${nameOfHex(rules, hex)}.`, [side]);
}

export const strategicTransportSteps: Steps<Rules, Position> = {
  "strategic-transport": bothSides("13.0", "Strategic transport", "strategic-transport-side"),
  "strategic-transport-side": transportSide,
  "cripple-transit": crippleTransit,
};
