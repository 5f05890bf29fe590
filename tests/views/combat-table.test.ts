import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { get } from "../../lib/documents";
import { schemas } from "../../lib/documents/generated/schemas";
import { phrased } from "../../lib/games/fire-in-the-sky/views/conditions";
import { chanceOf, chanceToHit, combatTables } from "../../lib/views";
import { atLeastOneHit, facesThatHit } from "../../lib/views/chance";
import { editContextOver } from "../editing/edit-context";
import { shipped } from "../support/shipped";

const { draft, game, files } = shipped("fire-in-the-sky");
const tables = combatTables({ draft, game })!;
const surface = tables.faces[0]!;
const cell = (firepower: string, defense: string) =>
  surface.cells[surface.rows.indexOf(firepower)]![surface.columns.indexOf(defense)]!;
const modifiers = (pointer: string) => tables.modifiers.find((each) => each.pointer === pointer)!;
const sentence = (pointer: string, id: string) =>
  modifiers(pointer).modifiers.find((each) => each.id === id)!.sentence;

describe("12.3.3.2 the Surface Combat Table", () => {
  it("has a row for each Firepower and a column for each Defense", () => {
    expect(surface).toMatchObject({ title: "Surface Combat Table", row: "Firepower", column: "Defense" });
    expect(surface.rows).toEqual(["0", "1", "2", "3", "4"]);
    expect(surface.columns).toEqual(["7", "8", "9", "10", "11", "12"]);
  });

  it("gives each cell with its place, its meaning and its chance", () => {
    expect(cell("1", "8")).toMatchObject({
      value: "4",
      pointer: "/firepower/1/8",
      meaning: "4 or more hits.",
      chance: { ways: 1n, of: 2n, value: 0.5 },
      status: "reconstructed",
      layer: "base",
    });
    expect(cell("4", "7").chance).toMatchObject({ ways: 5n, of: 6n });
  });

  it("needs two half hits for a whole one", () => {
    const half = cell("0", "12");
    expect(half).toMatchObject({ value: "6*", hits: 1, worth: 0.5, chance: { ways: 0n } });
    expect(chanceOf(half, 6, 2)).toMatchObject({ ways: 1n, of: 36n });
    expect(chanceOf(half, 6, 3)).toMatchObject({ ways: 2n, of: 27n });
  });

  it("follows the die and the entries of the documents", () => {
    const other = editContextOver(
      {
        ...files,
        "parameters.json": files["parameters.json"]!.replace('"dieSides": 6', '"dieSides": 10'),
        "tables/surface-combat.json": files["tables/surface-combat.json"]!.replace('"7": "4"', '"7": "-"'),
      },
      [],
    );
    const [changed] = combatTables({ draft: other.draft, game })!.faces;
    expect(changed?.cells[0]?.[0]).toMatchObject({ value: "-", hits: 0, meaning: "Cannot hit." });
    expect(changed?.cells[1]?.[1]?.chance).toMatchObject({ ways: 7n, of: 10n });
  });
});

describe("2.3 the modifiers", () => {
  it("are sentences with their rules", () => {
    expect(sentence("/types/submarine-vs-merchants", "from-turn-6")).toBe("+1 when it is Turn 6 or later");
    expect(sentence("/types/submarine-vs-task-force", "allied-turns-2-to-5")).toBe(
      "−1 when it is one of Turns 2 to 5 and the dice are those of the Allies",
    );
    expect(sentence("/types/ground-support", "air-supremacy")).toBe(
      "+1 when the roller has Air Supremacy and Air Points take part in the ground support",
    );
    expect(modifiers("/types/ground-support").modifiers[0]).toMatchObject({
      rule: "12.3.4.3",
      layer: "errata-2005",
      status: "errata",
      predicates: [
        { is: "air-supremacy", pointer: "/types/ground-support/modifiers/air-supremacy/when/of/0" },
        { is: "air-points-in-support" },
      ],
    });
    expect(sentence("", "extra-hits")).toBe(
      "+1 for each extra hit when the optional rule “Put a little oomph in your hits” is on",
    );
  });

  it("have words for every predicate that the schema lists", () => {
    const defs = get(schemas["fire-in-the-sky/defs.schema.json"], "/$defs") as Record<string, never>;
    const joints = ["all", "any", "not"];
    const tags = Object.values(defs).flatMap((each) => get(each, "/properties/is/const") ?? []);
    expect([...phrased].sort()).toEqual(tags.filter((tag) => !joints.includes(tag as string)).sort());
    for (const table of tables.modifiers) {
      for (const each of table.modifiers) expect(each.sentence).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it("change the chance of a die, from the lowest sum to the highest", () => {
    const asw = modifiers("/types/submarine-vs-task-force");
    expect(asw.toHit?.bySum.map(({ sum }) => sum)).toEqual([-3, -2, -1, 0, 1, 2]);
    const plain = asw.toHit?.bySum.find(({ sum }) => sum === 0)?.chance;
    expect(plain).toMatchObject({ ways: 1n, of: 3n });
    expect(chanceToHit(asw, -2, 1)).toMatchObject({ ways: 0n });
    expect(chanceToHit(asw, 1, 2)).toMatchObject({ ways: 3n, of: 4n });
    expect(modifiers("").toHit).toBeUndefined();
  });

  it("stand beside the costs", () => {
    const costs = tables.costs.map(({ document }) => document);
    expect(costs).toEqual(["tables/transport-costs.json"]);
  });

  it("are none of a game that says nothing of its dice", () => {
    expect(combatTables({ draft, game: undefined })).toBeUndefined();
  });
});

describe("the chance of a hit", () => {
  it("is what counting all falls of the dice gives", () => {
    const small = fc.record({
      sides: fc.integer({ min: 2, max: 6 }),
      face: fc.integer({ min: 0, max: 8 }),
      dice: fc.integer({ min: 1, max: 4 }),
      worth: fc.constantFrom(1, 0.5),
    });
    fc.assert(
      fc.property(small, ({ sides, face, dice, worth }) => {
        const hits = facesThatHit(sides, face);
        let ways = 0;
        for (let fall = 0; fall < sides ** dice; fall++) {
          let sum = 0;
          for (let rest = fall, i = 0; i < dice; i++, rest = Math.floor(rest / sides)) {
            if ((rest % sides) + 1 >= face) sum += worth;
          }
          if (sum >= 1) ways++;
        }
        const { ways: top, of, value } = atLeastOneHit(hits, sides, dice, worth);
        expect(top * BigInt(sides ** dice)).toBe(BigInt(ways) * of);
        expect(value).toBeCloseTo(ways / sides ** dice, 12);
      }),
    );
  });

  it("is a number also for very many dice", () => {
    expect(atLeastOneHit(1, 6, 900).value).toBeCloseTo(1, 10);
    expect(atLeastOneHit(0, 6, 900).value).toBe(0);
  });
});
