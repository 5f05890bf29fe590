import { describe, expect, it } from "vitest";
import { changedPlaces, type Json } from "../../lib/documents";
import { changeValues, type EditContext, noted, noteLayer, takeBack } from "../../lib/editing";
import { changeValue } from "./edit-context";
import { after, editContext, manifest, parsed } from "./edit-context";

const base = { oil: 4, ships: { hood: { speed: 30 }, ark: { speed: 31 } }, ports: ["a", "b"] };

function context(
  patch: Json = {},
  more: Readonly<Record<string, Json>> = {},
  below: Json = base,
): EditContext {
  return editContext(
    {
      "bases.json": below,
      "layers/mine/layer.json": manifest("mine", "variant", more),
      "layers/mine/bases.json": patch,
    },
    ["mine"],
    ["layers/mine/layer.json", "layers/mine/bases.json"],
  );
}

const place = (pointer: string) => ({ document: "bases.json", pointer });
const set = (on: EditContext, pointer: string, value: Json | undefined): EditContext =>
  after(on, noted(on, changeValue(on, { layer: "mine" }, place(pointer), value)));
const was = (on: EditContext) => (parsed(on, "layers/mine/layer.json") as { was?: Json }).was;

describe("what a layer notes of the values that it changes", () => {
  it("is what stood there before the change, also after more changes of the same value", () => {
    const once = set(context(), "/oil", 5);
    expect(was(once)).toEqual({ "bases.json": { "/oil": 4 } });
    expect(was(set(once, "/oil", 6))).toEqual({ "bases.json": { "/oil": 4 } });
  });

  it("is null where nothing stood, and the whole of what is removed", () => {
    const changed = set(set(context(), "/ships/rodney", { speed: 23 }), "/ships/hood", undefined);
    expect(was(changed)).toEqual({ "bases.json": { "/ships/rodney": null, "/ships/hood": { speed: 30 } } });
  });

  it("goes with the change", () => {
    const changed = set(set(context(), "/oil", 5), "/ports", ["a"]);
    const back = after(changed, noted(changed, takeBack(changed, place("/oil"), "mine")));
    expect(was(back)).toEqual({ "bases.json": { "/ports": ["a", "b"] } });
    expect(was(set(back, "/ports", ["a", "b"]))).toBeUndefined();
  });

  it("stays when the document has changed since, for then somebody has to look", () => {
    const older = context({ oil: 5 }, { was: { "bases.json": { "/oil": 3 } } });
    expect(was(set(older, "/ships/ark/speed", 32))).toEqual({
      "bases.json": { "/oil": 3, "/ships/ark/speed": 31 },
    });
    // Nothing stood there once, and something does now.
    const adopted = context({ oil: 5 }, { was: { "bases.json": { "/oil": null } } });
    expect(was(set(adopted, "/oil", 7))).toEqual({ "bases.json": { "/oil": null } });
  });

  it("is written once for many values, beside what else the change writes into layer.json", () => {
    const values = ["/oil", "/ships/ark/speed"].map((pointer) => ({ pointer, value: 9 }));
    const start = context();
    const change = noted(start, changeValues(start, { layer: "mine" }, "bases.json", values));
    const manifests = change.ok ? change.edits.filter(({ file }) => file.endsWith("layer.json")) : [];
    expect(manifests).toHaveLength(1);
    expect(was(after(start, change))).toEqual({ "bases.json": { "/oil": 4, "/ships/ark/speed": 31 } });
  });

  it("is nothing where the document itself is changed, or where nothing is", () => {
    const own = editContext({ "bases.json": base, "layers/mine/layer.json": manifest("mine") }, ["mine"]);
    const change = changeValue(own, "base", place("/oil"), 5);
    expect(noted(own, change)).toEqual(change);
    const refused = { ok: false, reason: "No." } as const;
    expect(noted(own, refused)).toBe(refused);
  });

  it("can be noted again for all values of the layer, for those who write it by hand", () => {
    const older = context(
      { oil: 5, ships: { hood: null, rodney: { speed: 23 } }, ports: ["a", "b"] },
      { was: { "bases.json": { "/oil": 3 } } },
    );
    expect(was(after(older, noteLayer(older, "mine")))).toEqual({
      "bases.json": { "/oil": 4, "/ships/hood": { speed: 30 }, "/ships/rodney": null },
    });
    const done = after(older, noteLayer(older, "mine"));
    expect(noteLayer(done, "mine")).toEqual({ ok: true, edits: [], file: "layers/mine/layer.json" });
  });

  it("is not noted for a layer that is off, or not the workspace's own", () => {
    const shipped = editContext(
      { "bases.json": base, "layers/mine/layer.json": manifest("mine") },
      ["mine"],
      [],
    );
    expect(noteLayer(shipped, "mine")).toMatchObject({
      ok: false,
      reason: expect.stringContaining("shipped"),
    });
    const off = editContext({ "bases.json": base, "layers/mine/layer.json": manifest("mine") }, []);
    expect(noteLayer(off, "mine")).toMatchObject({ ok: false, reason: expect.stringContaining("off") });
  });
});

describe("the places that a patch changes", () => {
  it("are the outermost ones, without unchanged values and metadata", () => {
    const patch = { $schema: "x", sources: {}, oil: 4, ships: { hood: { speed: 31 }, none: null } };
    expect(changedPlaces(base, patch)).toEqual([{ pointer: "/ships/hood/speed", before: 30 }]);
  });

  it("are whole values where an object replaces another value, or a value an object", () => {
    expect(changedPlaces(base, { oil: { japan: 4 }, ships: 2 })).toEqual([
      { pointer: "/oil", before: 4 },
      { pointer: "/ships", before: base.ships },
    ]);
  });
});
