// @module-tag slow
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { RunFolder } from "../../lib/workspace/runs";
import { recordOf, shortPlan } from "../lab/crew/support";
import { easyHits, LabWindow, linesOf, playedHere, runsOf } from "./support/lab";
import { useStudio } from "./support/studio";

const studio = useStudio();
/** More games than a quick machine has played, or has in hand, before somebody presses a button. */
const MANY = 50;
const some = new RegExp(`^[1-9]\\d* of ${MANY} games`);
const all = new RegExp(`All ${MANY} games played`);

describe("a run of the lab", () => {
  it("pauses, resumes after a reload, and plays no game twice", async () => {
    const made = await easyHits(studio);
    const window = await LabWindow.open(studio, made);
    await window.ask(/^Play/, MANY);
    await window.button("Play the games").click();
    await window.stands(some);
    await window.button("Pause").click();
    await window.stands(/Paused/);
    const [run] = runsOf(made);
    const before = linesOf(made, run!);
    expect(before.length).toBeLessThan(MANY);
    // Its address shows the run again, and one of a run that is gone says so.
    const address = window.page.url();
    await window.page.goto(address.replace(run!, "gone"));
    await window.pane.getByText(/gone/).waitFor();
    await window.page.goto(address);
    await window.stands(some);
    await window.page.reload();
    await window.ready();
    await window.stands(/can be resumed/);
    await window.view(/^Runs 1$/).click();
    await window.runs.getByText(/paused or interrupted/).waitFor();
    await window.button("Open and resume").click();
    await window.stands(/can be resumed/);
    await window.button("Resume").click();
    await window.stands(all);
    const after = linesOf(made, run!);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.sort()).toEqual(playedHere(made, run!).sort());
  });

  it("loses nothing while the server is down, says so, and continues when it is back", async () => {
    const made = await easyHits(studio);
    const window = await LabWindow.open(studio, made);
    studio.allow(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED/);
    await window.ask(/^Play/, MANY);
    await window.button("Play the games").click();
    await window.stands(some);
    await studio.server.stop("SIGKILL");
    await window.stands(/server does not answer; [1-9]\d* finished games? wait/);
    await studio.server.start();
    await window.stands(all);
    const [run] = runsOf(made);
    expect([...new Set(linesOf(made, run!))].sort()).toEqual(playedHere(made, run!).sort());
  });

  it("lists runs of the command line; one that is deleted can be brought back", async () => {
    const made = await easyHits(studio);
    const plan = shortPlan({ games: 2 });
    const run = RunFolder.create(join(made.folder, "runs", "by-hand"), "by-hand", plan);
    for (const game of [0, 1]) await run.keep(recordOf({ variant: 0, game }, plan));
    run.close();
    const window = await LabWindow.open(studio, made);
    await window.view(/^Runs 1$/).click();
    await window.runs.getByText(/2 of 4 games · random against random/).waitFor();
    await window.button("Delete").click();
    await window.pane.getByText("No runs yet.", { exact: false }).waitFor();
    expect(runsOf(made)).toEqual([]);
    await window.button("Restore").click();
    await window.runs.first().waitFor();
    expect(runsOf(made)).toEqual(["by-hand"]);
    await window.button("Open and resume").click();
    await window.run
      .getByText(/A turn later against as it is/i)
      .first()
      .waitFor();
  });
});
