import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { LAYER, LARGE_SCENARIO, largeGame } from "./large-game";
import { type Studio, withStudio } from "./studio-browser";
import { type MapFrames, pullMap, zoomMap } from "./studio-pan";
import type { Row } from "./support";

/** From the zoom that shows all of the map to about the size of the printed one. */
const STEPS_IN = 8;

/** The map of the generated game in the studio: what a frame costs, and what its page holds. */
export default function map(): Promise<Row[]> {
  return withStudio(measure);
}

async function measure(running: Studio): Promise<Row[]> {
  const address = await running.workspace(largeGame().files);
  return running.visit(address, async (page) => {
    await openPreview(page);
    const rows: Row[] = await memoryRows(page, "the map is open, all of it in view");
    rows.push(...rowsOf("pulled, all of it in view", await pullMap(page)));
    rows.push(...rowsOf("zoomed, all of it in view", await zoomMap(page)));
    const ground = page.getByRole("application").first();
    await ground.focus();
    for (let i = 0; i < STEPS_IN; i++) await ground.press("+");
    rows.push(...rowsOf("pulled, near", await pullMap(page, { x: 500, y: 300 })));
    rows.push(...rowsOf("zoomed, near", await zoomMap(page)));
    rows.push(...(await memoryRows(page, "after pulling and zooming")));
    return rows;
  });
}

/** The preview of the large scenario has the room; its text, which is a document of a layer, has no map of its own. */
async function openPreview(page: Page): Promise<void> {
  await page
    .locator(`[role=treeitem][title="${LAYER}/${LARGE_SCENARIO}"]`)
    .click({ position: { x: 110, y: 8 } });
  await page.getByRole("button", { name: "Preview to full width" }).click();
  await page.locator("[role=application] canvas").first().waitFor();
  // The first drawing, and the playtests that run when documents are loaded, are no part of pulling it.
  await page.getByText(/^Running \d+ of \d+ playtests/).waitFor({ state: "detached" });
  await page.waitForTimeout(1_500);
}

const rowsOf = (what: string, { counters, intervals, thread }: MapFrames): Row[] => [
  { name: `map ${what}: counters drawn`, value: counters, unit: "counters" },
  { name: `map ${what}: from frame to frame`, value: intervals.median, unit: "ms (median)" },
  { name: `map ${what}: from frame to frame`, value: intervals.p95, unit: "ms (p95)" },
  { name: `map ${what}: main thread a frame`, value: thread.all, unit: "ms (mean)" },
  { name: `map ${what}: of it scripts`, value: thread.script, unit: "ms (mean)" },
];

const MEGABYTE = 1024;

/**
 * The memory of the page's own process: the page, its workers, and what is drawn, as it stands, and without what the
 * collectors of garbage have yet to take away.
 */
async function memoryRows(page: Page, when: string): Promise<Row[]> {
  const now = await memoryOf(page);
  await collectGarbage(page);
  return [
    { name: `page memory: ${when}`, value: now, unit: "MB" },
    { name: `page memory: ${when}, without garbage`, value: await memoryOf(page), unit: "MB" },
  ];
}

/** Read from Linux: the browser itself only counts the memory of one worker. */
async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const sizes = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => anonymousMemoryOf(id));
  return Math.max(...sizes);
}

/** In the page and in all of its workers. */
async function collectGarbage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const workers: string[] = [];
  let collected = 0;
  session.on("Target.attachedToTarget", ({ sessionId }) => workers.push(sessionId));
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    if ((JSON.parse(message) as { id?: number }).id === ANSWER) collected++;
  });
  await session.send("Target.setAutoAttach", {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  await session.send("HeapProfiler.collectGarbage");
  // The desk at least has a worker of its own.
  while (workers.length === 0) await page.waitForTimeout(100);
  const message = JSON.stringify({ id: ANSWER, method: "HeapProfiler.collectGarbage" });
  for (const sessionId of workers) await session.send("Target.sendMessageToTarget", { sessionId, message });
  while (collected < workers.length) await page.waitForTimeout(100);
  await session.detach();
  // The system gets it back a little later.
  await page.waitForTimeout(1_500);
}

/** The number of the request that every worker answers. */
const ANSWER = 1;

function anonymousMemoryOf(process: number): number {
  const status = readFileSync(`/proc/${process}/status`, "utf8");
  const kilobytes = /^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kilobytes === undefined) throw new Error(`The system does not say what memory process ${process} has.`);
  return Number(kilobytes) / MEGABYTE;
}
