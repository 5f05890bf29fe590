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

/** Documents that are opened one after the other, each for the first time, with what is seen of them then. */
const texts: readonly [path: string, words: string][] = [
  ["units.json", "naval"],
  ["parameters.json", "expansion"],
  ["options.json", "options"],
  ["tables/combat.json", "types"],
  ["schedules/japan.json", "turns"],
  ["scenarios/campaign.json", "campaign"],
  ["bases.json", "bases"],
];
const views: readonly (readonly [path: string, seen: Seen])[] = [
  ["scenarios/campaign.json", [["[role=application] button", "Truk: "]]],
  ["tables/transport-costs.json", [["[role=gridcell]", ""]]],
  ["schedules/japan.json", [["tr[data-turn] th", "5"]]],
  ["options.json", [["[role=switch], input[type=checkbox]", ""]]],
  ["sequence.json", [["main li", ""]]],
];

/** From a key to the frame that shows it: a document opened, what changed, and that all is saved. */
export default function opening(): Promise<Row[]> {
  return withStudio(async (studio) => {
    const path = join(dataRoot(), GAME, "bases.json");
    const { bases } = JSON.parse(readFileSync(path, "utf8")) as { bases: Record<string, object> };
    const changed = Object.fromEntries(Object.keys(bases).map((id) => [id, { note: "Changed." }]));
    const address = await studio.workspace({ [FILE]: JSON.stringify({ bases: changed }, null, 2) });
    const rows: Row[] = [];
    const asText: number[] = [];
    const inView: number[] = [];
    const changes: number[] = [];
    const saves: number[] = [];
    for (let i = 0; i < VISITS; i++) {
      await studio.visit(address, async (page) => {
        await ready(page);
        // The editor itself is loaded with the first document: studio-load measures that.
        await openDocument(page, "game.json", textOf("players"));
        for (const [file, words] of texts) asText.push(await openDocument(page, file, textOf(words)));
        changes.push(await openChanges(page));
        if (i === 0) saves.push(...(await save(page)));
      });
      await studio.visit(address, async (page) => {
        await page.evaluate(() => localStorage.removeItem("sandtable.views"));
        await ready(page);
        for (const [file, seen] of views) inView.push(await openDocument(page, file, seen));
      });
    }
    const row = (name: string, times: readonly number[]): void => {
      const { median, p95 } = timesOf(times);
      rows.push({ name, value: median, unit: "ms (median)" }, { name, value: p95, unit: "ms (p95)" });
    };
    row("a document opened as text, the editor being there: key to shown", asText);
    row("a document opened in its own view for the first time: key to shown", inView);
    row("What changed, for the first time: key to shown", changes);
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
  const time = await pressed(page, "Enter", [
    [`[role=tab][title="${file}"][aria-selected=true]`, ""],
    ...seen,
  ]);
  await page.waitForTimeout(500);
  return time;
}

async function openChanges(page: Page): Promise<number> {
  await page.getByRole("tab", { name: /^What changed/ }).focus();
  return pressed(page, "Enter", [["[data-pane=preview] [role=treeitem]", "Changed."]]);
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
