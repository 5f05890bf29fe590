// @module-tag slow
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { Window } from "./support/desk";
import { useStudio, Workspace } from "./support/studio";
import { accessibilityTree, has, liveTexts, nameless } from "./support/tree";

const studio = useStudio();
const costs = "layers/my-variant/tables/transport-costs.json";

describe("without a mouse", () => {
  it("a workspace is made, edited, checked and saved, a choice is played and the lab is asked, as a screen reader gets it", async () => {
    const page = await studio.page("/");
    const { keyboard } = page;
    const button = page.getByRole("button", { name: "New workspace", exact: true }).first();
    await button.waitFor();
    await expect
      .poll(async () => {
        await keyboard.press("Tab");
        return button.evaluate((element) => element === document.activeElement);
      })
      .toBe(true);
    await keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await keyboard.press("Control+a");
    await keyboard.type("By hand");
    await keyboard.press("Enter");
    const window = new Window(page);
    await window.ready();
    const id = new URL(page.url()).pathname.split("/").at(-1)!;
    const { path } = await studio.api<{ path: string }>(`/api/workspaces/${id}`);
    const workspace = new Workspace(id, path);
    /** What is read out when it changes holds this, and nothing is without a name. */
    const announced = async (words: RegExp): Promise<void> => {
      await expect
        .poll(async () => liveTexts(await accessibilityTree(page)), { timeout: 20_000 })
        .toEqual(expect.arrayContaining([expect.stringMatching(words)]));
      expect(nameless(await accessibilityTree(page))).toEqual([]);
    };
    await announced(/^0 errors, \d+ warnings?$/);
    const whole = await accessibilityTree(page);
    for (const [role, name] of [
      ["navigation", "Documents"],
      ["tree", "Documents"],
      ["region", "Problems"],
      ["button", "Save"],
    ] as const)
      expect(has(whole, role, name), `${role} “${name}”`).toBe(true);

    // A document by its title, a layer's text on it, and a value that is not allowed.
    await window.palette("Control+p", "transport costs");
    await window.inFront("tables/transport-costs.json");
    await window.palette("Control+Shift+p", "edit in my variant");
    await window.inFront(costs);
    await window.showsNot("seaDeployment");
    await keyboard.press("Alt+Digit2");
    await keyboard.press("Control+a");
    await keyboard.type('{ "oilPoint": -1 ');
    await window.hasProblem(/it is -1/);
    await announced(/^1 error, \d+ warnings?$/);

    // From the list to the place, and the fix that is offered there.
    await keyboard.press("Alt+Digit3");
    await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    await expect.poll(() => focusIsIn(window, ".monaco-editor")).toBe(true);
    await window.fixHere(/Change it to 0/);
    await window.shows('"oilPoint": 0');
    await window.hasNoProblem(/it is -1/);
    await announced(/^0 errors, /);

    // Out of the editor, to the list of documents, and a cell of a grid.
    await keyboard.press("Alt+Digit1");
    await expect.poll(() => focusIsIn(window, "[data-pane='explorer']")).toBe(true);
    await window.palette("Control+p", "units");
    await window.palette("Control+Shift+p", "show as: grid");
    await page.getByRole("grid").waitFor();
    const grid = await accessibilityTree(page);
    expect(has(grid, "columnheader", /^Name/) && has(grid, "gridcell", /./)).toBe(true);
    await keyboard.press("Alt+Digit2");
    await expect.poll(() => focusIsIn(window, "[role=grid]")).toBe(true);
    await keyboard.press("Control+Home");
    for (let i = 0; i < 3; i++) await keyboard.press("ArrowRight");
    await keyboard.type("Akagi and Kaga");
    await keyboard.press("Enter");
    // Both, and the layer's note of what stood in the cell.
    await window.statusIs(/3 files not saved/);
    await announced(/^3 files not saved$/);

    await window.save();
    await announced(/^All saved$/);
    expect(workspace.patch(costs)).toEqual({ oilPoint: 0 });
    expect(workspace.patch("layers/my-variant/units.json")).toEqual({
      naval: { "j-cv-akagi-kaga": { name: "Akagi and Kaga" } },
    });

    // A game: the question is read out, and so is the next one.
    await window.palette("Control+Shift+p", "play the scenario");
    await page.getByRole("tab", { name: "Play", exact: true }).focus();
    await page.getByLabel(/^Seed/).waitFor();
    await tabTo(page, /^Seed/);
    await keyboard.press("Enter");
    const options = page.getByRole("list", { name: "Options" });
    await options.waitFor({ timeout: 60_000 });
    const prompt = page.getByRole("region", { name: "The question" }).getByRole("heading");
    const asked = await prompt.innerText();
    await announced(new RegExp(escaped(asked)));
    await expect.poll(() => focusIsIn(window, "[aria-label='Options']")).toBe(true);
    await keyboard.press("1");
    await expect.poll(() => page.getByRole("button", { name: /^Undo choice: / }).count()).toBe(1);
    await announced(new RegExp(escaped(await prompt.innerText())));

    // The lab: the form says what it asks for, the run says how far it is.
    await window.palette("Control+Shift+p", "play many games");
    await page.getByRole("form", { name: "Question" }).waitFor({ timeout: 60_000 });
    await page.getByRole("tab", { name: "Lab", exact: true }).focus();
    await tabTo(page, /^Games/);
    await keyboard.press("Control+a");
    await keyboard.type("2");
    await keyboard.press("Enter");
    await announced(/All 2 games played/);
  });
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** On with Tab to what is called so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 150; i++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      return element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent;
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab does not come to ${name}.`);
}

const focusIsIn = ({ page }: Window, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);
