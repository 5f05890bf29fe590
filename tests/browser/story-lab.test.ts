// @module-tag slow
import { describe, expect, it } from "vitest";
import { LabWindow, runsOf } from "./support/lab";
import { picture } from "./support/pictures";
import { useStudio } from "./support/studio";

const studio = useStudio();
const scenario = "layers/my-variant/scenarios/short-campaign.json";
/** Of each variant: as many as the tutorial asks for where its pictures are taken. */
const games = process.env["PICTURES"] === undefined ? 3 : 24;

describe("more oil", () => {
  it("is asked in the lab, answered with its uncertainty, and viewed on the table", async () => {
    const made = await studio.workspace("More oil");
    made.write(scenario, '{\n  "tracks": {\n    "oil": 12\n  }\n}\n');
    const window = await LabWindow.open(studio, made);
    const { page, form, run } = window;

    // ---- the number, in the text ----------------------------------------------------------------------
    await window.document(scenario);
    await window.typeOver("12", "16");

    // ---- the question -----------------------------------------------------------------------------------
    await form.getByRole("radio", { name: /^Compare/ }).check();
    await form.getByLabel("Games per variant, at most").fill(String(games));
    await form.getByLabel("Stop as soon as the question is decided").uncheck();
    await form.getByLabel("Pairs with other players").fill("0");
    for (const side of ["Japan", "Allies"]) await form.getByLabel(`Who plays ${side}`).selectOption("steady");
    await picture(page, "ask");
    await window.button("Compare").click();
    await window.standing
      .filter({ hasText: new RegExp(`\\d+ of ${2 * games}|All ${2 * games}`) })
      .waitFor({ timeout: 60_000 });

    // ---- the answer ---------------------------------------------------------------------------------------
    await window.standing.filter({ hasText: `All ${2 * games} games played` }).waitFor({ timeout: 180_000 });
    const said = run.getByText(
      new RegExp(`^Japan’s share of wins .*${games} paired games, steady against steady`),
    );
    await expect.poll(() => said.innerText()).toMatch(/95 % interval/);
    await picture(page, "answer");
    await window.part("By turn").click();
    await run.getByRole("figure", { name: "Victory Points by turn" }).waitFor();
    await picture(page, "by-turn");
    await window.part("Captures").click();
    await run.getByRole("figure", { name: "What was taken on which turn" }).waitFor();

    // ---- a game, at its end ----------------------------------------------------------------------------
    await window.part("Games").click();
    await run.getByRole("button", { name: "Open game 0 on the table" }).first().click();
    const diary = page.getByRole("region", { name: "Diary" });
    await diary.getByText(/^\d{3,} choices$/).waitFor({ timeout: 60_000 });
    expect(runsOf(made)).toHaveLength(1);
  }, 300_000);

  it("is seen in a battle of its own: how it can end, and how likely that is", async () => {
    const window = await LabWindow.open(studio, await studio.workspace("Java Sea"));
    const { page } = window;
    await window.document("battles/java-sea.json");
    await window.show(/^Odds$/);
    await window.pane.getByText(/exact/i).first().waitFor({ timeout: 60_000 });
    await picture(page, "odds");
    await expect
      .poll(() => window.pane.getByRole("table").or(window.pane.getByRole("list")).count())
      .toBeGreaterThan(0);
  });
});
