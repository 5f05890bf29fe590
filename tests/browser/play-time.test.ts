// @module-tag slow
import { describe, expect, it } from "vitest";
import { type Table, useTable } from "./support/play";
import { useStudio } from "./support/studio";

const studio = useStudio();

/** How many dice are asked for. */
const asked = async (table: Table): Promise<number> => {
  const heading = await table.question.getByRole("heading").innerText();
  const [, many] = /^Roll (one die|\d+ dice) for: /.exec(heading)!;
  return many === "one die" ? 1 : parseInt(many!, 10);
};

describe("time travel", () => {
  const opened = useTable(studio);

  it("takes back and makes again by button and key; what was taken back is shown as such", async () => {
    const table = await opened();
    await table.begin();
    const tracks = await table.board.locator("header dl").innerText();
    await table.bots("Finish this phase");
    const made = await table.choices();
    const after = await table.board.locator("header dl").innerText();
    await expect.poll(() => table.redoChoice.isDisabled()).toBe(true);
    await expect.poll(() => table.takenBack.count()).toBe(0);
    const last = (await table.undoChoice.getAttribute("aria-label"))!.replace("Undo choice: ", "");

    await table.undoChoice.click();
    await table.stands(made - 1, made);
    await expect.poll(() => table.redoChoice.getAttribute("aria-label")).toBe(`Redo choice: ${last}`);
    await table.options.first().focus();
    await table.page.keyboard.press("u");
    await table.stands(made - 2, made);
    await table.page.keyboard.press("r");
    await table.stands(made - 1, made);
    await table.redoChoice.click();
    await table.choicesAre(made);

    await table.diary.getByRole("button", { name: "To the start" }).click();
    await table.stands(0, made);
    await expect.poll(() => table.undoChoice.isDisabled()).toBe(true);
    await expect.poll(() => table.takenBack.count()).toBeGreaterThan(0);
    await expect.poll(() => table.board.locator("header dl").innerText()).toBe(tracks);
    await table.diary.getByRole("button", { name: "To the end" }).click();
    await table.choicesAre(made);
    await expect.poll(() => table.takenBack.count()).toBe(0);
    await expect.poll(() => table.board.locator("header dl").innerText()).toBe(after);
  });

  it("goes to the moment of a line of the diary, back and forth", async () => {
    const table = await opened();
    await table.begin();
    for (let i = 0; i < 3; i++) await table.bots("Finish this phase");
    const made = await table.choices();
    const lines = await table.happened.allInnerTexts();
    // The earliest visible line that occurs only once.
    const early = lines.findIndex((line) => lines.filter((each) => each === line).length === 1);
    await table.happened
      .filter({ hasText: lines[early]!.split("\n")[0]! })
      .first()
      .click();
    await table.diary.getByText(new RegExp(`^choice \\d+ of ${made}$`)).waitFor();
    const at = await table.choices();
    expect(at).toBeLessThan(made);
    const current = table.diary.locator('[aria-current="step"]');
    await expect.poll(() => current.getAttribute("title")).toBe("Go back to this moment");
    await expect.poll(() => table.takenBack.count()).toBeGreaterThan(0);
    await table.takenBack.last().click();
    await expect.poll(() => table.choices()).toBeGreaterThan(at);
  });

  it("another choice in the past drops what was taken back", async () => {
    const table = await opened();
    await table.begin();
    await table.bots("Finish this phase");
    const made = await table.choices();
    for (const at of [made - 1, made - 2]) {
      await table.undoChoice.click();
      await table.stands(at, made);
    }
    await table.options.first().click();
    await table.choicesAre(made - 1);
    await expect.poll(() => table.redoChoice.isDisabled()).toBe(true);
    await expect.poll(() => table.takenBack.count()).toBe(0);
    await expect.poll(() => table.diary.getByRole("button", { name: "To the end" }).count()).toBe(0);
  });

  it("records whether dice were rolled in a choice", async () => {
    const table = await opened();
    await table.begin();
    await table.options.first().click();
    await table.choicesAre(1);
    await expect.poll(() => table.undoChoice.getAttribute("title")).toMatch(/^Undo choice: .* \(U\)$/);
    await expect.poll(() => table.undoChoice.getAttribute("title")).not.toContain("Dice");
    await table.bots("Finish this phase");
    await table.bots("Finish this player turn");
    const rolled = table.happened.filter({ has: table.page.getByRole("img") });
    await table.lookUp(rolled);
    await rolled.last().click();
    await expect
      .poll(() => table.undoChoice.getAttribute("title"))
      .toContain("Dice were rolled: another choice gives another game");
  });

  it("goes back before dice that are rolled by hand, which are checked, and can be rolled by the studio", async () => {
    const table = await opened();
    await table.beginByHand();
    await table.choose(table.options.nth(1));
    await table.letBots("Play to the end");
    const done = table.page.getByRole("button", { name: "Use these dice" });
    const help = table.page.getByRole("button", { name: "Roll for me" });
    const status = table.question.getByRole("status");

    // ---- otherwise after all: the question comes again, and so do its dice -----------------------
    await table.faces.waitFor();
    const choice = await table.question.locator("p").first().innerText();
    await table.page.getByRole("button", { name: "Choose another option" }).click();
    await table.options.first().waitFor();
    const before = await table.choices();
    await table.page.getByText(choice, { exact: true }).first().click();
    await table.faces.waitFor();
    expect(await table.choices()).toBe(before);

    // ---- too few, and impossible -----------------------------------------------------------------
    let dice = await asked(table);
    await table.faces.fill("7".repeat(dice));
    await expect.poll(() => status.innerText()).toBe("Each die must show a number from 1 to 6.");
    await expect.poll(() => done.isDisabled()).toBe(true);
    await table.faces.fill("3 ".repeat(dice + 1));
    await expect.poll(() => done.isDisabled()).toBe(true);
    await table.faces.press("Enter");
    expect(await table.choices()).toBe(before);

    // ---- rolled by the studio, until several dice are to be rolled ----------------------
    // Bots that were stopped by the dice may play on by themselves, or wait to be asked again.
    const bots = table.page.getByRole("button", { name: "Bots", exact: true });
    const next = async (): Promise<void> => {
      await done.click();
      await table.faces.or(table.options.first()).waitFor();
      while (!(await table.faces.count())) {
        if (await bots.count()) await table.letBots("Play to the end");
        await table.faces.or(bots).first().waitFor();
      }
    };
    while (dice < 3) {
      await help.click();
      await expect.poll(() => table.faces.inputValue()).toMatch(/^[1-6]( [1-6])*$/);
      await next();
      dice = await asked(table);
    }
    await table.faces.fill("5");
    await expect.poll(() => status.innerText()).toBe(`1 of ${dice} dice.`);

    // ---- without spaces ----------------------------------------------------------------------------
    await table.faces.fill(Array.from({ length: dice }, (_each, i) => [5, 6, 2][i % 3]!).join(""));
    await next();
  });
});
