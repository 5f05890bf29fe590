// @module-tag slow
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings } from "./support/axe";
import { Editors, small } from "./support/editors";
import { useStudio, type Workspace } from "./support/studio";

const studio = useStudio();
const patch = "layers/my-variant/bases.json";

const layerText = (id: string, kind: string, title: string): string =>
  JSON.stringify({
    id,
    kind,
    title,
    reason: `Why ${title} is there.`,
    citations: [],
    requires: [],
    conflicts: [],
    default: false,
  });

/** A workspace with "My variant", which sets Bombay's air capacity to 9, and the layers given, in this order. */
async function layered(more: readonly [id: string, kind: string, title: string][] = []): Promise<Workspace> {
  const workspace = await studio.workspace();
  workspace.write(patch, '{\n  "bases": {\n    "bombay": {\n      "airCapacity": 9\n    }\n  }\n}\n');
  for (const [id, kind, title] of more) {
    workspace.write(`layers/${id}/layer.json`, layerText(id, kind, title));
  }
  const manifest = JSON.parse(workspace.read("sandtable.json")) as { layers: string[] };
  const layers = [...manifest.layers, ...more.map(([id]) => id)];
  workspace.write("sandtable.json", JSON.stringify({ ...manifest, layers }));
  return workspace;
}

/** The grid of bases with Bombay's air capacity chosen, and its layers beside it. */
async function chosen(workspace: Workspace): Promise<Editors> {
  const window = await Editors.open(studio, workspace);
  await window.view("bases.json", "Grid");
  await window.showLayers();
  await (await window.cell("bombay", "Air Capacity")).click();
  await window.layersSay(/bases › bombay › airCapacity/);
  return window;
}

const line = (window: Editors, layer: string): Locator =>
  window.explorer.locator(`[role=treeitem][title="layers/${layer}/layer.json"]`);

const json = (workspace: Workspace, file: string): unknown => JSON.parse(workspace.read(file));

describe("the layers of a value", () => {
  it("are shown for a cell: printed, each layer with its reason, and what counts", async () => {
    const window = await chosen(await layered());
    await window.layersSay(/As shipped.*6.*designed.*My variant.*9.*Revert this change.*Value in play9/s);
    await window.layersSay(/Set by My variant\./);
    await (await window.cell("ceylon", "Air Capacity")).click();
    await window.layersSay(/ceylon › airCapacity.*No layer changes it\./s);
  });

  it("are shown for the value under the cursor in the text", async () => {
    const window = await Editors.open(studio, await layered());
    await window.document(patch);
    await window.showLayers();
    await window.select("9");
    await window.layersSay(/bases › bombay › airCapacity/);
  });
});

