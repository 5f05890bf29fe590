// @module-tag slow
import { afterEach, describe, expect, it } from "vitest";
import { cut, findings } from "./support/axe";
import { small } from "./support/editors";
import { Table } from "./support/play";
import { useStudio } from "./support/studio";
import { useVisit } from "./support/visit";

const studio = useStudio();

/** A table that is played at without a mouse. */
class ByKeys extends Table {
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** What has the focus, as it is called. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const label = (element as HTMLInputElement).labels?.[0]?.textContent;
      return element.getAttribute("aria-label") ?? label ?? element.textContent.trim();
    });
  }

  focusIsIn(selector: string): Promise<boolean> {
    return this.page.evaluate(
      (wanted) => (document.activeElement?.closest(wanted) ?? null) !== null,
      selector,
    );
  }

  /** Keys in the list that has the focus, quicker than anything is drawn; by how many rows the focus has moved. */
  walk(...keys: string[]): Promise<number> {
    return this.page.evaluate((pressed) => {
      const row = (): number =>
        Number(document.activeElement!.closest<HTMLElement>("[data-index]")!.dataset.index);
      const from = row();
      for (const key of pressed)
        document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      return row() - from;
    }, keys);
  }

  /** On with Tab, or back with Shift+Tab, to what is called so. */
  async tabTo(name: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    for (let i = 0; i < 120; i++) {
      await this.press(key);
      if (name.test(await this.focused())) return;
    }
    throw new Error(`${key} does not come to ${name}.`);
  }

  async type(text: string): Promise<void> {
    await this.press("Control+a");
    await this.page.keyboard.type(text);
  }

  async head(words: RegExp): Promise<void> {
    await expect.poll(() => this.diary.locator("header").innerText()).toMatch(words);
  }

  async beginAt(turn: number, phase: string): Promise<void> {
    await this.page.getByLabel("Start", { exact: true }).selectOption("bots");
    await this.page.getByLabel("Turn", { exact: true }).selectOption(String(turn));
    await this.page.getByLabel("Phase", { exact: true }).selectOption(phase);
    await this.begin();
    await this.page.getByRole("button", { name: "Bots", exact: true }).waitFor({ timeout: 60_000 });
  }

  async isFull(): Promise<boolean> {
    const pane = this.page.getByRole("region", { name: "Live preview" });
    return (await pane.boundingBox())!.width === this.page.viewportSize()!.width;
  }

  /** Serious findings, and what is cut. */
  async wrongs(): Promise<string[]> {
    return [...(await findings(this.page)), ...(await cut(this.page))];
  }
}

/** Puts away the game that is played, if there is one. */
async function atTheBeginning(table: ByKeys): Promise<ByKeys> {
  const leave = table.page.getByRole("button", { name: "Leave this game" });
  if (await leave.isVisible()) await leave.click();
  await table.page.getByLabel("Seed").waitFor();
  return table;
}

