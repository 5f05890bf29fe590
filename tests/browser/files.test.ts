// @module-tag slow
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { bundleFormat } from "../../lib/export/bundle";
import { packageRoot } from "../../lib/workspace";
import { layer as manifestOf, makeAll, sourceOf, workspaceFile } from "../export/support";
import { findings } from "./support/axe";
import { Window } from "./support/desk";
import { dropFiles } from "./support/drop";
import { useStudio, type Workspace } from "./support/studio";
import { useVisit } from "./support/visit";

const studio = useStudio();
const layer = "layers/my-variant/layer.json";
const shipped = (path: string): string =>
  readFileSync(join(packageRoot(), "data/fire-in-the-sky", path), "utf8");
const has = (workspace: Workspace, path: string): boolean => existsSync(join(workspace.folder, path));

const row = (window: Window, path: string) => window.explorer.locator(`[role=treeitem][title="${path}"]`);
const focused = (window: Window): Promise<string> =>
  window.page.evaluate(() => document.activeElement?.textContent ?? "");
const parameters = "layers/my-variant/parameters.json";
const printed = '{ "hits": { "hitOn": { "air-strike": 4 } } }\n';

interface Opened {
  workspace: Workspace;
  window: Window;
  page: Page;
}

/** A window on a workspace with the files given. */
async function opened(files: Record<string, string> = {}): Promise<Opened> {
  const workspace = await studio.workspace();
  for (const [path, text] of Object.entries(files)) workspace.write(path, text);
  const window = await Window.on(studio, workspace);
  return { workspace, window, page: window.page };
}

async function choose(window: Window, path: string, item: string): Promise<void> {
  await row(window, path).click({ button: "right", position: { x: 110, y: 8 } });
  await window.page.getByRole("menuitem", { name: item, exact: false }).click();
}

describe("a file of the workspace", () => {
  const visit = useVisit(studio, () => opened({ [parameters]: printed }));

  it("is deleted from its menu, brought back by undo, and gone from disk only when that is saved", async () => {
    const { workspace, window } = await visit();
    const path = parameters;
    await window.document(path);
    await choose(window, path, "Delete");
    await row(window, path).waitFor({ state: "detached" });
    expect(has(workspace, path)).toBe(true);
    await window.undo();
    await row(window, path).waitFor();
    await window.statusIs(/All saved/);
    await choose(window, path, "Delete");
    await window.save();
    expect(has(workspace, path)).toBe(false);
    await window.undo();
    await window.save();
    expect(workspace.read(path)).toBe(printed);
  });

  it("goes back to what is on disk from its menu, which is undone like anything else", async () => {
    const { window } = await visit();
    await window.document(layer);
    await window.typeOver("My variant", "Longer odds");
    await choose(window, layer, "Revert the file");
    await window.shows("My variant");
    await window.statusIs(/All saved/);
    await window.undo();
    await window.shows("Longer odds");
    await window.statusIs(/1 file not saved/);
    await choose(window, layer, "Revert the file");
    await window.statusIs(/All saved/);
  });

  it("that is a copy of a scenario is made from its menu and is on disk when it is saved", async () => {
    const { workspace, window } = await visit();
    await choose(window, "scenarios/campaign.json", "New scenario from this one");
    await window.page.getByRole("textbox", { name: "Title" }).fill("Late start");
    await window.page.getByRole("button", { name: "Create", exact: true }).click();
    await row(window, "scenarios/late-start.json").waitFor();
    expect(has(workspace, "scenarios/late-start.json")).toBe(false);
    await window.save();
    expect(JSON.parse(workspace.read("scenarios/late-start.json"))).toMatchObject({ title: "Late start" });
    await window.undo();
    await row(window, "scenarios/late-start.json").waitFor({ state: "detached" });
    await window.save();
    expect(has(workspace, "scenarios/late-start.json")).toBe(false);
  });

  it("is replaced by one of its name that is dropped, only here, and undo brings it back", async () => {
    const { workspace, window } = await visit();
    const path = parameters;
    await dropFiles(window.page, "main", {
      "parameters.json": '{ "hits": { "hitOn": { "air-strike": 2 } } }',
    });
    await window.page
      .getByRole("alert")
      .filter({ hasText: `${path} was replaced` })
      .waitFor();
    expect(workspace.read(path)).toContain("4");
    await window.shows('"hitOn": { "air-strike": 2 }');
    await window.undo();
    await window.shows('"hitOn": { "air-strike": 4 }');
    await window.statusIs(/All saved/);
  });

  it.each([
    ["what says nothing of its kind", { "odd.json": "{}" }, "its kind of document is unknown"],
    [
      "a zip that is no bundle",
      { "all.zip": zipSync({ "a.json": strToU8("{}") }) },
      "imported on the start page",
    ],
    ["what is no text", { "bases.json": new Uint8Array([0xff, 0xfe, 0, 1]) }, "it is not UTF-8 text"],
    ["another workspace's own file", { "sandtable.json": "{}" }, "makes its folder a workspace"],
  ] as [string, Record<string, string | Uint8Array>, string][])(
    "is not made of %s, and the reason is said",
    async (_what, files, why) => {
      const { window } = await visit();
      await dropFiles(window.page, "main", files);
      await window.page.getByRole("alert").filter({ hasText: why }).waitFor();
      await window.statusIs(/All saved/);
    },
  );

  it("deleted in one window is reported in another, whose text stays until somebody decides", async () => {
    const workspace = await studio.workspace();
    const path = parameters;
    workspace.write(path, printed);
    const person = await studio.person();
    const open = async (): Promise<Window> => {
      const window = await Window.on(studio, workspace, person);
      await window.document(path);
      return window;
    };
    const [one, two] = [await open(), await open()];
    await one.page.bringToFront();
    await choose(one, path, "Delete");
    await one.save();
    await two.page.bringToFront();
    const notice = two.page.getByRole("alert").filter({ hasText: `${path} was deleted on disk` });
    await notice.waitFor();
    await two.shows('"hitOn": { "air-strike": 4 }');
    await two.page.keyboard.press("Control+s");
    expect(has(workspace, path)).toBe(false);
    await notice.getByRole("button", { name: "Delete it here too" }).click();
    await row(two, path).waitFor({ state: "detached" });
    await two.statusIs(/All saved/);
  });
});

