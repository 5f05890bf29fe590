import fuzzysort from "fuzzysort";
import { describe, expect, it } from "vitest";
import { fitting, type Item, outlineItems, rowsOf, searchItems } from "../../components/palette/items";

const item = (title: string, more: Partial<Item> = {}): Item => ({
  id: title,
  title,
  choose: () => undefined,
  ...more,
});

describe("what fits", () => {
  const items = [
    item("Transport costs", { detail: "tables/transport-costs.json" }),
    item("Bases"),
    item("Units"),
  ];

  it("is everything in its order when nothing was typed", () => {
    expect(fitting(items, " ", fuzzysort).map(({ title }) => title)).toEqual([
      "Transport costs",
      "Bases",
      "Units",
    ]);
  });

  it("is found by title and by path, with what fits marked", () => {
    expect(fitting(items, "bas", fuzzysort)).toMatchObject([{ title: "Bases", marks: [0, 1, 2] }]);
    expect(fitting(items, "tables/tr", fuzzysort)).toMatchObject([{ title: "Transport costs" }]);
    expect(fitting(items, "zzz", fuzzysort)).toEqual([]);
  });

  it("has the very letters while the matcher is not loaded yet", () => {
    expect(fitting(items, "TABLES/tr").map(({ title }) => title)).toEqual(["Transport costs"]);
    expect(fitting(items, "tabtr")).toEqual([]);
  });
});

describe("search results", () => {
  const at = (line: number) => ({ start: { line, column: 5 }, end: { line, column: 8 } });

  it("stand under their files, without the blanks before them", () => {
    const gone: string[] = [];
    const items = searchItems(
      [
        { file: "a.json", range: at(3), line: "    abc", start: 4, end: 7 },
        { file: "a.json", range: at(9), line: "    abc", start: 4, end: 7 },
        { file: "b.json", range: at(1), line: "abc", start: 0, end: 3 },
      ],
      (file, line, column) => gone.push(`${file}:${line}:${column}`),
    );
    expect(items[0]).toMatchObject({ title: "abc", marks: [0, 1, 2], aside: "3" });
    expect(rowsOf(items)).toMatchObject([
      { heading: "a.json", count: 2 },
      { index: 0 },
      { index: 1 },
      { heading: "b.json", count: 1 },
      { index: 2 },
    ]);
    items[1]!.choose();
    expect(gone).toEqual(["a.json:9:5"]);
  });
});

describe("the outline", () => {
  it("is a list with depths", () => {
    const range = { start: { line: 2, column: 3 }, end: { line: 2, column: 9 } };
    const leaf = {
      name: "air",
      detail: "6",
      kind: "number" as const,
      range,
      selectionRange: range,
      children: [],
    };
    const tree = [{ ...leaf, name: "Rabaul", detail: "rabaul", kind: "object" as const, children: [leaf] }];
    const items = outlineItems(tree, () => undefined);
    expect(items.map(({ title, depth }) => [title, depth])).toEqual([
      ["Rabaul", 0],
      ["air", 1],
    ]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(2);
  });
});
