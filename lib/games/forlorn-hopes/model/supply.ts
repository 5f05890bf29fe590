import { derived } from "../../../kernel";
import { allLandNeighbours, landNeighbours } from "./distance";
import {
  type ForlornTable,
  GroundFlag,
  hasFlag,
  type Position,
  type Positioned,
  ShipFlag,
  type SupplyUnit,
} from "./position";
import { enemyOf, isHex, NOBODY, type Rules, sideIds } from "./rules";
import { shipsOf } from "./ships";
import { holds } from "./units";

/** 13.1, 13.2 Supply: lines over land from ports, and from supply units where no port is. */

/** By side the hexes that a line from a port or a Daihatsu reaches, and those that supply units reach. */
export interface Supplied {
  byPort: Uint8Array;
  /** By hex the supply units whose lines reach it, by their ids. */
  byUnit: Map<number, string[]>;
  /** Hexes from which some line could go on by another hex. */
  goesOn: Uint8Array;
}

const supplied = derived<Rules, Position, Supplied[]>(
  (t) => sideIds.map((_, side) => suppliedIn(t, side)),
  ["control", "hits", "fleet", "ground", "supply"],
);

/** Worked out of any position, whether it is in play or not. */
export function suppliedIn(t: Positioned, side: number): Supplied {
  const byPort = new Uint8Array(t.rules.hexes.ids.length);
  const goesOn = new Uint8Array(t.rules.hexes.ids.length);
  const sources = portSources(t, side);
  const reach = (hex: number, left: number): void => {
    byPort[hex] = 1;
    if (left > 0) goesOn[hex] = 1;
  };
  // Lines of any length from all their sources at once.
  const endless = sources.filter(({ range }) => range === Infinity);
  spread(
    t,
    side,
    endless.map(({ hex }) => hex),
    Infinity,
    reach,
  );
  for (const { hex, range } of sources) if (range !== Infinity) spread(t, side, [hex], range, reach);
  const byUnit = new Map<number, string[]>();
  for (const unit of t.position.supply) {
    if (unit.side !== side || unit.aboard >= 0 || !isHex(t.rules, unit.site)) continue;
    spread(t, side, [unit.site], rangeOfUnit(t, unit), (each, left) => {
      const there = byUnit.get(each);
      if (there) there.push(unit.id);
      else byUnit.set(each, [unit.id]);
      if (left > 0) goesOn[each] = 1;
    });
  }
  return { byPort, byUnit, goesOn };
}

/** 13.4: hits on a source shorten its lines; without an entry they have any length. */
const rangeOfUnit = ({ rules }: Positioned, { hits }: Pick<SupplyUnit, "hits">): number =>
  rules.hitsEffects.supplyUnit[String(hits)]?.supplyRange ?? Infinity;

/** Friendly ports that are open, and Daihatsus on their Logistics side, which are closed by a blockade as well (13.1, 13.2). */
function portSources(t: Positioned, side: number): { hex: number; range: number }[] {
  const { rules, position } = t;
  const sources: { hex: number; range: number }[] = [];
  for (const [place, { hex }] of rules.places.entries())
    if (position.control[hex] === side && isOpenSource(t, side, place))
      sources.push({ hex, range: effectsAt(t, place)?.supplyRange ?? Infinity });
  for (const [ship, { side: owner }] of rules.ships.entries()) {
    const site = position.fleet.site[ship]!;
    if (owner !== side || !hasFlag(position.fleet.flags[ship]!, ShipFlag.logistics)) continue;
    if (isHex(rules, site) && !isBlockaded(t, side, site)) sources.push({ hex: site, range: Infinity });
  }
  return sources;
}

/** Whether a place is a source for the side that holds it: a port that is open and not blockaded (13.1). */
function isOpenSource(t: Positioned, side: number, place: number): boolean {
  const { hex, isPort, isSupplyPort } = t.rules.places[place]!;
  return (
    (isPort || isSupplyPort) && !isBlockaded(t, side, hex) && effectsAt(t, place)?.supplySource !== false
  );
}

