// @module-tag slow
import { describe, expect, it } from "vitest";
import { Window } from "./support/desk";
import { useStudio } from "./support/studio";
import { useVisit } from "./support/visit";

const studio = useStudio();
const costs = "layers/my-variant/tables/transport-costs.json";
const setUp = "layers/my-variant/scenarios/short-campaign.json";
const parameters = "layers/my-variant/parameters.json";
const scenario = "scenarios/my-short-campaign.json";

/** A workspace with a scenario and a layer of its own, in both of which something is wrong. */
async function open(): Promise<Window> {
  const workspace = await studio.workspace("Trial", "short-campaign");
  workspace.write(scenario, workspace.read(scenario).replace(/"japan": ?8/, '"japan": 80'));
  workspace.write(costs, '{\n  "oilPoint": 0.5\n}\n');
  workspace.write(setUp, '{\n  "setup": {\n    \n  }\n}\n');
  workspace.write(parameters, '{"oil": {\n    "merchantmanFraction": 1}\n}\n');
  return Window.on(studio, workspace);
}

describe("the desk", () => {
  const visit = useVisit(studio, open);

  it("lists all keys", async () => {
    const window = await visit();
    await window.page.keyboard.press("?");
    const dialog = window.page.getByRole("dialog");
    await dialog.getByText("Go to a document").waitFor();
    await window.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  it("finds a document by a part of its title", async () => {
    const window = await visit();
    await window.palette("Control+p", "transp cost");
    await window.inFront("tables/transport-costs.json");
    await window.shows('"seaDeployment"');
  });

  it("finds a command by its name; the field says what it is for", async () => {
    const window = await visit();
    await window.page.keyboard.press("Control+p");
    await window.page.keyboard.type(">");
    await window.page.getByRole("combobox", { name: "What to do" }).waitFor();
    await window.page.keyboard.type("dark theme");
    await window.page.keyboard.press("Enter");
    await expect.poll(() => window.page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  });

  it("finds a part of the document in front", async () => {
    const window = await visit();
    await window.document("bases.json");
    await window.palette("Control+Shift+o", "rabaul");
    await window.shows('"name": "Rabaul"');
  });

  it("finds a text anywhere, in the text of a layer as well; an invalid pattern is reported", async () => {
    const window = await visit();
    await window.page.keyboard.press("Control+Shift+f");
    const field = window.page.getByRole("combobox", { name: "Search in all documents" });
    await field.fill("My variant");
    await window.page
      .getByRole("option", { name: /My variant/ })
      .first()
      .waitFor();
    await window.page.keyboard.press("Enter");
    await window.inFront("layers/my-variant/layer.json");
    await window.page.keyboard.press("Control+Shift+f");
    await window.page.getByRole("button", { name: "Regular expression" }).click();
    await field.fill("(");
    const summary = window.page.getByRole("dialog").getByRole("status");
    await expect.poll(() => summary.textContent()).toBe("A bracket is never closed.");
    await field.fill('"rabaul": \\{');
    await window.page.getByRole("option").first().waitFor();
    await window.page.keyboard.press("Escape");
    await expect.poll(() => window.page.getByRole("dialog").count()).toBe(0);
  });

  it("completes ids of the ruleset with their names", async () => {
    const window = await visit();
    await window.document(setUp);
    await window.editor.locator(".view-line").nth(2).click();
    await window.page.keyboard.press("End");
    await window.page.keyboard.type('"raba');
    await window.suggestion("rabaul").waitFor();
    await window.page.keyboard.press("Enter");
    await window.shows('"rabaul": {');
  });

  it("shows on hover what a value means, its rule, and who set it", async () => {
    const window = await visit();
    await window.document("tables/transport-costs.json");
    await window.editor.getByText('"oilPoint"').hover();
    const hover = window.page.locator(".monaco-hover:visible");
    await expect.poll(() => hover.allTextContents().then((all) => all.join(" "))).toMatch(/Oil Point/);
    const text = (await hover.allTextContents()).join(" ");
    expect(text).toMatch(/5\.1/);
    expect(text).toMatch(/0\.5/);
    expect(text).toMatch(/My variant/);
  });

  it("goes to the definition of an id, where the text shows how often it is used", async () => {
    const window = await visit();
    await window.document(scenario);
    await window.select('"wake"');
    await window.page.keyboard.press("ArrowLeft");
    await window.page.keyboard.press("ArrowRight");
    await window.page.keyboard.press("F12");
    await window.inFront("bases.json");
    await window.shows('"wake": {');
    await window.editor
      .locator(".codelens-decoration a:visible")
      .filter({ hasText: /used \d+ times/ })
      .first()
      .waitFor();
  });

  it("mends a misspelt key from the lamp, and from the list, and writes a document in canonical form", async () => {
    const window = await visit();
    await window.document(parameters);
    await window.hasProblem(/merchantmanFraction/);
    await window.select("merchantmanFraction");
    await window.fixHere(/merchantmenFraction/);
    await window.shows('"merchantmenFraction": 1');
    await window.hasNoProblem(/merchantmanFraction/);
    await window.undo();
    await window.hasProblem(/merchantmanFraction/);
    await window.problemLines
      .filter({ hasText: "merchantmanFraction" })
      .getByRole("button", { name: /merchantmenFraction/ })
      .click();
    await window.hasNoProblem(/merchantmanFraction/);
    await window.palette("Control+Shift+p", "format this");
    await window.shows('  "oil": {\n    "merchantmenFraction": 1\n  }');
    await window.save();
  });

  it("marks a problem on the map when it is chosen there, and shows it in the text when it is chosen again", async () => {
    const window = await visit();
    const { page } = window;
    await window.explorer.locator(`[role=treeitem][title="${scenario}"]`).click();
    await page.getByRole("group", { name: "View" }).getByRole("button", { name: "Map", exact: true }).click();
    await page.getByRole("application").waitFor();
    const line = window.problemLines.filter({ hasText: "it is 80" });
    await line.click({ position: { x: 60, y: 8 } });
    await page.locator('[data-marked="formosa"][data-severity="error"]').waitFor();
    await page.getByText(/it is 80\. Choose it again to open its text/).waitFor();
    // One's own errors stand above all else.
    expect((await window.problemList())[0]).toMatch(/it is 80/);
    await line.click({ position: { x: 60, y: 8 } });
    await window.shows('"japan": 80');
    await expect.poll(() => page.locator("[data-marked]").count()).toBe(0);
  });

  it("shows a document as printed beside the one with layers, and the text here beside the disk", async () => {
    const window = await visit();
    await window.document("tables/transport-costs.json");
    await window.page.getByRole("button", { name: "Compare", exact: true }).click();
    const diff = window.page.getByTestId("diff-editor");
    await diff.locator(".modified .view-line", { hasText: '"oilPoint": 0.5' }).waitFor();
    await diff.locator(".original .view-line", { hasText: '"oilPoint": 1' }).waitFor();
    await window.page.getByLabel("After").selectOption({ label: "With Errata of the 2005 rulebook" });
    await diff.locator(".modified .view-line", { hasText: '"oilPoint": 1' }).waitFor();
  });

  it("has its tabs again on the next visit, with the view that they had", async () => {
    const window = await visit();
    await window.document("units.json");
    await window.page.getByRole("button", { name: "Grid", exact: true }).click();
    await window.page.getByRole("grid").waitFor();
    const filter = window.page.getByRole("searchbox", { name: /^Filter the rows of/ });
    await filter.fill("akagi");
    await window.document("bases.json");
    // Until then a grid is as it was left, and its letters of origin can be switched off.
    await window.explorer.locator('[role=treeitem][title="units.json"]').click();
    await expect.poll(() => filter.inputValue()).toBe("akagi");
    const letter = window.page.getByRole("grid").getByRole("img").first();
    await expect.poll(() => letter.isVisible()).toBe(true);
    await window.palette("Control+Shift+p", "hide the origin letters");
    await expect.poll(() => letter.isVisible()).toBe(false);
    await window.explorer.locator('[role=treeitem][title="bases.json"]').click();
    await window.inFront("bases.json");
    const titles = (): Promise<string[]> =>
      window.page
        .locator("[role=tab][title]")
        .evaluateAll((all) => all.map((each) => each.getAttribute("title")!));
    const before = await titles();
    expect(before).toEqual(expect.arrayContaining(["units.json", "bases.json"]));
    await window.save();
    await window.page.reload();
    await window.ready();
    await window.inFront("bases.json");
    await window.explorer.locator('[role=treeitem][title="units.json"]').click();
    await window.page.getByRole("grid").waitFor();
    await expect.poll(titles).toEqual(before);
  });
});
