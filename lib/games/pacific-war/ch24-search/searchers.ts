import { derivedBy } from "../../../kernel";
import { distance } from "../model/distance";
import { givenCycle } from "../model/cycle";
import { HAD_INITIATIVE, initiativeOf } from "../model/initiative";
import { FORT, navalUnitsAt } from "../model/navy";
import type { PacificTable, Position } from "../model/position";
import { hasGroundUnits, hasShips, hexesWithTroops, shipsOfSide } from "../model/presence";
import { ALLIED, enemyOf, JAPANESE, type Rules, sideIds } from "../model/rules";
import { maySearch } from "../model/search";
import { airClass, baseAt, basesOf, hexOfShip, isInterdicted } from "../model/units";
import { type Chart, hasForce, type Ranges, rangesOf } from "./charts";

/** 24.3 Who searches which hex. */

export interface Searcher {
  chart: Chart;
  /** -1 where it is not a ship, or no air unit: another unit in the hex itself. */
  ship: number;
  airUnit: number;
  range: number;
}

/** What the scenario says of the searches of a side in this Battle Cycle. */
export function onlySearch({ position }: PacificTable, side: number) {
  const own = givenCycle(position)?.search;
  return own?.side === sideIds[side]! ? own : undefined;
}

/** 24.0: whether a side may search now at all. */
export function maySearchNow(t: PacificTable, side: number): boolean {
  if (!maySearch(t, side)) return false;
  return onlySearch(t, side) === undefined || !t.position.searches.some((search) => search.side === side);
}

/** Everything that decides who can search what. */
const READS: readonly (keyof Position)[] = [
  "taskForces",
  "fleet",
  "airUnits",
  "groundUnits",
  "bases",
  "supportBases",
  "headquarters",
  "fortifications",
  "searches",
  "terms",
  "options",
  "cycle",
  "war",
  "lighting",
];

/** 24.3.2, 24.3.3: hexes that a side may still search: with a Task Force that was not searched for, or with a Force. */
export const targetHexes = derivedBy<Rules, Position, number, readonly number[]>(
  (_t, side) => side,
  (t, side) => {
    const { searches } = t.position;
    const hexes = forceHexes(t, enemyOf(side));
    for (const search of searches) if (search.side === side) hexes.delete(search.hex);
    return [...hexes].filter((hex) => canSearch(t, side, hex)).sort((a, b) => a - b);
  },
  READS,
);

function forceHexes(t: PacificTable, side: number): Set<number> {
  const { airUnits, bases, fleet, taskForces } = t.position;
  const hexes = new Set<number>();
  for (const group of taskForces)
    if (group.side === side && group.hex >= 0 && !group.searched) hexes.add(group.hex);
  // Whatever makes a Force of the enemy (2.5.11).
  for (const hex of hexesWithTroops(t, side)) hexes.add(hex);
  for (const unit of airUnits)
    if (unit.hex >= 0 && unit.ship < 0 && airClass(t.rules, unit).side === side) hexes.add(unit.hex);
  for (const base of basesOf(t, side)) hexes.add(bases[base]!.hex);
  for (const ship of shipsOfSide(t, side)) if (fleet.taskForce[ship]! < 0) hexes.add(fleet.hex[ship]!);
  return hexes;
}

/** Whoever may search other hexes than its own, and from where. */
interface Scout {
  chart: Chart;
  ship: number;
  airUnit: number;
  from: number;
  /** How far it sees at most, whatever the chart says. */
  most: number;
}

/** Ships and air units of a side that have not searched. */
const scoutsOf = derivedBy<Rules, Position, number, readonly Scout[]>(
  (_t, side) => side,
  (t, side) => {
    const only = onlySearch(t, side);
    return only ? airScouts(t, side, only) : [...shipScouts(t, side), ...airScouts(t, side)];
  },
  READS,
);

function shipScouts(t: PacificTable, side: number): Scout[] {
  const searched = new Set(t.position.searches.map(({ ship }) => ship));
  return shipsOfSide(t, side).flatMap((ship): Scout[] => {
    const most = sightOf(t, ship);
    if (most < 0 || searched.has(ship)) return [];
    return [{ chart: "spotter", ship, airUnit: -1, from: hexOfShip(t.position, ship), most }];
  });
}

function airScouts(t: PacificTable, side: number, only?: { engine: string; range: number }): Scout[] {
  const { rules, position } = t;
  const searched = new Set(position.searches.map(({ airUnit }) => airUnit));
  const found: Scout[] = [];
  for (const [airUnit, unit] of position.airUnits.entries()) {
    const of = airClass(rules, unit);
    if (of.side !== side || unit.steps === 0 || searched.has(airUnit)) continue;
    const from = unit.ship < 0 ? unit.hex : hexOfShip(position, unit.ship);
    if (from < 0 || (only && of.engine !== only.engine)) continue;
    // 4.1: an interdicted airbase does not search.
    const base = unit.ship < 0 ? baseAt(t, from, side) : -1;
    if (base >= 0 && isInterdicted(t, base)) continue;
    const chart = of.engine === "LRA" || searchesAsLra(t, airUnit) ? "lra" : "f-t-b";
    found.push({ chart, ship: -1, airUnit, from, most: only?.range ?? Infinity });
  }
  return found;
}

