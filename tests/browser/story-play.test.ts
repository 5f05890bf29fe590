import { describe, expect, it } from "vitest";
import { Editors } from "./support/editors";
import { picture } from "./support/pictures";
import { Table } from "./support/play";
import { useStudio } from "./support/studio";

const studio = useStudio();
studio.playtests = true;
const playtest = "playtests/turn-five.json";
const costs = "tables/transport-costs.json";

describe("turn five", () => {
  it("is seen as it is set up, played by hand, broken by a changed number, and kept", async () => {
    const workspace = await studio.workspace("Turn five");
    const page = await studio.page(workspace.address, {
      viewport: { width: 1440, height: 900 },
      isNew: true,
    });
    const editors = new Editors(page);
    const table = new Table(page);
    await table.ready();

    /** What a ship pays for Sea Deployment. */
    const costOfShips = async (text: string): Promise<void> => {
      const row = page.getByRole("row", { name: /seaDeployment.*naval|Sea.*Naval/i }).first();
      await row.getByRole("gridcell").nth(1).click();
      await page.keyboard.type(text);
      await page.keyboard.press("Enter");
    };

    // ---- the set-up, beside the text -------------------------------------------------------------
    await table.document("scenarios/campaign.json");
    const pane = page.getByRole("region", { name: "Live preview" });
    await pane.getByText(/The engine sets it up: /).waitFor();
    await pane.getByRole("button", { name: /^Pearl Harbor: \d+ counters/ }).waitFor();
    await pane
      .getByText(/begins in an enemy Air ZOC/)
      .first()
      .waitFor();
    await picture(page, "set-up");

    // ---- from the Combat Phase of turn 5 -----------------------------------------------------------
    await table.showPlay();
    await page.getByLabel("Seed").fill("299");
    await page.getByLabel("Start", { exact: true }).selectOption("bots");
    await page.getByLabel("Turn", { exact: true }).selectOption("5");
    await page.getByLabel("Phase", { exact: true }).selectOption("japan combat");
    await picture(page, "begin");
    await page.getByRole("button", { name: "Start game", exact: true }).click();
    await table.options.first().waitFor({ timeout: 60_000 });
    expect(await table.phase()).toMatch(/Combat Phase[^]*Turn 5 · Japanese player turn/);
    const bots = await table.choices();
    expect(bots).toBeGreaterThan(500);

    // ---- by hand, into a battle --------------------------------------------------------------------
    const battle = page.getByRole("button", { name: "Battle Board", exact: true });
    const boxes = table.board.getByText("Bombardment Task Force");
    while ((await battle.count()) === 0) await table.choose(table.options.first());
    await boxes.first().waitFor();
    const airPoints = table.question.getByText(/Air Point/);
    for (let n = 0; n < 40 && (await airPoints.count()) === 0; n++) await table.choose(table.options.first());
    await airPoints.first().waitFor();
    await boxes.first().waitFor();
    await picture(page, "battle");
    const before = await table.question.innerText();
    await table.choose(table.options.first());
    const byHand = await table.choices();
    expect(byHand).toBeGreaterThan(bots);

    // ---- a number is changed in the middle of it -----------------------------------------------------
    await editors.view(costs, "Grid");
    await costOfShips("4");
    const broken = pane.getByText(/The game can no longer be replayed at choice \d+/);
    await broken.waitFor();
    expect(await broken.locator("..").innerText()).toMatch(
      /Turn 1 · Japanese player turn, Operational Movement Phase.*not enough Transport Points/,
    );
    await picture(page, "broken");

    // ---- taken back, the whole line is there again -----------------------------------------------------
    await page.getByRole("button", { name: /^Undo(:|$)/ }).click();
    await broken.waitFor({ state: "detached" });
    await table.choicesAre(byHand);

    // ---- the line is kept as a playtest -----------------------------------------------------------------
    await page.getByRole("button", { name: "Keep", exact: true }).click();
    await page.getByRole("menuitem", { name: /as a playtest/ }).click();
    await page.getByLabel("Title").fill("Turn five");
    await page.getByRole("button", { name: "Save playtest" }).click();
    await page.getByRole("status").getByRole("button", { name: "Open", exact: true }).click();
    await table.inFront(playtest);
    const entry = table.explorer.locator(`[role=treeitem][title^="${playtest}"]`);
    await entry
      .getByText(/passes/)
      .or(entry.getByLabel(/passes/))
      .first()
      .waitFor({ state: "attached", timeout: 60_000 });
    await picture(page, "playtest");
    await page
      .getByRole("button", { name: /^Redo|^Undo/ })
      .first()
      .waitFor();

    // ---- every later edit plays it again ------------------------------------------------------------------
    await table.explorer.locator(`[role=treeitem][title="${costs}"]`).click();
    await costOfShips("4");
    await entry
      .getByText(/fails/)
      .or(entry.getByLabel(/fails/))
      .first()
      .waitFor({ state: "attached", timeout: 60_000 });
    await entry.click();
    await page
      .getByText(/Fails at choice/)
      .first()
      .waitFor();
    await picture(page, "red");
    await page.getByRole("button", { name: /^Undo(:|$)/ }).click();
    await entry
      .getByText(/passes/)
      .or(entry.getByLabel(/passes/))
      .first()
      .waitFor({ state: "attached", timeout: 60_000 });
    await table.choicesAre(byHand);

    // ---- a choice earlier the position is kept as a scenario ------------------------------------------------------------------
    await page.getByRole("button", { name: /^Undo choice: / }).click();
    await table.stands(byHand - 1, byHand);
    await expect.poll(() => table.question.innerText()).toBe(before);
    await page.getByRole("button", { name: "Keep", exact: true }).click();
    await page.getByRole("menuitem", { name: /as a scenario/ }).click();
    await page.getByLabel("Title").fill("Battle of turn five");
    await page.getByRole("button", { name: "Save scenario" }).click();
    // What is on the table stays the same for all, until the game is left.
    const scenario = page.getByLabel("Scenario of the preview");
    const played = await scenario.inputValue();
    await page.getByText("“Battle of turn five” is kept in scenarios/battle-of-turn-five.json.").waitFor();
    await page.getByRole("status").getByRole("button", { name: "Open", exact: true }).click();
    await table.inFront("scenarios/battle-of-turn-five.json");
    await expect.poll(() => scenario.inputValue()).toBe(played);
    await expect.poll(() => page.url()).toContain(`show=play&scenario=${played}`);
    await page.getByRole("button", { name: "Leave this game" }).click();
    await page.getByRole("heading", { name: "Play Battle of turn five" }).waitFor();
    await page.getByRole("button", { name: "Start game", exact: true }).click();
    await table.options.first().waitFor();
    await expect.poll(() => table.question.innerText()).toBe(before);
    expect(await table.phase()).toMatch(/Turn 5 · Japanese player turn/);

    // ---- saved ---------------------------------------------------------------------------------------------
    await table.save();
    expect(workspace.patch("scenarios/battle-of-turn-five.json")).toMatchObject({
      id: "battle-of-turn-five",
      title: "Battle of turn five",
    });
    expect(workspace.patch(playtest)).toMatchObject({
      game: "fire-in-the-sky",
      scenario: "campaign",
      seed: 299,
    });
  });
});