describe("with the keyboard alone and the network unplugged", () => {
  const foreign: string[] = [];
  const visit = useVisit(studio, async () => {
    const person = await studio.person({ serviceWorkers: "block", viewport: { width: 1440, height: 900 } });
    await person.route(
      (url) => url.host !== `127.0.0.1:${studio.server.port}`,
      (route) => {
        foreign.push(route.request().url());
        return route.abort("internetdisconnected");
      },
    );
    return new ByKeys((await Table.again(studio, await studio.workspace(), person)).page);
  });
  afterEach(() => expect(foreign).toEqual([]));

  it("a game is begun, played, gone back in, and left to bots", async () => {
    const table = await atTheBeginning(await visit());
    await table.page.getByRole("tab", { name: "Play", exact: true }).focus();
    await table.tabTo(/^Seed/);
    await table.type("7");
    await table.press("Enter");
    await table.options.first().waitFor();
    await expect.poll(() => table.focusIsIn("[aria-label='Options']")).toBe(true);

    // By digit, by words, and by arrows.
    await table.press("1");
    await table.choicesAre(1);
    await expect.poll(() => table.focusIsIn("[aria-label='Options']")).toBe(true);
    // On to a question with many answers.
    let played = 1;
    while ((await table.page.getByLabel("Filter the options").count()) === 0) {
      await table.press("1");
      await table.choicesAre(++played);
    }
    await expect.poll(() => table.focusIsIn("[aria-label='Options']")).toBe(true);
    const second = await table.options.nth(1).innerText();
    await table.press("ArrowDown");
    expect(await table.focused()).toBe(second.replace(/\n/g, ""));
    await table.press("Home", "/");
    await expect.poll(() => table.focused()).toBe("Filter the options");
    const offered = await table.options.count();
    const word = second.split(/\s+/).findLast((each) => /^[A-Z][a-z]{3,}$/.test(each))!;
    await table.page.keyboard.type(word);
    await expect.poll(() => table.options.count()).toBeLessThan(offered);
    await expect.poll(() => table.options.first().innerText()).toContain(word);
    await table.press("ArrowDown", "Enter");
    const made = played + 1;
    await table.choicesAre(made);

    // Back and forth in time.
    await table.press("u");
    await table.head(new RegExp(`choice ${made - 1} of ${made}`));
    await table.press("U");
    await table.head(new RegExp(`choice ${made - 2} of ${made}`));
    await table.press("r");
    await table.head(new RegExp(`choice ${made - 1} of ${made}`));
    await table.press("R");
    await table.choicesAre(made);

    // Bots finish the step; a line of the diary is a way back.
    await table.press("b");
    await expect.poll(() => table.choices(), { timeout: 30_000 }).toBeGreaterThan(made);
    await table.page.getByRole("button", { name: "Bots", exact: true }).waitFor();
    const all = await table.choices();
    await table.tabTo(/^To the start/);
    await table.press("Tab");
    while (!(await table.focusIsIn("[aria-label='Diary'] [data-index] button[title]")))
      await table.press("Tab");
    expect(await table.walk("ArrowDown", "ArrowDown")).toBe(2);
    expect(await table.walk("ArrowUp", "ArrowUp")).toBe(-2);
    await table.press("ArrowDown", "ArrowUp", "Enter");
    await table.head(new RegExp(`choice \\d+ of ${all}`));
    await table.tabTo(/^To the end/, "Shift+Tab");
    await table.press("Enter");
    await table.choicesAre(all);
  });

  it("menus, dialogs and the full width are reached", async () => {
    const table = await atTheBeginning(await visit());
    const { page } = table;
    await table.begin();
    await table.tabTo(/^Bots/, "Shift+Tab");
    await table.press("Enter");
    await page.getByRole("menu").waitFor();
    await table.press("ArrowDown");
    expect(await table.focused()).toBe("Finish this phase");
    await table.press("Enter");
    await expect.poll(() => table.choices(), { timeout: 30_000 }).toBeGreaterThan(3);
    await page.getByRole("button", { name: "Bots", exact: true }).waitFor();

    for (const [item, title] of [
      [/playtest/, "Save as a playtest"],
      [/scenario/, "Save as a scenario"],
    ] as const) {
      await page.getByRole("tab", { name: "Play", exact: true }).focus();
      await table.tabTo(/^Keep/);
      await table.press("Enter");
      while (!item.test(await table.focused())) await table.press("ArrowDown");
      await table.press("Enter");
      await page.getByRole("dialog", { name: title }).waitFor();
      expect(await table.focused()).toMatch(/^Title/);
      await table.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    await page.getByRole("tab", { name: "Play", exact: true }).focus();
    await table.tabTo(/^Players/);
    await table.press("Enter");
    await page.getByRole("dialog", { name: "Players" }).waitFor();
    await table.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });

    await page.getByRole("tab", { name: "Play", exact: true }).focus();
    await table.press("f");
    await expect.poll(() => table.isFull()).toBe(true);
    const before = await table.choices();
    await table.tabTo(/^1/);
    await table.press("1");
    await expect.poll(() => table.choices()).not.toBe(before);
    await table.press("Escape");
    await expect.poll(() => table.isFull()).toBe(false);
  });

  it("and by the names of commands, to the end of a phase", async () => {
    const table = await atTheBeginning(await visit());
    const { page } = table;
    await table.begin();
    await table.choose(table.options.first());
    await table.palette("Control+Shift+P", "Undo choice");
    await table.head(/choice 0 of 1/);
    await table.palette("Control+Shift+P", "Redo choice");
    await table.choicesAre(1);
    const phase = await table.phase();
    await table.palette("Control+Shift+P", "Let bots finish this phase");
    await expect.poll(() => table.choices(), { timeout: 30_000 }).toBeGreaterThan(1);
    await page.getByRole("button", { name: "Bots", exact: true }).waitFor();
    await expect.poll(() => table.phase()).not.toBe(phase);
    expect((await table.toldLines()).length).toBeGreaterThan(0);
    await table.palette("Control+Shift+P", "Leave this game");
    await page.getByLabel("Seed").waitFor();
    await page.getByRole("tab", { name: "What changed" }).click();
    await table.palette("Control+Shift+P", "Play the scenario");
    await page.getByLabel("Seed").waitFor();
  });
});

