import type { Draft, Json } from "../../documents";
import { schemas } from "../../documents/generated/schemas";
import { type Numbering, renumbered } from "../../games/numbering";
import type { Schemas } from "./node";

const texts = new Set(["title", "description", "markdownDescription"]);
const made = new WeakMap<object, Schemas>();

/**
 * The shipped schemas as a draft's own rulebook reads: what their texts say of rules, with the numbers of the
 * edition. The schemas themselves for a draft without a numbering.
 */
export function schemasIn(draft: Draft): Schemas {
  const value = draft.documents.get("numbering.json")?.value as Partial<Numbering> | undefined;
  if (typeof value !== "object" || value === null || typeof value.rules !== "object") return schemas;
  let known = made.get(value);
  if (!known) {
    const numbering: Numbering = { rules: value.rules, titles: {} };
    known = renumberedIn(numbering, schemas as unknown as Json) as unknown as Schemas;
    made.set(value, known);
  }
  return known;
}

function renumberedIn(numbering: Numbering, value: Json): Json {
  if (Array.isArray(value)) return value.map((each) => renumberedIn(numbering, each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]): [string, Json] => {
      if (texts.has(key) && typeof each === "string") return [key, renumbered(numbering, each)];
      if (key === "enumDescriptions" && Array.isArray(each))
        return [key, each.map((text) => (typeof text === "string" ? renumbered(numbering, text) : text))];
      return [key, renumberedIn(numbering, each)];
    }),
  );
}
