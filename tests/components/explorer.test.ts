import { describe, expect, it } from "vitest";
import type { LayerSummary } from "../../components/desk/protocol";
import { rowsOf, sectionId, treeKey } from "../../components/explorer/rows";
import type { Entry, Section } from "../../components/explorer/sections";
import { movedBy, movedTo } from "../../components/layers/order";
import { slug } from "../../components/layers/slug";
import { readPanes } from "../../components/studio/panes";
import { isOwnFile, withoutTabs } from "../../components/workbench/state";

const entry = (path: string, depth = 0): Entry => ({ path, title: path.toUpperCase(), depth, own: true });
const sections: Section[] = [
  { title: "Tables", entries: [entry("combat"), entry("costs")] },
  { title: "Layers", entries: [entry("a"), entry("a/bases", 1), entry("a/units", 1), entry("b")] },
];
const ids = (folded: string[], filter = "") => rowsOf(sections, new Set(folded), filter).map(({ id }) => id);

describe("the tree of documents", () => {
  it("shows what is not folded", () => {
    expect(ids([])).toHaveLength(8);
    expect(ids([sectionId("Tables")])).toEqual([
      sectionId("Tables"),
      sectionId("Layers"),
      "a",
      "a/bases",
      "a/units",
      "b",
    ]);
    expect(ids(["a"]).slice(-3)).toEqual([sectionId("Layers"), "a", "b"]);
  });

  it("shows with a filter what fits, with what is above it, unfolded", () => {
    expect(ids(["a", sectionId("Layers")], "UNITS")).toEqual([sectionId("Layers"), "a", "a/units"]);
    expect(ids([], "nothing")).toEqual([]);
  });

  it("is walked by arrows", () => {
    const rows = rowsOf(sections, new Set(), "");
    expect(treeKey(rows, "combat", "ArrowDown")).toEqual({ to: "costs" });
    expect(treeKey(rows, "combat", "ArrowLeft")).toEqual({ to: sectionId("Tables") });
    expect(treeKey(rows, "a/units", "ArrowLeft")).toEqual({ to: "a" });
    expect(treeKey(rows, "a", "ArrowLeft")).toEqual({ turn: "a" });
    expect(treeKey(rows, "a", "ArrowRight")).toEqual({ to: "a/bases" });
    expect(treeKey(rows, "combat", "ArrowRight")).toBeUndefined();
    expect(treeKey(rows, "b", "ArrowDown")).toBeUndefined();
    expect(treeKey(rows, undefined, "End")).toEqual({ to: "b" });
    const folded = rowsOf(sections, new Set(["a"]), "");
    expect(treeKey(folded, "a", "ArrowRight")).toEqual({ turn: "a" });
  });
});

describe("the order of layers", () => {
  const layer = (id: string, on = true, fixed = false): LayerSummary => ({
    id,
    title: id,
    kind: "variant",
    on,
    fixed,
    documents: [],
  });
  const layers = [layer("errata", true, true), layer("a"), layer("b"), layer("c"), layer("off", false)];

  it("is changed among those that are on and not the game's own", () => {
    expect(movedTo(layers, "a", "c")).toEqual(["errata", "b", "c", "a"]);
    expect(movedTo(layers, "c", "a")).toEqual(["errata", "c", "a", "b"]);
    expect(movedTo(layers, "a", "errata")).toBeUndefined();
    expect(movedTo(layers, "errata", "a")).toBeUndefined();
    expect(movedTo(layers, "off", "a")).toBeUndefined();
  });

  it("is changed by one place, as far as there is one", () => {
    expect(movedBy(layers, "b", -1)).toEqual(["errata", "b", "a", "c"]);
    expect(movedBy(layers, "a", -1)).toBeUndefined();
    expect(movedBy(layers, "c", 1)).toBeUndefined();
  });
});

describe("ids of titles", () => {
  it("are plain, and not taken", () => {
    expect(slug("Was wäre, wenn?")).toBe("was-ware-wenn");
    expect(slug("Winter", ["winter", "winter-2"])).toBe("winter-3");
    expect(slug("…")).toBe("");
  });
});

describe("what is remembered of the panes", () => {
  it("is taken as far as it can be read", () => {
    expect(readPanes(null)).toMatchObject({ explorer: true, layers: false });
    expect(readPanes("{no json")).toEqual(readPanes(null));
    expect(readPanes("null")).toEqual(readPanes(null));
    expect(readPanes('{"layers":true,"below":"layers","problems":7}')).toEqual({
      explorer: true,
      problems: true,
      layers: true,
      preview: false,
      previewShown: "",
      sinceErrata: false,
      below: "layers",
    });
  });
});

describe("the preview at the first visit", () => {
  it("is open where there is room, until somebody closes it", () => {
    expect(readPanes(null, true).preview).toBe(true);
    expect(readPanes('{"layers":true}', true)).toMatchObject({ preview: true, layers: true });
    expect(readPanes('{"preview":false}', true).preview).toBe(false);
    expect(readPanes('{"preview":true,"previewShown":"changes","below":"preview"}')).toMatchObject({
      preview: true,
      previewShown: "changes",
      below: "preview",
    });
  });
});

describe("deleted files", () => {
  const tabs = ["a", "b", "c"].map((path) => ({ path, view: "text" as const }));

  it("are no longer the workspace's own", () => {
    const there = { version: "1", unsaved: false, saving: false };
    expect(isOwnFile({ a: there }, "a")).toBe(true);
    expect(isOwnFile({ a: { ...there, gone: true } }, "a")).toBe(false);
    expect(isOwnFile({}, "a")).toBe(false);
  });

  it("lose their tabs; what was shown stays", () => {
    expect(withoutTabs({ tabs, active: 2 }, (path) => path === "a")).toMatchObject({ active: 1 });
    expect(withoutTabs({ tabs, active: 0 }, (path) => path === "a")).toMatchObject({ active: 0 });
    expect(withoutTabs({ tabs, active: 1 }, () => true)).toEqual({ tabs: [], active: -1 });
    expect(withoutTabs({ tabs, active: 1 }, () => false)).toEqual({ tabs, active: 1 });
  });
});
