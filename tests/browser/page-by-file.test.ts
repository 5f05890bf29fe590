// @module-tag slow
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { binary } from "../cli/harness";
import { cut, findings } from "./support/axe";
import { chromiumFlags, findHeadless } from "./support/chromium";
import { dropFiles } from "./support/drop";
import { type PageVisit, visitPage } from "./support/exported-page";
import { keptAt } from "./support/kept";
import { type StaticSite, staticSite } from "./support/static-site";

/** Two people, each with a browser of their own, play a game with hidden fleets by sending each other files. */

let folder: string;
let site: StaticSite;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sandtable-by-file-"));
  const argv = ["export", "--game", "flat-top", "--format", "page", "--out", "out"];
  const { status, err } = await binary(argv, { cwd: folder });
  expect(status, err).toBe(0);
  site = await staticSite(join(folder, "out/page"));
  browser = await chromium.launch({ executablePath: await findHeadless(), args: chromiumFlags });
});

afterAll(async () => {
  await browser?.close();
  site?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface TurnFile {
  name: string;
  text: string;
}

const saveButton = ({ page }: PageVisit) => page.getByRole("button", { name: /^Save the file for/ });

/** Take the last option each time until it is the other side's turn, and save the file. */
async function playTurn(visit: PageVisit): Promise<TurnFile> {
  const { page, table } = visit;
  await expect
    .poll(
      async () => {
        if ((await saveButton(visit).count()) > 0) return true;
        const count = await table.options.count();
        if (count > 0) await table.choose(table.options.nth(count - 1));
        return false;
      },
      { timeout: 60_000, interval: 50 },
    )
    .toBe(true);
  const coming = page.waitForEvent("download");
  await saveButton(visit).click();
  const download = await coming;
  await page.getByText("The file is saved: send it to the other player.").waitFor();
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

const drop = ({ page }: PageVisit, { name, text }: TurnFile): Promise<void> =>
  dropFiles(page, '[data-drop="game-file"]', { [name]: text });

const open = ({ page }: PageVisit, { name, text }: TurnFile): Promise<void> =>
  page
    .getByLabel("File of a turn")
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });

const refused = ({ page }: PageVisit, words: string): Promise<void> =>
  page.getByRole("alert").getByText(words).waitFor();

/** Where the own Task Forces begin, as the diary says; the other side must not know it. */
async function secrets({ table }: PageVisit): Promise<string[]> {
  const lines = await table.toldLines();
  return lines.flatMap((line) => /begins in (\w+)/.exec(line)?.[0] ?? []);
}

it("is played by file by two people, neither of whom sees what the other hides", async () => {
  const allies = await visitPage(browser, site);
  const japan = await visitPage(browser, site, site.address, { width: 1024, height: 768 });

  await allies.page.getByRole("button", { name: /^Play: Training/ }).click();
  await allies.page.getByLabel("How you play").selectOption("by-file");
  await allies.page.getByLabel("You play", { exact: true }).selectOption({ label: "Allies" });
  await allies.page.getByText("The file itself holds everything").waitFor();
  expect(await findings(allies.page)).toEqual([]);
  await allies.table.begin(7);
  expect(await allies.page.getByRole("button", { name: /^(Bots|Players)$/ }).count()).toBe(0);
  const first = await playTurn(allies);
  expect(first.name).toBe("flat-top-01-for-japanese.game.json");
  const hidden = await secrets(allies);
  expect(hidden.length).toBeGreaterThan(0);
  expect(await findings(allies.page)).toEqual([]);
  expect(await cut(allies.page)).toEqual([]);

  // It is opened where no game has begun, and is continued there.
  await japan.page.getByRole("tab", { name: "Play", exact: true }).click();
  await drop(japan, first);
  await japan.page.getByText("By file: you play Japan").waitFor();
  await japan.table.options.first().waitFor();
  const unseen = async ({ page }: PageVisit, lines: readonly string[]): Promise<void> => {
    const content = await page.content();
    expect(lines.filter((line) => content.includes(line))).toEqual([]);
  };
  await unseen(japan, hidden);
  const second = await playTurn(japan);
  const theirs = await secrets(japan);
  expect(theirs.length).toBeGreaterThan(0);
  expect(await findings(japan.page)).toEqual([]);
  expect(await cut(japan.page)).toEqual([]);
  await unseen(japan, hidden);

  // What is not the next file is refused, and the game stays as it was.
  await open(allies, first);
  await refused(allies, "It was written for Japan, and you play Allies");
  await open(japan, first);
  await refused(japan, "It is older than the game here");
  await open(allies, { name: "cut.json", text: second.text.slice(0, -9) });
  await refused(allies, "“cut.json” is not opened");
  await saveButton(allies).waitFor();

  // The page may be closed meanwhile.
  const made = await allies.table.choices();
  await expect.poll(() => keptAt(allies.page)).toBe(made);
  await allies.page.reload();
  await allies.page.getByRole("tab", { name: "Play", exact: true }).click();
  await allies.page.getByRole("button", { name: "Save the file for Japan again" }).waitFor();
  await drop(allies, second);
  await allies.table.options.first().waitFor();
  await unseen(allies, theirs);

  // To and fro once more.
  const third = await playTurn(allies);
  await open(japan, third);
  await japan.table.options.first().waitFor();
  const fourth = await playTurn(japan);
  expect(fourth.name).toBe("flat-top-04-for-allied.game.json");
  await open(allies, fourth);
  await allies.table.options.first().waitFor();
  await unseen(allies, theirs);
  await unseen(japan, hidden);

  // What was sent stays.
  await allies.page.getByRole("button", { name: "To the start" }).click();
  await allies.table.options.first().click();
  await refused(allies, "is in a file that both players have");
  expect([...allies.troubles, ...japan.troubles]).toEqual([]);
  await allies.person.close();
  await japan.person.close();
});
