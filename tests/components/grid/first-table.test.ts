import { describe, expect, it } from "vitest";
import { firstOf } from "../../../components/grid/grid-pane";

describe("the table that a document opens with", () => {
  const grid = (kind: "settings" | "things" | "list", count: number) => ({
    kind,
    rows: Array.from({ length: count }, (_, i) => ({ id: String(i), pointer: "", cells: [] })),
  });
  const settings = grid("settings", 3);

  it("is its table where the single values are few, and the single values where they are many", () => {
    const bases = grid("things", 11);
    expect(firstOf([settings, bases])).toBe(bases);
    expect(firstOf([grid("settings", 86), grid("list", 5)])!.rows).toHaveLength(86);
    expect(firstOf([settings, grid("list", 0)])).toBe(settings);
    expect(firstOf([settings])).toBe(settings);
    expect(firstOf([])).toBeUndefined();
  });

  it("is not an empty table beside a full one", () => {
    const full = grid("things", 9);
    expect(firstOf([settings, grid("list", 0), full])).toBe(full);
  });
});
