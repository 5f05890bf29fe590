// @module-tag slow
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings } from "./support/axe";
import { Editors, small } from "./support/editors";
import { useStudio, type Workspace } from "./support/studio";
import { useVisit } from "./support/visit";

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

interface Opened {
  workspace: Workspace;
  window: Editors;
  page: Page;
}

/** The grid of bases, and the pane of layers beside it. */
async function opened(workspace: Workspace): Promise<Opened> {
  const window = await Editors.open(studio, workspace);
  await window.view("bases.json", "Grid");
  await window.showLayers();
  return { workspace, window, page: window.page };
}

/** In the grid of bases, Bombay's air capacity is chosen. */
async function choose(window: Editors): Promise<void> {
  await window.view("bases.json", "Grid");
  await (await window.cell("bombay", "Air Capacity")).click();
  if ((await window.layers.count()) === 0) await window.showLayers();
  await window.layersSay(/bases › bombay › airCapacity/);
}

const line = (window: Editors, layer: string): Locator =>
  window.explorer.locator(`[role=treeitem][title="layers/${layer}/layer.json"]`);

const json = (workspace: Workspace, file: string): unknown => JSON.parse(workspace.read(file));

describe("the layers of a value", () => {
  const visit = useVisit(studio, async () => opened(await layered([["fixes", "errata", "Fixes"]])));

  it("are shown for a cell: printed, each layer with its reason, and what counts", async () => {
    const { window } = await visit();
    await choose(window);
    await window.layersSay(/As shipped.*6.*designed.*My variant.*9.*Revert this change.*Value in play9/s);
    await window.layersSay(/Set by My variant\./);
    await (await window.cell("ceylon", "Air Capacity")).click();
    await window.layersSay(/ceylon › airCapacity.*No layer changes it\./s);
  });

  it("are shown for the value under the cursor in the text", async () => {
    const { window } = await visit();
    await window.document(patch);
    await window.select("9");
    await window.layersSay(/bases › bombay › airCapacity/);
  });

  it("are accessible in their pane and its dialogs in both themes at 1024 × 768", async () => {
    const { window } = await visit();
    const large = window.page.viewportSize()!;
    await window.page.setViewportSize(small.viewport!);
    await choose(window);
    await window.layersSay(/Set by My variant\./);
    expect(await findings(window.page)).toEqual([]);
    await window.layers.getByRole("button", { name: "Make this an erratum" }).click();
    await window.dialog.getByLabel("Source").waitFor();
    expect(await findings(window.page)).toEqual([]);
    await window.press("Escape");
    await window.page.setViewportSize(large);
  });

  it("are made an erratum of a layer that is there, and a variant again, and the record goes", async () => {
    const { workspace, window } = await visit();
    await choose(window);
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
    await window.undo();
    await window.layersSay(/Set by My variant\./);
    await window.save();
  });

  it("are moved into a new layer of errata with a record; taken back, both are gone; undo restores both", async () => {
    const { workspace, window } = await visit();
    await choose(window);
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
});

describe("a layer", () => {
  const visit = useVisit(studio, async () => {
    const workspace = await layered([["second", "variant", "Second"]]);
    const bases = { bombay: { airCapacity: 9 }, formosa: { airCapacity: 0 } };
    workspace.write(patch, JSON.stringify({ bases }));
    workspace.write("layers/second/bases.json", '{ "bases": { "bombay": { "airCapacity": 11 } } }');
    return opened(workspace);
  });

  it("switched off no longer counts, nor do the problems that it brings", async () => {
    const { window } = await visit();
    await choose(window);
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
    await window.undo();
    await window.holds("formosa", "Air Capacity", "0");
    await window.statusIs(/All saved/);
  });

  it("takes another place in the order by the keys and by the mouse, and the last one counts", async () => {
    const { workspace, window } = await visit();
    await choose(window);
    await window.holds("bombay", "Air Capacity", "11");
    for (const by of ["keys", "mouse"]) {
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
    }
  });
});
