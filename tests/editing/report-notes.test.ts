import { describe, expect, it } from "vitest";
import type { Json } from "../../lib/documents";
import { erratumOfNote, type Erratum, markNote, playtestOfNote } from "../../lib/editing";
import { after, editContext, manifest, parsed } from "./edit-context";

const file = "reports/a.json";
const note = { file, id: "note-1" };
const notes: { [key: string]: Json }[] = [{ id: "note-0" }, { id: "note-1", text: "May it?" }];
const context = () =>
  editContext({ [file]: { notes }, "layers/fixes/layer.json": manifest("fixes", "errata") }, ["fixes"]);
const erratum: Erratum = {
  component: "rule",
  kind: "clarification",
  impact: "minor",
  source: "A player's note",
  place: "8.2",
  was: "May it?",
  is: "It may not.",
};

describe("a player's note", () => {
  it("is marked as a problem, as done, and as open again", () => {
    const looked = after(context(), markNote(context(), note, { status: "look" }));
    expect(parsed(looked, file)).toEqual({
      notes: [notes[0], { ...notes[1], designer: { status: "look" } }],
    });
    const done = after(looked, markNote(looked, note, { status: "done" }));
    expect(parsed(done, file)).toMatchObject({ notes: [{}, { designer: { status: "done" } }] });
    const open = after(done, markNote(done, note, {}));
    expect(parsed(open, file)).toEqual({ notes: [notes[0], { ...notes[1], designer: {} }] });
  });

  it("becomes an erratum in words, twice under two ids, and says which", () => {
    const one = after(context(), erratumOfNote(context(), note, "fixes", erratum));
    expect(parsed(one, "layers/fixes/layer.json")).toMatchObject({ errata: { note: { is: "It may not." } } });
    expect(parsed(one, file)).toMatchObject({
      notes: [{}, { designer: { status: "done", erratum: "fixes/note" } }],
    });
    const two = after(one, erratumOfNote(one, { file, id: "note-0" }, "fixes", erratum));
    expect(parsed(two, "layers/fixes/layer.json")).toMatchObject({ errata: { note: {}, "note-2": {} } });
  });

  it("becomes a playtest, and keeps the erratum that was made of it before", () => {
    const one = after(context(), erratumOfNote(context(), note, "fixes", erratum));
    const two = after(one, playtestOfNote(one, note, "playtests/a.json", { title: "A" }));
    expect(parsed(two, "playtests/a.json")).toEqual({ title: "A" });
    expect(parsed(two, file)).toMatchObject({
      notes: [{}, { designer: { status: "done", erratum: "fixes/note", playtest: "playtests/a.json" } }],
    });
  });

  it.each([
    ["a note that is gone", () => markNote(context(), { file, id: "gone" }, {}), /no note “gone”/],
    [
      "a report that is gone",
      () => markNote(context(), { file: "reports/b.json", id: "x" }, {}),
      /no readable report/,
    ],
    [
      "a layer that is none of errata",
      () => {
        const other = editContext({ [file]: { notes }, "layers/mine/layer.json": manifest("mine") }, [
          "mine",
        ]);
        return erratumOfNote(other, note, "mine", erratum);
      },
      /not an errata layer/,
    ],
    ["a layer of the game", () => erratumOfNote(context(), note, "printed", erratum), /belongs to the game/],
    ["a playtest that is there", () => playtestOfNote(context(), note, file, {}), /exist/],
  ])("is refused for %s", (_what, act, reason) => {
    const change = act();
    expect(change.ok ? "" : change.reason).toMatch(reason);
  });
});
