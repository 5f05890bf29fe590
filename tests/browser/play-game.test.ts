// @module-tag slow
import { describe, expect, it } from "vitest";
import { Table, useTable } from "./support/play";
import { useStudio } from "./support/studio";

const studio = useStudio();

/** A line of numbers from 0 to 1 that is the same every time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Choose one of the options by chance, by its digit or by a click. */
async function chooseAny(table: Table, random: () => number): Promise<void> {
  const before = await table.choices();
  const index = Math.floor(random() * (await table.options.count()));
  if (index < 9 && random() < 0.5) {
    await table.options.first().focus();
    await table.page.keyboard.press(String(index + 1));
  } else await table.options.nth(index).click();
  await expect.poll(() => table.choices()).not.toBe(before);
  await table.options.first().or(table.over).waitFor();
}

const turnOf = (phase: string): string => /Turn \d+/.exec(phase)?.[0] ?? "";
const partOf = (phase: string): string => /Turn \d+ · .*/.exec(phase)?.[0] ?? "";

describe("a game", () => {
  const opened = useTable(studio);

  it("has bots that finish a step, a phase, a player turn, a turn", async () => {
    const table = await opened();
    await table.begin();
    await table.bots("Finish this phase");
    const first = await table.phase();
    const asked = await table.question.locator("p").first().innerText();
    await table.bots("Finish this step");
    await expect.poll(() => table.question.locator("p").first().innerText()).not.toBe(asked);
    await table.options.first().focus();
    const made = await table.choices();
    await table.page.keyboard.press("b");
    await expect.poll(() => table.choices()).toBeGreaterThan(made);
    await table.options.first().waitFor();

    const phase = await table.phase();
    expect(partOf(phase)).toBe(partOf(first));
    await table.bots("Finish this phase");
    expect(await table.phase()).not.toBe(phase);
    expect(turnOf(await table.phase())).toBe(turnOf(first));
    await table.bots("Finish this player turn");
    const next = await table.phase();
    expect(partOf(next)).not.toBe(partOf(first));
    await table.bots("Finish this turn");
    expect(turnOf(await table.phase())).not.toBe(turnOf(next));
  });

  it("has counters that are dragged where a choice takes them, and the keys go on working after a click in its stack", async () => {
    const table = await opened();
    await table.begin();
    const { page, board } = table;
    const isAsked = (words: RegExp): Promise<boolean> =>
      table.question.innerText().then((text) => words.test(text));
    for (let i = 0; i < 20 && !(await isAsked(/Deploy/)); i++) await table.bots("Finish this step");
    await page.getByRole("button", { name: "Preview to full width" }).click();
    await table.at("Kure");
    const fanned = board.getByRole("button", { name: "CV Hiryu, Soryu, at Kure", exact: true });
    /** Where the counter lies in the fan of its stack, which the pointer opens. */
    const pointAt = async (): Promise<void> => {
      await board.getByRole("button", { name: /^Kure: \d+ counters/ }).hover();
      await fanned.hover();
    };
    await pointAt();

    // A click chooses the place; the digits still choose, though the stack may be drawn anew.
    await page.mouse.down();
    await page.mouse.up();
    const made = await table.choices();
    await page.keyboard.press("2");
    await table.choicesAre(made + 1);
    await table.undoChoice.click();
    await table.stands(made, made + 1);

    // Dragged, its places are marked; where none is, the reason stands beside it.
    await pointAt();
    await page.mouse.down();
    await page.mouse.move(700, 500, { steps: 4 });
    const may = board.locator("[data-may]");
    await expect.poll(() => may.count()).toBeGreaterThan(1);
    const places = await may.evaluateAll((all) => all.map((each) => each.getAttribute("data-may")));
    const target = board.locator('[data-may="truk"]');
    expect(places).toContain("truk");
    expect(places).not.toContain("kure");
    const ceylon = (await board.getByRole("button", { name: /^Ceylon: / }).boundingBox())!;
    await page.mouse.move(ceylon.x + ceylon.width / 2, ceylon.y + ceylon.height / 2, { steps: 4 });
    await board.getByText(/No legal choice moves CV .* to Ceylon/).waitFor();
    const to = (await target.boundingBox())!;
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await board.getByText("Legal at Truk").waitFor();
    await page.mouse.up();
    await table.choicesAre(made + 2);
    expect(await (await table.at("Truk")).innerText()).toContain("Hiryu, Soryu");
  });

  it("is played to its end: Japan by a bot, the Allies by hand with help of bots", async () => {
    const table = await opened();
    await table.page.getByLabel("Japan", { exact: true }).selectOption({ label: "Bot: random" });
    await table.begin(12);
    const random = numbers(5);
    const turns = new Set<string>();
    while (!(await table.over.isVisible())) {
      turns.add(turnOf(await table.phase()));
      for (let i = 0; i < 4 && !(await table.over.isVisible()); i++) await chooseAny(table, random);
      if (await table.over.isVisible()) break;
      await table.bots("Finish this turn");
      await table.options.first().or(table.over).waitFor();
    }
    expect(turns.size).toBeGreaterThan(4);
    const end = await table.question.innerText();
    // The result with the rule that ends the game, and where the Victory Points stand.
    expect(end).toMatch(/(Japan|the Allies) .*win/i);
    await expect.poll(() => table.question.locator(".rule").innerText()).toMatch(/^\d+(\.\d+)+$/);
    expect(end).toContain(`${await table.track("Victory Points").innerText()} Victory Points`);
    // Nobody has anything to choose any more, and bots have nothing to do; the way back is open.
    await expect.poll(() => table.options.count()).toBe(0);
    await table.page.getByRole("button", { name: "Bots", exact: true }).click();
    await expect
      .poll(() => table.page.getByRole("menuitem", { name: "Play to the end" }).isDisabled())
      .toBe(true);
    await table.page.keyboard.press("Escape");
    const made = await table.choices();
    await table.undoChoice.click();
    await table.stands(made - 1, made);
    await table.over.waitFor({ state: "detached" });
    await table.redoChoice.click();
    await table.over.waitFor();
  }, 300_000);
});

it("bots stop at once in the midst of a long game, which continues by hand", async () => {
  // A Campaign that nobody wins before its last turn.
  const workspace = await studio.workspace();
  const victory = { japanWinsAt: 200, alliesWinAt: -200 };
  workspace.write("layers/my-variant/parameters.json", JSON.stringify({ victory }));
  const table = await Table.open(studio, workspace);
  await table.scenario("campaign");
  await table.begin();
  // Bots are quick: whoever is to stop them in the midst has to wait in the page for the moment.
  await table.page.evaluate(() => {
    const watching = new MutationObserver(() => {
      const stop = [...document.querySelectorAll("button")].find((each) => each.textContent === "Stop");
      const words = document.querySelector("[aria-label='The question']")?.textContent ?? "";
      if (!stop || !/to the end of the game … [1-9]\d+ choices/.test(words)) return;
      watching.disconnect();
      stop.click();
    });
    watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await table.bots("Play to the end");
  await table.options.first().waitFor();
  await expect.poll(() => table.over.count()).toBe(0);
  const made = await table.choices();
  expect(made).toBeGreaterThan(0);
  await table.options.first().click();
  await table.choicesAre(made + 1);
  await table.undoChoice.click();
  await table.stands(made, made + 1);
});
