import { derived } from "../../../kernel";
import { ofRules } from "../../shared/of-rules";
import { rangeBetween } from "./distance";
import { isCoastal } from "./hexes";
import { AirFlag, BaseState, Box, type ForlornTable, hasFlag, type Position, ShipFlag } from "./position";
import { boxOfSite, isBox, NOBODY, NOWHERE, type Rules, sideIds, siteOfBox } from "./rules";
import { airUnitsAt, isFighter, isReconnaissance } from "./units";

/** 6 Airbases: who has them, and who may be there. */

/** Where an airbase is: a hex or a box; NOWHERE for one that is not in play. */
export function siteOfBase({ rules, position }: ForlornTable, base: number): number {
  const { kind, box, ship } = rules.bases[base]!;
  if (kind === "off-map") return siteOfBox(rules, box);
  if (kind === "carrier") return Math.max(NOWHERE, position.fleet.site[ship]!);
  return position.bases.hex[base]!;
}

/** The side that holds an airbase; NOBODY for one that is neutral, not in play or not for the use of who holds its hex. */
export function ownerOf(t: ForlornTable, base: number): number {
  const { rules, position } = t;
  const { kind, users, box, ship, place } = rules.bases[base]!;
  if (kind === "off-map") return rules.boxes[box]!.side;
  if (kind === "carrier") return position.fleet.site[ship]! < 0 ? NOBODY : rules.ships[ship]!.side;
  const state = position.bases.state[base]!;
  if (kind === "mobile") {
    if (state === BaseState.offMap || state === BaseState.captured) return NOBODY;
    return users === 1 ? 0 : 1;
  }
  const side = position.control[rules.places[place]!.hex]!;
  return side >= 0 && (users >> side) & 1 ? side : NOBODY;
}

/** Whether aircraft can be there: not destroyed, under construction or away. Off-map bases always can (6.3.3). */
export const isOperational = (t: ForlornTable, base: number): boolean =>
  ownerOf(t, base) !== NOBODY && isInOrder(t, base);

function isInOrder({ position }: ForlornTable, base: number): boolean {
  const state = position.bases.state[base]!;
  return state === BaseState.normal || state === BaseState.disrupted;
}

/** Carriers are disrupted with their ship. */
export function isBaseDisrupted({ rules, position }: ForlornTable, base: number): boolean {
  const { kind, ship } = rules.bases[base]!;
  if (kind === "carrier") return hasFlag(position.fleet.flags[ship]!, ShipFlag.disrupted);
  return position.bases.state[base] === BaseState.disrupted;
}

/** Operational airbases of a side, by number. */
export const basesOf = (t: ForlornTable, side: number): number[] => [...usableBy(t, side)];

/** The same, not to be changed. */
export const usableBy = (t: ForlornTable, side: number): readonly number[] => bySide(t)[side]!;

const bySide = derived<Rules, Position, number[][]>(
  (t) => {
    const found = sideIds.map((): number[] => []);
    for (const [base, owner] of usable(t).entries()) found[owner]?.push(base);
    return found;
  },
  ["bases", "fleet", "control", "terms"],
);

/** In the scenario's part of the map, or at an off-map base (17.1.3): a carrier in a holding box serves nobody. */
export function isBaseInPlay(t: ForlornTable, base: number): boolean {
  const site = siteOfBase(t, base);
  if (site === NOWHERE) return false;
  if (isBox(t.rules, site)) return t.rules.boxes[boxOfSite(t.rules, site)]!.isOffMapBase;
  const { from, to } = t.position.terms.columns;
  const column = t.rules.hexes.column[site]!;
  return column >= from && column <= to;
}

/** The airbase in a hex or on a ship there, for each: what an attack on the hex may be aimed at. */
export function basesAt(t: ForlornTable, hex: number): readonly number[] {
  const found: number[] = [];
  for (let base = 0; base < t.rules.bases.length; base++) if (siteOfBase(t, base) === hex) found.push(base);
  return found;
}

/** What its place has lost of its capacity to hits (13.4). */
export const capacityOf = (t: ForlornTable, base: number): number => capacities(t)[base]!;

const capacities = derived<Rules, Position, number[]>(
  ({ rules, position }) =>
    rules.bases.map(({ capacity, place }) => {
      if (place < 0) return capacity;
      const { id } = rules.places[place]!;
      const effects = rules.hitsEffects.places[id] ?? rules.hitsEffects.port;
      return Math.max(0, capacity - (effects[String(position.hits[place]!)]?.capacityLoss ?? 0));
    }),
  ["hits"],
);

/** Whether these units may be at an airbase together (6.3.1 to 6.3.3, 7.3.1). */
export function fits(t: ForlornTable, base: number, units: readonly number[], another = -1): boolean {
  const { kind, freeReconnaissance, mixedCapacity } = t.rules.bases[base]!;
  let counted = 0;
  let fighters = 0;
  let scouts = 0;
  for (let i = another < 0 ? 0 : -1; i < units.length; i++) {
    const unit = i < 0 ? another : units[i]!;
    // 17.2.2: the Hurricane that flies off the British carrier once is beyond its four.
    if ((freeReconnaissance && isReconnaissance(t, unit)) || t.rules.airUnits[unit]!.isOneWay) continue;
    counted++;
    if (isFighter(t, unit)) fighters++;
    if (isReconnaissance(t, unit)) scouts++;
  }
  if (counted > capacityOf(t, base)) return false;
  // 7.3.1: reconnaissance counts as a fighter or as a bomber, as it suits.
  return kind !== "mobile" || counted <= mixedCapacity || fighters === 0 || fighters + scouts === counted;
}

