// @module-tag slow
import { describe, expect, it } from "vitest";
import { keptAt } from "./support/kept";
import { Table } from "./support/play";
import { useStudio, type Workspace } from "./support/studio";
import { useVisit } from "./support/visit";

const studio = useStudio();
studio.playtests = true;
const parameters = "layers/my-variant/parameters.json";
const cruisers = "layers/my-variant/units.json";
const printed = { deployment: { seaRange: 4 } };
const text = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** A workspace with a layer that says again what is printed, ready to be changed. */
async function workspace(): Promise<Workspace> {
  const made = await studio.workspace();
  made.write(parameters, text(printed));
  made.write(cruisers, text({ naval: { "j-ca": { class: "CA" } } }));
  made.write("layers/my-variant/scenarios/short-campaign.json", text({ title: "A short war" }));
  return made;
}

/** A table at which data are edited while a game is played. */
class Edited extends Table {
  /** Bots play to a phase; the text of the parameters is beside it. */
  static async at(where: Workspace, turn: number, phase: string): Promise<Edited> {
    const table = new Edited(await studio.page(where.address, { viewport: { width: 1440, height: 900 } }));
    await table.ready();
    await table.document(parameters);
    await table.showPlay();
    await table.page.getByLabel("Start", { exact: true }).selectOption("bots");
    await table.page.getByLabel("Turn", { exact: true }).selectOption(String(turn));
    await table.page.getByLabel("Phase", { exact: true }).selectOption(phase);
    await table.begin();
    await table.page.getByRole("button", { name: "Bots", exact: true }).waitFor({ timeout: 60_000 });
    return table;
  }

  notice(words: RegExp) {
    return this.page.getByRole("tabpanel", { name: "Play" }).locator("[role=alert], [role=status]", {
      hasText: words,
    });
  }

  async keep(what: RegExp, title: string): Promise<void> {
    await this.page.getByRole("button", { name: "Keep", exact: true }).click();
    await this.page.getByRole("menuitem", { name: what }).click();
    const dialog = this.page.getByRole("dialog");
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByRole("button", { name: /^Save/ }).click();
    await dialog.waitFor({ state: "detached" });
  }

  async playtestIs(playtest: string, word: "passes" | "fails"): Promise<void> {
    const row = this.explorer.locator(`[data-row="${playtest}"]`);
    await row.getByRole("img", { name: word, exact: true }).waitFor({ timeout: 40_000 });
  }

  /** Until the line as it is now is kept for the next visit. */
  async kept(choices: number): Promise<void> {
    await expect.poll(() => keptAt(this.page), { timeout: 20_000 }).toBe(choices);
  }
}

