import type { Step } from "../../../kernel";
import { distance, landNeighbours } from "../model/distance";
import { isBaseDisrupted, isOperational, ownerOf, siteOfBase } from "../model/bases";
import { isCoastal } from "../model/hexes";
import { reconnaissanceAt } from "../model/patrols";
import { shipsOf } from "../model/ships";
import { siteText } from "../model/pieces";
import { type ForlornTable, hasFlag, type Position, ShipFlag } from "../model/position";
import { roll, succeeds } from "../model/rolls";
import { enemyOf, isHex, type Rules } from "../model/rules";
import { holds, setShipFlag } from "../model/units";
import { isCarrier, isSpotted, isSurfaceShip, isWarship } from "./groups";
import { groupSite, missionOf } from "./mission-data";

/** 10.3.2 Spotting: one roll for a group in each hex that it enters, however many reasons there are for it. */

/** A coastal hex that the enemy controls and holds, or that is next to a port of his along the coast. */
export function isEnemyCoast(t: ForlornTable, side: number, hex: number): boolean {
  const { rules, position } = t;
  const enemy = enemyOf(side);
  if (!isHex(rules, hex) || !isCoastal(rules, hex) || position.control[hex] !== enemy) return false;
  if (holds(t, enemy, hex)) return true;
  const isPort = (at: number): boolean =>
    position.control[at] === enemy && rules.places[rules.hexes.place[at]!]?.isPort === true;
  let reached = [hex];
  const seen = new Set(reached);
  for (let far = 0; far <= rules.parameters.navalMovement.portCoast; far++) {
    if (reached.some(isPort)) return true;
    reached = reached.flatMap((at) =>
      landNeighbours(rules, at).filter((next) => isCoastal(rules, next) && !seen.has(next)),
    );
    for (const at of reached) seen.add(at);
  }
  return false;
}

/** Hexes to the nearest undisrupted airbase, carrier or surface warship of the enemy that sees the group; Infinity for none. */
export function nearestWatcher(t: ForlornTable, side: number, hex: number): number {
  const { rules, position } = t;
  const enemy = enemyOf(side);
  const { spottedWithin } = rules.parameters.navalMovement;
  let nearest = Infinity;
  // How far it is comes first: few are near enough to ask more of.
  const isNear = (site: number): boolean => {
    if (!isHex(rules, site)) return false;
    const far = distance(rules.hexes, site, hex);
    return far <= spottedWithin && far < nearest;
  };
  for (let base = 0; base < rules.bases.length; base++)
    if (
      rules.bases[base]!.kind !== "carrier" &&
      isNear(siteOfBase(t, base)) &&
      ownerOf(t, base) === enemy &&
      isOperational(t, base) &&
      !isBaseDisrupted(t, base)
    )
      nearest = distance(rules.hexes, siteOfBase(t, base), hex);
  for (const ship of shipsOf(rules, enemy))
    if (
      isNear(position.fleet.site[ship]!) &&
      (isCarrier(rules, ship) || isWarship(rules, ship)) &&
      isSurfaceShip(t, ship) &&
      !hasFlag(position.fleet.flags[ship]!, ShipFlag.disrupted)
    )
      nearest = distance(rules.hexes, position.fleet.site[ship]!, hex);
  return nearest;
}

export const spotting: Step<Rules, Position> = {
  rule: "10.3.2",
  title: "Spotting",
  proceed(t) {
    const mission = missionOf(t);
    t.leave();
    const { side, movingShips, pathSites } = mission;
    if (movingShips.some((ship) => isSpotted(t, ship))) return markAll(t, movingShips);
    const site = groupSite(t, mission);
    const left = pathSites.at(-2) ?? site;
    // Ships that leave the map roll in the hex from which they leave it.
    const hex = isHex(t.rules, site) ? site : left;
    const watched = [hex, left].find((at) => isHex(t.rules, at) && reconnaissanceAt(t, enemyOf(side), at));
    const coast = isEnemyCoast(t, side, hex) || isEnemyCoast(t, side, left);
    const near = isHex(t.rules, site) ? nearestWatcher(t, side, hex) : Infinity;
    if (watched === undefined && !coast && near === Infinity) return;
    const { total } = roll(
      t,
      "spotting",
      {
        t,
        side,
        hex: watched ?? hex,
        isEnemyCoast: coast,
        stackSize: movingShips.length,
        ...(watched === undefined && !coast && { triggerDistance: near }),
      },
      { name: `spotting at ${siteText(t, hex)}`, key: "spotting", side },
    );
    const spotted = succeeds(t, "spotting", total);
    t.say("10.3.2", () => `The ships at ${siteText(t, hex)} are ${spotted ? "" : "not "}spotted.`);
    if (spotted) for (const ship of movingShips) setShipFlag(t, ship, ShipFlag.spotted, true);
  },
};

/** 10.3.2: with a spotted ship among them all are spotted. */
function markAll(t: ForlornTable, ships: readonly number[]): void {
  if (ships.some((ship) => isSpotted(t, ship)))
    for (const ship of ships) setShipFlag(t, ship, ShipFlag.spotted, true);
}
