import { shipRatings, isCrippled } from "../model/units";
import { type ForlornTable, hasFlag, ShipFlag } from "../model/position";
import type { Rules } from "../model/rules";
import { friendlyPort, shipsOf } from "../model/ships";
import type { Aim, Shooter, ShipLook } from "../model/situation";

/** Kinds of ships (10.2), and what the modifiers of rolls may ask about them. */

export const isCarrier = ({ ships, parameters }: Rules, ship: number): boolean =>
  parameters.navalMovement.carriers.includes(ships[ship]!.class);
export const isWarship = ({ ships, parameters }: Rules, ship: number): boolean =>
  parameters.navalMovement.warships.includes(ships[ship]!.class);
export const isTransport = ({ ships, parameters }: Rules, ship: number): boolean =>
  parameters.navalMovement.transports.includes(ships[ship]!.class);

/** Ships that fight on the surface: no submarine, no Daihatsu on its Logistics side (13.3.2). */
export const isSurfaceShip = (t: ForlornTable, ship: number): boolean =>
  t.rules.ships[ship]!.class !== "SS" && !hasFlag(t.position.fleet.flags[ship]!, ShipFlag.logistics);

/** Ships of a side in a hex that can fight and be fought there. */
export function groupAt(t: ForlornTable, side: number, site: number): number[] {
  const found: number[] = [];
  if (site < 0) return found;
  const sites = t.position.fleet.site;
  for (const ship of shipsOf(t.rules, side))
    if (sites[ship] === site && isSurfaceShip(t, ship)) found.push(ship);
  return found;
}

export const isSpotted = ({ position }: ForlornTable, ship: number): boolean =>
  hasFlag(position.fleet.flags[ship]!, ShipFlag.spotted);

/** In a port of its own side: there it can be attacked without having been spotted (10.4). */
export const isInPort = (t: ForlornTable, ship: number): boolean =>
  friendlyPort(t, t.rules.ships[ship]!.side, t.position.fleet.site[ship]!) >= 0;

export const looksOf = (t: ForlornTable, ships: readonly number[]): ShipLook[] =>
  ships.map((ship) => ({ class: t.rules.ships[ship]!.class, speed: shipRatings(t, ship).speed }));

export const shooterOf = (t: ForlornTable, ship: number): Shooter => ({
  class: t.rules.ships[ship]!.class,
  speed: shipRatings(t, ship).speed,
  crippled: isCrippled(t, ship),
  disrupted: hasFlag(t.position.fleet.flags[ship]!, ShipFlag.disrupted),
  longLance: t.rules.ships[ship]!.longLance,
});

export const shipAim = (t: ForlornTable, ship: number): Aim => ({
  kind: "naval",
  class: t.rules.ships[ship]!.class,
  speed: shipRatings(t, ship).speed,
  crippled: isCrippled(t, ship),
  disrupted: hasFlag(t.position.fleet.flags[ship]!, ShipFlag.disrupted),
  isInPort: isInPort(t, ship),
  side: t.rules.ships[ship]!.side,
});
