import { describe, expect, it } from "vitest";
import { assemble, get, type Json } from "../../lib/documents";
import { check } from "../../lib/diagnostics";
import {
  copyScenario,
  type EditContext,
  type Erratum,
  levelsAt,
  moveToLayer,
  newLayer,
  setLayerOrder,
  switchLayer,
  takeBack,
} from "../../lib/editing";
import { changeValue } from "./edit-context";
import { shipped } from "../support/shipped";
import { after, edited, manifest, merged, parsed, text } from "./edit-context";

/** The shipped game in a workspace with layers a and b, and "fixes" for errata. */
function workspace(patches: Readonly<Record<string, Json>> = {}): EditContext {
  const own: Record<string, string> = {
    "sandtable.json": text({
      $schema: "../sandtable/schemas/common/workspace.schema.json",
      title: "Mine",
      game: "fire-in-the-sky",
      layers: ["a", "b", "fixes"],
    }),
  };
  for (const id of ["a", "b", "fixes"]) {
    own[`layers/${id}/layer.json`] = text(manifest(id, id === "fixes" ? "errata" : "variant"));
  }
  for (const [file, patch] of Object.entries(patches)) own[file] = text(patch);
  return open({ ...shipped("fire-in-the-sky").files, ...own }, new Set(Object.keys(own)));
}

/** As the workspace's own manifest says. */
function open(files: Readonly<Record<string, string>>, own: ReadonlySet<string>): EditContext {
  const manifest = JSON.parse(files["sandtable.json"]!) as { layers: string[]; without?: string[] };
  return { files, own, draft: assemble(files, manifest) };
}

function reopened(context: EditContext, change: ReturnType<typeof newLayer>): EditContext {
  if (!change.ok) throw new Error(change.reason);
  const own = new Set([...context.own, ...change.edits.map(({ file }) => file)]);
  return open(edited(context.files, change.edits), own);
}

const on = (context: EditContext): string[] =>
  context.draft.layers.filter((each) => each.on).map(({ id }) => id);

describe("a new layer", () => {
  it("is written, with its schema, and turned on behind the others", () => {
    const before = workspace();
    const done = reopened(before, newLayer(before, "winter", "variant", "Winter", "The monsoon matters."));
    expect(on(done)).toEqual(["errata-2005", "a", "b", "fixes", "winter"]);
    expect(parsed(done, "layers/winter/layer.json")).toEqual({
      $schema: "../../../sandtable/schemas/common/layer.schema.json",
      id: "winter",
      kind: "variant",
      title: "Winter",
      reason: "The monsoon matters.",
      citations: [],
      requires: [],
      conflicts: [],
      default: false,
    });
  });

  it.each([
    ["errata-2005", "T", "R"],
    ["a", "T", "R"],
    ["Not An Id", "T", "R"],
    ["free", " ", "R"],
    ["free", "T", ""],
  ])("is refused as %s, %s, %s", (id, title, reason) => {
    expect(newLayer(workspace(), id, "variant", title, reason).ok).toBe(false);
  });

  it("needs a workspace", () => {
    const { files } = shipped("fire-in-the-sky");
    const context = { files, own: new Set<string>(), draft: assemble(files) };
    expect(newLayer(context, "x", "variant", "T", "R").ok).toBe(false);
  });
});

describe("the order of layers", () => {
  it("is that of the manifest, behind the game's own", () => {
    const before = workspace();
    const change = setLayerOrder(before, ["errata-2005", "fixes", "a", "b"]);
    expect(on(reopened(before, change))).toEqual(["errata-2005", "fixes", "a", "b"]);
  });

  it("names all layers that are on, and does not move the game's own", () => {
    const before = workspace();
    expect(setLayerOrder(before, ["errata-2005", "a", "b"]).ok).toBe(false);
    expect(setLayerOrder(before, ["a", "errata-2005", "b", "fixes"]).ok).toBe(false);
  });
});

describe("a switch", () => {
  it("takes a layer of the game off by name, and on again", () => {
    const before = workspace();
    const off = reopened(before, switchLayer(before, "errata-2005", false));
    expect(parsed(off, "sandtable.json")).toMatchObject({ without: ["errata-2005"] });
    expect(on(off)).toEqual(["a", "b", "fixes"]);
    const back = reopened(off, switchLayer(off, "errata-2005", true));
    expect(on(back)).toEqual(["errata-2005", "a", "b", "fixes"]);
  });

  it("takes a layer of the workspace out of the list, and puts it at the end", () => {
    const before = workspace();
    const off = reopened(before, switchLayer(before, "a", false));
    expect(parsed(off, "sandtable.json")).toMatchObject({ layers: ["b", "fixes"] });
    expect(on(reopened(off, switchLayer(off, "a", true)))).toEqual(["errata-2005", "b", "fixes", "a"]);
  });

  it("needs no edit when nothing changes, and knows which layers there are", () => {
    const before = workspace();
    const change = switchLayer(before, "a", true);
    expect(change.ok && change.edits).toEqual([]);
    expect(switchLayer(before, "nowhere", true).ok).toBe(false);
  });
});

