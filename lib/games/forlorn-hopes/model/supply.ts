import { derived } from "../../../kernel";
import { landNeighbours } from "../board/distance";
import { type ForlornTable, hasFlag, type Position, ShipFlag, type SupplyUnit } from "./position";
import { enemyOf, isHex, NOBODY, type Rules, sideIds } from "./rules";
import { holds, shipsAt } from "./units";

/** 13.1, 13.2 Supply: lines over land from ports, and from supply units where no port is. */

/** By side the hexes that a line from a port or a Daihatsu reaches, and those that supply units reach. */
interface Supplied {
  byPort: Uint8Array;
  /** By hex the supply units whose lines reach it, by their ids. */
  byUnit: Map<number, string[]>;
}

const supplied = derived<Rules, Position, Supplied[]>(
  (t) => sideIds.map((_, side) => work(t, side)),
  ["control", "hits", "fleet", "ground", "supply"],
);

function work(t: ForlornTable, side: number): Supplied {
  const byPort = new Uint8Array(t.rules.hexes.ids.length);
  for (const { hex, range } of portSources(t, side))
    spread(t, side, hex, range, (each) => (byPort[each] = 1));
  const byUnit = new Map<number, string[]>();
  for (const unit of t.position.supply) {
    if (unit.side !== side || unit.aboard >= 0 || !isHex(t.rules, unit.site)) continue;
    spread(t, side, unit.site, rangeOfUnit(t, unit), (each) => {
      byUnit.set(each, [...(byUnit.get(each) ?? []), unit.id]);
    });
  }
  return { byPort, byUnit };
}

/** 13.4: hits on a source shorten its lines; without an entry they have any length. */
const rangeOfUnit = ({ rules }: ForlornTable, { hits }: SupplyUnit): number =>
  rules.hitsEffects.supplyUnit[String(hits)]?.supplyRange ?? Infinity;

/** Friendly ports that are open, and Daihatsus on their Logistics side (13.1, 13.3.2). */
function portSources(t: ForlornTable, side: number): { hex: number; range: number }[] {
  const { rules, position } = t;
  const sources: { hex: number; range: number }[] = [];
  for (const [n, { id, hex, isPort, isSupplyPort }] of rules.places.entries()) {
    if (position.control[hex] !== side || !(isPort || isSupplyPort) || isBlockaded(t, side, hex)) continue;
    const effects = (rules.hitsEffects.places[id] ?? rules.hitsEffects.port)[String(position.hits[n]!)];
    if (!effects || effects.supplySource) sources.push({ hex, range: effects?.supplyRange ?? Infinity });
  }
  for (const [ship, { side: owner }] of rules.ships.entries()) {
    const site = position.fleet.site[ship]!;
    if (owner === side && hasFlag(position.fleet.flags[ship]!, ShipFlag.logistics) && isHex(rules, site))
      sources.push({ hex: site, range: Infinity });
  }
  return sources;
}

/** 13.2: enemy ships in the hex of the port. A submarine does not close it. */
export const isBlockaded = (t: ForlornTable, side: number, hex: number): boolean =>
  shipsAt(t, hex).some((ship) => t.rules.ships[ship]!.side !== side && t.rules.ships[ship]!.class !== "SS");

/** A line passes hexes that the side controls, and neutral ones without an enemy. */
function spread(
  t: ForlornTable,
  side: number,
  from: number,
  range: number,
  reach: (hex: number) => void,
): void {
  const isOpen = (hex: number): boolean => {
    const control = t.position.control[hex]!;
    return control === side || (control === NOBODY && !holds(t, enemyOf(side), hex));
  };
  const far = new Map([[from, 0]]);
  const queue = [from];
  for (const hex of queue) {
    reach(hex);
    const next = far.get(hex)! + 1;
    if (next > range) continue;
    for (const beyond of landNeighbours(t.rules, hex))
      if (!far.has(beyond) && isOpen(beyond)) {
        far.set(beyond, next);
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
