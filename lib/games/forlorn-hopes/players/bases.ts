import { derived, DONE } from "../../../kernel";
import { fits, isBaseDisrupted, siteOfBase } from "../model/bases";
import { Box, type ForlornTable, type Position } from "../model/position";
import { isHex, type Rules } from "../model/rules";
import { aircraftOf, airUnitsAt, isBomber, isDisrupted, isFighter, isReconnaissance } from "../model/units";
import { bestOf, dataOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import { bombersOver, enemyBases, enemyShips, hexesBetween, pointsAt, reach } from "./sight";
import { weightsOf } from "./weights";

/** Where aircraft are based: at the start, after missions, and when they flee. */

/** What is worth knowing of a site for a side and a range, worked out once for a position. */
const reached = derived<Rules, Position, Map<number, { guarded: number; struck: number }>>(
  (_t, before) => {
    before?.clear();
    return before ?? new Map<number, { guarded: number; struck: number }>();
  },
  ["air", "bases", "control", "fleet", "terms"],
);

/**
 * Points of own places within the reach of a site, of which the nearer ones count for more; and what aircraft could strike from
 * it: enemy airbases and ships.
 */
function reachedFrom(
  t: ForlornTable,
  side: number,
  site: number,
  range: number,
): { guarded: number; struck: number } {
  const known = reached(t);
  const key = (site * 32 + range) * 2 + side;
  let found = known.get(key);
  if (found) return found;
  found = { guarded: 0, struck: 0 };
  for (const { hex, vp } of t.rules.places)
    if (t.position.control[hex] === side) {
      const away = reach(t, site, hex);
      if (away <= range) found.guarded += vp / (2 + away);
    }
  for (const base of enemyBases(t, side)) {
    const at = siteOfBase(t, base);
    if (reach(t, site, at) <= range) found.struck += 1 + pointsAt(t, at) / 8;
  }
  for (const ship of enemyShips(t, side))
    if (reach(t, site, t.position.fleet.site[ship]!) <= range) found.struck += 0.5;
  known.set(key, found);
  return found;
}

/**
 * What a base is worth to a unit. Fighters go where there is much to guard and, when they lead an offensive, where they can
 * escort; bombers where they reach much and stand in little danger; what is disrupted where it can regroup in peace.
 */
export function worthOfBase(t: ForlornTable, unit: number, base: number): number {
  const { side } = t.rules.airUnits[unit]!;
  const site = siteOfBase(t, base);
  const { danger, homeGuard } = weightsOf(t, side);
  const { strategicRange } = aircraftOf(t, unit);
  const isOnMap = isHex(t.rules, site);
  const threat = isOnMap ? danger * bombersOver(t, side, site) : 0;
  const weak = isBaseDisrupted(t, base) || t.position.bases.oos[base] ? 4 : 0;
  const units = airUnitsAt(t, base).filter((each) => each !== unit);
  // Many on one base are lost together; two fighters guard better than one.
  const fighters = units.filter((each) => isFighter(t, each)).length;
  const crowd = isOnMap ? 0.15 * units.length : 0;
  if (isReconnaissance(t, unit)) return reachedFrom(t, side, site, 10).struck * 0.2 - threat - weak - crowd;
  if (isDisrupted(t, unit)) return -2 * threat - 2 * weak - crowd;
  if (isFighter(t, unit)) {
    const guards = reachedFrom(t, side, site, strategicRange).guarded * homeGuard;
    const strikes = reachedFrom(t, side, site, strategicRange).struck * (1 - homeGuard);
    return guards + strikes * 2 + Math.min(fighters, 2) * 0.8 - threat * 0.3 - weak - crowd;
  }
  return (
    reachedFrom(t, side, site, strategicRange).struck -
    threat * 1.5 -
    weak -
    crowd +
    Math.min(fighters, 2) * 0.4
  );
}

/** The base of these codes that is worth most to a unit. */
export const bestBase = (t: ForlornTable, unit: number, codes: readonly number[]): number =>
  bestOf(
    codes.filter((code) => code !== DONE),
    (base) => worthOfBase(t, unit, base) - (hasRoom(t, unit, base) ? 0 : 20),
    codes[0]!,
  );

/** 6.3.4: what comes to a full base keeps all of its units from flying missions. */
const hasRoom = (t: ForlornTable, unit: number, base: number): boolean =>
  fits(t, base, [...airUnitsAt(t, base).filter((each) => each !== unit), unit]);

/** How much better another base must be for a unit to go there. */
const MOVE = 0.5;

/** 17.0: units are based elsewhere at the start where that is clearly better. */
export const placeAirUnits: Adviser = (t, _side, frame, codes) => {
  const { airUnit } = dataOf<{ airUnit: number }>(frame);
  if (airUnit >= 0) {
    const now = t.position.air.base[airUnit]!;
    const best = bestBase(t, airUnit, codes);
    return worthOfBase(t, airUnit, best) > worthOfBase(t, airUnit, now) + MOVE ? best : DONE;
  }
  return codes[0]!;
};

/** 17.2.1: variable units that are free come, fighters first; none is bought. */
export const variableUnits: Adviser = (t, _side, frame, codes) => {
  const { airUnit, free } = dataOf<{ airUnit: number; free: number }>(frame);
  if (airUnit >= 0) return bestBase(t, airUnit, codes);
  if (free <= 0) return DONE;
  return bestOf(codes, (code) => (code === DONE ? -1 : strengthOf(t, code)), DONE, -1);
};

/** What a unit is worth in the air: how it shoots, what it carries, what it stands and how far it goes. */
export function strengthOf(t: ForlornTable, unit: number): number {
  const { type, full, strategicRange } = aircraftOf(t, unit);
  const { attackFactor, defenseFactor, bombFactor, tma } = full;
  const reachOf = strategicRange / 4;
  if (type === "F") return (attackFactor ?? 0) * 2 + (defenseFactor ?? 0) + (tma ?? 0) / 2 + reachOf;
  return (bombFactor ?? 0) * 2 + (defenseFactor ?? 0) + reachOf;
}

/** 9.7.12: the ace goes to the best fighter. */
export const chooseAce: Adviser = (t, _side, _frame, codes) =>
  bestOf(codes, (code) => strengthOf(t, code) - (isDisrupted(t, code) ? 2 : 0), codes[0]!);

/** 17.1.2: of the 11th Air Fleet two bombers come for each fighter. */
export const chooseAirFleet: Adviser = (t, side, _frame, codes) => {
  const fleet = t.rules.airUnits.flatMap((each, unit) =>
    each.side === side && each.force === "air-fleet-11" && t.position.air.base[unit]! >= 0 ? [unit] : [],
  );
  const fighters = fleet.filter((unit) => isFighter(t, unit)).length;
  const bombers = fleet.filter((unit) => isBomber(t, unit)).length;
  const wantsFighter = fighters * 2 <= bombers;
  return bestOf(
    codes,
    (code) =>
      strengthOf(t, code) +
      (isFighter(t, code) === wantsFighter ? 20 : 0) -
      (isReconnaissance(t, code) ? 30 : 0),
    codes[0]!,
  );
};

/** 12.1: where units that were out land. */
export const returnUnit: Adviser = (t, side, _frame, codes) => {
  const unit = t.rules.airUnits.findIndex(
    (each, n) => each.side === side && t.position.air.base[n]! >= 0 && t.position.air.box[n] === Box.out,
  );
  return unit < 0 ? codes[0]! : bestBase(t, unit, codes);
};

/** 6.6.5: the unit that flees is in the secret of its side. */
export const evacuate: Adviser = (t, side, frame, codes) => {
  const { airUnit } = dataOf<{ secret: { airUnit: number }[] }>(frame).secret[side]!;
  return airUnit < 0 ? codes[0]! : bestBase(t, airUnit, codes);
};

/** 6.5: a mobile airbase goes where fighters reach the most points; not beside another airbase. */
export const buildAirbase: Adviser = (t, side, _frame, codes) =>
  bestOf(
    codes,
    (hex) => {
      if (hex === DONE) return 0;
      const near = t.rules.bases.some((_, base) => hexesBetween(t, siteOfBase(t, base), hex) <= 1);
      return (
        reachedFrom(t, side, hex, 3).guarded +
        reachedFrom(t, side, hex, 5).struck -
        bombersOver(t, side, hex) -
        (near ? 4 : 0) -
        2
      );
    },
    DONE,
    0,
  );
