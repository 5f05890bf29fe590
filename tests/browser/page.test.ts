// @module-tag slow
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { binary, cliJson } from "../cli/harness";
import { layer } from "../export/support";
import { cut, findings } from "./support/axe";
import { chromiumFlags, findHeadless } from "./support/chromium";
import { visitPage } from "./support/exported-page";
import { keptAt } from "./support/kept";
import { type StaticSite, staticSite } from "./support/static-site";

/**
 * An exported page in a browser of its own, which reaches nothing but a server that hands out files, or no server at
 * all. The program itself exports it, a workspace with a layer.
 */

const REASON = "What if the oil had lasted?";
const SEED = 7;
let folder: string;
let site: StaticSite;
let browser: Browser;
const at = (path: string): string => join(folder, path);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sandtable-page-"));
  const here = { cwd: folder };
  await run(["new", "mine", "--game", "fire-in-the-sky"], here);
  mkdirSync(at("mine/layers/oil"));
  writeFileSync(at("mine/layers/oil/layer.json"), layer("oil", { default: true, reason: REASON }));
  writeFileSync(
    at("mine/layers/oil/parameters.json"),
    JSON.stringify({ oil: { merchantmenFraction: 0.75 } }),
  );
  await run(["export", "mine", "--layer", "oil", "--format", "page", "--out", "out"], here);
  site = await staticSite(at("out/page"));
  browser = await chromium.launch({ executablePath: await findHeadless(), args: chromiumFlags });
});

