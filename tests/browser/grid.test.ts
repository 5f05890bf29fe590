// @module-tag slow
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings } from "./support/axe";
import { Editors, small } from "./support/editors";
import { useStudio, type Workspace } from "./support/studio";
import { useVisit } from "./support/visit";

const studio = useStudio();
const patch = "layers/my-variant/bases.json";

/** A grid of bases in which one value is bad from the start. */
async function bases(): Promise<{ workspace: Workspace; window: Editors; page: Page }> {
  const workspace = await studio.workspace();
  workspace.write(patch, '{ "bases": { "kure": { "airCapacity": 400 } } }');
  const window = await Editors.open(studio, workspace);
  await window.view("bases.json", "Grid");
  await window.row("bombay").waitFor();
  return { workspace, window, page: window.page };
}

describe("a grid", () => {
  const visit = useVisit(studio, bases);

  it("takes a good value into a cell and the layer, and none that the cell cannot hold", async () => {
    const { workspace, window } = await visit();
    await window.type("bombay", "Air Capacity", "9");
    await window.holds("bombay", "Air Capacity", "9");
    await window.type("ceylon", "Air Capacity", "77");
    await window.page
      .getByRole("alert")
      .filter({ hasText: "Air Capacity must be at most 40, not 77." })
      .waitFor();
    await window.press("Escape");
    await window.holds("ceylon", "Air Capacity", "4");
    await window.save();
    expect(JSON.parse(workspace.read(patch))).toMatchObject({ bases: { bombay: { airCapacity: 9 } } });
    await window.canUndo(/^Undo: Bombay: air capacity 6 to 9$/);
    await window.undo();
    await window.holds("bombay", "Air Capacity", "6");
    await window.save();
  });

  it("shows at its place what is wrong with a cell, and where it comes from", async () => {
    const { window } = await visit();
    const filter = window.page.getByLabel("Filter the rows of Bases");
    await filter.fill("kure");
    await window.row("kure").waitFor();
    const cell = await window.cell("kure", "Air Capacity");
    await expect.poll(() => cell.getAttribute("aria-invalid")).toBe("true");
    await cell.click();
    await expect.poll(() => cell.getAttribute("title")).toMatch(/40/);
    await expect.poll(() => cell.getAttribute("title")).toContain("Set by the layer “My variant”.");
    await cell.getByLabel("yours").waitFor();
    await (await window.cell("kure", "Name")).getByLabel("printed").waitFor();
    await window.type("kure", "Air Capacity", "38");
    await expect.poll(() => cell.getAttribute("aria-invalid")).toBe("false");
    await window.save();
    await filter.fill("");
  });

  it("has its cells selected, filled, and undone at once", async () => {
    const { window } = await visit();
    await (await window.cell("bombay", "Air Capacity")).click();
    await (await window.cell("rangoon", "Port Capacity")).click({ modifiers: ["Shift"] });
    await expect.poll(() => window.grid.locator("[aria-selected=true]").count()).toBe(8);
    await window.press("Control+d");
    for (const id of ["ceylon", "calcutta", "rangoon"]) {
      await window.holds(id, "Air Capacity", "6");
      await window.holds(id, "Port Capacity", "8");
    }
    await window.canUndo(/^Undo: Fill 4 cells of Bases$/);
    await window.undo();
    await window.holds("rangoon", "Port Capacity", "2");
    await window.holds("ceylon", "Air Capacity", "4");
  });

  it("gives cells to a spreadsheet and takes them back, with what cannot be taken named by row and column", async () => {
    const { window } = await visit();
    await (await window.cell("bombay", "Air Capacity")).click();
    await (await window.cell("ceylon", "Port Capacity")).click({ modifiers: ["Shift"] });
    await window.press("Control+c");
    expect(await window.copied()).toBe("6\t8\n4\t8");
    await (await window.cell("bombay", "Air Capacity")).click();
    // As spreadsheets write it: a line break at the end as well.
    await window.paste("7\t10\r\nmany\t12\r\n");
    const listing = window.dialog.getByRole("table");
    const bad = listing.getByRole("row").filter({ hasText: "“many” is not a number." });
    await expect.poll(() => bad.textContent()).toMatch(/^CeylonAir Capacity/);
    await window.dialog.getByRole("button", { name: "Paste the other 3" }).click();
    await window.holds("bombay", "Air Capacity", "7");
    await window.holds("bombay", "Port Capacity", "10");
    await window.holds("ceylon", "Port Capacity", "12");
    await window.holds("ceylon", "Air Capacity", "4");
    await window.canUndo(/^Undo: Paste 3 cells into Bases$/);
    await window.undo();
    await window.holds("ceylon", "Port Capacity", "8");
  });

  it("has its rows sorted by a heading, and filtered as a whole and by column", async () => {
    const { window } = await visit();
    await window.heading("Air Capacity").click();
    await window.heading("Air Capacity").click();
    await expect.poll(() => window.heading("Air Capacity").getAttribute("aria-sort")).toBe("descending");
    await expect.poll(async () => (await window.ids()).slice(0, 2).sort()).toEqual(["kure", "yokosuka"]);
    await window.page.getByRole("button", { name: "By column" }).click();
    await window.page.getByLabel("Filter by Flag").fill("=japan");
    await window.page.getByLabel("Filter by Air Capacity").fill(">=8");
    const count = window.page.getByText(/^\d+ of 42 rows$/);
    await count.waitFor();
    const shown = await window.ids();
    expect(shown).toContain("saigon");
    expect(shown).not.toContain("manila");
    await window.page.getByLabel("Filter the rows of Bases").fill("sai");
    await expect.poll(() => window.ids()).toEqual(["saigon"]);
    await window.page.getByRole("button", { name: "By column" }).click();
    await window.page.getByLabel("Filter the rows of Bases").fill("");
    await window.page.getByText("42 rows", { exact: true }).waitFor();
    await window.heading("Air Capacity").click();
    await expect.poll(() => window.heading("Air Capacity").getAttribute("aria-sort")).toBe("none");
  });

  it("has rows added, shown, removed and brought back", async () => {
    const { window } = await visit();
    await window.page.getByRole("button", { name: "Add row" }).click();
    await window.dialog.getByLabel("Name", { exact: true }).fill("Madras");
    await window.dialog.getByLabel("Start from a copy of").selectOption("Bombay");
    // What was typed is not copied over.
    await expect.poll(() => window.dialog.getByLabel("Name", { exact: true }).inputValue()).toBe("Madras");
    await window.dialog.getByLabel("Id", { exact: true }).fill("bombay");
    await window.press("Enter");
    await window.dialog.getByText("“bombay” already exists.").waitFor();
    await window.dialog.getByLabel("Id", { exact: true }).fill("madras");
    await window.press("Enter");
    await window.row("madras").waitFor();
    await window.canUndo(/^Undo: Add madras to Bases$/);
    await (await window.cell("madras", "Id")).click();
    await window.page.getByRole("button", { name: "Remove row" }).click();
    await expect.poll(() => window.row("madras").count()).toBe(0);
    await window.undo();
    await window.row("madras").waitFor();
    await window.undo();
    await expect.poll(() => window.row("madras").count()).toBe(0);
    await window.grid.getByRole("gridcell").first().click();
    await window.press("Control+Home");
    await window.row("bombay").waitFor();
  });

  it("has its columns made wider with the mouse and the keys, and stay so", async () => {
    const { window } = await visit();
    const name = window.heading("Name");
    const width = async (): Promise<number> => (await name.boundingBox())!.width;
    const before = await width();
    const { x, y, height } = (await name.boundingBox())!;
    await window.page.mouse.move(x + before - 3, y + height / 2);
    await window.page.mouse.down();
    await window.page.mouse.move(x + before + 57, y + height / 2, { steps: 4 });
    await window.page.mouse.up();
    await expect.poll(width).toBe(before + 60);
    await expect.poll(() => name.getAttribute("aria-sort")).toBe("none");
    await (await window.cell("bombay", "Name")).click();
    await window.press("ArrowUp", "Alt+ArrowLeft");
    await expect.poll(width).toBe(before + 48);
    await window.page.reload();
    await window.ready();
    await name.waitFor();
    await expect.poll(width).toBe(before + 48);
    await (await window.cell("bombay", "Name")).click();
    await window.press("ArrowUp", "Alt+Home");
    await expect.poll(width).toBe(before);
    await (await window.cell("bombay", "Id")).click();
  });

  it("has its cells reached, selected, edited, cleared, copied and filtered with the keyboard alone", async () => {
    const { window } = await visit();
    await (await window.cell("bombay", "Id")).focus();
    await window.press("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight");
    await window.press("F2", "End", "Backspace", "5", "Enter");
    await window.holds("bombay", "Air Capacity", "5");
    await window.press("3", "Enter");
    await window.holds("ceylon", "Air Capacity", "3");
    await window.press("ArrowUp", "Shift+ArrowUp", "Control+c");
    expect(await window.copied()).toBe("5\n3");
    await window.press("Escape", "Delete");
    await window.holds("bombay", "Air Capacity", "");
    await window.press("Control+Home", "Control+ArrowUp", "ArrowUp", "Enter");
    await expect.poll(async () => (await window.ids())[0]).toBe("attu");
    await window.press("Alt+ArrowDown");
    await expect
      .poll(() => window.page.evaluate(() => document.activeElement?.ariaLabel))
      .toBe("Filter by Id");
    await window.page.keyboard.type("singa");
    await expect.poll(() => window.ids()).toEqual(["singapore"]);
    await window.press("Enter");
    await expect
      .poll(() => window.page.evaluate(() => document.activeElement?.textContent))
      .toBe("singapore");
  });

  it("is accessible with its filters and dialogs in both themes at 1024 × 768", async () => {
    const { window } = await visit();
    await window.page.setViewportSize(small.viewport!);
    if (!(await window.page.getByLabel("Filter by Id").isVisible()))
      await window.page.getByRole("button", { name: "By column" }).click();
    await window.page.getByLabel("Filter by Id").fill("bombay");
    await window.type("bombay", "Air Capacity", "9");
    await window.holds("bombay", "Air Capacity", "9");
    expect(await findings(window.page)).toEqual([]);
    await window.page.getByRole("button", { name: "Add row" }).click();
    expect(await findings(window.page)).toEqual([]);
    await window.press("Escape");
    await (await window.cell("bombay", "Air Capacity")).click();
    await window.paste("many\t3");
    await window.dialog.waitFor();
    expect(await findings(window.page)).toEqual([]);
  });
});
