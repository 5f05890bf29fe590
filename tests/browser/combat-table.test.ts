// @module-tag slow
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings } from "./support/axe";
import { Editors, small } from "./support/editors";
import { useStudio } from "./support/studio";
import { useVisit } from "./support/visit";

const studio = useStudio();
const roll = "Submarines against merchantmen";

async function show(window: Editors, file: string): Promise<void> {
  await window.view(file, "Combat table");
  await window.page.getByRole("region", { name: `Combat tables of ${file}` }).waitFor();
}

const rollOf = (window: Editors): Locator => window.page.getByRole("region", { name: roll, exact: true });

/** The chances of a roll, the lowest sum first. */
const chances = (of: Locator): Promise<string[]> =>
  of
    .getByRole("row", { name: /^Chance of a hit/ })
    .getByRole("cell")
    .allTextContents();

describe("a combat table", () => {
  const visit = useVisit(studio, async () => Editors.open(studio, await studio.workspace()));
  const faces = async (): Promise<Editors> => {
    const window = await visit();
    await show(window, "tables/surface-combat.json");
    return window;
  };
  const modifiers = async (): Promise<Editors> => {
    const window = await visit();
    await show(window, "tables/combat.json");
    return window;
  };

  it("is rows and columns, with the chance that each entry gives", async () => {
    const window = await faces();
    const entry = window.grid.locator('[data-place="0 0"]');
    await expect.poll(() => entry.textContent()).toMatch(/ 450 %/);
    await entry.click();
    await window.page.keyboard.type("3");
    await window.press("Enter");
    await expect.poll(() => entry.textContent()).toMatch(/ 366\.7 %/);
    await entry.getByLabel("yours").waitFor();
    await window.page.getByLabel(/^Chance of at least one hit/).fill("2");
    await expect.poll(() => entry.textContent()).toMatch(/ 388\.9 %/);
    await window.canUndo(/^Undo: .*firepower 0, defense 7, 4 to 3$/);
    await window.page.getByRole("button", { name: /^Undo(:|$)/ }).click();
    await expect.poll(() => entry.textContent()).toMatch(/ 475 %/);
    await window.page.getByLabel(/^Chance of at least one hit/).fill("1");
    await expect.poll(() => entry.textContent()).toMatch(/ 450 %/);
  });

  it("is walked and changed with the keys, and refuses what it does not know", async () => {
    const window = await faces();
    await window.grid.locator('[data-place="0 0"] button').focus();
    await window.press("ArrowRight", "ArrowDown", "9", "Enter");
    await window.page.getByRole("alert").filter({ hasText: "not “9”" }).waitFor();
    await window.press("Backspace", "5", "Tab");
    await expect.poll(() => window.grid.locator('[data-place="1 1"]').textContent()).toMatch(/ 533\.3 %/);
    await expect
      .poll(() => window.page.evaluate(() => document.activeElement?.closest("td")?.dataset["place"]))
      .toBe("1 2");
    await window.page.getByRole("button", { name: /^Undo(:|$)/ }).click();
    await expect.poll(() => window.grid.locator('[data-place="1 1"]').textContent()).not.toMatch(/ 533\.3 %/);
  });

  it("has chances that follow each letter that is typed, say how they come about, and can be hidden", async () => {
    const window = await faces();
    const entry = window.grid.locator('[data-place="0 0"]');
    const own = entry.getByRole("button");
    const named = (words: RegExp) => entry.getByRole("button", { name: words }).waitFor();
    await named(/defense 7, 4 50 % chance of a hit with one die\b/);
    await expect
      .poll(() => own.getAttribute("title"))
      .toMatch(/4 or more is needed: 3 of 6 faces\. .* 50 %, 1 of 2\./);
    await window.page.getByLabel("modified by").fill("1");
    await named(/ 4 66\.7 % chance of a hit with one die with \+1\b/);
    await own.click();
    await window.page.keyboard.press("Control+a");
    await window.page.keyboard.type("6");
    await entry.getByText("33.3 %", { exact: true }).waitFor();
    await window.page.keyboard.type("*");
    await entry.getByText("0 %", { exact: true }).waitFor();
    await window.press("Escape");
    await window.page.getByRole("button", { name: "Chances", exact: true }).click();
    await expect.poll(() => entry.textContent()).not.toMatch(/%|chance/);
    await window.page.getByRole("button", { name: "Chances", exact: true }).click();
    await window.page.getByLabel("modified by").fill("0");
    await named(/defense 7, 4 50 % chance of a hit with one die\b/);
  });

  it("has chances of a roll that count the modifiers that are ticked, also as one is typed", async () => {
    const window = await modifiers();
    const own = rollOf(window);
    const picked = own.locator("td[data-picked]");
    await expect.poll(() => picked.innerText()).toBe("33.3 %");
    await own.getByLabel("Include from-turn-6 in the chance").check();
    await expect.poll(() => picked.innerText()).toBe("50 %");
    await own.getByRole("button", { name: /from-turn-6 add/ }).click();
    await window.page.keyboard.press("Control+a");
    await window.page.keyboard.type("3");
    await own.getByText("83.3 %", { exact: true }).waitFor();
    await window.press("Escape");
    await window.page.getByRole("button", { name: "Chances", exact: true }).click();
    await expect.poll(() => own.getByRole("row", { name: /^Chance of a hit/ }).count()).toBe(0);
    await window.page.getByRole("button", { name: "Chances", exact: true }).click();
    await own.getByLabel("Include from-turn-6 in the chance").uncheck();
    await expect.poll(() => picked.innerText()).toBe("33.3 %");
  });

  it("has modifiers, each a number whose chances follow", async () => {
    const window = await modifiers();
    const own = rollOf(window);
    await expect.poll(() => chances(own)).toEqual(["33.3 %", "50 %"]);
    await own.getByRole("button", { name: /from-turn-6 add/ }).click();
    await window.page.keyboard.press("Control+a");
    await window.page.keyboard.type("2");
    await window.press("Enter");
    await expect.poll(() => chances(own)).toEqual(["33.3 %", "50 %", "66.7 %"]);
    await own.getByText("My variant").waitFor();
    await window.undo();
    await expect.poll(() => chances(own)).toEqual(["33.3 %", "50 %"]);
  });

  it("has modifiers added with their conditions, changed, removed and brought back", async () => {
    const window = await modifiers();
    const own = rollOf(window);
    const { dialog } = window;
    await own.getByRole("button", { name: "Add modifier" }).click();
    await dialog.getByLabel("Id", { exact: true }).fill("at-night");
    await dialog.getByLabel(/^Add/).fill("-1");
    await dialog.getByLabel("Rule", { exact: true }).fill("18.9");
    await dialog.getByLabel("From", { exact: true }).fill("99");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await dialog.getByRole("alert").filter({ hasText: "at most 16, not 99" }).waitFor();
    await dialog.getByLabel("From", { exact: true }).fill("10");
    await dialog.getByRole("button", { name: "Add a condition" }).click();
    const second = dialog.getByRole("group", { name: "Condition 2" });
    await second.getByLabel("Condition 2", { exact: true }).selectOption({ label: "Roller" });
    await second.getByLabel("does not hold").check();
    await second.getByLabel("Side").selectOption("japan");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    const sentence = /when it is Turn 10 or later and it is not true that the dice are those of Japan/;
    await own.getByText(sentence).waitFor();
    await expect.poll(() => chances(own)).toEqual(["16.7 %", "33.3 %", "50 %"]);
    await window.canUndo(/^Undo: Add the modifier at-night to Submarines against merchantmen$/);

    await own.getByRole("button", { name: sentence }).click();
    await dialog.getByLabel("From", { exact: true }).fill("12");
    await dialog.getByRole("button", { name: "Save" }).click();
    await own.getByText(/when it is Turn 12 or later/).waitFor();

    await own.getByRole("button", { name: "Remove the modifier at-night" }).click();
    await expect.poll(() => own.getByText(/Turn 12/).count()).toBe(0);
    await window.undo();
    await own.getByText(/when it is Turn 12 or later/).waitFor();
    await window.undo();
    await window.undo();
    await expect.poll(() => chances(own)).toEqual(["33.3 %", "50 %"]);
  });

  it("of both sorts is accessible with its dialog in both themes at 1024 × 768", async () => {
    const window = await faces();
    await window.page.setViewportSize(small.viewport!);
    await window.grid.locator('[data-place="0 0"]').waitFor();
    expect(await findings(window.page)).toEqual([]);
    await modifiers();
    await rollOf(window).waitFor();
    expect(await findings(window.page)).toEqual([]);
    await rollOf(window).getByRole("button", { name: "Add modifier" }).click();
    await window.dialog.getByLabel("Id", { exact: true }).waitFor();
    expect(await findings(window.page)).toEqual([]);
  });
});
