import { DONE } from "../../../kernel";
import { basesAt, isBaseDisrupted, ownerOf, siteOfBase } from "../model/bases";
import { AirFlag, type ForlornTable, hasFlag, ShipFlag } from "../model/position";
import { enemyOf, isHex } from "../model/rules";
import { supplyUnitsFor } from "../model/supply";
import { aircraftOf, groundUnitsAt, isCrippled, isReconnaissance } from "../model/units";
import { bestOf, dataOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import {
  bombersOver,
  enemyShips,
  expectedAt,
  hexesBetween,
  interceptorsOver,
  isTransport,
  pointsAt,
} from "./sight";
import { worthOfHaven } from "./havens";
import { weightsOf } from "./weights";

/** What is decided before and after the missions of a turn: regroup, reconnaissance, patrols, ships at sea, repairs. */

/** 7.2: disrupted units rest, except where fighters are needed at home, and on the last turn: nothing comes after it. */
export const designate: Adviser = (t, side, _frame, codes) =>
  bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      if (t.position.turn >= t.position.lastTurn) return -1;
      const base = t.position.air.base[code]!;
      if (base < 0) return 2;
      return bombersOver(t, side, siteOfBase(t, base)) > 6 &&
        hasFlag(t.position.air.flags[code]!, AirFlag.reduced)
        ? 1
        : 2;
    },
    DONE,
    0,
  );

/** 7.3: first who flies, then where to. */
export const reconnoitre: Adviser = (t, side, frame, codes) => {
  const { airUnit } = dataOf<{ airUnit: number }>(frame);
  if (airUnit >= 0) return bestOf(codes, (hex) => worthOfLooking(t, side, hex), codes[0]!);
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      if (isReconnaissance(t, code)) return 2;
      return patrolWorth(t, side, code);
    },
    DONE,
    0,
  );
};

/** Airbases that hide many aircraft and places at which the enemy may land, where nobody looks yet. */
function worthOfLooking(t: ForlornTable, side: number, hex: number): number {
  const { air } = t.position;
  const isWatched = air.hex.some((at, unit) => at === hex && t.rules.airUnits[unit]!.side === side);
  let worth = isWatched ? -5 : 0;
  for (const base of basesAt(t, hex))
    if (ownerOf(t, base) === enemyOf(side)) {
      const { fighters, bombers } = expectedAt(t, side, base);
      worth += (fighters + bombers) * (isBaseDisrupted(t, base) ? 0.5 : 1);
    }
  // Ships are spotted in a hex that is watched (10.3.2): the water before one's own points.
  if (t.position.control[hex] === side) worth += pointsAt(t, hex) / 8;
  for (const ship of enemyShips(t, side))
    if (t.position.fleet.site[ship] === hex) worth += isTransport(t, ship) ? 1 : 0.5;
  return worth - 0.01 * interceptorsOver(t, side, hex);
}

/** 7.3.5: what a patrol watches, against the missions that it does not fly, and the fighters that may attack it. */
function patrolWorth(t: ForlornTable, side: number, unit: number): number {
  const site = siteOfBase(t, t.position.air.base[unit]!);
  if (!isHex(t.rules, site)) return 0;
  const { strategicRange } = aircraftOf(t, unit);
  let points = 0;
  for (const { hex, vp } of t.rules.places)
    if (t.position.control[hex] === side && hexesBetween(t, site, hex) <= strategicRange) points += vp;
  // A floatplane carries next to no bombs.
  const spared = strategicRange <= 3 ? 10 : 0;
  return points + spared - weightsOf(t, side).patrol - 8 * interceptorsOver(t, side, site);
}

export const examine: Adviser = (t, side, _frame, codes) =>
  bestOf(codes, (base) => expectedAt(t, side, base).fighters + expectedAt(t, side, base).bombers, codes[0]!);

/** 5.4: a submarine lies where enemy transports are, or will come by. */
export const stationSubmarine: Adviser = (t, side, _frame, codes) => {
  const ships = enemyShips(t, side);
  return bestOf(
    codes,
    (hex) => {
      let worth = 0;
      for (const ship of ships)
        if (t.position.fleet.site[ship] === hex) worth += isTransport(t, ship) ? 3 : 1;
      for (const { hex: at, vp } of t.rules.places) {
        const away = hexesBetween(t, at, hex);
        if (away <= 1) worth += (t.position.control[at] === side ? vp : 0) / (20 * (1 + away));
      }
      return worth;
    },
    codes[0]!,
  );
};

