import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import type { MapFrames } from "./studio-pan";
import type { Row } from "./support";

/** What frames of the map cost, and what a page holds, as rows of the bench. */

export const frameRows = (what: string, { counters, intervals, thread }: MapFrames): Row[] => [
  { name: `${what}: counters drawn`, value: counters, unit: "counters" },
  { name: `${what}: from frame to frame`, value: intervals.median, unit: "ms (median)" },
  { name: `${what}: from frame to frame`, value: intervals.p95, unit: "ms (p95)" },
  { name: `${what}: from frame to frame`, value: intervals.max, unit: "ms (maximum)" },
  { name: `${what}: main thread a frame`, value: thread.all, unit: "ms (mean)" },
  { name: `${what}: of it scripts`, value: thread.script, unit: "ms (mean)" },
];

const MEGABYTE = 1024;

/**
 * The memory of the page's own process: the page, its workers, and what is drawn, as it stands, and without what the
 * collectors of garbage have yet to take away.
 */
export async function memoryRows(page: Page, when: string): Promise<Row[]> {
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
  const workers = new Set<string>();
  const asked = new Set<string>();
  session.on("Target.attachedToTarget", ({ sessionId }) => workers.add(sessionId));
  // A worker may end before it has answered.
  session.on("Target.detachedFromTarget", ({ sessionId }) => {
    workers.delete(sessionId);
    asked.delete(sessionId);
  });
  session.on("Target.receivedMessageFromTarget", ({ sessionId, message }) => {
    if ((JSON.parse(message) as { id?: number }).id === ANSWER) asked.delete(sessionId);
  });
  await session.send("Target.setAutoAttach", {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  await session.send("HeapProfiler.collectGarbage");
  // The desk at least has a worker of its own.
  while (workers.size === 0) await page.waitForTimeout(100);
  const message = JSON.stringify({ id: ANSWER, method: "HeapProfiler.collectGarbage" });
  // One that starts from now on is not asked.
  for (const sessionId of [...workers]) {
    if (!workers.has(sessionId)) continue;
    asked.add(sessionId);
    await session.send("Target.sendMessageToTarget", { sessionId, message });
  }
  while (asked.size > 0) await page.waitForTimeout(100);
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
