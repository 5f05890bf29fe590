import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { type Studio, withStudio } from "./studio-browser";
import { type Row, type Surroundings, timesOf } from "./support";

/** Decisions taken by their key. */
const SAMPLES = 80;

/** A game played in the studio: what a decision takes to be shown, and what bots leave of the page meanwhile. */
export default async function playing({ bundle }: Surroundings): Promise<Row[]> {
  const inPage = await withStudio(async (studio) => [
    ...(await decisions(studio)),
    ...(await botsTurn(studio)),
  ]);
  return [...inPage, ...lineMemory(bundle)];
}

/** A game of the Short Campaign on the table, with its first question before the player. */
async function begin(page: Page): Promise<void> {
  const tab = page.getByRole("tab", { name: "Play", exact: true });
  await tab.click();
  await page.getByLabel("Seed").fill("7");
  await page.getByRole("button", { name: "Start game", exact: true }).click();
  await page.getByRole("list", { name: "Options" }).getByRole("button").first().waitFor();
}

async function decisions(studio: Studio): Promise<Row[]> {
  const address = await studio.workspace({});
  return studio.visit(address, async (page) => {
    await begin(page);
    const list = page.getByRole("list", { name: "Options" });
    const times: number[] = [];
    await list.getByRole("button").first().focus();
    await page.evaluate(() => window.benchClock.longestBlock());
    for (let made = 1; made <= SAMPLES; made++) {
      const words = made === 1 ? "1 choice" : `${made} choices`;
      await page.evaluate((wanted) => window.benchClock.watchWords(wanted), [
        ["[aria-label=Diary] header span", words],
      ] as const);
      // The second option: the first is often to have done.
      await page.keyboard.press((await list.getByRole("button").count()) > 1 ? "2" : "1");
      times.push(await page.evaluate(() => window.benchClock.seen));
    }
    const { median, p95 } = timesOf(times);
    return [
      { name: "a decision: key to the next question", value: median, unit: "ms (median)" },
      { name: "a decision: key to the next question", value: p95, unit: "ms (p95)" },
      {
        name: "decisions: longest block (0: none over 50)",
        value: await page.evaluate(() => window.benchClock.longestBlock()),
        unit: "ms",
      },
    ];
  });
}

async function botsTurn(studio: Studio): Promise<Row[]> {
  const address = await studio.workspace({});
  return studio.visit(address, async (page) => {
    await begin(page);
    const heap = async (): Promise<number> => {
      const session = await page.context().newCDPSession(page);
      await session.send("HeapProfiler.collectGarbage");
      const { usedSize } = (await session.send("Runtime.getHeapUsage")) as { usedSize: number };
      await session.detach();
      return usedSize;
    };
    const bots = async (item: string): Promise<void> => {
      await page.getByRole("button", { name: "Bots", exact: true }).click();
      await page.getByRole("menuitem", { name: item }).click();
      await page.getByRole("button", { name: "Bots", exact: true }).waitFor();
    };
    const before = await heap();
    await bots("Finish this player turn");
    await page.evaluate(() => window.benchClock.longestBlock());
    await bots("Finish this turn");
    const longest = await page.evaluate(() => window.benchClock.longestBlock());
    await bots("Play to the end");
    await page.getByRole("heading", { name: "The game is over" }).waitFor();
    return [
      { name: "bots finish a turn: longest block (0: none over 50)", value: longest, unit: "ms" },
      { name: "the page's memory for a whole game", value: ((await heap()) - before) / 1e6, unit: "MB" },
    ];
  });
}

/** What the table's worker holds of a whole game: state, diary, and everything for the way back in time. */
function lineMemory(bundle: URL): Row[] {
  const script = fileURLToPath(new URL("line-memory.child.mjs", bundle));
  const { bytes, choices } = JSON.parse(execFileSync(process.execPath, [script], { encoding: "utf8" })) as {
    bytes: number;
    choices: number;
  };
  return [
    { name: `the table's memory for a whole game (${choices} choices)`, value: bytes / 1e6, unit: "MB" },
  ];
}