/** How far it is for a scout to a hex; Infinity where it finds nothing there. */
function rangeOf(
  t: PacificTable,
  { chart, airUnit, from, most }: Scout,
  ranges: Ranges,
  hex: number,
): number {
  const flown = distance(t.rules.hexes, from, hex);
  const range = airUnit < 0 ? flown : Math.min(flown, byTanker(t, airUnit, from, hex));
  return range <= most && ranges[chart][range] === true ? range : Infinity;
}

/** Units of a side that can search a hex and have not searched. */
export function searchersOf(t: PacificTable, side: number, hex: number): Searcher[] {
  const found: Searcher[] = [];
  const ranges = rangesOf(t, side);
  if (seesOwnHex(t, side, hex)) found.push({ chart: "spotter", ship: -1, airUnit: -1, range: 0 });
  for (const scout of scoutsOf(t, side)) {
    const range = rangeOf(t, scout, ranges, hex);
    const { chart, ship, airUnit } = scout;
    if (range < Infinity) found.push({ chart, ship, airUnit, range });
  }
  return found;
}

/** Hexes with scouts of a side, and a bit for each range at which one there finds something. */
const postsOf = derivedBy<Rules, Position, number, readonly (readonly [number, number])[]>(
  (_t, side) => side,
  (t, side) => {
    const ranges = rangesOf(t, side);
    const posts = new Map<number, number>();
    for (const { chart, from, most } of scoutsOf(t, side)) {
      let bits = posts.get(from) ?? 0;
      for (const [range, finds] of ranges[chart].entries()) if (finds && range <= most) bits |= 1 << range;
      posts.set(from, bits);
    }
    return [...posts];
  },
  READS,
);

/** The last range that has a bit of its own: the charts end long before. */
const LAST_BIT = 30;

/** Whether any unit of a side can search a hex: what `searchersOf` finds out, for many hexes at once. */
function canSearch(t: PacificTable, side: number, hex: number): boolean {
  // 34.1: with tankers the range of a search is another matter for every hex.
  if (t.position.options.includes("krs-submarine")) return searchersOf(t, side, hex).length > 0;
  const { hexes } = t.rules;
  for (const [from, bits] of postsOf(t, side))
    if ((bits & (1 << Math.min(LAST_BIT, distance(hexes, from, hex)))) !== 0) return true;
  return seesOwnHex(t, side, hex);
}

/** Any other combat unit and any installation searches its own hex; one is as good as another. */
function seesOwnHex(t: PacificTable, side: number, hex: number): boolean {
  if (onlySearch(t, side) || !rangesOf(t, side).spotter[0]) return false;
  const { rules, position } = t;
  const base = baseAt(t, hex, side);
  return (
    (base >= 0 && !isInterdicted(t, base)) ||
    hasGroundUnits(t, hex, side) ||
    position.supportBases.some((each) => each.hex === hex && each.side === side) ||
    rules.headquarters.some((each, n) => each.side === side && position.headquarters[n] === hex) ||
    // 2.3.4: guns on shore are a naval unit.
    navalUnitsAt(t, hex, side).some((unit) => unit === FORT || !rules.ships[unit]!.isSpotter)
  );
}

/** How far a ship searches: beyond its own hex with spotters, but for Allied ones at first (34.13), and the STO (34.2). */
function sightOf(t: PacificTable, ship: number): number {
  const { rules, position } = t;
  const { options, terms } = position;
  const { isSpotter, side, type } = rules.ships[ship]!;
  if (type === "STO") return options.includes("sto-submarine") ? rules.parameters.optional.stoSearch : 0;
  if (!isSpotter) return -1;
  const hasHad = position.war
    ? initiativeOf(t, ALLIED) > 0 || position.war.special[HAD_INITIATIVE] !== undefined
    : terms.initiative === "allied";
  const isHeld = side === ALLIED && options.includes("float-planes") && !hasHad;
  return isHeld ? 0 : Infinity;
}

/** 34.8: an Activated Allied B that flies no mission in this Battle Cycle. */
export function searchesAsLra({ rules, position }: PacificTable, airUnit: number): boolean {
  const unit = position.airUnits[airUnit]!;
  const { engine, side } = airClass(rules, unit);
  const isAllied = side === ALLIED && engine === "B";
  return isAllied && position.options.includes("bomber-search") && unit.activated && !unit.flew;
}

/** 34.1: the range from the submarine that refuels a Japanese LRA; Infinity where none can. */
function byTanker(t: PacificTable, airUnit: number, from: number, hex: number): number {
  const { rules, position } = t;
  const { engine, side } = airClass(rules, position.airUnits[airUnit]!);
  if (!position.options.includes("krs-submarine") || engine !== "LRA" || side !== JAPANESE) return Infinity;
  const { seaplaneRange, seaplaneSearch } = rules.parameters.optional;
  return rules.ships.reduce((least, { type }, ship) => {
    const at = type === "KRS" ? hexOfShip(position, ship) : -1;
    if (at < 0 || rules.hexes.water[at] === "open" || distance(rules.hexes, from, at) > seaplaneRange)
      return least;
    if (hasForce(t, at, ALLIED) || hasShips(t, at, ALLIED)) return least;
    const range = distance(rules.hexes, at, hex);
    return range <= seaplaneSearch ? Math.min(least, range) : least;
  }, Infinity);
}