describe("files from the desktop", () => {
  const scenario = JSON.stringify({ $schema: "x/scenario.schema.json", id: "dropped", title: "Dropped" });
  const visit = useVisit(studio, () => opened());

  it("dropped on the window are put where they belong, in one action, and saved with the rest", async () => {
    const { workspace, window } = await visit();
    await window.document(layer);
    await dropFiles(window.page, ".monaco-editor", {
      "dropped.json": scenario,
      "parameters.json": '{ "hits": { "hitOn": { "air-strike": 4 } } }',
      "notes.txt": "no document",
    });
    await row(window, "layers/my-variant/parameters.json").waitFor();
    await row(window, "scenarios/dropped.json").waitFor();
    await window.page.getByRole("alert").filter({ hasText: "notes.txt: only documents" }).waitFor();
    await window.statusIs(/2 files not saved/);
    await window.page.getByRole("button", { name: "Undo: Add 2 files" }).click();
    await row(window, "scenarios/dropped.json").waitFor({ state: "detached" });
    await window.page.getByRole("button", { name: /^Redo/ }).click();
    await window.save();
    expect(workspace.read("scenarios/dropped.json")).toBe(scenario);
    expect(workspace.read("layers/my-variant/parameters.json")).toBe(
      '{ "hits": { "hitOn": { "air-strike": 4 } } }',
    );
  });

  it("are chosen from the menu by those who use the keyboard", async () => {
    const { window } = await visit();
    await window.page.getByRole("button", { name: "New", exact: true }).focus();
    await window.page.keyboard.press("Enter");
    const chooser = window.page.waitForEvent("filechooser");
    await window.page.getByRole("menu", { name: "New" }).waitFor();
    for (let i = 0; i < 9 && !(await focused(window)).startsWith("Add files"); i++)
      await window.page.keyboard.press("ArrowDown");
    await window.page.keyboard.press("Enter");
    const buffer = Buffer.from(scenario);
    await (await chooser).setFiles({ name: "chosen.json", mimeType: "application/json", buffer });
    await row(window, "scenarios/chosen.json").waitFor();
    await window.save();
  });

  it("that are a bundle bring the layers that are chosen, whose words are edited in a form", async () => {
    const { workspace, window } = await visit();
    const theirs = {
      "sandtable.json": workspaceFile({ layers: ["my-variant", "extra"] }),
      "layers/my-variant/layer.json": manifestOf("my-variant", { title: "Their oil" }),
      "layers/my-variant/parameters.json": '{ "oil": { "merchantmenFraction": 1 } }',
      "layers/extra/layer.json": manifestOf("extra", { title: "Extra" }),
    };
    const [bundle] = makeAll(bundleFormat, sourceOf(theirs, { layers: ["my-variant", "extra"] }));
    await dropFiles(window.page, "main", { "oil.sandtable.zip": bundle!.bytes });
    const dialog = window.page.getByRole("dialog", { name: "Add layers of a bundle" });
    await dialog.getByText("this one becomes “my-variant-2”").waitFor();
    await dialog.getByRole("checkbox", { name: /^Extra/ }).uncheck();
    expect(await findings(window.page)).toEqual([]);
    await dialog.getByRole("button", { name: "Add 1 layer", exact: true }).click();
    const brought = window.explorer.getByRole("treeitem").filter({ hasText: "Their oil" });
    await brought.waitFor();
    // Edits go on to where they went.
    await expect
      .poll(() => window.explorer.locator("[role=treeitem] input[type=radio]:checked").count())
      .toBe(1);
    await expect.poll(() => brought.locator("input[type=radio]:checked").count()).toBe(0);
    await expect
      .poll(() => window.explorer.getByRole("treeitem").filter({ hasText: "Extra" }).count())
      .toBe(0);

    // The sentence with which a workspace begins is not offered as a reason.
    await window.explorer.getByRole("treeitem").filter({ hasText: "My variant" }).click({ button: "right" });
    await window.page.getByRole("menuitem", { name: "Edit title and reason …" }).click();
    const form = window.page.getByRole("dialog", { name: "Edit title and reason" });
    await expect.poll(() => form.getByLabel("Reason").inputValue()).toBe("");
    await form.getByLabel("Title").fill("Our oil");
    await form.getByLabel("Reason").fill("Tankers were never found.");
    await form.getByLabel("Sources").fill("A letter\nA log");
    expect(await findings(window.page)).toEqual([]);
    await form.getByRole("button", { name: "Apply" }).click();
    await window.explorer.getByRole("treeitem").filter({ hasText: "Our oil" }).waitFor();
    await window.save();
    expect(JSON.parse(workspace.read("layers/my-variant/layer.json"))).toMatchObject({
      title: "Our oil",
      reason: "Tankers were never found.",
      citations: ["A letter", "A log"],
    });
    await window.undo();
    await window.undo();
    await brought.waitFor({ state: "detached" });
  });
});

