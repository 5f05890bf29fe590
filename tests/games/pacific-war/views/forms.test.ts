import { expect, it } from "vitest";
import { child } from "../../../../lib/documents";
import { beginScenario } from "../../../../lib/editing";
import { forms } from "../../../../lib/games/pacific-war/views/forms";
import scenarioSchema from "../../../../schemas/pacific-war/scenario.schema.json" with { type: "json" };
import { after, editContextOver, parsed } from "../../../editing/edit-context";
import { shipped } from "../../../support/shipped";
import { documents } from "../engine";

/** 1.1: scenarios that are printed and still to be written. */

const all = forms!(documents);

it("all printed scenarios that have no set-up are forms, each with a title of its own (1.1)", () => {
  const listed = Object.values(child(documents["scenario-list.json"], "scenarios") as object) as object[];
  const written = listed.filter((each) => "scenario" in each);
  expect([listed.length, all.length]).toEqual([34, 34 - written.length]);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(all.map(({ title }) => title)).toContain("Battle 1, Relief of Wake Island");
});

it("a form leaves out what nobody knows: when it begins and ends, what is Activated, who wins", () => {
  for (const { document } of all)
    expect(scenarioSchema.required.filter((member) => !(member in document))).toEqual([
      "$schema",
      "id",
      "title",
      "start",
      "end",
      "activation",
      "victory",
    ]);
});

it("begins a scenario of the workspace, unless there is one or it has no title", () => {
  const context = editContextOver(shipped("pacific-war").files, []);
  const { document } = all.find(({ id }) => id === "battle-01")!;
  const done = after(context, beginScenario(context, document, "wake", "Relief of Wake Island"));
  expect(parsed(done, "scenarios/wake.json")).toMatchObject({
    id: "wake",
    title: "Relief of Wake Island",
    class: "battle",
    number: 1,
    linked: true,
  });
  for (const refused of [
    beginScenario(done, document, "wake", "Again"),
    beginScenario(context, document, "wake", " "),
    beginScenario(context, undefined, "wake", "Wake"),
  ])
    expect(refused.ok).toBe(false);
});
