import type { BrowserContext, BrowserContextOptions, Locator } from "playwright-core";
import { expect } from "vitest";
import { Window } from "./desk";
import type { Studio, Workspace } from "./studio";
import { useVisit } from "./visit";

/** A window in which a scenario is played. */
export class Table extends Window {
  /** Of a person of their own in a large window, with the preview at Play. */
  static async open(
    studio: Studio,
    workspace: Workspace,
    options: BrowserContextOptions = { viewport: { width: 1440, height: 900 } },
  ): Promise<Table> {
    const table = new Table(await studio.page(workspace.address, options));
    await table.ready();
    await table.showPlay();
    return table;
  }

  /** One more window of a person who is there. */
  static async again(studio: Studio, workspace: Workspace, person: BrowserContext): Promise<Table> {
    const table = new Table((await Window.on(studio, workspace, person)).page);
    await table.showPlay();
    return table;
  }

  async showPlay(): Promise<void> {
    const tab = this.page.getByRole("tab", { name: "Play", exact: true });
    if ((await tab.count()) === 0)
      await this.page.getByRole("button", { name: "Preview", exact: true }).first().click();
    await tab.click();
  }

  /** Begin a game of the scenario that is previewed, with dice of a seed. */
  async begin(seed = 7): Promise<void> {
    await this.page.getByLabel("Seed").fill(String(seed));
    await this.page.getByRole("button", { name: "Start game", exact: true }).click();
    await this.options.first().waitFor();
  }

  /** Preview another scenario. */
  async scenario(id: string): Promise<void> {
    const choice = this.page.getByLabel("Scenario of the preview");
    await choice.selectOption(`scenarios/${id}.json`);
    await this.page.getByRole("button", { name: "Start game", exact: true }).waitFor();
  }

  /** Begin with dice that are rolled by hand, and with just these optional rules, by their titles. */
  async beginByHand(rules: readonly string[] = []): Promise<void> {
    await this.page.getByLabel("Dice", { exact: true }).selectOption("rolled");
    await this.page.getByText("Optional rules").click();
    for (const check of await this.page.locator("details label").all()) {
      const title = await check.innerText();
      await check.getByRole("checkbox").setChecked(rules.some((rule) => title.startsWith(rule)));
    }
    await this.page.getByRole("button", { name: "Start game", exact: true }).click();
    await this.options.first().waitFor();
  }

  /** The option at a place of the list, which must read like this; waits until it is there. */
  optionAt(index: number, text: string): Locator {
    return this.options.nth(index).filter({ has: this.page.getByText(text, { exact: true }) });
  }

  /** The dice that somebody is asked to roll. */
  get faces(): Locator {
    return this.question.getByLabel(/^Faces of /);
  }

  /** Type what was rolled for something, once it is asked for. */
  async roll(name: string, faces: readonly number[]): Promise<void> {
    const many = faces.length === 1 ? "one die" : `${faces.length} dice`;
    await this.question.getByRole("heading", { name: `Roll ${many} for: ${name}`, exact: true }).waitFor();
    await this.faces.fill(faces.join(" "));
    await this.faces.press("Enter");
  }

  /** What is said once the game is over. */
  get over(): Locator {
    return this.question.getByRole("heading", { name: "The game is over" });
  }

  /** Lines of the diary that are in sight: those that have happened, and those that were taken back. */
  get happened(): Locator {
    return this.diary.locator('button[title="Go back to this moment"]');
  }

  get takenBack(): Locator {
    return this.diary.locator('button[title="Undone: redo up to this moment"]');
  }

  /** The way back by one choice, or forth again; their names say which. */
  get undoChoice(): Locator {
    return this.page.getByRole("button", { name: /^Undo choice/ });
  }

  get redoChoice(): Locator {
    return this.page.getByRole("button", { name: /^Redo choice/ });
  }

  /** A value of the tracks over the board. */
  track(title: string): Locator {
    const term = this.page.getByText(title, { exact: true });
    return this.board.locator("header dl > div").filter({ has: term }).locator("dd");
  }

  /** A side of the Battle Board, which is in front while a battle is fought. */
  inBattle(place: string, side: "Japan" | "Allies"): Locator {
    const battle = this.page.getByRole("region", { name: `Battle at ${place}`, exact: true });
    return battle.getByRole("region", { name: side, exact: true });
  }