describe("a change moved into another layer", () => {
  const place = { document: "bases.json", pointer: "/bases/truk/airCapacity" };
  const patch = { bases: { truk: { airCapacity: 10 }, rabaul: { name: "R" } } };
  const erratum: Erratum = {
    component: "map",
    kind: "correction",
    impact: "minor",
    source: "Designer, in a letter",
    rule: "2.2.3",
  };

  it("leaves the value as it is", () => {
    const before = workspace({ "layers/a/bases.json": patch });
    const done = after(before, moveToLayer(before, place, "b"));
    expect(merged(done, "bases.json")).toEqual(merged(before, "bases.json"));
    expect(parsed(done, "layers/a/bases.json")).toEqual({ bases: { rabaul: { name: "R" } } });
    expect(parsed(done, "layers/b/bases.json")).toMatchObject({ bases: { truk: { airCapacity: 10 } } });
    expect(done.draft.documents.get("bases.json")?.originOf(place.pointer).layer).toBe("b");
  });

  it.each([
    [
      "a modifier that the layer adds",
      { "merchant-asw": { modifiers: { radar: { when: { is: "turn-between", from: 8 }, add: 1 } } } },
      "/types/merchant-asw/modifiers/radar/add",
    ],
    [
      "a condition of another form",
      {
        "submarine-vs-merchants": {
          modifiers: { "from-turn-6": { when: { is: "roller", from: null, side: "allies" } } },
        },
      },
      "/types/submarine-vs-merchants/modifiers/from-turn-6/when/is",
    ],
    [
      "a list",
      {
        "task-force-asw": {
          modifiers: { "radar-and-sonar": { when: { of: [{ is: "roller", side: "japan" }] } } },
        },
      },
      "/types/task-force-asw/modifiers/radar-and-sonar/when/of/0/side",
    ],
  ])("is moved whole: %s", (_what, types, pointer) => {
    const combat = { types, sources: {} };
    const before = workspace({ "layers/a/tables/combat.json": combat });
    const at = { document: "tables/combat.json", pointer };
    const done = after(before, moveToLayer(before, at, "b"));
    expect(merged(done, at.document)).toEqual(merged(before, at.document));
    expect(get((parsed(done, "layers/a/tables/combat.json") as Json) ?? {}, "/types")).toBeUndefined();
    expect(parsed(done, "layers/b/tables/combat.json")).toMatchObject({ types });
  });

  it("goes to an earlier layer as well", () => {
    const before = workspace({ "layers/b/bases.json": patch });
    const done = after(before, moveToLayer(before, place, "a"));
    expect(merged(done, "bases.json")).toEqual(merged(before, "bases.json"));
    expect(done.draft.documents.get("bases.json")?.originOf(place.pointer).layer).toBe("a");
  });

  it("becomes an erratum, with its record and its source, that the checks accept", () => {
    const before = workspace({ "layers/a/bases.json": patch });
    const done = after(before, moveToLayer(before, place, "fixes", erratum));
    const printed = get(shipped("fire-in-the-sky").draft.documents.get("bases.json")!.value, place.pointer);
    expect(get(parsed(done, "layers/fixes/layer.json") as Json, "/errata")).toEqual({
      "truk-air-capacity": {
        component: "map",
        place: "bases.json, bases, truk, airCapacity",
        kind: "correction",
        impact: "minor",
        was: String(printed),
        is: "10",
        source: "Designer, in a letter",
        ...place,
      },
    });
    expect(get(merged(done, "bases.json"), "/sources")).toMatchObject({
      [place.pointer]: { rule: "2.2.3", status: "errata" },
    });
    const found = check(done.files, shipped("fire-in-the-sky").game).diagnostics;
    expect(found.filter(({ file }) => file.startsWith("layers/fixes/"))).toEqual([]);
  });

  it("does not become one without a record", () => {
    const before = workspace({ "layers/a/bases.json": patch });
    expect(moveToLayer(before, place, "fixes")).toMatchObject({ ok: false });
  });

  it("takes the note on its source with it", () => {
    const noted = { ...patch, sources: { [place.pointer]: { status: "designed", note: "to try" } } };
    const before = workspace({ "layers/a/bases.json": noted });
    const done = after(before, moveToLayer(before, place, "b"));
    expect(parsed(done, "layers/a/bases.json")).not.toHaveProperty("sources");
    expect(get(parsed(done, "layers/b/bases.json") as Json, "/sources")).toEqual(noted.sources);
  });

  it("is refused where no layer sets the value, or a shipped one does", () => {
    const before = workspace();
    expect(moveToLayer(before, place, "a").ok).toBe(false);
    const asw = { document: "tables/transport-costs.json", pointer: "/merchantAswDie" };
    expect(moveToLayer(before, asw, "a")).toMatchObject({ ok: false });
  });

  it("that was an erratum leaves no record behind", () => {
    const before = workspace({ "layers/a/bases.json": patch });
    const mended = after(before, moveToLayer(before, place, "fixes", erratum));
    const done = after(mended, moveToLayer(mended, place, "b"));
    expect(merged(done, "bases.json")).toEqual(merged(before, "bases.json"));
    expect(parsed(done, "layers/fixes/layer.json")).not.toHaveProperty("errata");
    expect(parsed(done, "layers/fixes/bases.json")).not.toHaveProperty("sources");
    expect(parsed(done, "layers/b/bases.json")).not.toHaveProperty("sources");
    const found = check(done.files, shipped("fire-in-the-sky").game).diagnostics;
    expect(found.filter(({ code }) => code.startsWith("layer/"))).toEqual([]);
  });

  it("when reverted, loses its record; those of other values stay", () => {
    const rabaul = { document: "bases.json", pointer: "/bases/rabaul/name" };
    const before = workspace({ "layers/a/bases.json": patch });
    const first = after(before, moveToLayer(before, place, "fixes", erratum));
    const second = after(first, moveToLayer(first, rabaul, "fixes", erratum));
    const done = after(second, takeBack(second, { document: "bases.json", pointer: "/bases/truk" }, "fixes"));
    const { errata } = parsed(done, "layers/fixes/layer.json") as { errata: Record<string, unknown> };
    expect(Object.keys(errata)).toEqual(["rabaul-name"]);
    expect(get(parsed(done, "layers/fixes/bases.json") as Json, "/sources")).toEqual({
      "/bases/rabaul/name": { rule: "2.2.3", status: "errata" },
    });
  });

  it("takes away in the new layer what the old one took away", () => {
    const before = workspace({ "layers/a/bases.json": { bases: { truk: null } } });
    const done = after(before, moveToLayer(before, { document: "bases.json", pointer: "/bases/truk" }, "b"));
    expect(parsed(done, "layers/b/bases.json")).toMatchObject({ bases: { truk: null } });
    expect(merged(done, "bases.json")).toEqual(merged(before, "bases.json"));
  });
});