/** 12.2: ships at sea go home, unless they hold a landing together: a Daihatsu that supplies it, or the warships that win the day. */
export const returnShip: Adviser = (t, side, frame, codes) => {
  const { ship } = dataOf<{ ship: number }>(frame);
  if (ship >= 0) return bestOf(codes, (site) => worthOfHaven(t, side, ship, site), codes[0]!);
  return bestOf(codes, (code) => (code === DONE ? 0 : leaveWorth(t, side, code)), DONE, 0);
};

/** Points that hang on transports on a coast are not sailed away (17.1.4). */
function leaveWorth(t: ForlornTable, side: number, ship: number): number {
  const site = t.position.fleet.site[ship]!;
  const { transports } = t.position.terms.victory;
  const isLast = t.position.turn >= t.position.lastTurn;
  const counts = transports?.coast.includes(t.rules.hexes.ids[site]!) ?? false;
  if (isTransport(t, ship) && counts && t.rules.ships[ship]!.side === 1 && isLast)
    return isCrippled(t, ship) ? 1 : -1;
  if (t.position.ground.aboard.includes(ship)) return -1;
  if (t.rules.ships[ship]!.isDaihatsu && suppliesLanding(t, side, site)) return -1;
  return 1;
}

/** Whether own troops stand in a hex without another source of supply. */
const suppliesLanding = (t: ForlornTable, side: number, site: number): boolean =>
  groundUnitsAt(t, site).some((unit) => t.rules.groundUnits[unit]!.side === side) &&
  supplyUnitsFor(t, side, site).length === 0;

/** 14.4: hits are removed where most points and ships hang on the port; ships leave one that is closed. */
export const removeHits: Adviser = (t, side, frame, codes) => {
  const { ship } = dataOf<{ ship: number }>(frame);
  if (ship >= 0) return codes[0]!;
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      if (code < DONE) return 1;
      const { hex, isPort, isCity } = t.rules.places[code]!;
      const ships = t.position.fleet.site.filter(
        (at, n) => at === hex && t.rules.ships[n]!.side === side,
      ).length;
      return (
        1 + pointsAt(t, hex) / 10 + (isPort ? 1 : 0) + (isCity ? 1 : 0) + ships + t.position.hits[code]! / 4
      );
    },
    DONE,
    0,
  );
};

/** 14.3: an empty mobile airbase stays. */
export const takeUpAirbase: Adviser = () => DONE;

/** 14.5.6b: destroyed airbases are restored, one after the other. */
export const restoreAirbase: Adviser = (_t, _side, _frame, codes) => codes[0]!;

/** 13.3.2, 13.3: Daihatsus first, then the supply units that are used up. */
export const supply: Adviser = (t, side, frame, codes, random) =>
  (codes.includes(DONE) ? turnDaihatsu : useUp)(t, side, frame, codes, random);

/** 13.3: of supply units that do the same now, first those that reach least far with their hits, and single ones (13.4). */
const useUp: Adviser = (t, _side, _frame, codes) =>
  bestOf(codes, (n) => 2 * t.position.supply[n]!.hits - t.position.supply[n]!.level, codes[0]!);

/** 13.3.2: a Daihatsu becomes a supply base where troops stand without a line, and a ship again where it is not needed. */
const turnDaihatsu: Adviser = (t, side, _frame, codes) =>
  codes.find((ship) => {
    if (ship === DONE) return false;
    const site = t.position.fleet.site[ship]!;
    const isBase = hasFlag(t.position.fleet.flags[ship]!, ShipFlag.logistics);
    const place = t.rules.hexes.place[site] ?? -1;
    const isPort = place >= 0 && t.rules.places[place]!.isPort && t.position.control[site] === side;
    const isNeeded = !isPort && suppliesLanding(t, side, site);
    return isBase !== isNeeded;
  }) ?? DONE;
