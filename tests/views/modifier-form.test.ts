import { describe, expect, it } from "vitest";
import { whyLimited } from "../../lib/diagnostics/words";
import { get, isObject, type Json } from "../../lib/documents";
import { combatTables, emptyModifier, modifierForm, readModifier, writeModifier } from "../../lib/views";
import { shipped } from "../support/shipped";

const world = shipped("fire-in-the-sky");
const form = (document: string, roll: string) => modifierForm(world, document, roll)!;
const strike = form("tables/combat.json", "/types/air-strike");

describe("what a modifier may be", () => {
  it("is asked by the schema: what it adds, its rule, and every predicate with its members", () => {
    expect(strike.members.map(({ key }) => key)).toEqual(["add", "rule"]);
    expect(form("tables/naval-damage.json", "").members.map(({ key }) => key)).toContain("perExtraHit");
    const kinds = strike.predicates.map(({ is }) => is);
    expect(kinds).toContain("turn-between");
    expect(kinds).not.toContain("all");
    const option = strike.predicates.find(({ is }) => is === "option");
    expect(option?.fields).toMatchObject([{ key: "id", required: true, type: "reference" }]);
    expect(strike.predicates.find(({ is }) => is === "target-kind")?.fields[0]).toMatchObject({
      type: "list",
      minItems: 1,
    });
  });

  it("is also asked of a roll without any", () => {
    expect(form("tables/combat.json", "/types/merchant-asw").taken).toEqual([]);
    expect(modifierForm(world, "bases.json", "/bases/rabaul")).toBeUndefined();
  });
});

describe("an existing modifier", () => {
  const all = combatTables(world)!.modifiers.flatMap(({ document, pointer, modifiers }) =>
    modifiers.map((modifier) => ({ document, roll: pointer, ...modifier })),
  );

  it.each(all)("$document $pointer is read and written as it is", ({ document, roll, id, pointer }) => {
    const own = form(document, roll);
    const standing = get(world.draft.documents.get(document)!.value, pointer) as Json;
    const draft = readModifier(own, id, standing);
    if (draft === undefined) {
      // Parts within parts are for the text.
      const when = isObject(standing) ? standing["when"] : undefined;
      expect(JSON.stringify(when).match(/"of":/g)!.length).toBeGreaterThan(1);
      return;
    }
    expect(writeModifier(own, draft, false)).toEqual({ pointer, value: standing, reasons: [] });
  });
});

describe("a new modifier", () => {
  const draft = { ...emptyModifier(strike), id: "at-night", texts: { add: "-1", rule: "18.9" } };
  const late = { is: "turn-between", not: false, texts: { from: "10" } };
  const air = { is: "target-kind", not: true, texts: { kinds: "air, land" } };

  it("holds when one predicate does", () => {
    expect(writeModifier(strike, { ...draft, parts: [late] }, true)).toEqual({
      pointer: "/types/air-strike/modifiers/at-night",
      value: { when: { is: "turn-between", from: 10 }, add: -1, rule: "18.9" },
      reasons: [],
    });
  });

  it("joins several, and turns one round", () => {
    const { value } = writeModifier(strike, { ...draft, joint: "any", parts: [late, air] }, true);
    expect(value["when"]).toEqual({
      is: "any",
      of: [
        { is: "turn-between", from: 10 },
        { is: "not", of: { is: "target-kind", kinds: ["air", "land"] } },
      ],
    });
  });

  it("says all that is wrong with it", () => {
    const bad = {
      ...draft,
      id: "Not An Id",
      texts: { add: "9" },
      parts: [{ ...late, texts: { from: "x" } }],
    };
    expect(writeModifier(strike, bad, true).reasons).toEqual([
      '“Not An Id” is not a valid id. Use lower-case letters, digits and hyphens, as in "pearl-harbor".',
      "“x” is not a number.",
      `Add must be at most 5, not 9. ${whyLimited}`,
      "Rule cannot be empty.",
    ]);
    const [taken] = strike.taken;
    expect(writeModifier(strike, { ...draft, id: taken!, parts: [late] }, true).reasons).toEqual([
      `“${taken}” already exists.`,
    ]);
    expect(writeModifier(strike, { ...draft, parts: [] }, true).reasons).toHaveLength(1);
  });
});