describe("a game", () => {
  const visit = useVisit(studio, async () => Edited.at(await workspace(), 2, "japan return-to-base"));

  it("stays on the data of before while an edit has an error, and through an edit that says nothing of play", async () => {
    const table = await visit();
    const choices = await table.choices();
    expect(choices).toBeGreaterThan(10);
    await table.typeOver("4", "-1");
    const stale = table.notice(/errors? prevents? the documents from being played/);
    await stale.waitFor();
    await expect.poll(() => stale.innerText()).toContain("parameters.json");
    await table.choose(table.options.first());
    await table.choicesAre(choices + 1);
    await table.document("layers/my-variant/layer.json");
    await stale.getByRole("button", { name: "Open" }).click();
    await expect
      .poll(() => table.page.locator("[role=tab][aria-selected=true][title]").first().getAttribute("title"))
      .toContain("parameters.json");
    await table.document(parameters);
    await table.typeOver("-1", "4");
    await stale.waitFor({ state: "detached" });
    await table.choicesAre(choices + 1);

    await table.document("layers/my-variant/scenarios/short-campaign.json");
    const shown = table.page.getByLabel("Scenario of the preview");
    await table.typeOver("A short", "One short");
    await shown.getByText("One short war").waitFor({ state: "attached" });
    await table.choicesAre(choices + 1);
    await expect.poll(() => table.notice(/no longer be replayed/).count()).toBe(0);
    await table.typeOver("One short", "A short");
    await shown.getByText("A short war").waitFor({ state: "attached" });
  });

  it("that comes out otherwise after an edit says where, and goes there", async () => {
    const table = await visit();
    const choices = await table.choices();
    await table.document(cruisers);
    await table.typeOver("CA", "CL");
    const differs = table.notice(/with another result/);
    await differs.waitFor();
    await expect.poll(() => differs.innerText()).toMatch(/“.+” instead of “.+”/);
    await differs.getByRole("button", { name: "Show" }).click();
    await differs.waitFor({ state: "detached" });
    await expect.poll(() => table.diary.locator("header").innerText()).toMatch(/choice \d+ of \d+/);
    await table.document(cruisers);
    await table.typeOver("CL", "CA");
    await table.page.getByRole("button", { name: "To the end" }).click();
    await table.choicesAre(choices);
  });

  it("is broken by an edit, restored, and can be continued", async () => {
    const table = await visit();
    const choices = await table.choices();
    const broken = table.notice(/no longer be replayed/);
    // A range that is too short for what was deployed.
    await table.document(parameters);
    await table.typeOver("4", "1");
    await broken.waitFor();
    const words = await broken.innerText();
    expect(words).toMatch(/no longer be replayed at choice \d+ \(.*Turn 2/);
    expect(words).toMatch(/\):[^]{20,}/);
    expect(words).toMatch(/\b8\.\d/);
    const at = Number(/choice (\d+)/.exec(words)![1]) - 1;
    await table.choicesAre(at);

    await table.undo();
    await broken.waitFor({ state: "detached" });
    await table.choicesAre(choices);

    // Gone on from where it broke, the rest of the line is gone for good.
    await table.page.keyboard.press("Control+Shift+z");
    await broken.waitFor();
    await table.page.getByRole("button", { name: "Continue from here" }).click();
    await broken.waitFor({ state: "detached" });
    await table.choose(table.options.first());
    await table.choicesAre(at + 1);
    await table.document(parameters);
    await table.undo();
    await expect.poll(() => table.text()).toContain('"seaRange": 4');
    await table.choicesAre(at + 1);
  });

  it("is taken up again after a reload, and after the tab was closed", async () => {
    const table = await visit();
    await table.choose(table.options.first());
    const choices = await table.choices();
    const question = await table.question.innerText();
    await table.kept(choices);
    await table.page.reload();
    await table.ready();
    await table.showPlay();
    await table.choicesAre(choices);
    await expect.poll(() => table.question.innerText()).toBe(question);

    await table.page.keyboard.press("Escape");
    await table.page.getByRole("button", { name: "To the start" }).click();
    await expect.poll(() => table.diary.locator("header").innerText()).toContain(`choice 0 of ${choices}`);
    await table.kept(0);
    const again = new Table(await table.page.context().newPage());
    const address = table.page.url();
    await table.page.close();
    await again.page.goto(address);
    await again.ready();
    await again.showPlay();
    await expect.poll(() => again.diary.locator("header").innerText()).toContain(`choice 0 of ${choices}`);
    await again.page.getByRole("button", { name: "To the end" }).click();
    await again.choicesAre(choices);
  });
});

describe("a game in the middle of a Combat Phase", () => {
  it("leaves its position as a scenario, and its line as a playtest", async () => {
    const table = await Edited.at(await workspace(), 3, "japan combat");
    const { page } = table;
    await table.choose(table.options.first());
    const [phase, question, options] = [
      await page.locator("header strong").last().innerText(),
      await table.question.getByRole("heading").innerText(),
      await table.options.allInnerTexts(),
    ];
    await table.keep(/position as a scenario/, "In the middle");
    const open = page.getByRole("status").getByRole("button", { name: "Open", exact: true });
    await open.click();
    await page.locator('[role=tab][title$="in-the-middle.json"][aria-selected=true]').waitFor();
    await table.keep(/game as a playtest/, "Up to here");
    await open.click();
    await page.locator('[role=tab][title="playtests/up-to-here.json"][aria-selected=true]').waitFor();
    await table.playtestIs("playtests/up-to-here.json", "passes");

    // The scenario begins where the game stood.
    await page.getByRole("button", { name: "Leave this game" }).click();
    await page.getByLabel("Scenario of the preview").selectOption({ label: "In the middle" });
    await table.begin();
    await expect.poll(() => page.locator("header strong").last().innerText()).toBe(phase);
    await expect.poll(() => table.question.getByRole("heading").innerText()).toBe(question);
    await expect.poll(() => table.options.allInnerTexts()).toEqual(options);

    // An edit turns the playtest red; it is opened on the table where it first differs.
    await table.document(parameters);
    await table.typeOver("4", "1");
    await table.playtestIs("playtests/up-to-here.json", "fails");
    await table.explorer.locator('[data-row="playtests/up-to-here.json"]').click();
    await page.getByRole("button", { name: "Play it here" }).click();
    await table.notice(/no longer be replayed at choice \d+/).waitFor();
    expect(await table.phase()).toContain("Deployment");
    await table.document(parameters);
    await table.undo();
    await table.playtestIs("playtests/up-to-here.json", "passes");
  });
});
