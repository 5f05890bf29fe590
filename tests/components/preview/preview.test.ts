import { describe, expect, it } from "vitest";
import { changeRows, countWhose } from "../../../components/preview/change-rows";
import { scenarioShown } from "../../../components/preview/scenario";
import { keepSame } from "../../../components/workbench/keep-same";
import { emptyState } from "../../../components/workbench/state";
import type { ChangeSentence } from "../../../lib/views/changes";

const start = { line: 1, column: 1 };
const change = (
  sentence: string,
  status: "errata" | "yours",
  more: Partial<ChangeSentence> = {},
): ChangeSentence => ({
  id: sentence,
  subject: "units",
  sentence,
  kind: "changed",
  by: { status, title: status === "errata" ? "Errata" : "Mine" },
  file: "units.json",
  pointers: [`/${sentence}`],
  place: { file: "units.json", pointer: `/${sentence}`, range: { start, end: start } },
  ...more,
});
const changes = [
  change("Yamato: defense 8, was 9", "errata"),
  change("Yamato: firepower 4, was 3", "yours"),
  change("Truk: Air Capacity 6, was 5", "yours", { subject: "bases" }),
];
const none: ReadonlySet<never> = new Set();
const many = (count: number, alike?: ChangeSentence["alike"]): ChangeSentence[] =>
  Array.from({ length: count }, (_, i) => change(`No. ${i}`, "yours", { ...(alike && { alike }) }));

describe("the list of changes", () => {
  it("stands under what they are about, your own before the errata", () => {
    const rows = changeRows(changes, none, "", none);
    expect(rows.map(({ id }) => id)).toEqual([
      "units",
      "Yamato: firepower 4, was 3",
      "Yamato: defense 8, was 9",
      "bases",
      "Truk: Air Capacity 6, was 5",
    ]);
    expect(countWhose(changes)).toEqual({ errata: 1, yours: 2, others: 0 });
  });

  it("is filtered by whose they are and by words; a subject with nothing left is gone", () => {
    expect(changeRows(changes, new Set(["errata" as const]), "", none)).toHaveLength(4);
    expect(changeRows(changes, none, "fire", none)).toMatchObject([
      { count: 1 },
      { change: { sentence: "Yamato: firepower 4, was 3" } },
    ]);
    expect(changeRows(changes, none, "carrier", none)).toEqual([]);
  });

  it("is collapsed by hand, and starts collapsed where a subject has very many", () => {
    expect(changeRows(changes, none, "", new Set(["units"]))).toHaveLength(3);
    expect(changeRows(many(700), none, "", none)).toMatchObject([{ expanded: false, count: 700 }]);
    expect(changeRows(many(700), none, "", new Set(["units"]))).toHaveLength(701);
  });

  it("counts many of a kind in one line, which is expanded by hand", () => {
    const alike = { key: "x", called: ["Defense of", "units"] as const, most: 4, from: 1, to: 2 };
    const rows = changeRows(many(5, alike), none, "", none);
    expect(rows).toMatchObject([
      { title: "Units", count: 5, expanded: true },
      { kind: "group", title: "Defense of 5 units: twice what it was", group: "units", expanded: false },
    ]);
    expect(changeRows(many(5, alike), none, "", new Set([rows[1]!.id]))).toHaveLength(7);
    expect(changeRows(many(4, alike), none, "", none)).toHaveLength(5);
  });
});

describe("the scenario that is previewed", () => {
  const documents = ["map.json", "scenarios/a.json", "scenarios/b.json"].map((path) => ({
    path,
    title: path,
    kind: "",
    file: path,
    views: [],
    patchedBy: [],
  }));
  const state = { ...emptyState("x"), overview: { documents, layers: [], hasBattles: true } };

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
