import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { dataRoot } from "../../lib/workspace";
import { withStudio } from "./studio-browser";
import { GAME, type Row, timesOf } from "./support";

const FILE = "layers/my-variant/bases.json";
const VISITS = 3;
const SAVES = 12;

type Seen = readonly (readonly [selector: string, words: string])[];

/** Documents that are opened one after the other, each for the first time, with words of their first lines. */
const texts: readonly (readonly [path: string, words: string])[] = [
  ["units.json", "units.schema"],
  ["parameters.json", "parameters.schema"],
  ["options.json", "options.schema"],
  ["tables/combat.json", "combat-table.schema"],
  ["schedules/japan.json", "reinforcements.schema"],
  ["scenarios/campaign.json", "scenario.schema"],
  ["bases.json", "bases.schema"],
];
const views: readonly (readonly [view: string, path: string, seen: Seen])[] = [
  ["a map", "scenarios/campaign.json", [["[role=application] button", "Truk: "]]],
  ["a grid", "tables/transport-costs.json", [["[role=gridcell]", ""]]],
  ["a turn track", "schedules/japan.json", [["tr[data-turn] th", "5"]]],
  ["switches", "options.json", [["[role=switch][aria-checked]", ""]]],
  ["a sequence", "sequence.json", [["main li", ""]]],
];

/** From a key to the frame that shows it: a document opened, what changed, and that all is saved. */
export default function opening(): Promise<Row[]> {
  return withStudio(async (studio) => {
    const path = join(dataRoot(), GAME, "bases.json");
    const { bases } = JSON.parse(readFileSync(path, "utf8")) as { bases: Record<string, object> };
    const changed = Object.fromEntries(Object.keys(bases).map((id) => [id, { victoryPoints: 4 }]));
    const address = await studio.workspace({ [FILE]: JSON.stringify({ bases: changed }, null, 2) });
    const rows: Row[] = [];
    const asText: number[] = [];
    const inView = new Map<string, number[]>();
    const changes: number[] = [];
    const shows: number[] = [];
    const saves: number[] = [];
    for (let i = 0; i < VISITS; i++) {
      await studio.visit(address, async (page) => {
        await ready(page);
        // The editor itself is loaded with the first document: studio-load measures that.
        await openDocument(page, "game.json", textOf("game.schema"));
        for (const [file, words] of texts) asText.push(await openDocument(page, file, textOf(words)));
        changes.push(await openChanges(page));
        if (i === 0) saves.push(...(await save(page)));
      });
      await studio.visit(address, async (page) => {
        await page.evaluate(() => localStorage.removeItem("sandtable.views"));
        await ready(page);
        for (const [view, file, seen] of views) {
          inView.set(view, [...(inView.get(view) ?? []), await openDocument(page, file, seen)]);
        }
        shows.push(
          await openChanges(page, [["[data-pane=preview] [role=tab][aria-selected=true]", "What changed"]]),
        );
      });
    }
    const row = (name: string, times: readonly number[]): void => {
      const { median, p95 } = timesOf(times);
      rows.push({ name, value: median, unit: "ms (median)" }, { name, value: p95, unit: "ms (p95)" });
    };
    row("a document opened as text, the editor being there: key to shown", asText);
    for (const [view, times] of inView) row(`${view}, opened for the first time: key to shown`, times);
    row("What changed, for the first time: key to its tab in front", shows);
    row("What changed, for the first time: key to all changes", changes);
    row("Ctrl-S to “All saved”", saves);
    return rows;
  });
}

const textOf = (words: string): Seen => [["[data-testid=text-editor] .view-line", words]];

async function ready(page: Page): Promise<void> {
  await page.getByText(/^Checked in /).waitFor();
  await page.waitForTimeout(1_500);
}

/** Milliseconds from Enter in the list of documents until its tab and its text or view are there. */
async function openDocument(page: Page, file: string, seen: Seen): Promise<number> {
  const item = page.locator(`[role=treeitem][title="${file}"]`);
  await item.focus();
  // Between coming to it and pressing there is always some time, in which its view's code is loaded.
  await page.waitForTimeout(200);
  const time = await pressed(page, "Enter", [
    [`[role=tab][title="${file}"][aria-selected=true]`, ""],
    ...seen,
  ]);
  await page.waitForTimeout(500);
  return time;
}

const changesShown: Seen = [["[data-pane=preview] [role=treeitem]", "Victory Points"]];

async function openChanges(page: Page, seen = changesShown): Promise<number> {
  await page.getByRole("tab", { name: /^What changed/ }).focus();
  await page.waitForTimeout(200);
  return pressed(page, "Enter", seen);
}

async function save(page: Page): Promise<number[]> {
  await openDocument(page, FILE, textOf("bases"));
  await page.locator(".view-lines").click({ position: { x: 2, y: 2 } });
  await page.keyboard.press("Control+End");
  const times: number[] = [];
  for (let i = 0; i < SAVES; i++) {
    await page.keyboard.press("Enter");
    await page.locator(`[role=tab][title="${FILE}"] [aria-label=", not saved"]`).waitFor();
    await page.waitForTimeout(500);
    times.push(await pressed(page, "Control+s", [["footer [role=status]", "All saved"]]));
  }
  return times;
}

async function pressed(page: Page, keys: string, seen: Seen): Promise<number> {
  await page.evaluate((wanted) => window.benchClock.watchWords(wanted), seen);
  await page.keyboard.press(keys);
  return page.evaluate(() => window.benchClock.seen);
}
