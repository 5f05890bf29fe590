import type { Json, JsonObject } from "../../../kernel";
import { OFF_MAP, type Rules, sideIds } from "../model/rules";

/** Numbers of the ruleset as the ids of its documents, and back: a printed state says "BB14" and "yorktown". */

/** What a number can be of. */
export type Kind = "hex" | "ship" | "field" | "base" | "kind" | "side" | "sector";

/** A name that this ruleset lacks: reported, not guessed. */
export class UnknownId extends Error {
  override readonly name = "UnknownId";
}

const nouns: Readonly<Record<Kind, string>> = {
  hex: "hex",
  ship: "ship",
  field: "ship or base with planes",
  base: "base",
  kind: "kind of plane",
  side: "side",
  sector: "sector",
};

function idsOf(rules: Rules, kind: Kind): readonly string[] {
  switch (kind) {
    case "hex":
      return rules.hexes.ids;
    case "ship":
      return rules.ships.map(({ id }) => id);
    case "field":
      return rules.fields.map(({ id }) => id);
    case "base":
      return rules.bases.map(({ id }) => id);
    case "kind":
      return rules.kinds.map(({ id }) => id);
    case "side":
      return sideIds;
    case "sector":
      return rules.sectors.map(({ id }) => id);
  }
}

/** The id of a number; null for -1: no hex, nobody. */
export function idOf(rules: Rules, kind: Kind, n: number): string | null {
  if (kind === "hex") return n === OFF_MAP ? null : rules.hexes.ids[n]!;
  return idsOf(rules, kind)[n] ?? null;
}

/** The number of an id; -1 for null. Throws `UnknownId`. */
export function numberOf(rules: Rules, kind: Kind, id: Json | undefined): number {
  if (id === null || id === undefined) return -1;
  const n = kind === "hex" ? rules.hexes.of[id as string] : idsOf(rules, kind).indexOf(id as string);
  if (n === undefined || n < 0) throw new UnknownId(`There is no ${nouns[kind]} “${String(id)}”.`);
  return n;
}

/** What a member of a frame holds, by the end of its name: "hex", "targetHex", "ships". */
function kindOf(key: string): Kind | undefined {
  const match = /(hex|hexes|ship|ships|field|fields|base|bases|kind|kinds)$/i.exec(key)?.[1]?.toLowerCase();
  if (match === undefined) return undefined;
  return (match === "hexes" ? "hex" : match.replace(/s$/, "")) as Kind;
}

/** What a step remembers, with ids (`toIds`) or with numbers. */
export function frameData(rules: Rules, data: JsonObject, toIds: boolean): JsonObject {
  const convert = (kind: Kind, value: Json): Json => {
    if (Array.isArray(value)) return value.map((each) => convert(kind, each));
    if (toIds) return typeof value === "number" ? idOf(rules, kind, value) : value;
    return value === null || typeof value === "string" ? numberOf(rules, kind, value) : value;
  };
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        const kind = kindOf(key);
        return [key, kind === undefined ? walk(each) : convert(kind, each)];
      }),
    );
  };
  return walk(data) as JsonObject;
}
