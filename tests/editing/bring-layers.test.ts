import { describe, expect, it } from "vitest";
import { bringLayers, idsFor } from "../../lib/editing";
import { openBundle } from "../../lib/export";
import { bundleFormat } from "../../lib/export/bundle";
import { layersOfBundle } from "../../lib/export/bundle/layers";
import { layer, makeAll, sourceOf, workspaceFile } from "../export/support";
import { after, editContextOver, merged, parsed } from "./edit-context";
import { shipped } from "../support/shipped";

/** Layers of a bundle brought into a workspace that exists. */

const costs = (naval: number): string => `{"seaDeployment": {"naval": ${naval}}}`;
const patch = "tables/transport-costs.json";
const theirs = {
  "sandtable.json": workspaceFile({ layers: ["mine", "extra"] }),
  "layers/spare/layer.json": layer("spare", { title: "Spare" }),
  "layers/extra/layer.json": layer("extra", { title: "Extra", requires: ["mine", "errata-2005"] }),
  "layers/extra/bases.json": '{"bases": {"truk": {"airCapacity": 9}}}',
  "layers/mine/layer.json": layer("mine"),
  [`layers/mine/${patch}`]: costs(3),
  "scenarios/own.json": '{"id": "own"}',
};
const [made] = makeAll(bundleFormat, sourceOf(theirs, { layers: ["mine", "extra"] }));
const offered = layersOfBundle(openBundle(made!.bytes));

const ours = {
  "sandtable.json": workspaceFile({ title: "Ours" }),
  "layers/mine/layer.json": layer("mine", { title: "Ours" }),
  [`layers/mine/${patch}`]: costs(2),
};
const context = () =>
  editContextOver({ ...shipped("fire-in-the-sky").files, ...ours }, ["mine"], Object.keys(ours));

describe("the layers of a bundle", () => {
  it("are those of its workspace, not of the game, the ones that are on first and in their order", () => {
    expect(offered.map(({ id, title, on, files }) => [id, title, on, Object.keys(files).sort()])).toEqual([
      ["mine", "Oil lasts", true, ["layer.json", patch]],
      ["extra", "Extra", true, ["bases.json", "layer.json"]],
      ["spare", "Spare", false, ["layer.json"]],
    ]);
  });

  it("come behind the workspace's own, by another id where theirs is taken, in one change", () => {
    const before = context();
    expect(idsFor(before, offered)).toEqual({ mine: "mine-2", extra: "extra", spare: "spare" });
    const done = after(before, bringLayers(before, offered));
    expect(parsed(done, "sandtable.json")).toMatchObject({
      title: "Ours",
      layers: ["mine", "mine-2", "extra"],
    });
    expect(parsed(done, "layers/mine-2/layer.json")).toMatchObject({ id: "mine-2", title: "Oil lasts" });
    expect(parsed(done, "layers/extra/layer.json")).toMatchObject({ requires: ["mine-2", "errata-2005"] });
    // What needs no other name stays byte for byte, and what was here is not touched.
    expect(done.files[`layers/mine-2/${patch}`]).toBe(costs(3));
    expect(done.files["layers/spare/layer.json"]).toBe(theirs["layers/spare/layer.json"]);
    expect(done.files[`layers/mine/${patch}`]).toBe(costs(2));
    expect(done.files["scenarios/own.json"]).toBeUndefined();
    const on = editContextOver(done.files, ["mine", "mine-2", "extra"]);
    expect(merged(on, patch)).toMatchObject({ seaDeployment: { naval: 3 } });
  });

  it("come alone where only some are chosen, and none without one", () => {
    const before = context();
    const done = after(before, bringLayers(before, offered.slice(1, 2)));
    expect(Object.keys(done.files).filter((path) => /^layers\/(mine-2|spare)/.test(path))).toEqual([]);
    expect(parsed(done, "layers/extra/layer.json")).toMatchObject({ requires: ["mine", "errata-2005"] });
    expect(bringLayers(before, [])).toEqual({ ok: false, reason: "Choose at least one layer." });
  });

  it("get ids that are free of one another too", () => {
    const ids = idsFor(context(), [{ id: "mine" }, { id: "mine-2" }]);
    expect(ids).toEqual({ mine: "mine-3", "mine-2": "mine-2" });
  });
});
