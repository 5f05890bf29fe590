// @module-tag slow
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import type { BrowserContext, Download, Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openBundle } from "../../lib/export";
import { cut, findings } from "./support/axe";
import { Window } from "./support/desk";
import { dropFiles } from "./support/drop";
import { useStudio, type Workspace } from "./support/studio";
import { useVisit } from "./support/visit";

const studio = useStudio();
const dialogOf = (window: Window, name: string): Locator =>
  window.page.getByRole("dialog", { name, exact: true });

const everyFormat = [
  /^Bundle/,
  /^Spreadsheets/,
  /^Play aids/,
  /^Errata sheet/,
  /^Page to play on/,
  /^VASSAL/,
];

/** Opens the export with just these formats chosen. */
async function openExport(window: Window, ...formats: RegExp[]): Promise<Locator> {
  await window.page.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = dialogOf(window, "Export");
  for (const name of everyFormat) await dialog.getByRole("checkbox", { name }).uncheck();
  for (const name of formats) await dialog.getByRole("checkbox", { name }).check();
  return dialog;
}

async function downloaded(window: Window, dialog: Locator): Promise<{ name: string; bytes: Uint8Array }> {
  const coming = window.page.waitForEvent("download", { timeout: 60_000 });
  await dialog.getByRole("button", { name: "Export" }).click();
  const download = await coming;
  const name = download.suggestedFilename();
  await dialog.getByRole("status").filter({ hasText: name }).waitFor();
  return { name, bytes: new Uint8Array(readFileSync(await download.path())) };
}

/** Takes a command whose dialog follows on the palette. */
async function command(window: Window, wanted: string, name: string): Promise<Locator> {
  await window.page.keyboard.press("Control+Shift+P");
  const palette = window.page.getByRole("dialog");
  await palette.getByRole("combobox").fill(wanted);
  await palette.getByRole("option", { name: wanted }).first().waitFor();
  await window.page.keyboard.press("Enter");
  const dialog = dialogOf(window, name);
  await dialog.waitFor();
  return dialog;
}

/** The spreadsheet of the bases as it is exported. */
async function exportedBases(window: Window): Promise<string> {
  const dialog = await openExport(window, /^Spreadsheets/);
  const { bytes } = await downloaded(window, dialog);
  await dialog.getByRole("button", { name: "Close" }).click();
  return strFromU8(unzipSync(bytes)["bases.csv"]!);
}

/** A text with the cells of Bombay's capacities, 6 and 8, written over. */
const withCapacities = (text: string, air: string, port: string): string => {
  const row = /^bombay,.*,6,8,/m.exec(text)![0];
  return text.replace(row, row.replace(/6,8,$/, `${air},${port},`));
};

