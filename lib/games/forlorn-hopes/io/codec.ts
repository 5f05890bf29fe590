import type { Json, JsonObject } from "../../../kernel";
import { frameNames, toId, toNumber, type Translation } from "../../shared/frame-names";
import { lookUp } from "../../shared/look-up";
import { siteId } from "../model/pieces";
import { BattleFlag } from "../model/battle";
import { AirFlag, boxIds, Gone, GroundFlag, ShipFlag, UNAVAILABLE } from "../model/position";
import { type Rules, sideIds, siteOfBox } from "../model/rules";

/** Numbers of the ruleset as the ids of its documents, and back: a printed state says "1807" and "us-p-40-1". */

/** What a number can be of. A site is a hex or a box of the map, a boardHex a hex of the Tactical Battle Board. */
export type Kind = "site" | "base" | "airUnit" | "ship" | "groundUnit" | "place" | "side" | "boardHex";

/** A member of a frame says by its name what it holds: `site`, `toBase`, `airUnits`. */
const kinds: readonly Kind[] = ["site", "base", "airUnit", "ship", "groundUnit", "place", "side", "boardHex"];
const names = frameNames<Kind>(kinds);

export function idOf(rules: Rules, kind: Kind, n: number): string {
  switch (kind) {
    case "site":
      return siteId(rules, n);
    case "base":
      return rules.bases[n]!.id;
    case "airUnit":
      return rules.airUnits[n]!.id;
    case "ship":
      return rules.ships[n]!.id;
    case "groundUnit":
      return rules.groundUnits[n]!.id;
    case "place":
      return rules.places[n]!.id;
    case "side":
      return sideIds[n]!;
    case "boardHex":
      return rules.board.ids[n]!;
  }
}

/** The number of an id. Throws `UnknownId`. */
export function numberOf(rules: Rules, kind: Kind, id: string): number {
  switch (kind) {
    case "site": {
      const box = rules.boxOf[id];
      return box === undefined ? lookUp(rules.hexes.of, id, "hex or box") : siteOfBox(rules, box);
    }
    case "base":
      return lookUp(rules.baseOf, id, "airbase");
    case "airUnit":
      return lookUp(rules.airUnitOf, id, "air unit");
    case "ship":
      return lookUp(rules.shipOf, id, "ship");
    case "groundUnit":
      return lookUp(rules.groundUnitOf, id, "ground unit");
    case "place":
      return lookUp(rules.placeOf, id, "place");
    case "side":
      return lookUp(sideNumbers, id, "side");
    case "boardHex":
      return lookUp(rules.board.of, id, "hex of the battle board");
  }
}

const sideNumbers: Readonly<Record<string, number>> = Object.fromEntries(sideIds.map((id, n) => [id, n]));

const translationOf = (make: (kind: Kind) => (value: Json) => Json): Translation<Kind> =>
  Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<Kind, (value: Json) => Json>;

/** What a step remembers, with ids. */
export const printedData = (rules: Rules, data: JsonObject): JsonObject =>
  names.translated(
    data,
    translationOf((kind) => toId((n) => idOf(rules, kind, n))),
  );

/** The same with numbers. Throws `UnknownId`. */
export const parsedData = (rules: Rules, data: JsonObject): JsonObject =>
  names.translated(
    data,
    translationOf((kind) => toNumber((id) => numberOf(rules, kind, id))),
  );

/** Where a thing is that may be gone: "lost"; undefined for one that has not come. */
export const goneIds: Readonly<Record<number, string>> = {
  [Gone.lost]: "lost",
  [UNAVAILABLE]: "unavailable",
};

const flagNames = {
  air: Object.entries(AirFlag),
  ship: Object.entries(ShipFlag),
  ground: Object.entries(GroundFlag),
  battle: Object.entries(BattleFlag),
} as const;

export const flagsToNames = (of: keyof typeof flagNames, flags: number): string[] =>
  flagNames[of].filter(([, bit]) => (flags & bit) !== 0).map(([name]) => name);

/** Throws RangeError for a mark that there is not. */
export const namesToFlags = (of: keyof typeof flagNames, list: readonly string[] | undefined): number =>
  (list ?? []).reduce((flags, name) => {
    const found = flagNames[of].find(([each]) => each === name);
    if (!found) throw new RangeError(`There is no mark “${name}”.`);
    return flags | found[1];
  }, 0);

export const boxNumber = (id: string | undefined): number => {
  const n = boxIds.indexOf((id ?? "ready") as (typeof boxIds)[number]);
  if (n < 0) throw new RangeError(`There is no box “${id}”.`);
  return n;
};
