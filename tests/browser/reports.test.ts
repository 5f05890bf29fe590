// @module-tag slow
import { readFileSync } from "node:fs";
import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { findings } from "./support/axe";
import { addFixes } from "./support/fixes";
import { Table } from "./support/play";
import { useStudio } from "./support/studio";

const studio = useStudio();

const questions = {
  title: "After the game",
  questions: {
    exciting: { kind: "scale", text: "How exciting was it?", low: 1, high: 5, required: true },
    unclear: { kind: "text", text: "What was unclear?" },
  },
};
it("takes a note from the table to an erratum, to the problems and to a playtest", async () => {
  const workspace = await studio.workspace("Oil lasts");
  addFixes(workspace);
  workspace.write("reports/questions.json", JSON.stringify(questions));
  const table = await Table.open(studio, workspace);
  const { page } = table;
  const dialog = page.getByRole("dialog");

  // At the table: two notes, one of them changed, the form, and the file.
  await table.scenario("short-campaign");
  await table.begin();
  await table.at("Truk");
  await page.getByRole("button", { name: "Add a note …" }).click();
  await expect.poll(() => dialog.getByLabel("Truk").isChecked()).toBe(true);
  await dialog.getByLabel("Kind").selectOption("rule-doubt");
  await dialog.getByLabel("Note", { exact: true }).fill("May a damaged carrier launch?");
  await dialog.getByLabel("Rule", { exact: true }).fill("8.2");
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Add note" }).click();
  await table.options.first().click();
  await table.choicesAre(1);
  await page.getByRole("button", { name: "Add a note …" }).click();
  await dialog.getByLabel("Note", { exact: true }).fill("First thought.");
  await dialog.getByRole("button", { name: "Add note" }).click();
  await table.diary.getByRole("button", { name: /First thought/ }).click();
  await dialog.getByLabel("Note", { exact: true }).fill("The first turn is slow.");
  await dialog.getByRole("button", { name: "Save note" }).click();
  await table.diary.getByRole("button", { name: /The first turn is slow/ }).waitFor();
  await expect.poll(() => table.diary.getByRole("button", { name: /^Note/ }).count()).toBe(2);

  await page.getByRole("button", { name: "Hand in" }).click();
  await dialog.getByRole("heading", { name: "After the game" }).waitFor();
  await expect.poll(() => dialog.getByRole("button", { name: "Save the file" }).isDisabled()).toBe(true);
  await dialog
    .getByRole("group", { name: /How exciting/ })
    .getByLabel("4")
    .check();
  await dialog.getByLabel("What was unclear?").fill("Carriers.");
  expect(await findings(page)).toEqual([]);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save the file" }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^oil-lasts-[0-9a-f]{16}\.game\.json$/);
  const bytes = readFileSync(await saved.path());
  const game = JSON.parse(bytes.toString()) as { notes: object[]; times: object[]; answers: object[] };
  expect(game).toMatchObject({
    notes: [{ at: 0, kind: "rule-doubt" }, { at: 1 }],
    times: [{ choice: 0 }],
    answers: [{ number: 4 }, { text: "Carriers." }],
  });

  // At the designer's: the file is added, a hostile one is refused with its reason.
  await page.getByRole("tab", { name: "Reports", exact: true }).click();
  const pane = page.getByRole("tabpanel", { name: "Reports" });
  await pane.getByText(/^No games of players yet/).waitFor();
  const json = "application/json";
  await pane.getByLabel("Games of players", { exact: true }).setInputFiles([
    { name: "a.json", mimeType: json, buffer: bytes },
    { name: "evil.json", mimeType: json, buffer: Buffer.from('{"format":"sandtable-game","version":1}') },
  ]);
  await page.getByText(/^evil\.json: /).waitFor();
  await pane.getByText("1 game, 2 notes").waitFor();
  await pane.getByText("Replays to the same position.").waitFor();
  await pane.getByRole("heading", { name: "How exciting was it?" }).waitFor();
  expect(await findings(page)).toEqual([]);

  const note = (text: string): Locator => pane.getByRole("listitem").filter({ hasText: text });
  const doubt = note("May a damaged carrier launch?");
  const slow = note("The first turn is slow.");
  await doubt.getByRole("button", { name: "Record an erratum …" }).click();
  await expect.poll(() => dialog.getByLabel("Was").inputValue()).toBe("May a damaged carrier launch?");
  await dialog.getByLabel("Is", { exact: true }).fill("It may not.");
  await dialog.getByRole("button", { name: "Record", exact: true }).click();
  await doubt.getByText(/erratum fixes\/note/).waitFor();

  await slow.getByRole("button", { name: "Add to the problems" }).click();
  await table.problems.getByText(/The first turn is slow/).waitFor();
  await slow.getByRole("button", { name: "Make a playtest" }).click();
  await slow.getByText("playtests/the-first-turn-is-slow.json").waitFor();
  await table.problems.getByText(/The first turn is slow/).waitFor({ state: "detached" });

  await page.getByRole("tab", { name: "Errata", exact: true }).click();
  await page.getByRole("article", { name: /Truk/ }).getByText("It may not.").waitFor();
  await page.getByRole("tab", { name: "Reports", exact: true }).click();
  await doubt.getByRole("button", { name: "Play from here" }).click();
  await table.diary.getByRole("button", { name: /May a damaged carrier launch/ }).waitFor();
  await table.diary.getByText("choice 0 of 1").waitFor();
});
