// @module-tag slow
import { describe, expect, it } from "vitest";
import { Window } from "./support/desk";
import { useStudio } from "./support/studio";
import { useVisit } from "./support/visit";

const studio = useStudio();
const open = async (): Promise<Window> => Window.on(studio, await studio.workspace());

describe("finding things by the keyboard", () => {
  const visit = useVisit(studio, open);

  it("all keys", async () => {
    const window = await visit();
    await window.page.keyboard.press("?");
    const dialog = window.page.getByRole("dialog");
    await dialog.getByText("Go to a document").waitFor();
    await window.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  it("a document by a part of its title", async () => {
    const window = await visit();
    await window.palette("Control+p", "transp cost");
    await window.inFront("tables/transport-costs.json");
    await window.shows('"seaDeployment"');
  });

  it("a command by its name; the field says what it is for", async () => {
    const window = await visit();
    await window.page.keyboard.press("Control+p");
    await window.page.keyboard.type(">");
    await window.page.getByRole("combobox", { name: "What to do" }).waitFor();
    await window.page.keyboard.type("dark theme");
    await window.page.keyboard.press("Enter");
    await expect.poll(() => window.page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  });

  it("a part of the document in front", async () => {
    const window = await visit();
    await window.document("bases.json");
    await window.palette("Control+Shift+o", "rabaul");
    await window.shows('"name": "Rabaul"');
  });

  it("a text anywhere, in the text of a layer as well; an invalid pattern is reported", async () => {
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
});

describe("tabs", () => {
  it("are there again on the next visit, with the view that they had", async () => {
    const window = await open();
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
    await window.page.reload();
    await window.ready();
    await window.inFront("bases.json");
    await window.explorer.locator('[role=treeitem][title="units.json"]').click();
    await window.page.getByRole("grid").waitFor();
    await expect.poll(() => window.page.getByRole("tab").count()).toBe(2);
  });
});

describe("what the desk knows of a value", () => {
  it("completes ids of the ruleset with their names", async () => {
    const workspace = await studio.workspace();
    workspace.write("layers/my-variant/scenarios/short-campaign.json", '{\n  "setup": {\n    \n  }\n}\n');
    const window = await Window.on(studio, workspace);
    await window.document("layers/my-variant/scenarios/short-campaign.json");
    await window.editor.locator(".view-line").nth(2).click();
    await window.page.keyboard.press("End");
    await window.page.keyboard.type('"raba');
    await window.suggestion("rabaul").waitFor();
    await window.page.keyboard.press("Enter");
    await window.shows('"rabaul": {');
  });

  it("shows on hover what it means, its rule, and who set it", async () => {
    const workspace = await studio.workspace();
    workspace.write("layers/my-variant/tables/transport-costs.json", '{\n  "oilPoint": 0.5\n}\n');
    const window = await Window.on(studio, workspace);
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
    const workspace = await studio.workspace("Trial", "short-campaign");
    const scenario = "scenarios/my-short-campaign.json";
    const window = await Window.on(studio, workspace);
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

  it("mends a misspelt key from the lamp, and from the list", async () => {
    const workspace = await studio.workspace();
    const patch = "layers/my-variant/parameters.json";
    workspace.write(patch, '{\n  "oil": {\n    "merchantmanFraction": 1\n  }\n}\n');
    const window = await Window.on(studio, workspace);
    await window.document(patch);
    await window.hasProblem(/merchantmanFraction/);
    await window.select("merchantmanFraction");
    await window.fixHere(/merchantmenFraction/);
    await window.shows('"merchantmenFraction": 1');
    await window.hasNoProblem(/merchantmanFraction/);
    await window.undo();
    await window.hasProblem(/merchantmanFraction/);
    await window.problemLines
      .first()
      .getByRole("button", { name: /merchantmenFraction/ })
      .click();
    await window.hasNoProblem(/merchantmanFraction/);
  });

  it("writes a document in canonical form", async () => {
    const workspace = await studio.workspace();
    const patch = "layers/my-variant/parameters.json";
    workspace.write(patch, '{"hits":{\n"hitOn":{"air-strike":4}}}\n');
    const window = await Window.on(studio, workspace);
    await window.document(patch);
    await window.palette("Control+Shift+p", "format this");
    await window.shows('  "hits": {\n    "hitOn": {\n      "air-strike": 4\n    }\n  }');
  });
});

it("a problem that is chosen on the map is marked there, and shown in the text when it is chosen again", async () => {
  const workspace = await studio.workspace("Trial", "short-campaign");
  const scenario = "scenarios/my-short-campaign.json";
  workspace.write(scenario, workspace.read(scenario).replace(/"japan": ?8/, '"japan": 80'));
  const window = await Window.on(studio, workspace);
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

describe("comparing", () => {
  it("shows a document as printed beside the one with layers, and the text here beside the disk", async () => {
    const workspace = await studio.workspace();
    const patch = "layers/my-variant/tables/transport-costs.json";
    workspace.write(patch, '{\n  "oilPoint": 0.5\n}\n');
    const window = await Window.on(studio, workspace);
    await window.document("tables/transport-costs.json");
    await window.page.getByRole("button", { name: "Compare", exact: true }).click();
    const diff = window.page.getByTestId("diff-editor");
    await diff.locator(".modified .view-line", { hasText: '"oilPoint": 0.5' }).waitFor();
    await diff.locator(".original .view-line", { hasText: '"oilPoint": 1' }).waitFor();
    await window.page.getByLabel("After").selectOption({ label: "With Errata of the 2005 rulebook" });
    await diff.locator(".modified .view-line", { hasText: '"oilPoint": 1' }).waitFor();
  });
});
