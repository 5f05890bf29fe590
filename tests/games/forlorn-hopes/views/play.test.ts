import { describe, expect, it } from "vitest";
import { choiceText, namesOf } from "../../../../lib/book";
import { forlornHopesRules } from "../../../../lib/games/forlorn-hopes/definition";
import type { HeldCounter } from "../../../../lib/games";
import { AirFlag, Gone, ShipFlag } from "../../../../lib/games/forlorn-hopes/model/position";
import { play } from "../../../../lib/games/forlorn-hopes/views/play";
import { choose, type Choice, type Json, pending, view } from "../../../../lib/kernel";
import { airUnit, begin, hex, make, place, rules, scene, ship } from "../support";

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

  it("16.1, 16.2: list points by source, and what the end would bring", () => {
    const values = (game: ReturnType<typeof begin>, side: string) =>
      board(game, "allied")
        .displays!.find(({ id }) => id === "victory")!
        .parts.find((part) => part.side === side)!.values;
    const campaign = scene(
      "air-fleet-11-commitment",
      {},
      {
        dice: [1, 1, 1, 1],
        change: (position) => {
          position.points = [0, 3];
          position.hits[place("darwin")] = 2;
          position.control[hex("1302")] = 1;
        },
      },
    );
    make(campaign, { do: "commit" }, { do: "buy", unit: "j11-g4m-1" }, { do: "buy", unit: "j11-g4m-2" });
    make(campaign, { do: "done" });
    expect(values(campaign, "allied").slice(0, 2)).toEqual([
      { title: "Victory Points", value: "1", rule: "16.0" },
      { title: "Japan commits the 11th Air Fleet", value: "1 (once)", rule: "5.1.1" },
    ]);
    expect(values(campaign, "japanese")).toEqual([
      { title: "Victory Points", value: "1", rule: "16.0" },
      { title: "Japan buys a further unit of the 11th Air Fleet", value: "-2 (2 times)", rule: "5.1.4" },
      { title: "Hits on Darwin, if the game ended now", value: "2", rule: "16.2" },
      {
        title: "Places, if the game ended now (forecast by present supply lines)",
        value: "8",
        rule: "16.2",
      },
      { title: "Singapore", value: "4", rule: "16.2" },
      { title: "Sarawak", value: "1", rule: "16.2" },
      { title: "Kendari", value: "2", rule: "16.2" },
      { title: "Menado", value: "1", rule: "16.2" },
    ]);
    const javaSea = scene(
      "initiative",
      {},
      {
        scenario: "java-sea",
        change: ({ fleet, air }) => {
          fleet.site[ship("us-ca")] = Gone.lost;
          fleet.flags[ship("us-dd")] = ShipFlag.crippled;
          // The enemy's to know: it does not count before the end (6.1).
          air.flags[airUnit("jaaf-ki-21-1")] = AirFlag.reduced;
        },
      },
    );
    expect([values(javaSea, "japanese"), values(javaSea, "allied")]).toEqual([
      [
        { title: "Victory Points", value: "1.5", rule: "16.0" },
        { title: "Enemy ships eliminated", value: "1 (once)", rule: "17.1.4" },
        { title: "Enemy ships crippled", value: "0.5 (once)", rule: "17.1.4" },
      ],
      [{ title: "Victory Points", value: "0", rule: "16.0" }],
    ]);
  });

  it("lay supply over the map, from what a side sees as from all", () => {
    const game = begin("campaign", { seed: 1 });
    const marks = (side?: string) =>
      play.overlay!(rules, view(game, side) as Json, "supply-allied", undefined).marks;
    expect(marks("allied")).toEqual(marks());
    expect(marks().some(({ tone }) => tone === "good")).toBe(true);
  });
});