  /** The last line of the diary in which dice were rolled for something. */
  rolled(name: string): Locator {
    const dice = this.page.getByRole("img", { name: new RegExp(`^${name}: `) });
    return this.diary.locator("button[title]").filter({ has: dice }).last();
  }

  /** Look a place up on the map; what stands there, as text. */
  async at(place: string): Promise<Locator> {
    const field = this.board.getByRole("combobox", { name: "Find a place" });
    await field.fill(place);
    await this.board.getByRole("listbox", { name: "Places found" }).waitFor();
    await field.press("Enter");
    return this.board.getByRole("complementary", { name: `At ${place}`, exact: true });
  }

  /** Scroll the diary upwards until something of it is in sight. */
  async lookUp(wanted: Locator): Promise<void> {
    const box = (await this.diary.boundingBox())!;
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect
      .poll(async () => {
        await this.page.mouse.wheel(0, -box.height / 2);
        return wanted.count();
      })
      .toBeGreaterThan(0);
  }

  get question(): Locator {
    return this.page.getByRole("region", { name: "The question" });
  }

  get options(): Locator {
    return this.page.getByRole("list", { name: "Options" }).getByRole("button");
  }

  option(words: string | RegExp): Locator {
    return this.options.filter({ hasText: words }).first();
  }

  get diary(): Locator {
    return this.page.getByRole("region", { name: "Diary" });
  }

  get board(): Locator {
    return this.page.getByRole("region", { name: "The board" });
  }

  /** How many choices have been made, as the diary's head says; -1 where there is none to be seen. */
  async choices(): Promise<number> {
    const [head = ""] = await this.diary.locator("header span").allInnerTexts();
    return parseInt(/\d+/.exec(head)?.[0] ?? "-1", 10);
  }

  /** Wait until play stands in the past of its line: "choice 3 of 12". */
  async stands(at: number, length: number): Promise<void> {
    const words = `choice ${at} of ${length}`;
    await this.diary.locator("header").getByText(words, { exact: true }).waitFor({ timeout: 30_000 });
  }

  async choicesAre(count: number): Promise<void> {
    const words = count === 1 ? "1 choice" : `${count} choices`;
    await this.diary.locator("header").getByText(words, { exact: true }).waitFor({ timeout: 30_000 });
  }

  /** Take an option and wait until it has been made. */
  async choose(option: Locator): Promise<void> {
    const before = await this.choices();
    await option.click();
    await expect.poll(() => this.choices(), { timeout: 30_000 }).not.toBe(before);
  }

  /** Ask bots to play on, and wait for nothing. */
  async letBots(item: string): Promise<void> {
    await this.page.getByRole("button", { name: "Bots", exact: true }).click();
    await this.page.getByRole("menuitem", { name: item }).click();
  }

  /** Let bots play on: "Finish this phase". */
  async bots(item: string): Promise<void> {
    const before = await this.choices();
    await this.letBots(item);
    // They have begun, and then they have come to an end; from one curtain to the next nothing of that is shown.
    if (before >= 0) await expect.poll(() => this.choices(), { timeout: 30_000 }).not.toBe(before);
    await this.page.getByRole("button", { name: "Bots", exact: true }).waitFor({ timeout: 60_000 });
  }

  /** "Combat Phase" and "Turn 3 · Japanese player turn", as the head of the table says. */
  async phase(): Promise<string> {
    return this.page.getByRole("tabpanel", { name: "Play" }).locator("header").first().innerText();
  }

  async toldLines(): Promise<string[]> {
    return this.diary.locator("[data-index] button[title]").allInnerTexts();
  }
}

/** One table for the tests of a `describe`: each finds the short campaign there, and no game under way. */
export function useTable(studio: Studio): () => Promise<Table> {
  const visit = useVisit(studio, async () => {
    const table = await Table.open(studio, await studio.workspace());
    await table.scenario("short-campaign");
    return table;
  });
  return async () => {
    const table = await visit();
    const leave = table.page.getByRole("button", { name: "Leave this game" });
    if (await leave.isVisible()) await leave.click();
    await table.page.getByRole("button", { name: "Start game", exact: true }).waitFor();
    return table;
  };
}