describe("a workspace that comes as a zip", () => {
  const manifest = JSON.stringify({ title: "From a zip", game: "fire-in-the-sky", layers: ["mine"] });
  const good = zipSync({
    "oil/sandtable.json": strToU8(manifest),
    "oil/layers/mine/layer.json": strToU8(
      shipped("layers/errata-2005/layer.json").replace("errata-2005", "mine"),
    ),
  });
  const choosing = async (page: Page, name: string, bytes: Uint8Array): Promise<void> => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: /Import a zip/ }).click();
    await (await chooser).setFiles({ name, mimeType: "application/zip", buffer: Buffer.from(bytes) });
  };
  const dropping = (page: Page, name: string, bytes: Uint8Array): Promise<void> =>
    dropFiles(page, "main h2", { [name]: bytes });
  const ways = [
    ["by the button", choosing],
    ["by a drop", dropping],
  ] as const;

  const hostile: [what: string, zip: Uint8Array, why: RegExp][] = [
    [
      "that is outside of its folder",
      zipSync({ "../../sandtable.json": strToU8(manifest) }),
      /is outside of its folder/,
    ],
    [
      "that unpacks to far more than it holds",
      zipSync({ "sandtable.json": strToU8(manifest), "bases.json": new Uint8Array(8_000_000) }),
      /packed so tightly/,
    ],
    ["that is no zip", strToU8("PK, says nobody"), /not a valid zip/],
    ["without a manifest", zipSync({ "bases.json": strToU8("{}") }), /contains no sandtable.json/],
  ];
  const start = useVisit(studio, async () => ({ page: await studio.page() }));
  it.each(hostile)("%s is refused with its reason, and leaves nothing", async (_what, zip, why) => {
    studio.allow(/status of (400|403|404|413)/);
    const before = readdirSync(studio.home).sort();
    const { page } = await start();
    await page.getByRole("heading", { name: "Your workspaces" }).waitFor();
    for (const [, bring] of ways) {
      await bring(page, "hostile.zip", zip);
      await page.getByRole("alert").filter({ hasText: why }).waitFor();
    }
    expect(readdirSync(studio.home).sort()).toEqual(before);
  });

  it("opens, and if it is a bundle that was exported, as the workspace that it was made of", async () => {
    const own = {
      "sandtable.json": workspaceFile({ title: "From a bundle" }),
      "layers/mine/layer.json": manifestOf("mine"),
    };
    const [bundle] = makeAll(bundleFormat, sourceOf(own));
    const { page } = await start();
    for (const [bring, name, bytes, title] of [
      [choosing, bundle!.path, bundle!.bytes, "From a bundle"],
      [dropping, "oil.zip", good, "From a zip"],
    ] as const) {
      await page.goto(studio.server.address);
      await page.getByRole("heading", { name: "Your workspaces" }).waitFor();
      await bring(page, name, bytes);
      await page.waitForURL(/\/w\/[0-9a-f]{12}(\?|$)/);
      const window = new Window(page);
      await window.ready();
      await page.getByRole("heading", { name: title }).waitFor();
      await row(window, "layers/mine/layer.json").waitFor();
    }
  });
});