describe("make this an erratum", () => {
  it("moves the change into a new layer with its record; taken back, both are gone; undo restores both", async () => {
    const workspace = await layered();
    const window = await chosen(workspace);
    const { dialog } = window;
    await window.layers.getByRole("button", { name: "Make this an erratum" }).click();
    await dialog.getByRole("button", { name: "New layer" }).click();
    await expect.poll(() => dialog.getByLabel("Kind").inputValue()).toBe("errata");
    await dialog.getByLabel("Title").fill("Mended");
    await dialog.getByLabel("Reason").fill("Slips of the printed map.");
    await dialog.getByRole("button", { name: "Create", exact: true }).click();
    await dialog.getByLabel("Source").fill("The designer, in a letter");
    await dialog.getByLabel("Component").selectOption({ label: "The map" });
    await dialog.getByRole("button", { name: "Move", exact: true }).click();
    await window.layersSay(/Mended errata.*9.*6 → 9.*The designer, in a letter/s);
    await (await window.cell("bombay", "Air Capacity")).getByLabel("errata").waitFor();
    await window.save();
    expect(json(workspace, patch)).not.toHaveProperty("bases");
    expect(json(workspace, "layers/mended/bases.json")).toMatchObject({
      bases: { bombay: { airCapacity: 9 } },
    });
    const recorded = { was: "6", is: "9", document: "bases.json", pointer: "/bases/bombay/airCapacity" };
    expect(json(workspace, "layers/mended/layer.json")).toMatchObject({
      errata: { "bombay-air-capacity": { component: "map", ...recorded } },
    });

    await window.layers.getByRole("button", { name: "Revert this change" }).click();
    await window.holds("bombay", "Air Capacity", "6");
    await window.save();
    expect(json(workspace, "layers/mended/layer.json")).not.toHaveProperty("errata");
    await window.undo();
    await window.holds("bombay", "Air Capacity", "9");
    await window.save();
    expect(json(workspace, "layers/mended/layer.json")).toHaveProperty("errata");
  });

  it("is made a variant again, and its record goes", async () => {
    const workspace = await layered([["fixes", "errata", "Fixes"]]);
    const window = await chosen(workspace);
    await window.layers.getByRole("button", { name: "Make this an erratum" }).click();
    await window.dialog.getByLabel("Source").fill("The designer, in a letter");
    await window.press("Enter");
    await window.layersSay(/Set by Fixes\./);
    await window.layers.getByRole("button", { name: "Make this a variant" }).click();
    await window.dialog.getByRole("button", { name: "Move", exact: true }).click();
    await window.layersSay(/Set by My variant\./);
    await window.canUndo(/^Undo: Make .* a variant$/);
    await window.save();
    expect(json(workspace, patch)).toMatchObject({ bases: { bombay: { airCapacity: 9 } } });
    expect(json(workspace, "layers/fixes/layer.json")).not.toHaveProperty("errata");
    await window.undo();
    await window.layersSay(/Set by Fixes\./);
  });
});

describe("a layer", () => {
  it("switched off no longer counts, nor do the problems that it brings", async () => {
    const workspace = await layered();
    workspace.write(patch, '{ "bases": { "formosa": { "airCapacity": 0 } } }');
    const window = await chosen(workspace);
    const formosa = await window.cell("formosa", "Air Capacity");
    await formosa.click();
    await window.layersSay(/formosa › airCapacity.*Set by My variant\./s);
    await window.hasProblem(/Formosa.*capacity/i);
    await line(window, "my-variant").getByLabel("My variant is on").click();
    await window.holds("formosa", "Air Capacity", "8");
    await window.hasNoProblem(/Formosa.*capacity/i);
    await window.layersSay(/variant, off.*No layer changes it\./s);
    await line(window, "my-variant").focus();
    await window.press("Space");
    await window.holds("formosa", "Air Capacity", "0");
    await window.canUndo(/^Undo: Turn My variant on$/);
    await window.undo();
    await window.holds("formosa", "Air Capacity", "8");
  });

  it.each(["keys", "mouse"])(
    "takes another place in the order by the %s, and the last one counts",
    async (by) => {
      const workspace = await layered([["second", "variant", "Second"]]);
      workspace.write("layers/second/bases.json", '{ "bases": { "bombay": { "airCapacity": 11 } } }');
      const window = await chosen(workspace);
      await window.holds("bombay", "Air Capacity", "11");
      if (by === "keys") {
        await line(window, "second").focus();
        await window.press("Alt+ArrowUp");
      } else await line(window, "second").dragTo(line(window, "my-variant"));
      await window.holds("bombay", "Air Capacity", "9");
      await window.layersSay(/Set by My variant\./);
      await window.save();
      expect(json(workspace, "sandtable.json")).toMatchObject({ layers: ["second", "my-variant"] });
      await window.undo();
      await window.holds("bombay", "Air Capacity", "11");
    },
  );
});

describe("in both themes at 1024 × 768", () => {
  it("the pane of layers and its dialogs are accessible", async () => {
    const window = await Editors.open(studio, await layered([["fixes", "errata", "Fixes"]]), small);
    await window.view("bases.json", "Grid");
    await window.showLayers();
    await (await window.cell("bombay", "Air Capacity")).click();
    await window.layersSay(/Set by My variant\./);
    expect(await findings(window.page)).toEqual([]);
    await window.layers.getByRole("button", { name: "Make this an erratum" }).click();
    await window.dialog.getByLabel("Source").waitFor();
    expect(await findings(window.page)).toEqual([]);
  });
});
