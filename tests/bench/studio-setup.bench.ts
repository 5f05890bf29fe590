import type { Page } from "playwright-core";
import { type Studio, withStudio } from "./studio-browser";
import { type Row, timesOf } from "./support";

const SAMPLES = 60;
const PAUSE = 120;
const TYPE = "u-ca";

/** From a key in the text of a scenario to the frame that shows its set-up anew: the counter on the map and the totals. */
export default function settingUp(): Promise<Row[]> {
  return withStudio(async (studio) => [
    ...(await typed(studio, "short-campaign")),
    ...(await typed(studio, "campaign")),
  ]);
}

async function typed(studio: Studio, scenario: string): Promise<Row[]> {
  const file = `layers/my-variant/scenarios/${scenario}.json`;
  const address = await studio.workspace({
    [file]: `{ "setup": { "fiji": { "units": { "${TYPE}": 1 } } } }\n`,
  });
  const { times, longest } = await studio.visit(address, (page) => typeInSetUp(page, file));
  return [
    { name: `set-up of ${scenario}: key to refreshed`, value: times.median, unit: "ms (median)" },
    { name: `set-up of ${scenario}: key to refreshed`, value: times.p95, unit: "ms (p95)" },
    { name: `set-up of ${scenario}: longest block (0: none over 50)`, value: longest, unit: "ms" },
  ];
}

/** Types one number over another, again and again, and waits each time until the preview shows it. */
async function typeInSetUp(
  page: Page,
  file: string,
): Promise<{ times: ReturnType<typeof timesOf>; longest: number }> {
  await page.locator(`[role=treeitem][title="${file}"]`).click({ position: { x: 110, y: 8 } });
  await page.locator(".view-line [class^=mtk]").first().waitFor();
  await page
    .locator("[data-pane=preview]")
    .getByRole("button", { name: /^Fiji: 1 counter/ })
    .waitFor();
  await page.locator(".view-lines").click({ position: { x: 2, y: 2 } });
  await page.keyboard.press("Control+End");
  await page.keyboard.press("ArrowLeft");
  // Behind the number stand the braces: " } } } }".
  for (let i = 0; i < 8; i++) await page.keyboard.press("ArrowLeft");
  const ships = await page
    .getByRole("region", { name: "Rule checks" })
    .getByRole("status")
    .innerText()
    .then((words) => Number(/(\d+) ships/.exec(words)?.[1]));
  const press = async (count: number): Promise<number> => {
    await page.keyboard.press("Shift+ArrowLeft");
    await page.evaluate((wanted) => window.benchClock.watchWords(wanted), [
      ["[data-pane=preview] [role=application] button", `Fiji: ${count} counter`],
      ["[data-pane=preview] [role=status]", `${ships - 1 + count} ships`],
    ] as const);
    await page.keyboard.press(String(count));
    const milliseconds = await page.evaluate(() => window.benchClock.seen);
    await page.waitForTimeout(PAUSE);
    return milliseconds;
  };
  for (let i = 0; i < 4; i++) {
    await press(2);
    await press(1);
  }
  await page.evaluate(() => window.benchClock.longestBlock());
  const times: number[] = [];
  for (let i = 0; i < SAMPLES / 2; i++) times.push(await press(2), await press(1));
  return { times: timesOf(times), longest: await page.evaluate(() => window.benchClock.longestBlock()) };
}
