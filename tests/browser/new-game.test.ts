// @module-tag slow
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packageRoot } from "../../lib/workspace";
import { copyTree, followGuide, makeBuildable } from "../skeleton/guide.mjs";
import { findings } from "./support/axe";
import { LabWindow } from "./support/lab";
import { Table } from "./support/play";
import { Previewed } from "./support/preview";
import { useStudio } from "./support/studio";

/** The studio of a tree to which a game was added as CONTRIBUTING.md says: two boards, hours, hidden units, results. */

// Inside this tree, so that the build follows the links to its packages.
mkdirSync(join(packageRoot(), ".cache"), { recursive: true });
const tree = mkdtempSync(join(packageRoot(), ".cache/new-game-"));

beforeAll(async () => {
  copyTree(tree);
  followGuide(tree, (command: string) => !command.includes("sandtable.mjs"));
  makeBuildable(tree);
  const build = "const { buildStudio } = await import('./lib/build/studio.mjs'); await buildStudio();";
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", build], { cwd: tree });
}, 600_000);
const studio = useStudio(undefined, tree);
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const shown = async (page: Page, name: string): Promise<void> => {
  if (process.env["SHOTS"]) await page.screenshot({ path: join(process.env["SHOTS"], `${name}.png`) });
};

describe("a game that was added to the tree", () => {
  it("is listed, edited, checked, played, tried out and printed in the studio, in its own words", async () => {
    const home = await studio.page("/", { isNew: true });
    const game = home.getByRole("article", { name: /^A Night in the Strait/ });
    await game.getByRole("button", { name: "Edit a copy: The crossing" }).waitFor();
    await shown(home, "home");
    await home.context().close();

    const workspace = await studio.workspace("Night", undefined, "skeleton");
    const window = await Previewed.open(studio, workspace);
    const { page, pane } = window;
    await page.getByRole("contentinfo").getByText("A Night in the Strait", { exact: true }).waitFor();
    expect(await window.problemList()).toEqual([]);
    expect(await window.tab(/^Odds$/).count()).toBe(0);
    const open = async (file: string): Promise<void> => {
      await window.explorer.locator(`[role=treeitem][title="${file}"]`).click({ position: { x: 110, y: 8 } });
      await window.inFront(file);
    };

    // The set-up is previewed on both boards, and play begins at an hour.
    await pane.getByText("The engine sets it up: 6 ships and 2 aircraft.").waitFor();
    await pane
      .getByRole("region", { name: "When play begins" })
      .getByText(/^2000$/)
      .waitFor();
    await window.stackIs("AA9", /^AA9: 1 counter, on top Cutter/);
    await pane.getByRole("tab", { name: "Sky", exact: true }).click();
    await window.stackIs("0102", /^0102: 1 counter, on top Flight/);
    await shown(page, "set-up");

    // A board opens as itself with what stands there, and a scenario on all of them.
    await open("map.json");
    const map = page.getByRole("application");
    const onMap = (words: RegExp): Promise<void> =>
      map.getByRole("button", { name: words }).first().waitFor();
    await onMap(/^Far port: 3 counters, on top Steamer/);
    await open("boards/sky.json");
    await onMap(/^0201: 1 counter, on top Scout/);
    await open("scenarios/crossing.json");
    await page.getByRole("tab", { name: "Strait", exact: true }).click();
    await onMap(/^BB10: 2 counters, on top Cutter/);
    expect((await findings(page)).join("\n")).toBe("");
    await shown(page, "boards");

    // Arrivals lie on a track of hours, and move by hours.
    await open("schedules/arrivals.json");
    await page
      .getByRole("button", { name: /Second convoy/ })
      .getByText("Place: Far port")
      .waitFor();
    const patrol = page.locator("[aria-roledescription=arrival]", { hasText: "Patrol" });
    await expect.poll(() => patrol.textContent()).toMatch(/^2300, day 1: Patrol/);
    await patrol.focus();
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(() => patrol.textContent()).toMatch(/^0000, day 2: Patrol/);
    await shown(page, "track");

    // The table of results has odds; a result that it knows is a change, and one that it does not know is a problem.
    await open("charts/gunfire.json");
    const odds = page.getByRole("row", { name: /^With one die/ });
    await expect.poll(() => odds.textContent()).toContain("-: 66.7 %D: 16.7 %");
    await shown(page, "table");
    const cell = page.locator('[data-place="0 0"]');
    const enter = async (result: string): Promise<void> => {
      await cell.getByRole("button").focus();
      await page.keyboard.type(result);
      await page.keyboard.press("Enter");
    };
    await enter("D");
    await expect.poll(() => odds.textContent()).toContain("D: 50 %");
    await page.getByRole("button", { name: /^Undo: Gunfire: die 1–2, strength 1–2, - to D$/ }).waitFor();
    await enter("Z");
    await window.hasProblem(/Z/);
    await shown(page, "problem");
    await page.getByRole("button", { name: /^Undo: Gunfire/ }).click();
    await window.hasNoProblem(/Z/);

    // What was changed is said in sentences of the game's own things.
    await window.show(/^What changed/);
    await window.changes
      .filter({ hasText: "Cutter (North) arrives on 0000, day 2 instead of 2300, day 1" })
      .waitFor();
    await shown(page, "changes");

    // It is played against its bot for an hour; what is hidden from the side that looks is not in the page.
    const play = new Table(page);
    await window.show(/^Play$/);
    await page.getByLabel("South", { exact: true }).selectOption({ label: "Bot: watchful" });
    await page.getByLabel(/^Hide from each side/).check();
    await play.begin();
    expect(await play.phase()).toContain("2000, day 1");
    await play.option("Move Cutter to").waitFor();
    expect(await pane.innerHTML()).not.toMatch(/Steamer|Escort/);
    await play.bots("Finish this hour");
    await expect.poll(() => play.phase()).toContain("2100, day 1");
    await play.board
      .getByRole("button", { name: /^\w+: \d+ counters?, on top Cutter/ })
      .first()
      .waitFor();
    await shown(page, "play");

    // A few games in the lab, which has answers to what the game follows and no others.
    await window.show(/^Lab$/);
    const lab = new LabWindow(page);
    await lab.form.getByLabel("Who plays North").selectOption("watchful");
    await lab.form.getByLabel("Games", { exact: true }).fill("6");
    await lab.button("Play the games").click();
    await lab.stands(/^All 6 games played/);
    await lab.run.getByText("Points of the North at the end").waitFor();
    expect(await lab.run.getByRole("tab").allTextContents()).toEqual([
      ...["Result", "By hour", "Losses", "Decisions", "Rules", "Games"],
    ]);
    await shown(page, "lab");

    // It leaves the studio in every format.
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const dialog = page.getByRole("dialog");
    for (const format of [/^Bundle/, /^Spreadsheets/, /^Play aids/, /^VASSAL/])
      await dialog.getByRole("checkbox", { name: format }).check();
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Export", exact: true }).click();
    const files = Object.keys(unzipSync(readFileSync(await (await download).path())));
    for (const wanted of [/\.sandtable\.zip$/, /\.csv$/, /-a4\.html$/, /\.vmod$/])
      expect(files.filter((file) => wanted.test(file)).length, String(wanted)).toBeGreaterThan(0);
    await shown(page, "export");
  }, 240_000);
});
