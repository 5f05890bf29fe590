import { kept, picking } from "../../../../documents/kept";
import type { Documents } from "../../../types";
import { type AirType, type LandType, type NavalType, unitsOf } from "./documents";

/**
 * What checks pick of each unit type. A check that works on these alone need not be made again after an edit of a unit in
 * which it picks nothing else, however many units there are.
 */

/** The same of every type, by the kind and the id. */
export interface OfUnits<P> {
  naval: ReadonlyMap<string, P>;
  land: ReadonlyMap<string, P>;
  air: ReadonlyMap<string, P>;
}

const together = kept(
  (
    naval: ReadonlyMap<string, unknown>,
    land: ReadonlyMap<string, unknown>,
    air: ReadonlyMap<string, unknown>,
  ): OfUnits<unknown> => ({ naval, land, air }),
);

/** A function of the documents that gives the very same object as long as nothing else is picked of any type. */
export function ofUnits<P>(
  pick: (unit: NavalType | LandType | AirType, kind: keyof OfUnits<P>) => P,
  isSame: (a: P, b: P) => boolean = Object.is,
): (documents: Documents) => OfUnits<P> {
  const naval = picking((unit: NavalType) => pick(unit, "naval"), isSame);
  const land = picking((unit: LandType) => pick(unit, "land"), isSame);
  const air = picking((unit: AirType) => pick(unit, "air"), isSame);
  return (documents) => {
    const units = unitsOf(documents);
    return together(naval(units.naval), land(units.land), air(units.air)) as OfUnits<P>;
  };
}

/** The same of the ships alone. */
export function ofShips<P>(
  pick: (unit: NavalType) => P,
  isSame: (a: P, b: P) => boolean = Object.is,
): (documents: Documents) => ReadonlyMap<string, P> {
  const naval = picking(pick, isSame);
  return (documents) => naval(unitsOf(documents).naval);
}

interface Ratings {
  firepower: number;
  defense: number;
}

const ratings = ofShips<Ratings>(
  ({ firepower, defense }) => ({ firepower, defense }),
  (a, b) => a.firepower === b.firepower && a.defense === b.defense,
);

/** Ids of the ships by their Firepower and by their Defense, in the order of the document. */
export const shipsByRating = (documents: Documents) => byRating(ratings(documents));

const byRating = kept((ships: ReadonlyMap<string, Ratings>) => ({
  firepower: idsBy(ships, ({ firepower }) => firepower),
  defense: idsBy(ships, ({ defense }) => defense),
}));

function idsBy<P, R>(
  ships: ReadonlyMap<string, P>,
  ratingOf: (ship: P) => R,
): ReadonlyMap<R, readonly string[]> {
  const ids = new Map<R, string[]>();
  for (const [id, ship] of ships) {
    const rating = ratingOf(ship);
    const same = ids.get(rating);
    if (same) same.push(id);
    else ids.set(rating, [id]);
  }
  return ids;
}

const marks = ofShips(({ optional }) => optional);

/** Ids of the ships that are marked with an optional rule, with their marks. */
export const markedShips = (documents: Documents) => marked(marks(documents));

const marked = kept(
  (ships: ReadonlyMap<string, string | undefined>): readonly (readonly [string, string])[] =>
    [...ships].flatMap(([id, optional]) => (optional === undefined ? [] : [[id, optional] as const])),
);
