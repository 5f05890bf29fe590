import { distance } from "../model/distance";
import { givenCycle } from "../model/cycle";
import { HAD_INITIATIVE, initiativeOf } from "../model/initiative";
import { FORT, navalUnitsAt, shipsAt } from "../model/navy";
import type { PacificTable } from "../model/position";
import { ALLIED, enemyOf, JAPANESE, sideIds } from "../model/rules";
import { maySearch } from "../model/search";
import { airClass, baseAt, groundClass, hexOfShip, isInterdicted } from "../model/units";
import { type Chart, hasForce, reaches } from "./charts";

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

/** 24.3.2, 24.3.3: hexes that a side may still search: with a Task Force that was not searched for, or with a Force. */
export function targetHexes(t: PacificTable, side: number): number[] {
  const { position } = t;
  const enemy = enemyOf(side);
  const hexes = new Set<number>();
  for (const group of position.taskForces)
    if (group.side === enemy && group.hex >= 0 && !group.searched) hexes.add(group.hex);
  // Whatever makes a Force of the enemy (2.5.11).
  for (const unit of position.groundUnits)
    if (unit.hex >= 0 && unit.ship < 0 && groundClass(t.rules, unit).side === enemy) hexes.add(unit.hex);
  for (const unit of position.airUnits)
    if (unit.hex >= 0 && unit.ship < 0 && airClass(t.rules, unit).side === enemy) hexes.add(unit.hex);
  for (const base of position.bases) if (base.side === enemy && base.hex >= 0) hexes.add(base.hex);
  for (const [ship, hex] of position.fleet.hex.entries())
    if (hex >= 0 && t.rules.ships[ship]!.side === enemy && position.fleet.taskForce[ship]! < 0)
      hexes.add(hex);
  const searched = position.searches.filter((search) => search.side === side).map(({ hex }) => hex);
  const isReached = reachOf(t, side);
  return [...hexes].filter((hex) => !searched.includes(hex) && isReached(hex)).sort((a, b) => a - b);
}

/** Whether any unit of a side can search a hex: what `searchersOf` finds out, for many hexes at once. */
function reachOf(t: PacificTable, side: number): (hex: number) => boolean {
  const { rules, position } = t;
  // With these the range of a search is another matter for every hex.
  if (onlySearch(t, side) || position.options.includes("krs-submarine"))
    return (hex) => searchersOf(t, side, hex).length > 0;
  /** By hex in which a searcher is: a bit for each range at which it finds something. */
  const seekers = new Map<number, number>();
  const add = (from: number, ranges: number): void =>
    void seekers.set(from, (seekers.get(from) ?? 0) | ranges);
  const rangesOf: Record<Chart, number> = { lra: 0, "f-t-b": 0, spotter: 0 };
  for (const chart of ["lra", "f-t-b", "spotter"] as const)
    for (let range = 0; range <= rules.parameters.search.range; range++)
      if (reaches(t, side, chart, range)) rangesOf[chart] |= 1 << range;
  const busyShips = new Set(position.searches.map(({ ship }) => ship));
  for (const [ship, of] of rules.ships.entries()) {
    const from = of.side === side && !busyShips.has(ship) ? hexOfShip(position, ship) : -1;
    const sight = from < 0 ? -1 : sightOf(t, ship);
    if (sight >= 0) add(from, rangesOf.spotter & (sight === Infinity ? -1 : (2 << sight) - 1));
  }
  const busyAirUnits = new Set(position.searches.map(({ airUnit }) => airUnit));
  for (const [airUnit, unit] of position.airUnits.entries()) {
    const from = busyAirUnits.has(airUnit) ? -1 : searchSite(t, airUnit, side);
    if (from >= 0) add(from, rangesOf[chartOf(t, airUnit, airClass(rules, unit).engine)]);
  }
  const all = [...seekers];
  return (hex) =>
    all.some(([from, ranges]) => (ranges & (1 << Math.min(30, distance(rules.hexes, from, hex)))) !== 0) ||
    ((rangesOf.spotter & 1) !== 0 && hexSearchers(t, side, hex).length > 0);
}

