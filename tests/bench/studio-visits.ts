import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import type { Studio } from "./studio-browser";

/** Bytes after gzip of what pages, scripts, styles and workers a visit has loaded, by the kind of file. */
export interface LoadSize {
  total: number;
  kinds: Record<string, number>;
}

const KIB = 1024;

/** What is data of a workspace is no part of the studio; everything else that comes from the server counts. */
export async function sizeOf(responses: readonly Response[]): Promise<LoadSize> {
  const kinds: Record<string, number> = {};
  let total = 0;
  const seen = new Set<string>();
  for (const response of responses) {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/api/") || seen.has(pathname) || !response.ok()) continue;
    seen.add(pathname);
    const size = gzipSync(await response.body()).length / KIB;
    const kind = /\.([a-z0-9]+)$/.exec(pathname)?.[1] ?? "html";
    kinds[kind] = (kinds[kind] ?? 0) + size;
    total += size;
  }
  return { total, kinds };
}

export function watchResponses(page: Page): Response[] {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  return responses;
}

/** Until a second goes by without an answer; the stream of changes on disk never ends, so the network is never idle. */
export async function settled(page: Page, responses: readonly Response[]): Promise<void> {
  for (let before = -1; before !== responses.length;) {
    before = responses.length;
    await page.waitForTimeout(1_000);
  }
}

/** A first visit, with nothing in the browser's store. */
export interface Visit {
  /** Milliseconds since the navigation began. */
  answers: number;
  size: LoadSize;
}

/** The first page: until a click on "New workspace" opens its form. */
export async function visitHome(studio: Studio): Promise<Visit> {
  const person = await studio.person();
  try {
    const page = await person.newPage();
    const responses = watchResponses(page);
    await page.goto(studio.address, { waitUntil: "commit" });
    await page.evaluate(() => window.benchClock.first("article > p > button", true));
    const answers = await page.evaluate(() => window.benchClock.first("dialog input, [role=dialog] input"));
    await settled(page, responses);
    return { answers, size: await sizeOf(responses) };
  } finally {
    await person.close();
  }
}

export interface WorkspaceVisit extends Visit {
  /** Milliseconds since the navigation began, until a key that was pressed stood in the text. */
  takesKeys: number;
  /** What was loaded before a document was opened. */
  before: LoadSize;
}

/** A workspace: until the explorer answers a click, and until the editor that it opens takes keys. */
export async function visitWorkspace(studio: Studio, address: string, file: string): Promise<WorkspaceVisit> {
  const before = await openWorkspace(studio, address);
  const person = await studio.person();
  try {
    const page = await person.newPage();
    const responses = watchResponses(page);
    await page.goto(studio.address + address, { waitUntil: "commit" });
    await page.evaluate((path) => window.benchClock.first(`[role=treeitem][title="${path}"]`, true), file);
    const answers = await page.evaluate(
      (path) => window.benchClock.first(`[role=tab][title="${path}"][aria-selected=true]`),
      file,
    );
    await page.evaluate(() => window.benchClock.first(".monaco-editor .view-line"));
    await page
      .locator(".monaco-editor .native-edit-context, .monaco-editor textarea.inputarea")
      .first()
      .focus();
    const shown = page.evaluate(() =>
      window.benchClock.first(`[role=tab][title] [aria-label=", not saved"]`),
    );
    await page.keyboard.press("Enter");
    const takesKeys = await shown;
    await settled(page, responses);
    return { answers, takesKeys, before, size: await sizeOf(responses) };
  } finally {
    await person.close();
  }
}

async function openWorkspace(studio: Studio, address: string): Promise<LoadSize> {
  const person = await studio.person();
  try {
    const page = await person.newPage();
    const responses = watchResponses(page);
    await page.goto(studio.address + address);
    await page.evaluate(() => window.benchClock.first("[role=treeitem]"));
    await settled(page, responses);
    return await sizeOf(responses);
  } finally {
    await person.close();
  }
}
