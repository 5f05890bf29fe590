import { distance } from "../model/distance";
import type { PacificTable } from "../model/position";
import { enemyOf, sideIds } from "../model/rules";
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
  const own = position.terms.cycles?.[position.cycle - 1]?.search;
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
  for (const unit of [...position.groundUnits, ...position.airUnits, ...position.bases])
    if (unit.hex >= 0 && hasForce(t, unit.hex, enemy)) hexes.add(unit.hex);
  for (const [ship, hex] of position.fleet.hex.entries())
    if (hex >= 0 && t.rules.ships[ship]!.side === enemy && position.fleet.taskForce[ship]! < 0)
      hexes.add(hex);
  const searched = position.searches.filter((search) => search.side === side).map(({ hex }) => hex);
  return [...hexes]
    .filter((hex) => !searched.includes(hex) && searchersOf(t, side, hex).length > 0)
    .sort((a, b) => a - b);
}

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
    rules.ships.some((ship, n) => ship.side === side && !ship.isSpotter && hexOfShip(position, n) === hex);
  return isThere ? [{ chart: "spotter", ship: -1, airUnit: -1, range: 0 }] : [];
}

function shipSearchers({ rules, position }: PacificTable, side: number, hex: number): Searcher[] {
  return rules.ships.flatMap((of, ship): Searcher[] => {
    const from = hexOfShip(position, ship);
    if (of.side !== side || !of.isSpotter || from < 0) return [];
    if (position.searches.some((search) => search.ship === ship)) return [];
    return [{ chart: "spotter", ship, airUnit: -1, range: distance(rules.hexes, from, hex) }];
  });
}

function airSearchers(t: PacificTable, side: number, hex: number): Searcher[] {
  const { rules, position } = t;
  return position.airUnits.flatMap((unit, airUnit): Searcher[] => {
    const of = airClass(rules, unit);
    const from = unit.ship < 0 ? unit.hex : hexOfShip(position, unit.ship);
    if (of.side !== side || unit.steps === 0 || from < 0) return [];
    if (position.searches.some((search) => search.airUnit === airUnit)) return [];
    // 4.1: an interdicted airbase does not search.
    const base = unit.ship < 0 ? baseAt(t, from, side) : -1;
    if (base >= 0 && isInterdicted(t, base)) return [];
    const chart = of.engine === "LRA" ? "lra" : "f-t-b";
    return [{ chart, ship: -1, airUnit, range: distance(rules.hexes, from, hex) }];
  });
}
