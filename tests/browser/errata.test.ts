// @module-tag slow
import type { Locator } from "playwright-core";
import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { cut, findings } from "./support/axe";
import { Editors, small } from "./support/editors";
import { addFixes } from "./support/fixes";
import { useStudio, type Workspace } from "./support/studio";
import { useVisit } from "./support/visit";

const studio = useStudio();

const record = {
  component: "rule",
  place: "Hits, to hit",
  kind: "correction",
  impact: "major",
  was: "5",
  is: "3",
  source: "The designer, in a letter",
  since: "1.2",
  document: "parameters.json",
  pointer: "/hits/hitOn/submarine-vs-merchants",
};

/** A workspace with an errata layer; with `hits`, an erratum of the hit number is on record in it. */
async function withFixes({ hits = false } = {}): Promise<Workspace> {
  const workspace = await studio.workspace();
  addFixes(workspace, hits ? { errata: { hits: record } } : {});
  if (hits)
    workspace.write(
      "layers/fixes/parameters.json",
      '{ "hits": { "hitOn": { "submarine-vs-merchants": 3 } } }\n',
    );
  return workspace;
}

async function showErrata(window: Editors): Promise<Locator> {
  await window.press("Control+Shift+P");
  await window.dialog.getByRole("combobox").fill("Show the errata");
  await window.dialog.getByRole("option", { name: "Show the errata", selected: true }).waitFor();
  await window.press("Enter");
  const pane = window.page.getByRole("tabpanel", { name: "Errata" });
  await pane.getByRole("article").first().waitFor();
  return pane;
}

const entry = (pane: Locator, name: RegExp): Locator => pane.getByRole("article", { name });

describe("an erratum", () => {
  it("is recorded from a value by the keyboard, listed, put on the sheet, changed and struck out", async () => {
    const workspace = await withFixes();
    const window = await Editors.open(studio, workspace);
    const { dialog, page } = window;
    await window.document("parameters.json");
    await window.select("5");
    await window.showLayers();
    await window.layersSay(/hits › hitOn/);
    await window.press("Alt+r");
    await dialog.getByText("As printed", { exact: true }).waitFor();
    await expect.poll(() => dialog.getByLabel("Rule", { exact: true }).inputValue()).toMatch(/^\d+\.\d/);
    await expect
      .poll(() => dialog.getByLabel("Corrected to").evaluate((at) => at === document.activeElement))
      .toBe(true);
    // What does not fit the schema is refused where it was typed.
    await window.press("Control+a");
    await page.keyboard.type("90");
    await dialog.getByLabel("Source").focus();
    await page.keyboard.type("The designer, in a letter");
    await window.press("Enter");
    await dialog.getByRole("alert").filter({ hasText: "90" }).waitFor();
    await dialog.getByLabel("Corrected to").fill("4");
    await dialog.getByLabel("Since version").fill("1.2");
    await window.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await window.canUndo(/^Undo: Record the erratum of Hits/);

    const pane = await showErrata(window);
    await pane.getByLabel("New since version").fill("1.1");
    const mine = entry(pane, /^Hits/);
    await mine.getByText("New", { exact: true }).waitFor();
    await mine.getByText("5 → 4").waitFor();
    await window.save();
    expect(workspace.patch("layers/fixes/parameters.json")).toMatchObject({
      hits: { hitOn: { "merchant-asw": 4 } },
    });

    await mine.getByRole("button", { name: "Edit …" }).click();
    await dialog.getByLabel("Corrected to").fill("3");
    await dialog.getByLabel("Impact").selectOption({ label: "Major: play changes a lot" });
    await dialog.getByRole("button", { name: "Save" }).click();
    await mine.getByText("5 → 3").waitFor();
    await mine.getByText(/major impact/).waitFor();

    const sheet = await exportedSheet(window);
    expect(sheet).toContain("### NEW: Hits, to hit");
    expect(sheet).toContain("The designer, in a letter");

    await mine.getByRole("button", { name: "Remove" }).click();
    await mine.waitFor({ state: "detached" });
    await window.undo();
    await mine.getByText("5 → 3").waitFor();
    await mine.getByRole("button", { name: "Show" }).click();
    await window.inFront("layers/fixes/parameters.json");
  });
});

