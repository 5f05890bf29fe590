// @module-tag slow
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Plan } from "../../lib/lab/plan";
import { keptAt } from "./support/kept";
import { easyHits, LabWindow, runsOf } from "./support/lab";
import { useStudio } from "./support/studio";

const studio = useStudio();

/** The message beside the button, which gets the focus. */
const notBegun = ({ form }: LabWindow): Locator =>
  form.getByRole("alert").filter({ hasText: "The run was not started." });

describe("what is asked of the lab", () => {
  it("is asked with optional rules: chosen ones, and the same data with some of them switched", async () => {
    const made = await easyHits(studio);
    const window = await LabWindow.open(studio, made);
    await window.ask(/^Compare/, 2);
    await window.form.getByLabel("Stop as soon as the question is decided").uncheck();
    await window.form.getByText(/^Optional rules 1 on$/).click();
    await window.form.getByRole("checkbox", { name: /^Ranger to the rescue/ }).check();
    await window.form
      .getByLabel("Compare the current ruleset with")
      .selectOption({ label: "itself, with other optional rules" });
    await window.button("Compare").click();
    await window.form.getByText("Change at least one optional rule.").waitFor();
    await notBegun(window).getByRole("button", { name: "Go to the field" }).click();
    await window.page.locator("[data-wrong]:focus").waitFor();
    const others = window.form.locator("details", { hasText: "Optional rules of the other" });
    await others.getByRole("checkbox", { name: /^Ranger/ }).uncheck();
    await others.getByText("switched off").waitFor();
    // The form is remembered, with its rules.
    await window.page.reload();
    await window.ready();
    await window.form.getByText(/^Optional rules 2 on$/).waitFor();
    await window.button("Compare").click();
    await window.stands(/All 4 games played/);
    await window.run
      .getByRole("heading", { name: /^Without Ranger .* against the current ruleset$/ })
      .waitFor();
    await window.run.getByText(/Only in “The current ruleset”: Ranger to the rescue\.$/).waitFor();
    const [run] = runsOf(made);
    const { variants } = JSON.parse(made.read(`runs/${run!}/plan.json`)) as Plan;
    expect(variants.map(({ options }) => options.includes("ranger"))).toEqual([true, false]);
  });

  it("says beside the button why nothing was started, and starts once that is fixed", async () => {
    const made = await easyHits(studio);
    const window = await LabWindow.open(studio, made);
    studio.allow(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED/);
    await window.ask(/^Play/, 1);
    await studio.server.stop("SIGKILL");
    await window.button("Play the games").click();
    await notBegun(window)
      .getByText(/does not answer/)
      .waitFor();
    // Whoever pressed the button sees it, and a key is enough to read on from there.
    const message = await notBegun(window).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const button = element.parentElement!.querySelector("button.primary")!.getBoundingClientRect();
      const isSeen = top >= 0 && bottom <= innerHeight;
      return { isSeen, isFocused: document.activeElement === element, gap: Math.round(top - button.bottom) };
    });
    expect(message).toMatchObject({ isSeen: true, isFocused: true });
    expect(message.gap).toBeLessThan(40);
    await studio.server.start();
    await window.button("Play the games").click();
    await window.stands(/All 1 games played/);
  });

  it("tries what the scenario begins with instead of the parameters", async () => {
    const window = await LabWindow.open(studio, await easyHits(studio));
    await window.ask(/^What matters most/, 1);
    await window.form.getByText(/of parameters\.json\.$/).waitFor();
    const list = window.form.getByRole("list", { name: "Numbers to choose from" });
    await window.button("None").click();
    const documents = window.form.getByLabel("Document", { exact: true });
    const scenario = documents.locator("option", { hasText: /^scenarios\// });
    await scenario.waitFor({ state: "attached" });
    const document = (await scenario.getAttribute("value"))!;
    await documents.selectOption(document);
    await window.form.getByLabel("Part").selectOption({ value: "/tracks" });
    await list.getByText(/^Tracks: Oil Points/).waitFor();
    await window.form.getByLabel("Filter numbers").fill("oil points");
    await expect.poll(() => list.getByRole("checkbox").count()).toBe(1);
    await window.button("All").click();
    await window.form.getByText(`1 number chosen: 1 of ${document}.`).waitFor();
    await window.button("Play the games").click();
    await window.stands(/All 3 games played/);
    await window.run.getByRole("heading", { name: "What matters most, of 1 number" }).waitFor();
  });

  it("opens a game of other data on the table by those, with a way to the present ones", async () => {
    const window = await LabWindow.open(studio, await easyHits(studio));
    await window.ask(/^Compare/, 1);
    await window.form.getByLabel("Stop as soon as the question is decided").uncheck();
    await window.button("Compare").click();
    await window.stands(/All 2 games played/);
    await window.part("Games").click();
    const variants = window.run.getByRole("combobox").first();
    await variants.selectOption({ label: "The game with its errata" });
    await window.run.getByRole("button", { name: "Open game 0 on the table" }).click();
    const note = window.page.getByRole("status").filter({ hasText: "uses the data of its run" });
    await note.getByText("“The game with its errata”").waitFor({ timeout: 40_000 });
    const diary = window.page.getByRole("region", { name: "Diary" });
    const whole = await diary.getByText(/^[1-9]\d+ choices$/).innerText({ timeout: 40_000 });
    await expect.poll(() => window.page.getByText(/no longer be replayed at choice/).count()).toBe(0);
    // It stays so after the page was reloaded, and until somebody leaves the game.
    await expect.poll(() => keptAt(window.page), { timeout: 20_000 }).toBe(parseInt(whole));
    await window.page.reload();
    await window.ready();
    await note.waitFor({ timeout: 40_000 });
    await diary.getByText(whole, { exact: true }).waitFor({ timeout: 40_000 });
    await note.getByRole("button", { name: "Play with the current data" }).click();
    await note.waitFor({ state: "detached" });
    await window.page
      .getByText(/no longer be replayed at choice|with another result/)
      .first()
      .waitFor({ timeout: 40_000 });
  });
});
