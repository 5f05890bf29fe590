import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { cellEdit, type CellRule, cellText } from "../../lib/views/grid";
import { column, grid } from "./grids";

describe("what a person types", () => {
  const naval = grid("units.json", "/naval");
  const typed = (text: string, key: string, of = naval) => {
    const read = cellEdit(text, column(of, key));
    return read.ok ? read.value : read.reason;
  };

  it.each([
    ["0,5", 0.5],
    ["0.5", 0.5],
    ["1/2", 0.5],
    ["½", 0.5],
    ["1 1/2", 1.5],
    ["1½", 1.5],
    [" 2 ", 2],
    ["+1", 1],
  ])("%s is a number of quarters", (text, value) => {
    expect(typed(text, "antiAircraft")).toBe(value);
  });

  it.each([
    ["1/3", "antiAircraft", "a multiple of 0.25"],
    ["abc", "antiAircraft", "not a number"],
    ["-1", "antiAircraft", "at least 0"],
    ["−1", "firepower", "at least 0"],
    ["1/2", "firepower", "whole number"],
    [
      "10",
      "firepower",
      "at most 9, not 10. The limit is there to catch slips; all printed values lie within",
    ],
    ["0", "transport", "more than 0"],
    ["1,000", "count", "ambiguous"],
    ["", "count", "cannot be empty"],
    ["ZZ", "class", "one of CV"],
    ["Japn", "nation", "did you mean “japan”"],
    ["maybe", "elite", "yes or no"],
  ])("“%s” cannot stand in %s", (text, key, reason) => {
    expect(typed(text, key)).toContain(reason);
  });

  it("reads yes and no, choices by what they mean, things by name, and nothing", () => {
    expect(typed("x", "elite")).toBe(true);
    expect(typed("No", "elite")).toBe(false);
    expect(typed("", "elite")).toBeUndefined();
    expect(typed("no", "airGroup/first")).toBeUndefined();
    expect(typed("destroyer", "class")).toBe("DD");
    expect(typed("dd", "class")).toBe("DD");
    expect(typed("United States", "nation")).toBe("us");
    expect(typed("8", "landLimit", grid("bases.json", "/bases"))).toBe(8);
    // More than is printed; that the Surface Combat Table lacks the row is for its check to say.
    expect(typed("5", "firepower")).toBe(5);
  });

  it("reads lists and numbers of things", () => {
    expect(typed("read-their-mail; elite-pilots", "requires", grid("options.json", "/options"))).toEqual([
      "read-their-mail",
      "elite-pilots",
    ]);
    const turns = grid("schedules/allies.json", "/turns");
    expect(typed("2 u-dd, u-ca", "units", turns)).toEqual({ "u-dd": 2, "u-ca": 1 });
    expect(typed("2 × u-dd", "units", turns)).toEqual({ "u-dd": 2 });
    expect(typed("u-dd 3", "units", turns)).toEqual({ "u-dd": 3 });
    expect(typed("u-dd, u-dd", "units", turns)).toContain("twice");
    expect(typed("2 u-dx", "units", turns)).toContain("no unit type");
  });

  const rule = (type: CellRule["type"], rest: Partial<CellRule> = {}): CellRule => ({
    type,
    title: "T",
    required: false,
    ...rest,
  });

  it("is what the cell shows, typed again", () => {
    const items = fc
      .string({ minLength: 1, maxLength: 6 })
      .filter((text) => text.trim() !== "" && !text.includes("\n"));
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }), (value) => {
        const text = cellText(value, rule("number"));
        if (text.includes("e")) return;
        expect(cellEdit(text, rule("number"))).toEqual({ ok: true, value: value === 0 ? 0 : value });
      }),
    );
    fc.assert(
      fc.property(fc.array(items, { minLength: 1, maxLength: 4 }), (value) => {
        const list = rule("list", { items: rule("text") });
        expect(cellEdit(cellText(value, list), list)).toEqual({ ok: true, value });
      }),
    );
    const ids = fc.stringMatching(/^[a-z][a-z-]{0,5}[a-z]$/).filter((id) => id !== "x");
    fc.assert(
      fc.property(
        fc.dictionary(ids, fc.integer({ min: 1, max: 60 }), {
          minKeys: 1,
          maxKeys: 4,
          noNullPrototype: true,
        }),
        (value) => {
          const counts = rule("counts", { keys: rule("text"), items: rule("integer") });
          expect(cellEdit(cellText(value, counts), counts)).toEqual({ ok: true, value });
        },
      ),
    );
  });
});