/** The Markdown of the errata sheet, as it is downloaded, with what is new since 1.1. */
async function exportedSheet({ page }: Editors): Promise<string> {
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Export", exact: true });
  await dialog.getByRole("checkbox", { name: /^Bundle/ }).uncheck();
  await dialog.getByRole("checkbox", { name: /^Errata sheet/ }).check();
  await dialog.getByRole("textbox", { name: /since version/ }).fill("1.1");
  const coming = page.waitForEvent("download", { timeout: 60_000 });
  await dialog.getByRole("button", { name: "Export" }).click();
  const files = unzipSync(new Uint8Array(readFileSync(await (await coming).path())));
  await dialog.getByRole("button", { name: "Close" }).click();
  const name = Object.keys(files).find((each) => each.endsWith(".md"))!;
  return strFromU8(files[name]!);
}

describe("compared in play", () => {
  const visit = useVisit(studio, async () => Editors.open(studio, await withFixes({ hits: true })));

  it("everybody can read list and dialogs, in both themes", async () => {
    const window = await visit();
    const large = window.page.viewportSize()!;
    await window.page.setViewportSize(small.viewport!);
    const { dialog, page } = window;
    const pane = await showErrata(window);
    expect(await findings(page)).toEqual([]);
    await entry(pane, /^Hits/).getByRole("button", { name: "Edit …" }).click();
    await dialog.getByText("As printed", { exact: true }).waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await cut(page)).toEqual([]);
    await window.press("Escape");
    await entry(pane, /^Hits/).getByRole("button", { name: "Compare in play …" }).click();
    await dialog.getByLabel("Games").fill("1");
    await window.press("Enter");
    await dialog.getByText(/^1 of 1 game went differently/).waitFor({ timeout: 60_000 });
    expect(await findings(page)).toEqual([]);
    expect(await cut(page)).toEqual([]);
    await window.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.setViewportSize(large);
  });

  it("an erratum is cancelled at once, and keeps what was played until then", async () => {
    const window = await visit();
    const { dialog } = window;
    const pane = await showErrata(window);
    await entry(pane, /^Hits/).getByRole("button", { name: "Compare in play …" }).click();
    await dialog.getByLabel("Games").fill("5000");
    await window.press("Enter");
    await dialog.getByRole("table").waitFor({ timeout: 60_000 });
    await window.press("Escape");
    await dialog.getByText(/^Cancelled\. These are the results so far/).waitFor();
    expect(await dialog.getByRole("progressbar").count()).toBe(0);
    await window.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  it("an erratum shows what it changes, and its first game opens on the table", async () => {
    const window = await visit();
    const { dialog, page } = window;
    const pane = await showErrata(window);
    await entry(pane, /^Hits/).getByRole("button", { name: "Compare in play …" }).click();
    await dialog.getByLabel("Games").fill("2");
    await window.press("Enter");
    await dialog.getByRole("progressbar").waitFor();
    await dialog.getByText(/^2 of 2 games went differently/).waitFor({ timeout: 60_000 });
    await dialog.getByRole("row", { name: /^Japan wins/ }).waitFor();
    await dialog
      .getByRole("region", { name: "The first game that differs" })
      .getByText(/^Game 1, seed/)
      .waitFor();
    await dialog.getByRole("button", { name: "Open the first game that differs" }).click();
    await dialog.waitFor({ state: "detached" });
    await page
      .getByRole("tabpanel", { name: "Play" })
      .getByText(/^\d+ choices?$/)
      .waitFor({ timeout: 60_000 });
  });
});
