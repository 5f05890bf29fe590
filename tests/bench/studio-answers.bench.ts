import type { Page } from "playwright-core";
import { withStudio } from "./studio-browser";
import { shipped } from "./studio-specimen";
import { type Row, timesOf } from "./support";

const SAMPLES = 10;
const FIRST = "bases.json";
const SECOND = "units.json";

/** Saving, opening a document once the editor is loaded, and opening What changed: until it is seen to be done. */
export default function answers(): Promise<Row[]> {
  return withStudio(async (studio) => {
    const address = await studio.workspace({ [FIRST]: shipped(FIRST), [SECOND]: shipped(SECOND) });
    return studio.visit(address, async (page) => {
      const item = (path: string) => page.locator(`[role=treeitem][title="${path}"]`);
      await item(FIRST).click();
      await page.locator(".view-line [class^=mtk]").first().waitFor();
      await page.getByText("All saved").waitFor();
      return [
        ...rowsOf("save, key to “All saved”", await many(() => save(page))),
        ...rowsOf("a document opened, click to its text", await opening(page)),
        ...rowsOf("What changed, click to its sentences", await changes(page)),
      ];
    });
  });
}

async function many(once: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < SAMPLES; i++) times.push(await once());
  return times;
}

/** From Ctrl+S to the end of the frame that says that all is saved. */
async function save(page: Page): Promise<number> {
  await page.locator(".view-lines").click({ position: { x: 2, y: 2 } });
  await page.keyboard.press("End");
  await page.keyboard.type(" ");
  await page.getByText("1 file not saved").waitFor();
  await page.waitForTimeout(400);
  await page.evaluate(() => window.benchClock.watchWords([["[role=status]", "All saved"]]));
  await page.keyboard.press("Control+s");
  return page.evaluate(() => window.benchClock.seen);
}

/** From a click in the explorer to the end of the frame in which the tab is in front and its text is there. */
async function opening(page: Page): Promise<number[]> {
  let next = 0;
  return many(async () => {
    const [path, other] = next++ % 2 === 0 ? [SECOND, FIRST] : [FIRST, SECOND];
    await page.locator(`[role=tab][aria-selected=true][title="${other}"]`).waitFor();
    return page.evaluate(async (wanted) => {
      const began = performance.now();
      document.querySelector<HTMLElement>(`[role=treeitem][title="${wanted}"]`)!.click();
      const open = `[role=tab][aria-selected=true][title="${wanted}"]`;
      return (await window.benchClock.first(`body:has(${open}):has(.view-line [class^=mtk])`)) - began;
    }, path);
  });
}

/** From a click on the tab to the end of the frame in which a sentence stands there. */
async function changes(page: Page): Promise<number[]> {
  const tab = (name: RegExp) => page.locator("[data-pane=preview]").getByRole("tab", { name });
  return many(async () => {
    await tab(/^Set-up/).click();
    await tab(/^What changed/).waitFor();
    return page.evaluate(async () => {
      const tabs = [...document.querySelectorAll<HTMLElement>("[data-pane=preview] [role=tab]")];
      const began = performance.now();
      tabs.find((each) => each.textContent.startsWith("What changed"))!.click();
      return (await window.benchClock.first('[aria-label="Changes"] [role=treeitem]')) - began;
    });
  });
}

function rowsOf(name: string, [cold, ...warm]: readonly number[]): Row[] {
  const { median, p95 } = timesOf(warm);
  return [
    { name: `${name}: the first time`, value: cold!, unit: "ms" },
    { name, value: median, unit: "ms (median)" },
    { name, value: p95, unit: "ms (p95)" },
  ];
}
