import { describe, expect, it } from "vitest";
import { choiceText, namesOf } from "../../../../lib/book";
import { forlornHopesRules } from "../../../../lib/games/forlorn-hopes/definition";
import type { HeldCounter } from "../../../../lib/games";
import { play } from "../../../../lib/games/forlorn-hopes/views/play";
import { choose, type Choice, type Json, pending, view } from "../../../../lib/kernel";
import { begin, rules } from "../support";

/** The boards of each side are made of its own view: what is hidden from it has nowhere to come from. */

const board = (game: ReturnType<typeof begin>, side?: string) => play.board(rules, view(game, side) as Json);
const names = namesOf({
  definition: forlornHopesRules as never,
  ruleset: { rules } as never,
});

/** A raid on Koepang that fighters meet: played until a unit of it moves on the battle board. */
function raid(): ReturnType<typeof begin> {
  const game = begin("training", { seed: 1 });
  const flown = ["jaaf-ki-21-1", "jaaf-ki-43-1"];
  for (let i = 0; i < 40; i++) {
    const { step, side, options } = pending(game)[0]!;
    if (step === "battle-move") return game;
    const wanted: Choice | undefined =
      options.find(({ mission }) => mission === "air") ??
      options.find(({ hex, do: act }) => act === "target-hex" && hex === "2509") ??
      (step === "mission-units"
        ? (options.find(({ unit }) => unit === flown[0]) ?? options.find((each) => each.do === "done"))
        : undefined) ??
      options.find((each) => each.do === "intercept");
    if (wanted?.unit === flown[0]) flown.shift();
    expect(choose(game, side, wanted ?? options[0]!).ok).toBe(true);
  }
  throw new Error("No battle is met.");
}

describe("the boards of a side", () => {
  it("show its own airbases with six boxes and their room, and nothing of the other's", () => {
    const game = begin("training", { seed: 1 });
    const of = (side: string) => board(game, side).displays!.find(({ id }) => id === "airbases")!;
    const [kendari] = of("japanese").parts;
    expect(kendari).toMatchObject({ title: "Kendari", place: "2406", side: "japanese" });
    expect(kendari!.boxes.map(({ title }) => title)).toEqual([
      "Regroup",
      "Regroup, disrupted",
      "Flown",
      "Flown, disrupted",
      "Ready",
      "Ready, disrupted",
    ]);
    expect(kendari!.boxes[4]!.counters).toHaveLength(4);
    expect(kendari!.values[0]).toMatchObject({ title: "Air units", rule: "6.3" });
    expect(kendari!.values[0]!.value).toMatch(/^4 of \d+$/);
    expect(new Set(of("allied").parts.map(({ side }) => side))).toEqual(new Set(["allied"]));
    expect(JSON.stringify(board(game, "allied"))).not.toContain("Ki-43");
  });

  it("9.7: a battle turns to its board, with facing, altitude, field of fire and costs of what the unit can do", () => {
    const game = raid();
    const { side, options } = pending(game)[0]!;
    expect(side).toBe("japanese");
    const own = board(game, "japanese");
    expect(own.shownBoard).toBe("tactical-battle-board");
    expect(own.tracks).toContainEqual({ title: "Movement points left", value: "6", rule: "9.7.8" });
    const stack = own.stacks.find(({ place }) => place === "3210")!;
    const [counter] = stack.counters as [HeldCounter];
    expect(counter).toMatchObject({
      facing: { degrees: 0, words: "faces N", turned: true },
      altitude: { badge: "L" },
    });
    expect(counter.markers?.[0]).toEqual({ letters: "1", words: "sequence 1" });
    expect(own.cover).toMatchObject({ id: "field-of-fire", rule: "9.7.9" });
    expect(own.cover!.marks.length).toBeGreaterThan(5);
    const printed = view(game, "japanese") as Json;
    const said = options.map(
      (each) =>
        `${choiceText(each, names)}: ${play.noteOf!(rules, printed, each)} in ${play.placesOf(rules, printed, each).join()}`,
    );
    expect(said.slice(0, 2)).toEqual([
      "fly ahead: 1 point in 3209",
      "turn left by a hexside: 1 point in 3210",
    ]);
    expect(said).toContain("make an Immelmann: 2 points in 3209");
    expect(play.moveOf(rules, printed, options[0]!)).toEqual({ pieces: ["jaaf-ki-43-1"], to: "3209" });
  });

  it("9.7.3: keep sequence numbers and altitudes of the other side from whoever may not know them", () => {
    const game = raid();
    const hidden = (side: string) =>
      board(game, side)
        .displays!.find(({ id }) => id === "air-battle")!
        .parts.find((part) => part.side === "allied")!
        .boxes.flatMap(({ counters }) => counters);
    expect(hidden("japanese").length).toBeGreaterThan(0);
    for (const { altitude, markers = [] } of hidden("japanese"))
      expect([altitude, markers.filter(({ words }) => words.startsWith("sequence"))]).toEqual([
        undefined,
        [],
      ]);
    expect(hidden("allied").every(({ altitude }) => altitude !== undefined)).toBe(true);
  });

  it("lay supply over the map, from what a side sees as from all", () => {
    const game = begin("campaign", { seed: 1 });
    const marks = (side?: string) =>
      play.overlay!(rules, view(game, side) as Json, "supply-allied", undefined).marks;
    expect(marks("allied")).toEqual(marks());
    expect(marks().some(({ tone }) => tone === "good")).toBe(true);
  });
});
