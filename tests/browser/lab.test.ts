// @module-tag slow
import { describe, expect, it } from "vitest";
import { easyHits, LabWindow, linesOf, playedHere, runsOf } from "./support/lab";
import { useStudio } from "./support/studio";

const studio = useStudio();

describe("the lab", () => {
  it("compares a change in play: from the form to the answers, with Node’s own games, and on to the table", async () => {
    const made = await easyHits(studio);
    const window = await LabWindow.open(studio, made);
    await window.ask(/^Compare/, 24);
    await window.form.getByLabel("Stop as soon as the question is decided").uncheck();
    await window.button("Compare").click();
    await window.stands(/All 48 games played/);
    await window.run
      .getByText(/^Japan’s share of wins .*24 paired games, random against random, seeds from 1/)
      .waitFor();
    const [run] = runsOf(made);
    expect(linesOf(made, run!).sort()).toEqual(playedHere(made, run!).sort());

    // By the keys alone from part to part, each with what it says.
    await window.part("Result").focus();
    for (const [part, found] of [
      ["By turn", window.run.getByRole("figure", { name: "Victory Points by turn" })],
      ["Captures", window.run.getByRole("figure", { name: "What was taken on which turn" })],
      ["Losses", window.run.getByRole("figure", { name: "Steps lost per game" })],
      ["Resources", window.run.getByText("What was spent, and on what")],
      ["Decisions", window.run.getByRole("columnheader", { name: "Options a time" })],
      ["Rules", window.run.getByText(/never came up\.$/)],
      ["Games", window.run.getByRole("button", { name: "Open game 0 on the table" })],
    ] as const) {
      await window.page.keyboard.press("ArrowRight");
      await window.run.getByRole("tabpanel", { name: part }).waitFor();
      await found.first().waitFor();
    }

    // The run has its own copy of the data, and says when they are others.
    const note = window.run.getByRole("note");
    await expect.poll(() => note.count()).toBe(0);
    await window.document("layers/my-variant/parameters.json");
    await window.typeOver("4", "3");
    await note.getByText(/used different data/).waitFor();
    await window.undo();
    await note.waitFor({ state: "detached" });

    // And one of the games that the change decided, on a table that nobody has used.
    await window.part("Result").click();
    const decisive = window.run.getByRole("region", { name: "Games where the change decided" });
    await decisive
      .getByText(/^Game \d+ \(seed \d+\): (Japan wins|Allies win) instead of (Japan|Allies)/)
      .first()
      .waitFor();
    await decisive.getByRole("definition").first().waitFor();
    await decisive.getByRole("button", { name: "Open where they diverge" }).first().click();
    const diary = window.page.getByRole("region", { name: "Diary" });
    await diary.getByText(/^choice \d+ of \d+$/).waitFor({ timeout: 30_000 });
    const [at, of] = (await diary.getByText(/^choice \d+ of \d+$/).innerText()).match(/\d+/g)!.map(Number);
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(of!);
  });

  it("shows errors at their fields, and that two variants play alike", async () => {
    const window = await LabWindow.open(studio, await studio.workspace());
    await window.ask(/^Play/, 0);
    await window.button("Play the games").click();
    const games = window.form.getByLabel("Games", { exact: true });
    await expect.poll(() => games.getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => window.form.getByText("A whole number from 1 to 100,000.").count()).toBe(1);
    await window.ask(/^Compare/, 2);
    await window.button("Compare").click();
    await window.form.getByText(/There is no difference from the game with its errata/).waitFor();
    await window.ask(/^Sweep/, 2);
    await window.button("Play the games").click();
    await window.form.getByText("Choose the number to vary.").waitFor();
  });

  it("sweeps the number at the cursor, after a command", async () => {
    const window = await LabWindow.open(studio, await easyHits(studio));
    await window.document("layers/my-variant/parameters.json");
    await window.select("4");
    await window.palette("Control+Shift+p", "Sweep this number");
    await window.form.getByText(/Hits: To hit: Air strike: 4 now\./).waitFor();
    await window.ask(/^Sweep/, 1);
    await window.form.getByLabel("From").fill("4");
    await window.form.getByLabel("To", { exact: true }).fill("5");
    await window.button("Play the games").click();
    await window.stands(/All 2 games played/);
    const chart = window.run.getByRole("figure", { name: /^Japan wins by Hits: To hit: Air strike$/ });
    await chart.getByRole("button", { name: "Table" }).click();
    await chart.getByRole("table").waitFor();
    await expect.poll(() => chart.getByRole("row").count()).toBe(3);
  });

  it("looks for the value at which a game is even, at the number at the cursor", async () => {
    const window = await LabWindow.open(studio, await easyHits(studio));
    await window.document("layers/my-variant/parameters.json");
    await window.select("4");
    await window.palette("Control+Shift+p", "Make it even by this number");
    await window.form.getByText(/Hits: To hit: Air strike: 4 now\./).waitFor();
    await window.ask(/^Make it even/, 20);
    await window.form.getByLabel("From").fill("3");
    await window.form.getByLabel("To", { exact: true }).fill("5");
    await window.form.getByLabel("Share that is wanted (percent)").fill("200");
    await window.button("Play the games").click();
    await window.form.getByText("A number from 5 to 95.").waitFor();
    await window.form.getByLabel("Share that is wanted (percent)").fill("50");
    await window.button("Play the games").click();
    await window.stands(/All 20 games played/);
    await window.run.getByText(/All 20 games were played; the interval is wider/).waitFor();
    const chart = window.run.getByRole("figure", { name: /^Wins of Japan by Hits: To hit: Air strike$/ });
    await chart.getByRole("button", { name: "Table" }).click();
    await expect.poll(() => chart.getByRole("row").count()).toBe(3);

    // The same by a bid: layers that are given one after the other.
    await window.button("Ask").click();
    const { form } = window;
    await form.getByLabel("By", { exact: true }).selectOption("bid");
    const bid = form.getByRole("list", { name: "Given one after the other" });
    await form.getByLabel("Layers of the bid").selectOption("errata-2005");
    await window.button("Play the games").click();
    await form.getByText("A bid needs at least two layers.").waitFor();
    await form.getByLabel("Layers of the bid").selectOption("my-variant");
    await bid.getByRole("button", { name: "Give My variant earlier" }).click();
    await expect.poll(() => bid.getByRole("listitem").first().innerText()).toContain("My variant");
    await window.button("Play the games").click();
    await window.run.getByRole("heading", { name: "Make it even: Bid" }).waitFor({ timeout: 30_000 });
    await window.stands(/All 20 games played/);
    await window.run.getByRole("figure", { name: "Wins of Japan by Bid" }).waitFor();
  });
});
