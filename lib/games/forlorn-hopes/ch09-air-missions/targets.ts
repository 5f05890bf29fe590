import { derived, derivedBy } from "../../../kernel";
import { isInPlay } from "../model/distance";
import { ownerOf, siteOfBase } from "../model/bases";
import type { Target } from "../model/attacks";
import { BaseState, type ForlornTable, hasFlag, type Position, ShipFlag } from "../model/position";
import { enemyOf, isHex, type Rules } from "../model/rules";
import { friendlyPort } from "../model/ships";
import { shipsAt } from "../model/units";
import { hexesToDropAt } from "./paratroops";

/** 9.1.3, 9.6 What a side can attack from the air, by hex. */

/** Specific targets of a hex, in a fixed order; ships are one, without a ship. */
export type TargetsByHex = ReadonlyMap<number, readonly Target[]>;

/** What a side can attack ashore: ships move more often than that changes. */
const ashore = derivedBy<Rules, Position, number, TargetsByHex>((_t, side) => side, targetsAshore, [
  "bases",
  "control",
  "ground",
  "supply",
  "terms",
]);

/** What a side can attack; good until the position changes. */
export const targetsFor = derivedBy<Rules, Position, number, TargetsByHex>((_t, side) => side, targetsOf, [
  "bases",
  "control",
  "fleet",
  "ground",
  "supply",
  "terms",
]);
export const targetsAt = (t: ForlornTable, side: number, hex: number): readonly Target[] =>
  targetsFor(t, side).get(hex) ?? [];

function targetsOf(t: ForlornTable, side: number): TargetsByHex {
  const found = new Map<number, readonly Target[]>();
  for (let ship = 0; ship < t.rules.ships.length; ship++) {
    if (t.rules.ships[ship]!.side === side || !canBeAttacked(t, ship)) continue;
    const site = t.position.fleet.site[ship]!;
    if (isInPlay(t, site) && !found.has(site))
      found.set(site, [{ kind: "naval", site }, ...(ashore(t, side).get(site) ?? [])]);
  }
  for (const [hex, there] of ashore(t, side)) if (!found.has(hex)) found.set(hex, there);
  return found;
}

function targetsAshore(t: ForlornTable, side: number): TargetsByHex {
  const { rules, position } = t;
  const enemy = enemyOf(side);
  const found = new Map<number, Target[]>();
  const add = (hex: number, target: Target): void => {
    if (!isHex(rules, hex) || !isInPlay(t, hex)) return;
    const there = found.get(hex);
    if (there) there.push(target);
    else found.set(hex, [target]);
  };
  for (const [base, { kind }] of rules.bases.entries())
    if (
      kind !== "carrier" &&
      kind !== "off-map" &&
      ownerOf(t, base) === enemy &&
      position.bases.state[base] !== BaseState.destroyed
    )
      add(siteOfBase(t, base), { kind: "airbase", base });
  for (const [place, { hex, isCity, isPort }] of rules.places.entries())
    if ((isCity || isPort) && position.control[hex] === enemy) add(hex, { kind: "city-or-port", place });
  for (const [groundUnit, { side: owner }] of rules.groundUnits.entries())
    if (owner === enemy && position.ground.aboard[groundUnit]! < 0)
      add(position.ground.site[groundUnit]!, { kind: "ground", groundUnit });
  for (const { id, side: owner, site, aboard } of position.supply)
    if (owner === enemy && aboard < 0) add(site, { kind: "supply", supply: id });
  return found;
}

/**
 * Ships are attacked when they are spotted, or in port. A submarine is not; nor is a Daihatsu on its Logistics side, which is no
 * naval unit in air combat (13.3.2).
 */
function canBeAttacked(t: ForlornTable, ship: number): boolean {
  const { class: type, side } = t.rules.ships[ship]!;
  const site = t.position.fleet.site[ship]!;
  const flags = t.position.fleet.flags[ship]!;
  if (!isHex(t.rules, site) || type === "SS" || hasFlag(flags, ShipFlag.logistics)) return false;
  return hasFlag(flags, ShipFlag.spotted) || friendlyPort(t, side, site) >= 0;
}

/** 9.6: all ships of the enemy in a hex that an attack on naval units is against. */
export const shipsAttackedAt = (t: ForlornTable, side: number, hex: number): number[] =>
  shipsAt(t, hex).filter((ship) => t.rules.ships[ship]!.side === enemyOf(side) && canBeAttacked(t, ship));

/** The target that ships are in a hex; none where there are none (9.1.4). */
export const navalTargetsAt = (t: ForlornTable, side: number, hex: number): readonly Target[] =>
  isInPlay(t, hex) && hasShipAttackedAt(t, side, hex) ? [{ kind: "naval", site: hex }] : [];

function hasShipAttackedAt(t: ForlornTable, side: number, hex: number): boolean {
  const { site } = t.position.fleet;
  for (let ship = 0; ship < site.length; ship++)
    if (site[ship] === hex && t.rules.ships[ship]!.side !== side && canBeAttacked(t, ship)) return true;
  return false;
}

/** Whether a target is still there: an airbase is not once it is destroyed, nor are ships once they are sunk. */
export function isThere(t: ForlornTable, side: number, { kind, base, site, supply }: Target): boolean {
  if (base !== undefined)
    return ownerOf(t, base) === enemyOf(side) && t.position.bases.state[base] !== BaseState.destroyed;
  if (kind === "naval") return hasShipAttackedAt(t, side, site!);
  return supply === undefined || t.position.supply.some(({ id }) => id === supply);
}

/** Hexes in which paratroops could drop (9.11). */
export const dropHexes = derived<Rules, Position, readonly number[]>(
  (t) => hexesToDropAt(t),
  ["ground", "terms"],
);
