import type { Page } from "playwright-core";
import type { Specimen } from "./studio-specimen";
import { type Times, timesOf } from "./support";

/** What was measured while somebody typed. */
export interface Typing {
  shown: Times;
  gone: Times;
  longestBlock: number;
}

/** Between keys of somebody who types fast (milliseconds). */
const PAUSE = 90;

/** The wrong number is in the list: go there by it, and fix it. Milliseconds until the text was open. */
export async function openAtProblem(page: Page, { file, value, words }: Specimen): Promise<number> {
  const line = page.locator('[data-pane=problems] [role=treeitem][aria-level="2"]', { hasText: words });
  await line.first().waitFor();
  await settled(page);
  const opened = await page.evaluate(async (path) => {
    const began = performance.now();
    document.querySelector<HTMLElement>(`[role=treeitem][title="${path}"]`)!.click();
    return (await window.benchClock.first(".view-line [class^=mtk]")) - began;
  }, file);
  await line.first().click({ position: { x: 40, y: 8 } });
  await page.locator(".squiggly-error, .squiggly-warning").first().waitFor();
  for (let i = 0; i < value.length; i++) await page.keyboard.press("ArrowRight");
  await keyToSeen(page, "Delete", false, words);
  await settled(page);
  return opened;
}

/** Types the digit that makes the problem and takes it back, over and over, and waits each time until it is seen. */
export async function typeAndTakeBack(
  page: Page,
  words: string | undefined,
  samples: number,
  warmUp = 3,
): Promise<Typing> {
  const shown: number[] = [];
  const gone: number[] = [];
  const press = async (key: string, wanted: boolean): Promise<number> => {
    const milliseconds = await keyToSeen(page, key, wanted, words);
    await page.waitForTimeout(PAUSE);
    return milliseconds;
  };
  for (let i = 0; i < warmUp; i++) {
    await press("0", true);
    await press("Backspace", false);
  }
  await settled(page);
  await page.evaluate(() => window.benchClock.longestBlock());
  for (let i = 0; i < samples; i++) {
    shown.push(await press("0", true));
    gone.push(await press("Backspace", false));
  }
  const first = await page.evaluate(() => window.benchClock.longestBlock());
  // Without waiting for what is shown, as people type.
  for (let i = 0; i < samples; i++) {
    await page.keyboard.press("0", { delay: PAUSE / 3 });
    await page.waitForTimeout(PAUSE / 2);
    await page.keyboard.press("Backspace", { delay: PAUSE / 3 });
    await page.waitForTimeout(PAUSE / 2);
  }
  const longestBlock = Math.max(first, await page.evaluate(() => window.benchClock.longestBlock()));
  return { shown: timesOf(shown), gone: timesOf(gone), longestBlock };
}

async function keyToSeen(
  page: Page,
  key: string,
  wanted: boolean,
  words: string | undefined,
): Promise<number> {
  await page.evaluate(([want, text]) => window.benchClock.watchFor(want, text), [wanted, words] as const);
  await page.keyboard.press(key);
  return page.evaluate(() => window.benchClock.seen);
}

/** What belongs to the opening of the page does not count as typing. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 500), { timeout: 5000 })),
  );
