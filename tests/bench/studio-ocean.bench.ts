import type { Page } from "playwright-core";
import { EVERY_COUNTER, everyCounter } from "./every-counter";
import { type Studio, withStudio } from "./studio-browser";
import { frameRows, memoryRows } from "./studio-frames";
import { pullMap, zoomMap } from "./studio-pan";
import type { Row } from "./support";

/** From the zoom that shows the whole ocean to about the size of the printed map, in steps of which each is measured. */
const STEPS_IN = [0, 4, 4];
const VISITS = 3;

/** The map of Pacific War with every counter of the game on it: opened, pulled and zoomed, and what its page holds. */
export default function ocean(): Promise<Row[]> {
  return withStudio(measure);
}

async function measure(studio: Studio): Promise<Row[]> {
  const { text } = everyCounter();
  const address = await studio.workspace({ [EVERY_COUNTER]: text }, "pacific-war");
  const opened: number[] = [];
  for (let i = 0; i < VISITS; i++) opened.push(await studio.visit(address, openMap));
  const row = (name: string, times: readonly number[]): Row => ({
    name: `ocean: from the address to its map with all counters${name}`,
    value: times.toSorted((a, b) => a - b)[VISITS >> 1]!,
    unit: "ms (median)",
  });
  const rows: Row[] = [
    row("", opened),
    row(", visited before", await studio.visit(address, (page) => openAgain(page, address))),
  ];
  return studio.visit(address, async (page) => {
    await openMap(page);
    await page.waitForTimeout(3_000);
    rows.push(...(await memoryRows(page, "the ocean is open")));
    const ground = page.getByRole("application").first();
    await ground.focus();
    let zoom = 0;
    for (const steps of STEPS_IN) {
      for (let i = 0; i < steps; i++) await ground.press("+");
      zoom += steps;
      const where = zoom === 0 ? "all of it in view" : `${zoom} steps in`;
      rows.push(...frameRows(`ocean pulled, ${where}`, await pullMap(page, { x: 500, y: 300 })));
      rows.push(...frameRows(`ocean zoomed, ${where}`, await zoomMap(page)));
    }
    rows.push(...(await memoryRows(page, "after pulling and zooming the ocean")));
    return rows;
  });
}

/** The same in a browser that has the code of the studio, and has compiled it. */
async function openAgain(first: Page, address: string): Promise<number[]> {
  await openMap(first);
  await first.waitForTimeout(3_000);
  const times: number[] = [];
  for (let i = 0; i < VISITS; i++) {
    const page = await first.context().newPage();
    await page.goto(new URL(address, first.url()).href, { waitUntil: "commit" });
    times.push(await openMap(page));
    await page.waitForTimeout(3_000);
    await page.close();
  }
  return times;
}

/** Milliseconds from the address until the map of the scenario is drawn, opened as soon as it is in the list. */
async function openMap(page: Page): Promise<number> {
  await page.evaluate(
    (path) => window.benchClock.first(`[role=treeitem][title="${path}"]`, true),
    EVERY_COUNTER,
  );
  await page.evaluate(() => window.benchClock.first("[data-pane=preview] [role=application] svg"));
  return page.evaluate(() => performance.now());
}
