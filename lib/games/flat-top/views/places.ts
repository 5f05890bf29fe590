import { OFF_MAP, type Rules } from "../model/rules";

/** Places of the map in play: a hex with a base goes by the id of the base, as the set-up calls it. */

const known = new WeakMap<Rules, { placeOf: Map<number, string>; hexOf: Map<string, number> }>();

function placesIn(rules: Rules): { placeOf: Map<number, string>; hexOf: Map<string, number> } {
  let places = known.get(rules);
  if (!places) {
    const pairs = rules.bases.flatMap(({ id, hex }): [number, string][] =>
      hex === OFF_MAP ? [] : [[hex, id]],
    );
    places = { placeOf: new Map(pairs), hexOf: new Map(pairs.map(([hex, id]) => [id, hex])) };
    known.set(rules, places);
  }
  return places;
}

export const placeOfHex = (rules: Rules, hex: number): string =>
  placesIn(rules).placeOf.get(hex) ?? rules.hexes.ids[hex] ?? "";

/** The place of a printed hex; undefined for none, or beyond the edge. */
export function placeOfId(rules: Rules, id: unknown): string | undefined {
  if (typeof id !== "string") return undefined;
  const hex = rules.hexes.of[id];
  return hex === undefined ? undefined : placeOfHex(rules, hex);
}

/** The hex of a place; undefined for a box beyond the edge. */
export const hexOfPlace = (rules: Rules, place: string | undefined): number | undefined =>
  place === undefined ? undefined : (placesIn(rules).hexOf.get(place) ?? rules.hexes.of[place]);
