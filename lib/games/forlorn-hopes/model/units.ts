import { derived } from "../../../kernel";
import { ofRules } from "../../shared/of-rules";
import {
  AirFlag,
  Box,
  type ForlornTable,
  Gone,
  GroundFlag,
  hasFlag,
  type Position,
  type Positioned,
  ShipFlag,
} from "./position";
import { NOWHERE, type Ratings, type Rules, sideIds, siteOfBox } from "./rules";

/** Where units are, and what they are worth as they stand. */

// ---- air units -------------------------------------------------------------------------------------

export const aircraftOf = ({ rules }: ForlornTable, unit: number) =>
  rules.aircraft[rules.airUnits[unit]!.aircraft]!;

/** The printed ratings of the side that it shows. */
export function ratingsOf(t: ForlornTable, unit: number): Ratings {
  const { full, reduced } = aircraftOf(t, unit);
  return hasFlag(t.position.air.flags[unit]!, AirFlag.reduced) && reduced ? reduced : full;
}

/** The printed allowance with which a unit leaves its base; undefined for one that cannot. */
export const scrambleTma = (t: ForlornTable, unit: number): number | undefined =>
  ratingsOf(t, unit).tma ?? aircraftOf(t, unit).scrambleTma;

export const isDisrupted = ({ position }: ForlornTable, unit: number): boolean =>
  hasFlag(position.air.flags[unit]!, AirFlag.disrupted);

/** A fighter or a bomber: not reconnaissance, not transport (3.0). */
export const isAirCombatUnit = (t: ForlornTable, unit: number): boolean => {
  const { type } = aircraftOf(t, unit);
  return type !== "R" && type !== "C";
};
export const isFighter = (t: ForlornTable, unit: number): boolean => aircraftOf(t, unit).type === "F";
export const isBomber = (t: ForlornTable, unit: number): boolean =>
  isAirCombatUnit(t, unit) && !isFighter(t, unit);
export const isReconnaissance = (t: ForlornTable, unit: number): boolean => aircraftOf(t, unit).type === "R";

interface Displays {
  /** The airbase of each unit when the lists were made. */
  of: number[];
  /** None where nobody is. */
  lists: (readonly number[] | undefined)[];
}

const displays = derived<Rules, Position, Displays>(
  ({ rules, position: { air } }, before) => {
    const found = before ?? { of: air.base.map(() => -1), lists: rules.bases.map(() => undefined) };
    // Most changes of air units leave them where they are, and others move one or two.
    for (let unit = 0; unit < air.base.length; unit++)
      if (found.of[unit] !== air.base[unit]) moveUnit(found, unit, air.base[unit]!);
    return found;
  },
  ["air"],
);

/** Puts a unit from one list into another. The lists are new ones, for whoever is going through the old. */
function moveUnit({ of, lists }: Displays, unit: number, to: number): void {
  const from = of[unit]!;
  if (from >= 0) {
    const left = lists[from]!.filter((each) => each !== unit);
    lists[from] = left.length > 0 ? left : undefined;
  }
  if (to >= 0) lists[to] = [...(lists[to] ?? none), unit].sort((a, b) => a - b);
  of[unit] = to;
}

/** Units of an airbase display, those included that are out on reconnaissance. Not to be changed. */
export const airUnitsAt = (t: ForlornTable, base: number): readonly number[] =>
  displays(t).lists[base] ?? none;

const none: readonly number[] = [];

/** Air units of a side in the game: at airbases and in the box of those not available. */
export function airUnitsOf({ rules, position: { air } }: ForlornTable, side: number): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < air.base.length; unit++) {
    const base = air.base[unit]!;
    if (base !== Gone.absent && base !== Gone.lost && rules.airUnits[unit]!.side === side) found.push(unit);
  }
  return found;
}

/** Air units of a side, in the game or not. */
export const airUnitsOfSide = (rules: Rules, side: number): readonly number[] => unitsBySide(rules)[side]!;

const unitsBySide = ofRules(({ airUnits }: Rules) =>
  sideIds.map((_, side) => [...airUnits.keys()].filter((unit) => airUnits[unit]!.side === side)),
);

/** On the ground at its base: not out. */
export const isOnGround = ({ position: { air } }: ForlornTable, unit: number): boolean =>
  air.base[unit]! >= 0 && air.box[unit] !== Box.out;

export const setAirFlag = (t: ForlornTable, unit: number, flag: number, on: boolean): void => {
  const { flags } = t.position.air;
  t.set(flags, unit, on ? flags[unit]! | flag : flags[unit]! & ~flag);
};

// ---- ships -----------------------------------------------------------------------------------------

export function shipsAt({ position: { fleet } }: Positioned, site: number): number[] {
  const found: number[] = [];
  if (site < 0) return found;
  for (let ship = 0; ship < fleet.site.length; ship++) if (fleet.site[ship] === site) found.push(ship);
  return found;
}

export const isCrippled = ({ position }: ForlornTable, ship: number): boolean =>
  hasFlag(position.fleet.flags[ship]!, ShipFlag.crippled);

/** Factors of the side that it shows. */
export function shipRatings(t: ForlornTable, ship: number) {
  const document = t.rules.ships[ship]!;
  return isCrippled(t, ship) && document.crippled ? document.crippled : document;
}

export const setShipFlag = (t: ForlornTable, ship: number, flag: number, on: boolean): void => {
  const { flags } = t.position.fleet;
  t.set(flags, ship, on ? flags[ship]! | flag : flags[ship]! & ~flag);
};

/** Site of a box by its id; NOWHERE for one that the map has not. */
export const siteNamed = ({ rules }: ForlornTable, box: string): number => {
  const n = rules.boxOf[box];
  return n === undefined ? NOWHERE : siteOfBox(rules, n);
};

// ---- ground units ----------------------------------------------------------------------------------

/** Ground units ashore in a hex. */
export function groundUnitsAt({ position: { ground } }: Positioned, site: number): number[] {
  const found: number[] = [];
  for (let unit = 0; unit < ground.site.length; unit++)
    if (ground.site[unit] === site && ground.aboard[unit]! < 0) found.push(unit);
  return found;
}

/** Whether a side has a ground unit ashore in a hex. */
export function holds({ rules, position: { ground } }: Positioned, side: number, hex: number): boolean {
  for (let unit = 0; unit < ground.site.length; unit++)
    if (ground.site[unit] === hex && ground.aboard[unit]! < 0 && rules.groundUnits[unit]!.side === side)
      return true;
  return false;
}

export const setGroundFlag = (t: ForlornTable, unit: number, flag: number, on: boolean): void => {
  const { flags } = t.position.ground;
  t.set(flags, unit, on ? flags[unit]! | flag : flags[unit]! & ~flag);
};

export const isGroundDisrupted = ({ position }: ForlornTable, unit: number): boolean =>
  hasFlag(position.ground.flags[unit]!, GroundFlag.disrupted);
