import type { Json, JsonObject } from "../../../kernel";
import { frameNames, toId, toNumber, type Translation } from "../../shared/frame-names";
import { lookUp } from "../../shared/look-up";
import type { Position } from "../model/position";
import { type Rules, sideIds } from "../model/rules";

/** Numbers of the ruleset and of the lists of a position as ids, and back. */

/** A member of a frame says by its name what it holds: `hex`, `toHex`, `ships`. */
const kinds = ["hex", "ship", "airUnit", "groundUnit", "place", "side"] as const;
type Kind = (typeof kinds)[number];

const names = frameNames<Kind>(kinds);

const sideNumbers: Readonly<Record<string, number>> = Object.fromEntries(sideIds.map((id, n) => [id, n]));

const byId = (list: readonly { id: string }[], id: string, noun: string): number =>
  lookUp(Object.fromEntries(list.map((each, n) => [each.id, n])), id, noun);

/** What a frame remembers, with ids; air units by the name that the caller gives them. */
export function printedData(
  rules: Rules,
  position: Position,
  data: JsonObject,
  nameOfAirUnit: (airUnit: number) => string = (n) => position.airUnits[n]!.id,
): JsonObject {
  const translation: Translation<Kind> = {
    hex: toId((n) => rules.hexes.ids[n]!),
    ship: toId((n) => rules.ships[n]!.id),
    airUnit: toId(nameOfAirUnit),
    groundUnit: toId((n) => position.groundUnits[n]!.id),
    place: toId((n) => rules.places[n]!.id),
    side: toId((n) => sideIds[n]!),
  };
  return names.translated(data, translation);
}

/** The reverse. Throws `UnknownId`. */
export function parsedData(rules: Rules, position: Position, data: JsonObject): JsonObject {
  const translation: Translation<Kind> = {
    hex: toNumber((id) => lookUp(rules.hexes.of, id, "hex")),
    ship: toNumber((id) => lookUp(rules.shipOf, id, "ship")),
    airUnit: toNumber((id) => byId(position.airUnits, id, "air unit")),
    groundUnit: toNumber((id) => byId(position.groundUnits, id, "ground unit")),
    place: toNumber((id) => lookUp(rules.placeOf, id, "place")),
    side: toNumber((id) => lookUp(sideNumbers, id, "side")),
  };
  return names.translated(data, translation);
}

export const sideId = (side: number): Json => sideIds[side] ?? null;
export const sideNumber = (id: Json): number =>
  typeof id === "string" ? lookUp(sideNumbers, id, "side") : -1;

/** Hexes off the map are words. */
const goneWords: Readonly<Record<number, string>> = { [-1]: "absent", [-2]: "lost", [-3]: "away" };

export const siteId = (rules: Rules, hex: number): string => goneWords[hex] ?? rules.hexes.ids[hex]!;

export function siteNumber(rules: Rules, id: string): number {
  const gone = Object.entries(goneWords).find(([, word]) => word === id);
  return gone ? Number(gone[0]) : lookUp(rules.hexes.of, id, "hex");
}