afterAll(async () => {
  await browser?.close();
  site?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(argv: string[], options: { cwd: string }): Promise<void> {
  const { status, err } = await binary(argv, options);
  expect(status, err).toBe(0);
}

const show = (page: Page, name: string): Promise<void> =>
  page.getByRole("tab", { name, exact: true }).click();

/** What identifies the position of the game in play. */
async function position(page: Page): Promise<string> {
  await show(page, "Start");
  const fact = page.locator("dl > div").filter({ hasText: "Position of the game in play" }).locator("dd");
  const text = await fact.innerText();
  await show(page, "Play");
  return text;
}

interface Answer {
  hash: string;
  pending: { side: string; options: object[] } | null;
}

/** The same choices at the command line. */
async function played(choices: readonly object[]): Promise<Answer> {
  writeFileSync(at("script.json"), JSON.stringify({ seed: SEED, choices }));
  const argv = ["play", "mine", "--layer", "oil", "--scenario", "training", "--script", "script.json"];
  const { json, err } = await cliJson<Answer>(argv, { cwd: folder });
  expect(err).toBe("");
  return json;
}

describe("an exported page", () => {
  it("shows what it is, and plays as the command line does, from a server that only hands out files", async () => {
    const { person, page, table, troubles } = await visitPage(browser, site);
    const layers = page.getByRole("list", { name: "Layers" });
    await layers.getByText("Oil lasts").waitFor();
    expect(await layers.innerText()).toContain(REASON);
    expect(await findings(page)).toEqual([]);
    expect(await cut(page)).toEqual([]);

    // What is changed and why, and the errata sheet.
    const opened = async (name: string): Promise<string> => {
      const coming = person.waitForEvent("page");
      await page.getByRole("link", { name, exact: true }).click();
      const other = await coming;
      await other.waitForLoadState();
      const text = await other.locator("body").innerText();
      await other.close();
      return text;
    };
    expect(await opened("What is changed and why")).toContain(REASON);
    expect(await opened("Errata sheet")).toContain("Errata of the 2005 rulebook");
    await show(page, "Rules data");
    expect(await opened("Combat tables")).toContain("Unofficial reconstruction");

    // The set-ups on the map.
    await show(page, "Set-ups");
    await page.getByLabel("Scenario").selectOption({ label: "Campaign Game" });
    await page.getByRole("application").waitFor();
    await page.getByRole("combobox", { name: "Find a place" }).fill("Truk");
    await page.getByRole("combobox", { name: "Find a place" }).press("Enter");
    await page.getByRole("region", { name: "At Truk" }).waitFor();
    expect(await page.getByRole("region", { name: "Forces" }).innerText()).toMatch(/Japan: \d+ counters/);
    expect(await findings(page)).toEqual([]);

    // By hand: the same choices give the same position here and at the command line.
    await show(page, "Start");
    await page.getByRole("button", { name: /^Play: Training/ }).click();
    await page.getByLabel("Japan", { exact: true }).selectOption("hand");
    await page.getByLabel("Allies", { exact: true }).selectOption("hand");
    await table.begin(SEED);
    const choices: object[] = [];
    let answer = await played(choices);
    expect(await position(page)).toBe(answer.hash);
    for (let i = 0; i < 14 && answer.pending; i++) {
      const { side, options } = answer.pending;
      const index = (i * 5 + 1) % options.length;
      choices.push({ side, choice: options[index]! });
      answer = await played(choices);
      await table.options.nth(index).click();
      await expect.poll(() => table.choices()).toBe(i + 1);
    }
    expect(await position(page)).toBe(answer.hash);
    expect(await findings(page)).toEqual([]);
    expect(await cut(page)).toEqual([]);

    // Bots play on, and the game is still there when the page is opened again.
    await page.getByRole("button", { name: "Bots" }).click();
    await page.getByRole("menuitem", { name: /^Finish this turn/ }).click();
    await expect.poll(() => table.choices()).toBeGreaterThan(14);
    const made = await table.choices();
    const before = await position(page);
    await expect.poll(() => keptAt(page)).toBe(made);
    await page.reload();
    await show(page, "Play");
    await expect.poll(() => table.choices()).toBe(made);
    expect(await position(page)).toBe(before);

    // Bots play to the end: the saved game comes to the same position at the command line.
    await page.getByRole("button", { name: "Bots" }).click();
    await page.getByRole("menuitem", { name: "Play to the end" }).click();
    await table.over.waitFor();
    await page.getByRole("button", { name: "Hand in" }).click();
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save the file" }).click();
    const file = JSON.parse(readFileSync(await (await coming).path(), "utf8")) as {
      line: { choices: object[] };
      state: string;
    };
    expect(file.line.choices.length).toBeGreaterThan(made);
    expect(await position(page)).toBe(file.state);
    expect((await played(file.line.choices)).hash).toBe(file.state);

    // With a curtain: nothing of the game is there before it is opened.
    await page.getByRole("button", { name: "Leave this game" }).click();
    await page.getByLabel("Allies", { exact: true }).selectOption("hand");
    await page.getByLabel("Hide from each side what it must not know").check();
    await page.getByRole("button", { name: "Start game", exact: true }).click();
    await page.getByRole("button", { name: "I play Japan" }).waitFor();
    expect(await table.options.count()).toBe(0);
    await page.getByRole("button", { name: "I play Japan" }).click();
    await table.options.first().waitFor();
    await show(page, "Start");
    expect(await page.getByText("Position of the game in play").count()).toBe(0);
    expect(troubles).toEqual([]);
    await person.close();
  });

  it("is played from a file, with the odds of a battle, in a small window", async () => {
    const address = pathToFileURL(at("out/page/index.html")).href;
    const { person, page, table, troubles } = await visitPage(browser, site, address, {
      width: 1024,
      height: 768,
    });
    await page.getByRole("button", { name: /^Play: Training/ }).click();
    await table.begin(SEED);
    const odds = table.board.getByRole("button", { name: "Odds", exact: true });
    // Until a battle is to be fought.
    await expect
      .poll(
        async () => {
          if ((await odds.count()) > 0) return true;
          await table.options.nth((await table.options.count()) > 1 ? 1 : 0).click();
          return false;
        },
        { timeout: 60_000, interval: 100 },
      )
      .toBe(true);
    await odds.click();
    await page.getByText(/^(Exact|Sampled): /).waitFor();
    expect(await cut(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await person.close();
  });
});
