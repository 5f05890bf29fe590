import { derived } from "../../../kernel";
import { ofRules } from "../../shared/of-rules";
import { Chains, hexesOf, hexesOfSides, keyOf, NONE } from "./chains";
import type { PacificTable, Position } from "./position";
import { type Rules, sideIds } from "./rules";
import { hexOfShip } from "./units";

/**
 * Who is where, kept until something moves: each choice asks it of hundreds of hexes, and a war has hundreds of counters of
 * each kind. Lists are in the order of numbers.
 */

// ---- ships -----------------------------------------------------------------------------------------

const sidesOfShips = ofRules(({ ships }: Rules) => Int8Array.from(ships, ({ side }) => side));

interface Ships {
  at: Chains;
  /** By side: those on the map. */
  all: number[][];
}

const ships = derived<Rules, Position, Ships>(
  ({ rules, position }, before = { at: new Chains(), all: sideIds.map((): number[] => []) }) => {
    const { at, all } = before;
    const sides = sidesOfShips(rules);
    at.clear(hexesOfSides(rules), sides.length);
    for (const list of all) list.length = 0;
    for (let ship = sides.length - 1; ship >= 0; ship--) {
      const hex = hexOfShip(position, ship);
      if (hex < 0) continue;
      at.add(keyOf(rules, sides[ship]!, hex), ship);
      all[sides[ship]!]!.push(ship);
    }
    for (const list of all) list.reverse();
    return before;
  },
  ["fleet", "taskForces"],
);

/** Ships of a side on the map. */
export const shipsOfSide = (t: PacificTable, side: number): readonly number[] => ships(t).all[side]!;

/** Ships of a side in a hex, in Task Forces and outside of them. */
export const shipsIn = (t: PacificTable, hex: number, side: number): number[] =>
  ships(t).at.list(keyOf(t.rules, side, hex));

/** Hexes in which a side has ships. */
export const hexesWithShips = (t: PacificTable, side: number): number[] =>
  hexesOf(t.rules, ships(t).at, side);

export const hasShips = (t: PacificTable, hex: number, side: number): boolean =>
  ships(t).at.head(keyOf(t.rules, side, hex)) !== NONE;

// ---- Task Forces -----------------------------------------------------------------------------------

const groups = derived<Rules, Position, Chains>(
  ({ rules, position: { taskForces } }, before = new Chains()) => {
    before.clear(hexesOfSides(rules), taskForces.length);
    for (let n = taskForces.length - 1; n >= 0; n--) {
      const { side, hex } = taskForces[n]!;
      if (hex >= 0) before.add(keyOf(rules, side, hex), n);
    }
    return before;
  },
  ["taskForces"],
);

/** The Task Forces of a side in a hex. */
export const groupsIn = (t: PacificTable, hex: number, side: number): number[] =>
  groups(t).list(keyOf(t.rules, side, hex));

/** Hexes in which a side has Task Forces. */
export const hexesWithGroups = (t: PacificTable, side: number): number[] => hexesOf(t.rules, groups(t), side);

export const hasGroups = (t: PacificTable, hex: number, side: number): boolean =>
  groups(t).head(keyOf(t.rules, side, hex)) !== NONE;

// ---- ground units ----------------------------------------------------------------------------------

interface Troops {
  /** By hex: all, and those ashore. */
  at: Chains;
  ashore: Chains;
  /** By ship. */
  aboard: Chains;
}

const troops = derived<Rules, Position, Troops>(
  (
    { rules, position: { groundUnits } },
    before = { at: new Chains(), ashore: new Chains(), aboard: new Chains() },
  ) => {
    const { at, ashore, aboard } = before;
    at.clear(hexesOfSides(rules), groundUnits.length);
    ashore.clear(hexesOfSides(rules), groundUnits.length);
    aboard.clear(rules.ships.length, groundUnits.length);
    for (let n = groundUnits.length - 1; n >= 0; n--) {
      const { hex, ship, kind } = groundUnits[n]!;
      const key = keyOf(rules, rules.groundClasses[kind]!.side, hex);
      if (key >= 0) at.add(key, n);
      if (key >= 0 && ship < 0) ashore.add(key, n);
      if (ship >= 0) aboard.add(ship, n);
    }
    return before;
  },
  ["groundUnits"],
);

/** Whether a side has ground units in a hex, ashore or aboard ships. */
export const hasGroundUnits = (t: PacificTable, hex: number, side: number): boolean =>
  troops(t).at.head(keyOf(t.rules, side, hex)) !== NONE;

/** Hexes in which it has any. */
export const hexesWithGroundUnits = (t: PacificTable, side: number): number[] =>
  hexesOf(t.rules, troops(t).at, side);

/** Ground units of a side in a hex that are ashore. */
export const troopsIn = (t: PacificTable, hex: number, side: number): number[] =>
  troops(t).ashore.list(keyOf(t.rules, side, hex));

/** Hexes in which a side has ground units ashore. */
export const hexesWithTroops = (t: PacificTable, side: number): number[] =>
  hexesOf(t.rules, troops(t).ashore, side);

export const hasTroops = (t: PacificTable, hex: number, side: number): boolean =>
  troops(t).ashore.head(keyOf(t.rules, side, hex)) !== NONE;

/** Ground units that a ship has aboard, also when it has left the map. */
export const groundUnitsOn = (t: PacificTable, ship: number): number[] => troops(t).aboard.list(ship);

export const hasGroundUnitsOn = (t: PacificTable, ship: number): boolean =>
  troops(t).aboard.head(ship) !== NONE;

// ---- air units -------------------------------------------------------------------------------------

interface Aircraft {
  /** By the hex where they are based, units that are out on a mission or have no steps included. */
  at: Chains;
  /** By ship. */
  aboard: Chains;
}

const aircraft = derived<Rules, Position, Aircraft>(
  ({ rules, position }, before = { at: new Chains(), aboard: new Chains() }) => {
    const { airUnits } = position;
    const { at, aboard } = before;
    at.clear(hexesOfSides(rules), airUnits.length);
    aboard.clear(rules.ships.length, airUnits.length);
    for (let n = airUnits.length - 1; n >= 0; n--) {
      const { hex, ship, kind } = airUnits[n]!;
      const site = ship < 0 ? hex : hexOfShip(position, ship);
      if (site >= 0) at.add(keyOf(rules, rules.airClasses[kind]!.side, site), n);
      if (ship >= 0) aboard.add(ship, n);
    }
    return before;
  },
  ["airUnits", "fleet", "taskForces"],
);

/** Air units of a side that are based in a hex, in the air or not; those without steps are among them. */
export const airUnitsBasedIn = (t: PacificTable, hex: number, side: number): number[] =>
  aircraft(t).at.list(keyOf(t.rules, side, hex));

/** Air units of a ship, in the air or not. */
export const airUnitsOn = (t: PacificTable, ship: number): number[] => aircraft(t).aboard.list(ship);