/** Where an air unit of a side searches from; -1 where it does not: an interdicted airbase does not search (4.1). */
function searchSite(t: PacificTable, airUnit: number, side: number): number {
  const { rules, position } = t;
  const unit = position.airUnits[airUnit]!;
  const from = unit.ship < 0 ? unit.hex : hexOfShip(position, unit.ship);
  if (airClass(rules, unit).side !== side || unit.steps === 0 || from < 0) return -1;
  const base = unit.ship < 0 ? baseAt(t, from, side) : -1;
  return base >= 0 && isInterdicted(t, base) ? -1 : from;
}

const chartOf = (t: PacificTable, airUnit: number, engine: string): Chart =>
  engine === "LRA" || searchesAsLra(t, airUnit) ? "lra" : "f-t-b";

/** Units of a side that can search a hex and have not searched. */
export function searchersOf(t: PacificTable, side: number, hex: number): Searcher[] {
  const only = onlySearch(t, side);
  const all = only
    ? airSearchers(t, side, hex)
    : [...hexSearchers(t, side, hex), ...shipSearchers(t, side, hex), ...airSearchers(t, side, hex)];
  return all.filter(({ chart, airUnit, range }) => {
    if (
      only &&
      (airClass(t.rules, t.position.airUnits[airUnit]!).engine !== only.engine || range > only.range)
    )
      return false;
    return reaches(t, side, chart, range);
  });
}

/** Any other combat unit and any installation searches its own hex; one is as good as another. */
function hexSearchers(t: PacificTable, side: number, hex: number): Searcher[] {
  const { rules, position } = t;
  const base = baseAt(t, hex, side);
  const isThere =
    (base >= 0 && !isInterdicted(t, base)) ||
    position.groundUnits.some((unit) => unit.hex === hex && groundClass(rules, unit).side === side) ||
    position.supportBases.some((each) => each.hex === hex && each.side === side) ||
    rules.headquarters.some((each, n) => each.side === side && position.headquarters[n] === hex) ||
    // 2.3.4: guns on shore are a naval unit.
    navalUnitsAt(t, hex, side).some((unit) => unit === FORT || !rules.ships[unit]!.isSpotter);
  return isThere ? [{ chart: "spotter", ship: -1, airUnit: -1, range: 0 }] : [];
}

function shipSearchers(t: PacificTable, side: number, hex: number): Searcher[] {
  const { rules, position } = t;
  return rules.ships.flatMap((of, ship): Searcher[] => {
    const from = hexOfShip(position, ship);
    if (of.side !== side || from < 0) return [];
    if (position.searches.some((search) => search.ship === ship)) return [];
    const range = distance(rules.hexes, from, hex);
    return range <= sightOf(t, ship) ? [{ chart: "spotter", ship, airUnit: -1, range }] : [];
  });
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

function airSearchers(t: PacificTable, side: number, hex: number): Searcher[] {
  const { rules, position } = t;
  return position.airUnits.flatMap((unit, airUnit): Searcher[] => {
    const from = searchSite(t, airUnit, side);
    if (from < 0 || position.searches.some((search) => search.airUnit === airUnit)) return [];
    const chart = chartOf(t, airUnit, airClass(rules, unit).engine);
    const range = distance(rules.hexes, from, hex);
    return [{ chart, ship: -1, airUnit, range: Math.min(range, byTanker(t, airUnit, from, hex)) }];
  });
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
    if (hasForce(t, at, ALLIED) || shipsAt(t, at, ALLIED).length > 0) return least;
    const range = distance(rules.hexes, at, hex);
    return range <= seaplaneSearch ? Math.min(least, range) : least;
  }, Infinity);
}