describe("a scenario that a layer brings", () => {
  const scenario = { id: "late", title: "Late", tracks: { oil: 4 } };
  const file = "layers/a/scenarios/late.json";
  const place = { document: "scenarios/late.json", pointer: "/tracks/oil" };

  it("is edited in that layer's file", () => {
    const context = workspace({ [file]: scenario });
    for (const target of ["base", { layer: "a" }, { layer: "b" }] as const) {
      const changed = after(context, changeValue(context, target, place, 6));
      expect(parsed(changed, file)).toEqual({ ...scenario, tracks: { oil: 6 } });
    }
    expect(levelsAt(context, place)).toMatchObject({ file, own: true, layers: [], printed: 4, effective: 4 });
  });

  it("is changed by a later layer as any document, which the layer that brings it cannot undo", () => {
    const context = workspace({ [file]: scenario, "layers/b/scenarios/late.json": { tracks: { oil: 5 } } });
    expect(levelsAt(context, place)).toMatchObject({ printed: 4, effective: 5 });
    expect(changeValue(context, { layer: "a" }, place, 6)).toMatchObject({ ok: false, blockedBy: "b" });
    const changed = after(context, changeValue(context, { layer: "b" }, place, 6));
    expect(merged(changed, "scenarios/late.json")).toMatchObject({ tracks: { oil: 6 } });
    const moved = moveToLayer(context, place, "a");
    expect(moved).toMatchObject({ ok: false, reason: expect.stringContaining(file) });
  });

  it("of the game as shipped is changed in a layer of one's own", () => {
    const files = { ...shipped("fire-in-the-sky").files };
    const own = {
      "sandtable.json": text({ title: "M", game: "fire-in-the-sky", layers: ["midway-1942", "a"] }),
      "layers/a/layer.json": text(manifest("a")),
    };
    const context = open({ ...files, ...own }, new Set(Object.keys(own)));
    const at = { document: "scenarios/midway-1942.json", pointer: "/title" };
    expect(changeValue(context, "base", at, "Mine")).toMatchObject({
      ok: false,
      reason: expect.stringContaining("layers/midway-1942/scenarios/midway-1942.json belongs to the game"),
    });
    const changed = after(context, changeValue(context, { layer: "a" }, at, "Mine"));
    expect(parsed(changed, "layers/a/scenarios/midway-1942.json")).toEqual({ title: "Mine" });
  });

  it("keeps its id from being used again", () => {
    const context = workspace({ [file]: scenario });
    expect(copyScenario(context, "scenarios/campaign.json", "late", "Late")).toMatchObject({ ok: false });
  });
});
