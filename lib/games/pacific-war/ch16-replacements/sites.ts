import { type Installation, installationsIn, launchOf, roomOn, siteOf } from "../model/air";
import { distance } from "../model/distance";
import { hasTroops } from "../model/ground";
import { isLinked, isReachedBy, isUnitLinked } from "../model/links";
import type { AirUnit, GroundUnit, PacificTable } from "../model/position";
import { type AirClass, enemyOf, JAPANESE, NOWHERE } from "../model/rules";
import { isOpenPort } from "../model/harbours";
import { hasHeadquarters, hasSupportBase, headquartersAtWork, holds, isHomeland } from "../model/stations";
import { airClass, groundClass } from "../model/units";

/** 16.0: where steps can be had, and how many. */

/** 16.1.E: an open port with a headquarters or an Offensive Support Base, or a Homeland hex of Japan. */
const isDepot = (t: PacificTable, hex: number, side: number): boolean =>
  (isOpenPort(t, hex, side) && (hasStation(t, hex, side) || hasSupportBase(t, hex, side))) ||
  isOwnHomeland(t, hex, side);

/** A Homeland Resource hex that Japan still holds (16.1.E, 16.2, 16.3). */
const isOwnHomeland = (t: PacificTable, hex: number, side: number): boolean =>
  side === JAPANESE && isHomeland(t, hex) && holds(t, hex, side);

const hasStation = (t: PacificTable, hex: number, side: number): boolean =>
  t.rules.headquarters.some((of, n) => of.side === side && t.position.headquarters[n] === hex);

/** 16.1: steps that a ground unit may receive in one phase. */
export function groundLimit(t: PacificTable, unit: GroundUnit): number {
  const of = groundClass(t.rules, unit);
  const { side } = of;
  const { hex, ship, broken, hits } = unit;
  if (hex < 0 || ship >= 0 || broken || hits === 0) return 0;
  if (hasTroops(t, hex, enemyOf(side)) || !isUnitLinked(t, hex, of)) return 0;
  const { groundAtBase, groundElsewhere } = t.rules.parameters.replacements;
  return isDepot(t, hex, side) ? groundAtBase : groundElsewhere;
}

/** 16.2: hexes in which an eliminated unit is built anew: Linked ports, and Homeland hexes, which need no Base. */
export function rebuildingHexes(t: PacificTable, side: number): number[] {
  const ports = t.position.bases.flatMap(({ hex, side: owner }) =>
    owner === side && hex !== NOWHERE && isDepot(t, hex, side) && isLinked(t, hex, side) ? hex : [],
  );
  return [...new Set([...ports, ...ownHomeland(t, side)])].filter((hex) => !hasTroops(t, hex, enemyOf(side)));
}

const ownHomeland = (t: PacificTable, side: number): number[] =>
  t.rules.places.flatMap(({ hex }) => (isOwnHomeland(t, hex, side) ? hex : []));

/** 16.3.2: hexes in which air units are created, and filled by more than one step. */
const isAirDepot = (t: PacificTable, hex: number, side: number): boolean =>
  isOwnHomeland(t, hex, side) ||
  hasHeadquarters(t, hex, side) ||
  (hasSupportBase(t, hex, side) && isLinked(t, hex, side));

/** 16.3: steps that an air unit may receive in one phase. */
export function airLimit(t: PacificTable, unit: AirUnit): number {
  const of = airClass(t.rules, unit);
  const hex = siteOf(t.position, unit);
  if (unit.steps === 0 || unit.over >= 0 || hex < 0 || unit.steps >= of.steps) return 0;
  if (!isSupplied(t, hex, of)) return 0;
  const { airAtBase, airElsewhere } = t.rules.parameters.replacements;
  if (isAirDepot(t, hex, of.side)) return airAtBase;
  return hasAirbridge(t, of, hex) ? airElsewhere : 0;
}

/** 12.1, 33.6: not isolated; Nationalist units through the headquarters of their army, where that is on the map. */
function isSupplied(t: PacificTable, hex: number, of: AirClass): boolean {
  const { headquarters } = t.rules;
  const army = headquarters.findIndex(
    ({ nation }, n) => nation === CHINA && t.position.headquarters[n] !== NOWHERE,
  );
  return of.nation === CHINA && army >= 0 ? isReachedBy(t, hex, of, army) : isUnitLinked(t, hex, of);
}

const CHINA = "china";

/**
 * 16.8: Air Installations from a depot to the unit, never further apart than its range. The depot where it begins needs none of
 * its own: the installations lie between.
 */
function hasAirbridge(t: PacificTable, { side, range }: AirClass, to: number): boolean {
  const { hexes } = t.rules;
  const reached = bridgeheads(t, side);
  const rest = new Set(airfields(t, side).filter((hex) => !reached.includes(hex)));
  for (const from of reached) {
    if (distance(hexes, from, to) <= range) return true;
    for (const hex of rest)
      if (distance(hexes, from, hex) <= range) {
        rest.delete(hex);
        reached.push(hex);
      }
  }
  return false;
}

/** 16.3.3, 16.8: hexes of Linked headquarters, of Linked Offensive Support Bases with a port, and of the Homeland. */
const bridgeheads = (t: PacificTable, side: number): number[] => [
  ...new Set([
    ...headquartersAtWork(t, side).map((n) => t.position.headquarters[n]!),
    ...t.position.supportBases.flatMap((each) =>
      each.side === side && isOpenPort(t, each.hex, side) && isLinked(t, each.hex, side) ? each.hex : [],
    ),
    ...ownHomeland(t, side),
  ]),
];

/** Hexes with an airbase or a carrier that can send something up. */
function airfields(t: PacificTable, side: number): number[] {
  const hexes = new Set<number>();
  for (const base of t.position.bases) if (base.side === side && base.hex !== NOWHERE) hexes.add(base.hex);
  for (const n of t.rules.ships.keys())
    if (
      t.rules.ships[n]!.side === side &&
      t.rules.ships[n]!.launchCapacity > 0 &&
      t.position.fleet.hex[n]! >= 0
    )
      hexes.add(t.position.fleet.hex[n]!);
  return [...hexes].filter((hex) =>
    installationsIn(t, hex, side).some((installation) => launchOf(t, installation, side) > 0),
  );
}

/** 16.3.2: where a unit of a class is created, with the steps for which there is room. */
export function nurseries(t: PacificTable, of: AirClass): { at: Installation; room: number }[] {
  const hexes = airfields(t, of.side).filter((hex) => isAirDepot(t, hex, of.side));
  return hexes.flatMap((hex) =>
    installationsIn(t, hex, of.side).flatMap((at) => {
      if (at.ship < 0) return [{ at, room: of.steps }];
      const ship = t.rules.ships[at.ship]!;
      const isFit =
        !ship.of.seaplaneBase && ship.nation === of.nation && of.engine === "F" && of.isCarrierCapable;
      const room = isFit ? Math.min(of.steps, roomOn(t, at.ship)) : 0;
      return room > 0 ? [{ at, room }] : [];
    }),
  );
}
