import { derived } from "../../../kernel";
import { distance, rangeTo } from "../model/distance";
import { combatFactorOf } from "../model/attacks";
import { basesOf, capacityOf, isBaseDisrupted, siteOfBase } from "../model/bases";
import { AirFlag, Box, type ForlornTable, hasFlag, type Position, ShipFlag } from "../model/position";
import { type AirUnit, enemyOf, isHex, NOWHERE, type Rules, sideIds } from "../model/rules";
import { isBomber, isFighter, shipRatings } from "../model/units";

/**
 * What the player looks at: what its own side has, what lies on the map, what reconnaissance reported, and how many aircraft
 * the enemy has left. Nothing here reads where on his displays they are (6.1).
 */

/** Reports of airbases older than this are no longer believed. Unit: turns. */
const MEMORY = 2;

/** Enemy aircraft expected at an airbase. */
export interface Garrison {
  fighters: number;
  bombers: number;
}

/** By airbase what a side expects there of the enemy. */
type Expected = readonly Garrison[];

const none: Garrison = { fighters: 0, bombers: 0 };

const guesses = derived<Rules, Position, Expected[]>(
  (t) => sideIds.map((_, side) => guess(t, side)),
  ["air", "bases", "control", "fleet", "hits", "reports", "turn"],
);

/**
 * The newest report of an airbase where there is one; the other aircraft that the enemy has left are spread over the airbases
 * without a report by how many these hold. His losses and how many he brought are known to both sides.
 */
function guess(t: ForlornTable, side: number): Garrison[] {
  const { rules, position } = t;
  const enemy = enemyOf(side);
  const expected = rules.bases.map(() => ({ ...none }));
  const left = { fighters: 0, bombers: 0 };
  // Of units that the enemy chooses in secret it is known how many there are, not which (5.1.3, 17.1.2, 17.2.1).
  const chosen = new Map<string, number>();
  for (const [unit, each] of rules.airUnits.entries()) {
    const base = position.air.base[unit]!;
    if (each.side !== enemy || base < 0 || each.isCarrierBased) continue;
    const isSeen = position.air.box[unit] === Box.out && !hasFlag(position.air.flags[unit]!, AirFlag.unseen);
    if (position.air.aboard[unit]! >= 0 || isSeen) continue;
    const pool = poolOf(each);
    if (pool !== undefined) chosen.set(pool, (chosen.get(pool) ?? 0) + 1);
    else if (isFighter(t, unit)) left.fighters++;
    else if (isBomber(t, unit)) left.bombers++;
  }
  for (const [pool, count] of chosen) {
    const all = [...rules.airUnits.keys()].filter((unit) => poolOf(rules.airUnits[unit]!) === pool);
    left.fighters += (count * all.filter((unit) => isFighter(t, unit)).length) / all.length;
    left.bombers += (count * all.filter((unit) => isBomber(t, unit)).length) / all.length;
  }
  const known = new Set<number>();
  for (const report of position.reports[side]!.toReversed()) {
    if (position.turn - report.turn >= MEMORY || known.has(report.base)) continue;
    known.add(report.base);
    const { fighters, bombers } = report;
    expected[report.base] = { fighters, bombers };
    left.fighters = Math.max(0, left.fighters - fighters);
    left.bombers = Math.max(0, left.bombers - bombers);
  }
  const open = basesOf(t, enemy).filter((base) => !known.has(base) && rules.bases[base]!.kind !== "carrier");
  const room = (base: number): number => {
    const capacity = isHex(rules, siteOfBase(t, base)) ? capacityOf(t, base) : OFF_MAP_ROOM;
    return isBaseDisrupted(t, base) ? capacity / 2 : capacity;
  };
  const all = open.reduce((sum, base) => sum + room(base), 0);
  for (const base of open)
    expected[base] = {
      fighters: (left.fighters * room(base)) / all,
      bombers: (left.bombers * room(base)) / all,
    };
  return expected;
}

const poolOf = ({ force, isVariable }: AirUnit): string | undefined =>
  force === "air-fleet-11" ? force : isVariable ? "variable" : undefined;

/** Off-map airbases hold any number; they are taken to hold as many as a large one. */
const OFF_MAP_ROOM = 8;

/** What a side expects at an enemy airbase. */
export const expectedAt = (t: ForlornTable, side: number, base: number): Garrison =>
  guesses(t)[side]![base] ?? none;