/** 13.4: what the hits on a place do. */
const effectsAt = ({ rules, position }: Positioned, place: number) =>
  (rules.hitsEffects.places[rules.places[place]!.id] ?? rules.hitsEffects.port)[
    String(position.hits[place]!)
  ];

/** 13.2: enemy ships in the hex of the port. A submarine does not close it. */
export function isBlockaded({ rules, position: { fleet } }: Positioned, side: number, hex: number): boolean {
  for (const ship of shipsOf(rules, enemyOf(side)))
    if (fleet.site[ship] === hex && rules.ships[ship]!.class !== "SS") return true;
  return false;
}

/** By hex one more than the hexes from the start, 0 where no line has come; for all lines, as none is followed within another. */
let far = new Uint16Array(0);

/** A line passes hexes that the side controls, and neutral ones without an enemy. */
function spread(
  t: Positioned,
  side: number,
  from: readonly number[],
  range: number,
  reach: (hex: number, left: number) => void,
): void {
  const isOpen = (hex: number): boolean => {
    const control = t.position.control[hex]!;
    return control === side || (control === NOBODY && !holds(t, enemyOf(side), hex));
  };
  const count = t.rules.hexes.ids.length;
  if (far.length < count) far = new Uint16Array(count);
  else far.fill(0);
  const neighbours = allLandNeighbours(t.rules);
  const queue: number[] = [];
  for (const hex of from) {
    if (far[hex] === 1) continue;
    far[hex] = 1;
    queue.push(hex);
  }
  for (let n = 0; n < queue.length; n++) {
    const hex = queue[n]!;
    const next = far[hex]!;
    reach(hex, range - (next - 1));
    if (next > range) continue;
    for (const beyond of neighbours[hex] ?? [])
      if (far[beyond] === 0 && isOpen(beyond)) {
        far[beyond] = next + 1;
        queue.push(beyond);
      }
  }
}

/** Whether a line leads from a hex to an open port. Off the map there is always supply. */
export const isOnPortLine = (t: ForlornTable, side: number, site: number): boolean =>
  !isHex(t.rules, site) || supplied(t)[side]!.byPort[site] === 1;

/** The supply units that can supply a hex, by their ids. */
export const supplyUnitsFor = (t: ForlornTable, side: number, hex: number): readonly string[] =>
  supplied(t)[side]!.byUnit.get(hex) ?? [];

/** Whether a side's unit or airbase in a hex is in supply, by port or by supply unit (13.0). */
export const isSupplied = (t: ForlornTable, side: number, site: number): boolean =>
  isOnPortLine(t, side, site) || supplyUnitsFor(t, side, site).length > 0;

/**
 * 11.4: whether a unit of the side would be in supply in a hex next to one of its own, if it went there: the hex would be the
 * side's then, and its port as well.
 */
export function wouldBeSupplied(t: ForlornTable, side: number, hex: number): boolean {
  const place = t.rules.hexes.place[hex]!;
  if (place >= 0 && isOpenSource(t, side, place)) return true;
  const { goesOn } = supplied(t)[side]!;
  return landNeighbours(t.rules, hex).some((beyond) => goesOn[beyond] === 1);
}

/** Whether the line of a supply unit of the side leads to a hex: from where it is or was, as far as its hits let it (11.1, 13.4). */
export function reaches(
  t: Positioned,
  side: number,
  unit: Pick<SupplyUnit, "site" | "hits">,
  hex: number,
): boolean {
  let found = false;
  spread(t, side, [unit.site], rangeOfUnit(t, unit), (each) => {
    if (each === hex) found = true;
  });
  return found;
}

/** Whether a ground unit ashore is in supply: by a line, or where it has landed (11.5.3). */
export const isUnitSupplied = (t: ForlornTable, unit: number): boolean =>
  hasFlag(t.position.ground.flags[unit]!, GroundFlag.beachhead) ||
  isSupplied(t, t.rules.groundUnits[unit]!.side, t.position.ground.site[unit]!);