describe("in both themes at 1024 × 768", () => {
  const visit = useVisit(
    studio,
    async () => new ByKeys((await Table.open(studio, await studio.workspace(), small)).page),
  );

  it("the curtain and hand-rolled dice are accessible and whole", async () => {
    const table = await atTheBeginning(await visit());
    const { page } = table;
    await page.getByLabel("Hide from each side what it must not know").check();
    await page.getByRole("button", { name: "Start game", exact: true }).click();
    await page.getByRole("button", { name: /^I play / }).waitFor();
    expect(await table.wrongs()).toEqual([]);
    await page.getByRole("button", { name: "Leave this game" }).click();
    await page.getByLabel("Dice").selectOption("rolled");
    await page.getByRole("button", { name: "Start game", exact: true }).click();
    await table.options.first().waitFor();
    await page.getByRole("button", { name: "Bots", exact: true }).click();
    await page.getByRole("menuitem", { name: "Play to the end" }).click();
    await page.getByRole("heading", { name: /^Roll / }).waitFor({ timeout: 60_000 });
    expect(await table.wrongs()).toEqual([]);
    await page.getByRole("button", { name: "Players" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await table.wrongs()).toEqual([]);
    await table.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Leave this game" }).click();
    await page.getByLabel("Dice").selectOption({ index: 0 });
    await page.getByLabel("Hide from each side what it must not know").uncheck();
  });

  it("beginning, a battle, the diary and dialogs are accessible and whole", async () => {
    const table = await atTheBeginning(await visit());
    const { page } = table;
    await page.getByText(/^Optional rules/).click();
    expect(await table.wrongs()).toEqual([]);
    await table.beginAt(3, "japan combat");
    expect(await table.wrongs()).toEqual([]);

    // The preview is a tab below the editor; with the window to itself map, question and diary stand side by side.
    await page.getByRole("tab", { name: "Play", exact: true }).focus();
    await table.press("f");
    await expect.poll(() => table.isFull()).toBe(true);
    const board = page.getByRole("button", { name: "Battle Board" });
    for (let i = 0; i < 20 && !(await board.isVisible()); i++) await table.choose(table.options.first());
    await board.click();
    expect(await table.wrongs()).toEqual([]);
    await page.getByRole("button", { name: "Map", exact: true }).click();
    expect(await table.wrongs()).toEqual([]);
    await page.getByRole("button", { name: "Tracks and boxes" }).click();
    expect(await table.wrongs()).toEqual([]);

    for (const item of [/playtest/, /scenario/]) {
      await page.getByRole("button", { name: "Keep", exact: true }).click();
      await page.getByRole("menuitem", { name: item }).click();
      await page.getByRole("dialog").waitFor();
      expect(await table.wrongs()).toEqual([]);
      await table.press("Escape");
    }
    await page.getByRole("button", { name: "To the start" }).click();
    await table.head(/choice 0 of/);
    expect(await table.wrongs()).toEqual([]);
  });
});
