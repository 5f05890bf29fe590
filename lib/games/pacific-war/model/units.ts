import { derived } from "../../../kernel";
import { Chains, hexesOfSides, keyOf, NONE } from "./chains";
import type { PacificTable, Position } from "./position";
import { type AirClass, type BaseClass, type GroundClass, type Rules, sideIds, type Strength } from "./rules";

/** Where a ship is: its own hex, or that of its Task Force; less than 0 off the map. */
export function hexOfShip({ fleet, taskForces }: Position, ship: number): number {
  const group = fleet.taskForce[ship]!;
  return group < 0 ? fleet.hex[ship]! : taskForces[group]!.hex;
}

/** 2.2.3: all its hits but one. */
export function isCrippled({ rules, position }: PacificTable, ship: number): boolean {
  const { canCripple, hitCapacity } = rules.ships[ship]!;
  return canCripple && position.fleet.hits[ship] === hitCapacity - 1;
}

/** 3.1, 3.2: a strength less its hits; null stays what it is. */
export const lessHits = (strength: Strength, hits: number): Strength =>
  strength === null ? null : strength - hits;

/** 2.3.2.2: what a carrier can send up, or a Base. */
export function launchOfShip({ rules, position }: PacificTable, ship: number): number {
  return Math.max(0, rules.ships[ship]!.launchCapacity - position.fleet.hits[ship]!);
}

export const airClass = (rules: Rules, { kind }: { kind: number }): AirClass => rules.airClasses[kind]!;
export const groundClass = (rules: Rules, { kind }: { kind: number }): GroundClass =>
  rules.groundClasses[kind]!;
export const baseClass = (rules: Rules, { kind }: { kind: number }): BaseClass => rules.baseClasses[kind]!;

/** Steps that a ground unit has left (3.3). */
export const stepsOfGround = (rules: Rules, unit: { kind: number; hits: number }): number =>
  Math.max(0, groundClass(rules, unit).steps - unit.hits);

interface Bases {
  at: Chains;
  /** By side: those on the map. */
  all: number[][];
}

const bases = derived<Rules, Position, Bases>(
  ({ rules, position }, before = { at: new Chains(), all: sideIds.map((): number[] => []) }) => {
    const { at, all } = before;
    at.clear(hexesOfSides(rules), position.bases.length);
    for (const list of all) list.length = 0;
    for (let n = position.bases.length - 1; n >= 0; n--) {
      const base = position.bases[n]!;
      const { side } = baseClass(rules, base);
      if (base.hex < 0) continue;
      at.add(keyOf(rules, side, base.hex), n);
      all[side]!.push(n);
    }
    for (const list of all) list.reverse();
    return before;
  },
  ["bases"],
);

/** The Base of a hex, of a side or of any; -1 for none. */
export function baseAt(t: PacificTable, hex: number, side?: number): number {
  const { at } = bases(t);
  if (side !== undefined) return at.head(keyOf(t.rules, side, hex));
  const [first, second] = sideIds.map((_, each) => at.head(keyOf(t.rules, each, hex)));
  return first === NONE || second === NONE ? Math.max(first!, second!) : Math.min(first!, second!);
}

/** All Bases of a side in a hex. */
export const basesIn = (t: PacificTable, hex: number, side: number): number[] =>
  bases(t).at.list(keyOf(t.rules, side, hex));

/** Bases of a side on the map. */
export const basesOf = (t: PacificTable, side: number): readonly number[] => bases(t).all[side]!;

/** 4.1: so many hits put a Base out of use. */
export function isInterdicted({ rules, position }: PacificTable, base: number): boolean {
  const unit = position.bases[base]!;
  return unit.hits >= baseClass(rules, unit).interdictedAt;
}

/** What people call a hex: the place in it, or its number. */
export const nameOfHex = ({ hexes, places }: Rules, hex: number): string =>
  places[hexes.place[hex]!]?.name ?? hexes.ids[hex]!;

/** A hex by its number or by the place in it. */
export const hexNamed = ({ hexes, placeOf, places }: Rules, id: string): number =>
  Object.hasOwn(placeOf, id) ? places[placeOf[id]!]!.hex : hexes.of[id]!;
