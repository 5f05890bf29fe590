import { describe, expect, it } from "vitest";
import { changeRows, countWhose } from "../../../components/preview/change-rows";
import { scenarioShown } from "../../../components/preview/scenario";
import { keepSame } from "../../../components/workbench/keep-same";
import { emptyState } from "../../../components/workbench/state";
import type { ChangedDocument, ChangedValue } from "../../../lib/views/changes";

const start = { line: 1, column: 1 };
const change = (what: string, status: "errata" | "yours"): ChangedValue => ({
  pointer: `/${what}`,
  kind: "changed",
  what,
  from: "1",
  to: "2",
  by: { status, title: status === "errata" ? "Errata" : "Mine" },
  place: { file: "units.json", pointer: `/${what}`, range: { start, end: start } },
});
const units: ChangedDocument = {
  path: "units.json",
  title: "Units",
  changes: [change("Defense", "errata"), change("Firepower", "yours")],
};
const none: ReadonlySet<never> = new Set();

describe("the list of changes", () => {
  it("stands under the documents, your own before the errata", () => {
    const rows = changeRows([units], none, "", none);
    expect(rows.map(({ id }) => id)).toEqual(["units.json", "units.json /Firepower", "units.json /Defense"]);
    expect(countWhose([units])).toEqual({ errata: 1, yours: 1, others: 0 });
  });

  it("is filtered by whose they are and by words; a document with nothing left is gone", () => {
    expect(changeRows([units], new Set(["errata" as const]), "", none)).toHaveLength(2);
    expect(changeRows([units], none, "fire", none)).toMatchObject([
      { count: 1 },
      { change: { what: "Firepower" } },
    ]);
    expect(changeRows([units], none, "carrier", none)).toEqual([]);
  });

  it("is folded by hand, and begins folded where a document has very many", () => {
    expect(changeRows([units], none, "", new Set(["units.json"]))).toHaveLength(1);
    const many = { ...units, changes: Array.from({ length: 700 }, (_, i) => change(`No. ${i}`, "yours")) };
    expect(changeRows([many], none, "", none)).toMatchObject([{ expanded: false, count: 700 }]);
    expect(changeRows([many], none, "", new Set(["units.json"]))).toHaveLength(701);
  });
});

describe("the scenario that is previewed", () => {
  const documents = ["map.json", "scenarios/a.json", "scenarios/b.json"].map((path) => ({
    path,
    title: path,
    kind: "",
    file: path,
    patchedBy: [],
  }));
  const state = { ...emptyState("x"), overview: { documents, layers: [] } };

  it("is the one chosen while it is there, else the last", () => {
    expect(scenarioShown({ ...state, previewScenario: "scenarios/a.json" })).toBe("scenarios/a.json");
    expect(scenarioShown({ ...state, previewScenario: "scenarios/gone.json" })).toBe("scenarios/b.json");
    expect(scenarioShown(state)).toBe("scenarios/b.json");
    expect(scenarioShown(emptyState("x"))).toBeUndefined();
  });
});

describe("two answers of which most is equal", () => {
  it("share what is equal", () => {
    const before = {
      places: [
        { id: "a", at: [1, 2] },
        { id: "b", at: [3] },
      ],
      title: "Map",
    };
    const after = {
      places: [
        { id: "a", at: [1, 2] },
        { id: "b", at: [4] },
      ],
      title: "Map",
    };
    const kept = keepSame(before, structuredClone(after));
    expect(kept).toEqual(after);
    expect(kept.places[0]).toBe(before.places[0]);
    expect(kept.places[1]).not.toBe(before.places[1]);
    expect(keepSame(before, structuredClone(before))).toBe(before);
  });

  it("lose and gain members and items", () => {
    expect(keepSame({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(keepSame({ a: 1 }, { a: 1, b: undefined })).toHaveProperty("b");
    expect(keepSame([1, 2], [1])).toEqual([1]);
    expect(keepSame({ a: [1] }, { a: { 0: 1 } })).toEqual({ a: { 0: 1 } });
    expect(keepSame(null, { a: 1 })).toEqual({ a: 1 });
  });
});
