import { describe, expect, it } from "vitest";
import { changeValues } from "../../lib/editing";
import { tourFacts } from "../../lib/views/tour";
import { after, editContextOver } from "../editing/edit-context";
import { shipped } from "../support/shipped";

describe("what the tour speaks of", () => {
  it.each(["fire-in-the-sky", "fire-in-the-sky-2e"])("is in the data of %s, and follows them", (id) => {
    const { files, game } = shipped(id);
    const context = editContextOver(files, []);
    const facts = tourFacts({ draft: context.draft, game })!;
    expect(facts.schedule.arrival.turn).toBeGreaterThan(1);
    expect(facts.cell).toMatchObject({
      title: "Units",
      table: "Air units",
      row: "j-air",
      value: 15,
      wrong: 2,
    });
    const { path, pointer, wrong } = facts.cell;
    const cell = after(context, changeValues(context, "base", path, [{ pointer, value: wrong }]));
    const moved = after(
      cell,
      changeValues(cell, "base", facts.scenario.path, [{ pointer: "/setup", value: {} }]),
    );
    const now = tourFacts({ draft: moved.draft, game })!;
    expect(now.cell.value).toBe(wrong);
    expect(now.scenario.setUp).not.toBe(facts.scenario.setUp);
    expect(now.schedule.turns).toBe(facts.schedule.turns);
  });
});