/** Range of most fighters that could intercept, for aircraft that cannot be seen. Unit: hexes. */
const FIGHTER_RANGE = 3;
const BOMBER_RANGE = 6;

/** Enemy fighters that are expected within reach of a hex. */
export function interceptorsOver(t: ForlornTable, side: number, hex: number): number {
  return sumOver(t, side, hex, FIGHTER_RANGE, ({ fighters }) => fighters);
}

/** Enemy bombers that are expected within reach of a hex. */
export function bombersOver(t: ForlornTable, side: number, hex: number): number {
  return sumOver(t, side, hex, BOMBER_RANGE, ({ bombers }) => bombers);
}

/** What is expected within reach of a site, by side, kind and site: asked for again and again while a position stands. */
const sums = derived<Rules, Position, Map<number, number>>(
  (_t, before) => {
    before?.clear();
    return before ?? new Map<number, number>();
  },
  ["air", "bases", "control", "fleet", "hits", "reports", "turn", "terms"],
);

function sumOver(
  t: ForlornTable,
  side: number,
  hex: number,
  range: number,
  count: (expected: Garrison) => number,
): number {
  const known = sums(t);
  const key = (hex * 16 + range) * 2 + side;
  let sum = known.get(key);
  if (sum === undefined) known.set(key, (sum = addUp(t, side, hex, range, count)));
  return sum;
}

function addUp(
  t: ForlornTable,
  side: number,
  hex: number,
  range: number,
  count: (expected: Garrison) => number,
): number {
  let sum = 0;
  for (const [base, expected] of guesses(t)[side]!.entries())
    if (count(expected) > 0 && reach(t, siteOfBase(t, base), hex) <= range) sum += count(expected);
  return sum;
}

/** Points of range between two sites of which one may lie off the map. */
export function reach(t: ForlornTable, site: number, hex: number): number {
  if (site === NOWHERE || hex === NOWHERE) return Infinity;
  if (!isHex(t.rules, hex)) return isHex(t.rules, site) ? rangeTo(t, hex, site) : Infinity;
  return rangeTo(t, site, hex);
}

export const hexesBetween = ({ rules }: ForlornTable, from: number, to: number): number =>
  isHex(rules, from) && isHex(rules, to) ? distance(rules.hexes, from, to) : Infinity;

/** What a hex is worth: the Victory Points of its place. */
export const pointsAt = ({ rules }: ForlornTable, hex: number): number =>
  rules.places[rules.hexes.place[hex] ?? -1]?.vp ?? 0;

/** Airbases that the enemy holds on the map and that aircraft can use. */
export const enemyBases = (t: ForlornTable, side: number): number[] =>
  basesOf(t, enemyOf(side)).filter(
    (base) => t.rules.bases[base]!.kind !== "carrier" && isHex(t.rules, siteOfBase(t, base)),
  );

/** Enemy ships on the map. */
export function enemyShips(t: ForlornTable, side: number): number[] {
  return t.rules.ships.flatMap(({ side: owner, class: type }, ship) =>
    owner !== side && type !== "SS" && isHex(t.rules, t.position.fleet.site[ship]!) ? [ship] : [],
  );
}

/** Guns of ships as they stand. */
export const gunsOf = (t: ForlornTable, ships: readonly number[]): number =>
  ships.reduce((sum, ship) => {
    const { class: type } = t.rules.ships[ship]!;
    if (type === "CV" || type === "CVS" || type === "SS") return sum;
    const isDown = hasFlag(t.position.fleet.flags[ship]!, ShipFlag.disrupted);
    return sum + shipRatings(t, ship).attackFactor * (isDown ? 0.7 : 1);
  }, 0);

export const isTransport = ({ rules }: ForlornTable, ship: number): boolean =>
  rules.parameters.navalMovement.transports.includes(rules.ships[ship]!.class);
export const isWarship = ({ rules }: ForlornTable, ship: number): boolean =>
  rules.parameters.navalMovement.warships.includes(rules.ships[ship]!.class);

/** What ground units in a hex count for in defense, by the side to which they belong. */
export function defenseAt(t: ForlornTable, side: number, hex: number): number {
  let sum = 0;
  for (const [unit, { side: owner }] of t.rules.groundUnits.entries())
    if (owner === side && t.position.ground.site[unit] === hex && t.position.ground.aboard[unit]! < 0)
      sum += combatFactorOf(t, unit);
  return sum;
}
