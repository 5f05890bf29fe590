import { derived } from "../../../kernel";
import { ofRules } from "../../shared/of-rules";
import { type ForlornTable, hasFlag, type Position, ShipFlag } from "./position";
import { isHex, type Rules, sideIds } from "./rules";

/** Where ships may be, and what goes with them (2.2.4, 10.3.4). */

/** Moves a ship with all that it carries. */
export function moveShip(t: ForlornTable, ship: number, site: number): void {
  const { fleet, ground, supply } = t.position;
  t.set(fleet.site, ship, site);
  for (let unit = 0; unit < ground.aboard.length; unit++)
    if (ground.aboard[unit] === ship) t.set(ground.site, unit, site);
  for (const unit of supply) if (unit.aboard === ship) t.set(unit, "site", site);
}

/**
 * 2.2.4: two ships carry a unit of two steps in the same mission. So as long as it is aboard they go the same way: by ship those that
 * go with it, without itself.
 */
const companions = derived<Rules, Position, (readonly number[])[]>(
  (t) => {
    const { aboard, partner } = t.position.ground;
    const groups: (readonly number[])[] = t.rules.ships.map(() => none);
    for (let unit = 0; unit < aboard.length; unit++) {
      const [one, other] = [aboard[unit]!, partner[unit]!];
      if (one < 0 || other < 0 || groups[one]!.includes(other)) continue;
      const group = [one, ...groups[one]!, other, ...groups[other]!];
      for (const ship of group) groups[ship] = group.filter((each) => each !== ship);
    }
    return groups;
  },
  ["ground"],
);
const none: readonly number[] = [];

/** The ships that must go where a ship goes. */
export const companionsOf = (t: ForlornTable, ship: number): readonly number[] => companions(t)[ship]!;

/** A ship, and those that must go where it goes. */
export const withCompanions = (t: ForlornTable, ship: number): readonly number[] => [
  ship,
  ...companionsOf(t, ship),
];

/** Of ships that try to leave those that do: all that carry a unit together, or none of them. */
export function leavingTogether(
  t: ForlornTable,
  ships: readonly number[],
  leaves: (ship: number) => boolean,
): number[] {
  const left = ships.filter(leaves);
  return left.filter((ship) => companionsOf(t, ship).every((other) => left.includes(other)));
}

/**
 * 10.3.4: the East Fleet stays east of the Command Demarcation Line, the West Fleet west of it, both may be on it, and both
 * anywhere south of Java.
 */
export function isOnItsSide({ ships, hexes, commandLine }: Rules, ship: number, hex: number): boolean {
  const { fleet } = ships[ship]!;
  const column = hexes.column[hex]!;
  if (hexes.row[hex]! >= commandLine.freeFromRow) return true;
  if (fleet === "west") return column <= commandLine.column;
  return fleet !== "east" || column >= commandLine.column;
}

/** Ships of a side, in the game or not. */
export const shipsOf = (rules: Rules, side: number): readonly number[] => bySide(rules)[side]!;

const bySide = ofRules(({ ships }: Rules) =>
  sideIds.map((_, side) => [...ships.keys()].filter((ship) => ships[ship]!.side === side)),
);

/** A friendly port of the side in a hex: its place, or -1. */
export function friendlyPort({ rules, position }: ForlornTable, side: number, site: number): number {
  if (!isHex(rules, site)) return -1;
  const place = rules.hexes.place[site]!;
  return place >= 0 && rules.places[place]!.isPort && position.control[site] === side ? place : -1;
}

/** 12.2, 13.4: whether ships may come into a port: not with too many hits. */
export function isPortOpen({ rules, position }: ForlornTable, place: number): boolean {
  const { id } = rules.places[place]!;
  const effects = rules.hitsEffects.places[id] ?? rules.hitsEffects.port;
  return effects[String(position.hits[place]!)]?.shipsMayEnter ?? true;
}

/** On the map and not in a friendly port. A Daihatsu on its Logistics side is no ship (13.3.2). */
export function isAtSea(t: ForlornTable, ship: number): boolean {
  const site = t.position.fleet.site[ship]!;
  const { side } = t.rules.ships[ship]!;
  if (!isHex(t.rules, site) || hasFlag(t.position.fleet.flags[ship]!, ShipFlag.logistics)) return false;
  return friendlyPort(t, side, site) < 0;
}

/** Boxes to which ships of a side return from the map: off-map bases (12.2). */
export const homeBoxes = (rules: Rules, side: number): readonly number[] => homes(rules)[side]!;

const homes = ofRules(({ boxes }: Rules) =>
  sideIds.map((_, side) => boxes.flatMap((box, n) => (box.side === side && box.isOffMapBase ? [n] : []))),
);
