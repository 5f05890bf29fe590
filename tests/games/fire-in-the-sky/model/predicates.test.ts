import { describe, expect, it } from "vitest";
import { schemas } from "../../../../lib/documents/generated/schemas";
import { predicateNames } from "../../../../lib/games/fire-in-the-sky/model/modifiers";

/** Every tag `is` that a condition of the schema may have. */
function tagsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "is" && typeof inner === "object" && inner !== null && "const" in inner) {
      found.add(String((inner as { const: unknown }).const));
    }
    tagsOf(inner, found);
  }
  return found;
}

describe("conditions of modifiers", () => {
  it("are the same in the schema, which editors show, and in the rules, which ask them", () => {
    const defs = schemas["fire-in-the-sky/defs.schema.json"];
    expect([...tagsOf(defs)].sort()).toEqual([...predicateNames].sort());
  });
});