/** Whether an airbase has room for one more unit. */
export const hasRoom = (t: ForlornTable, base: number, unit: number): boolean =>
  fits(t, base, airUnitsAt(t, base), unit);

/** More units than an airbase holds: they have all flown, and can only stage (6.3.4). Who flies a mission is not there. */
export function isOvercrowded(t: ForlornTable, base: number): boolean {
  const units = airUnitsAt(t, base);
  // Fewer than the capacity with those of a mission, and no kinds that do not go together: nothing is to be counted.
  if (t.rules.bases[base]!.kind !== "mobile" && units.length <= capacityOf(t, base)) return false;
  return !fits(
    t,
    base,
    units.filter((unit) => !hasFlag(t.position.air.flags[unit]!, AirFlag.mission)),
  );
}

/** 6.3.4: the units of an airbase that holds too many go to Flown. */
export function settleCrowd(t: ForlornTable, base: number): void {
  if (base < 0 || !isOvercrowded(t, base)) return;
  for (const unit of airUnitsAt(t, base))
    if (t.position.air.box[unit] !== Box.out) t.set(t.position.air.box, unit, Box.flown);
}

/** By airbase the side whose aircraft can use it: it is operational, and in play; NOBODY for none. */
const usable = derived<Rules, Position, Int8Array>(
  (t, before) => {
    const owners = before ?? new Int8Array(t.rules.bases.length);
    for (let base = 0; base < owners.length; base++) {
      const owner = ownerOf(t, base);
      owners[base] = owner !== NOBODY && isInOrder(t, base) && isBaseInPlay(t, base) ? owner : NOBODY;
    }
    return owners;
  },
  ["bases", "fleet", "control", "terms"],
);

/**
 * Whether a unit may use an airbase at all, room aside (6.3.5 to 6.3.7): its side's and operational; aircraft of carriers
 * use carriers, floatplanes a seaplane tender by a coast.
 */
export const mayUse = (t: ForlornTable, unit: number, base: number): boolean =>
  usable(t)[base] === t.rules.airUnits[unit]!.side && suits(t, unit, base);

/** Whether aircraft can use an airbase at all: it is operational, and in play. */
export const isUsable = (t: ForlornTable, base: number): boolean => usable(t)[base] !== NOBODY;

/** Whether a usable airbase of its side is one for the unit. */
export function suits(t: ForlornTable, unit: number, base: number): boolean {
  const fit = fitOf(t.rules)[unit]![base]!;
  return fit === Fit.always || (fit === Fit.byCoast && tenderCanServe(t, base));
}

const Fit = { never: 0, always: 1, byCoast: 2 } as const;

/** By unit and airbase what the ruleset says of the two. */
const fitOf = ofRules((rules: Rules): Uint8Array[] =>
  rules.airUnits.map((_, unit) => Uint8Array.from(rules.bases, (__, base) => fitIn(rules, unit, base))),
);

function fitIn(rules: Rules, unit: number, base: number): number {
  const { isCarrierBased, aircraft } = rules.airUnits[unit]!;
  const { bases } = rules.aircraft[aircraft]!;
  if (bases && !bases.includes(base)) return Fit.never;
  const { kind, ship } = rules.bases[base]!;
  const isTender = kind === "carrier" && rules.ships[ship]!.class === "CVS";
  if (isFloatplane({ rules }, unit)) return isTender ? Fit.byCoast : Fit.never;
  if (kind === "carrier") return isCarrierBased && !isTender ? Fit.always : Fit.never;
  return isCarrierBased ? Fit.never : Fit.always;
}

/** F1M: a patrol bomber that a seaplane tender carries (6.3.6). */
export const isFloatplane = ({ rules }: Pick<ForlornTable, "rules">, unit: number): boolean => {
  const { force } = rules.airUnits[unit]!;
  return force === "west-fleet" || force === "east-fleet";
};

/** 6.3.6: a tender serves its floatplanes in a coastal hex, or beyond the edge. */
export function tenderCanServe(t: ForlornTable, base: number): boolean {
  const site = siteOfBase(t, base);
  return site !== NOWHERE && (isBox(t.rules, site) || isCoastal(t.rules, site));
}

/** Friendly airbases within a unit's range of a site, room aside. */
export function basesInRange(t: ForlornTable, unit: number, from: number, range: number): number[] {
  const found: number[] = [];
  for (const base of usableBy(t, t.rules.airUnits[unit]!.side))
    if (suits(t, unit, base) && rangeBetween(t, from, siteOfBase(t, base)) <= range) found.push(base);
  return found;
}

/** Where a unit is that stands at an airbase: the airbase's site. */
export const siteOfAirUnit = (t: ForlornTable, unit: number): number => {
  const base = t.position.air.base[unit]!;
  return base < 0 ? NOWHERE : siteOfBase(t, base);
};

/** Puts a unit on a display, in a box (6.4). */
export function place(t: ForlornTable, unit: number, base: number, box: number): void {
  const { air } = t.position;
  t.set(air.base, unit, base);
  t.set(air.box, unit, box);
  t.set(air.hex, unit, NOWHERE);
  if (hasFlag(air.flags[unit]!, AirFlag.patrols)) t.set(air.flags, unit, air.flags[unit]! & ~AirFlag.patrols);
}