async function openImport(window: Window, text: string): Promise<Locator> {
  const dialog = await command(window, "Import spreadsheets", "Import spreadsheets");
  const file = { name: "bases.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await dialog.locator("input[type=file]").setInputFiles(file);
  return dialog;
}

const parameters = "layers/my-variant/parameters.json";
const good = '{ "hits": { "hitOn": { "air-strike": 4 } } }\n';

const undoButton = (window: Window): Locator => window.page.getByRole("button", { name: /^Undo(:|$)/ });

interface Opened {
  workspace: Workspace;
  person: BrowserContext;
  window: Window;
  page: Page;
}

async function opened(): Promise<Opened> {
  const workspace = await studio.workspace("Oil lasts");
  writeFileSync(join(workspace.folder, "README.md"), "# Why the oil lasts\n");
  workspace.write(parameters, good);
  const person = await studio.person();
  const window = await Window.on(studio, workspace, person);
  return { workspace, person, window, page: window.page };
}

const close = async (window: Window, dialog: Locator): Promise<void> => {
  await window.page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
};

describe("an export", () => {
  const visit = useVisit(studio, opened);

  it("of several formats arrives as one zip with the right names, and its dialog is accessible", async () => {
    const { window } = await visit();
    const dialog = await openExport(window, /^Spreadsheets/, /^Play aids/, /^Errata sheet/);
    const large = window.page.viewportSize()!;
    await window.page.setViewportSize({ width: 1024, height: 768 });
    expect(await findings(window.page)).toEqual([]);
    expect(await cut(window.page)).toEqual([]);
    await window.page.setViewportSize(large);
    await dialog.getByRole("textbox", { name: /since version/ }).fill("one");
    await expect.poll(() => dialog.getByRole("button", { name: "Export" }).isDisabled()).toBe(true);
    await dialog.getByRole("textbox", { name: /since version/ }).fill("1.2");
    const { name, bytes } = await downloaded(window, dialog);
    expect(name).toBe("fire-in-the-sky-oil-lasts.zip");
    const names = Object.keys(unzipSync(bytes));
    expect(names).toEqual(expect.arrayContaining(["bases.csv", "print/index.html"]));
    expect(names.some((each) => /errata.*\.md$/.test(each))).toBe(true);

    // A page to play on, alone: its code is made by the server.
    for (const each of [/^Spreadsheets/, /^Play aids/, /^Errata sheet/])
      await dialog.getByRole("checkbox", { name: each }).uncheck();
    await dialog.getByRole("checkbox", { name: /^Page to play on/ }).check();
    const page = await downloaded(window, dialog);
    expect(page.name).toBe("fire-in-the-sky-oil-lasts-page.zip");
    const files = unzipSync(page.bytes);
    const folder = "fire-in-the-sky-oil-lasts-page";
    const needed = ["index.html", "data.js", "worker.js", "app.js", "app.css", "changes.html", "errata.html"];
    expect(Object.keys(files)).toEqual(expect.arrayContaining(needed.map((each) => `${folder}/${each}`)));
    const html = strFromU8(files[`${folder}/index.html`]!);
    expect(html).toContain("Content-Security-Policy");
    for (const script of ["data.js", "worker.js", "app.js"]) expect(html).toContain(`src="${script}"`);
    expect(strFromU8(files[`${folder}/data.js`]!)).toContain("Oil lasts");
    expect(await findings(window.page)).toEqual([]);
    await close(window, dialog);
  });

  it("as a bundle holds what is not saved yet, and the workspace's other files", async () => {
    const { window } = await visit();
    await window.document("layers/my-variant/layer.json");
    await window.typeOver("My variant", "Longer odds");
    const dialog = await command(window, "Export …", "Export");
    for (const each of everyFormat)
      await dialog.getByRole("checkbox", { name: each }).setChecked(each.test("Bundle"));
    const { name, bytes } = await downloaded(window, dialog);
    expect(name).toBe("fire-in-the-sky-oil-lasts.sandtable.zip");
    const { workspace: files } = openBundle(bytes);
    expect(strFromU8(files.get("README.md")!)).toBe("# Why the oil lasts\n");
    expect(strFromU8(files.get("layers/my-variant/layer.json")!)).toContain("Longer odds");
    await close(window, dialog);
    await window.typeOver("Longer odds", "My variant");
    await window.statusIs(/All saved/);
  });

  it("is cancelled at once, and the next one is made as if it had not been", async () => {
    const { window } = await visit();
    const downloads: Download[] = [];
    window.page.on("download", (download) => void downloads.push(download));
    const dialog = await openExport(window, /^Bundle/, /^Spreadsheets/, /^Play aids/);
    await dialog.getByRole("button", { name: "Export" }).click();
    await dialog.getByRole("progressbar").waitFor();
    await window.page.keyboard.press("Escape");
    await dialog.getByText("The export was cancelled.").waitFor();
    await expect.poll(() => dialog.getByRole("progressbar").count()).toBe(0);
    for (const name of [/^Bundle/, /^Play aids/]) await dialog.getByRole("checkbox", { name }).uncheck();
    const { bytes } = await downloaded(window, dialog);
    expect(Object.keys(unzipSync(bytes))).not.toContain("print/index.html");
    expect(downloads).toHaveLength(1);
    await close(window, dialog);
  });

  it("of play aids can be opened in a tab, whose links lead from page to page", async () => {
    const { person, window } = await visit();
    const dialog = await openExport(window, /^Play aids/);
    await downloaded(window, dialog);
    const link = dialog.getByRole("link", { name: "Open play aids" });
    await link.focus();
    const [tab] = await Promise.all([person.waitForEvent("page"), window.page.keyboard.press("Enter")]);
    await tab.getByRole("heading", { name: "Play aids to print" }).waitFor();
    expect(new URL(tab.url()).origin).toBe(new URL(window.page.url()).origin);
    await tab.getByRole("link", { name: "Counter sheets, A4" }).click();
    await tab.getByText("Counter sheet 1 of").first().waitFor();
    expect(await tab.title()).toContain("Counter sheets");
    await tab.goBack();
    await tab.getByRole("link", { name: "Combat tables, Letter" }).click();
    await tab.getByRole("heading", { name: "Combat tables" }).waitFor();
    await tab.reload();
    await tab.getByRole("heading", { name: "Combat tables" }).waitFor();
    // Nothing runs there, whatever somebody wrote into a document.
    const policy = (await (await tab.goto(tab.url()))!.allHeaders())["content-security-policy"];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox allow-same-origin$/);
    await tab.close();
    await close(window, dialog);
  });

  it("as a VASSAL module is one file with the map and the set-ups in it", async () => {
    const { window } = await visit();
    const dialog = await openExport(window, /^VASSAL/);
    const { name, bytes } = await downloaded(window, dialog);
    expect(name).toBe("fire-in-the-sky-oil-lasts.vmod");
    const names = Object.keys(unzipSync(bytes));
    expect(names).toEqual(expect.arrayContaining(["buildFile.xml", "moduledata", "images/map.svg"]));
    await expect.poll(() => dialog.getByRole("link", { name: "Open play aids" }).count()).toBe(0);
    await close(window, dialog);
  });

  it("is not made of data with errors, which are listed and lead to their places", async () => {
    const { workspace, window } = await visit();
    workspace.write(parameters, good.replace("4", "400"));
    await window.hasProblem(/400/);
    await window.document("layers/my-variant/layer.json");
    const dialog = await openExport(window, /^Spreadsheets/);
    await dialog.getByRole("button", { name: "Export" }).click();
    await dialog.getByText(/Nothing was exported: 1 error must be fixed first/).waitFor();
    await dialog.getByRole("list", { name: "Errors to fix" }).getByRole("button").first().click();
    await dialog.waitFor({ state: "detached" });
    await window.inFront(parameters);
    await window.shows('"hitOn": { "air-strike": 400 }');
    workspace.write(parameters, good);
    await window.hasNoProblem(/400/);
  });

  it("of spreadsheets is changed, previewed and imported as one step, which undo takes back whole", async () => {
    const { workspace, window } = await visit();
    const before = await undoButton(window).getAttribute("aria-label");
    const text = await exportedBases(window);
    const dialog = await openImport(window, withCapacities(text, "7", "9"));
    const changes = dialog.getByRole("region", { name: "Changes" });
    await changes.getByRole("row", { name: /bases\.csv G2 Bombay, Air Capacity 6 → 7/i }).waitFor();
    await changes.getByRole("row", { name: /bases\.csv H2 Bombay, Port Capacity 8 → 9/i }).waitFor();
    await dialog.getByRole("button", { name: "Import" }).click();
    await dialog.waitFor({ state: "detached" });
    await window.statusIs(/2 files not saved/);
    await expect.poll(() => undoButton(window).getAttribute("aria-label")).toBe("Undo: Import bases.csv");
    await window.save();
    expect(JSON.stringify(workspace.patch("layers/my-variant/bases.json"))).toMatch(/7.*9/);
    await undoButton(window).click();
    await expect.poll(() => undoButton(window).getAttribute("aria-label")).toBe(before);
    const again = await openImport(window, text);
    await again.getByText(/^No changes/).waitFor();
    await expect.poll(() => again.getByRole("button", { name: "Import" }).isDisabled()).toBe(true);
    await close(window, again);
    await window.save();
  });

  it("of spreadsheets with a bad cell is refused and says where, until only the good cells are wanted", async () => {
    const { workspace, window } = await visit();
    const text = withCapacities(await exportedBases(window), "lots", "9");
    await dropFiles(window.page, "header", { "bases.csv": text });
    const dialog = dialogOf(window, "Import spreadsheets");
    const bad = dialog.getByRole("region", { name: "Invalid cells" });
    await bad.getByRole("row", { name: /bases\.csv G2 .*lots.* is not a number/ }).waitFor();
    const button = dialog.getByRole("button", { name: "Import" });
    await expect.poll(() => button.isDisabled()).toBe(true);
    const large = window.page.viewportSize()!;
    await window.page.setViewportSize({ width: 1024, height: 768 });
    expect(await findings(window.page)).toEqual([]);
    expect(await cut(window.page)).toEqual([]);
    await window.page.setViewportSize(large);
    await dialog.getByRole("checkbox", { name: "Import the valid cells only" }).check();
    await button.click();
    await dialog.waitFor({ state: "detached" });
    await window.save();
    const patch = JSON.stringify(workspace.patch("layers/my-variant/bases.json"));
    expect(patch).toContain("9");
    expect(patch).not.toContain("lots");
  });
});
