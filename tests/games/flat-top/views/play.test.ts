import { describe, expect, it } from "vitest";
import { choiceText, namesOf } from "../../../../lib/book";
import { flatTopRules } from "../../../../lib/games/flat-top/definition";
import { play } from "../../../../lib/games/flat-top/views/play";
import { type Choice, type Json, pending, take, view } from "../../../../lib/kernel";
import { begin } from "../support";

/** The board of each side is made of its own view: what is hidden from it has nowhere to come from. */

const begun = () => begin("training", { seed: 7 });

/** Plays the first option until a side is asked in a step whose title is this. */
function until(title: string, side: string): { game: ReturnType<typeof begun>; options: readonly Choice[] } {
  const game = begun();
  for (let i = 0; i < 200; i++) {
    const found = pending(game).find((each) => each.side === side && each.step === title);
    if (found) return { game, options: found.options };
    const asked = 31 - Math.clz32(game.asked);
    take(game, asked, title === "readying" ? game.table.codes(asked)[0]! : game.table.codes(asked).at(-1)!);
  }
  throw new Error(`${title} does not come up.`);
}

const board = (game: ReturnType<typeof begun>, side: string) =>
  play.board(game.ruleset.rules, view(game, side) as Json);

describe("the board of a side", () => {
  const game = begun();
  const allied = board(game, "allied");
  const japanese = board(game, "japanese");

  it("shows its own Task Forces, planes and plots, and nothing of the hidden enemy", () => {
    expect(allied.stacks.map(({ side }) => side)).toEqual(["allied"]);
    expect(japanese.stacks.map(({ side }) => side)).toEqual(["japanese"]);
    expect(allied.paths!.map(({ side, title }) => [side, title])).toEqual([["allied", "Task Force 1"]]);
    const sides = (of: typeof allied): string[] => [
      ...new Set(of.displays!.flatMap(({ parts }) => parts.map((part) => part.side))),
    ];
    expect([sides(allied), sides(japanese)]).toEqual([["allied"], ["japanese"]]);
    const names = JSON.stringify(allied);
    for (const { face } of japanese.stacks.flatMap(({ counters }) => counters))
      if (!/^[A-Z]+ \d+$/.test(face.name)) expect(names).not.toContain(face.name);
  });

  it("names the hour, and lays clouds and the night over the map", () => {
    expect(allied.moment).toBe("0500, 8 May 1942");
    expect(allied.tracks.slice(0, 2).map(({ value }) => value)).toEqual(["0500", "Night"]);
    expect(allied.cover!.all).toBe("night");
    expect(new Set(allied.cover!.marks.map(({ tone }) => tone))).toEqual(new Set(["cloud", "storm"]));
  });

  it("lists the boxes of a carrier and of a base, with what they hold", () => {
    const [yorktown, base] = allied.displays![0]!.parts;
    expect(yorktown!.title).toBe("Yorktown, Task Force 1");
    expect(yorktown!.boxes.map(({ title }) => title)).toEqual(["Just Landed", "Readying", "Ready"]);
    expect(base!.boxes.map(({ title }) => title)).toContain("Dispersed");
    expect(yorktown!.values[0]).toMatchObject({ title: "Air Factors", value: "23 of 30" });
    expect(base!.place).toBe("port-moresby");
  });
});

describe("what an option is about", () => {
  it("is said as people say it: planes with the hour by which they must be down, ways, reports", () => {
    const names = namesOf({ definition: flatTopRules, ruleset: begun().ruleset });
    const planes = { plane: "zero-carrier", ordnance: "none", due: 3061, altitude: "low", bomber: false };
    const lines: [Choice, string][] = [
      [
        { do: "land", formation: "af-2", ...planes, at: "rabaul", launch: "minimum", count: 3 },
        "land Air Formation 2: 3 Zero unarmed due by 1300 at low altitude at Rabaul (minimum launch)",
      ],
      [
        { do: "climb", formation: "af-2", ...planes, count: 1 },
        "climb Air Formation 2: 1 Zero unarmed due by 1300",
      ],
      [{ do: "enter", formation: "af-2", hex: "KK34" }, "move Air Formation 2 to KK34"],
      [{ do: "hide", hex: "KK35", kind: "planes" }, "hide in KK35"],
      [{ do: "stay", formation: "af-2" }, "hold Air Formation 2"],
      [{ do: "place", force: "tf-1", hex: "KK34" }, "place Task Force 1 in KK34"],
      [{ do: "plot", force: "tf-1", path: ["JJ33", null] }, "plot Task Force 1 JJ33 – off the map"],
      [{ do: "plot", force: "tf-1", path: [] }, "plot Task Force 1 to stay"],
      [{ do: "assign", ship: "yorktown", force: "tf-12" }, "assign Yorktown to Task Force 12"],
      [{ do: "scuttle", force: "tf-1", ship: "yorktown" }, "scuttle Yorktown"],
      [
        { do: "report", hex: "KK35", kind: "ships", units: 1, total: 5 },
        "report in KK35 1 Task Force with 5 ships",
      ],
    ];
    for (const [choice, text] of lines) expect(choiceText(choice, names)).toBe(text);
  });

  it.each<[string, Choice]>([
    [
      "add Air Formation 1 from Yorktown (maximum launch) 1 Wildcat unarmed",
      {
        do: "add",
        formation: "af-1",
        from: "yorktown",
        launch: "maximum",
        plane: "wildcat-carrier",
        ordnance: "none",
        count: 1,
      },
    ],
    [
      "assign 1 Wildcat to escorts",
      { do: "assign", plane: "wildcat", declined: false, to: "escorts", count: 1 },
    ],
    [
      "attack 2 Wildcat (without a Range Factor) against Jake",
      { do: "attack", plane: "wildcat", armed: false, declined: true, target: "jake", count: 2 },
    ],
    [
      "fire from Task Force 1 at Val that dive on Lexington with 6 factors",
      { do: "fire", from: "tf-1", plane: "val", attack: "dive", target: "lexington", factors: 6 },
    ],
    [
      "strike 3 Val with AP dive on Lexington",
      { do: "strike", plane: "val", ordnance: "ap", attack: "dive", target: "lexington", count: 3 },
    ],
    ["aim at Yubari with 1 factor", { do: "aim", what: "base-fire", ship: "yubari", factors: 1 }],
  ])("in combat: %s", (text, choice) => {
    const names = namesOf({ definition: flatTopRules, ruleset: begun().ruleset });
    expect(choiceText(choice, names)).toBe(text);
  });

  it("readying moves a counter from box to box", () => {
    const { game, options } = until("readying", "allied");
    const { rules } = game.ruleset;
    const printed = view(game, "allied") as Json;
    const ready = options.find((each) => each.do === "ready" && each.ordnance === "gp")!;
    const piece = `yorktown/readying/${String(ready.plane)}/none`;
    expect(play.piecesOf(printed, ready, rules)).toEqual([piece]);
    expect(play.moveOf(rules, printed, ready)).toEqual({ pieces: [piece], to: "yorktown/ready" });
    const boxes = board(game, "allied").displays![0]!.parts[0]!.boxes;
    expect(boxes.flatMap(({ counters }) => counters.flatMap((each) => each.pieces ?? []))).toContain(piece);
  });

  it("a plotted path takes all ships of its Task Force to its last hex", () => {
    const { game, options } = until("paths", "allied");
    const { rules } = game.ruleset;
    const printed = view(game, "allied") as Json;
    const plot = options.find((each) => each.do === "plot" && (each.path as string[]).length === 2)!;
    const move = play.moveOf(rules, printed, plot)!;
    expect(move.to).toBe((plot.path as string[])[1]);
    expect(move.pieces).toContain("yorktown");
    expect(play.placesOf(rules, printed, plot)).toEqual(expect.arrayContaining(plot.path as string[]));
  });
});

describe("how far can be seen from here", () => {
  it("marks Condition Numbers of the hour around a hex, and asks for a hex without one", () => {
    const game = begun();
    const { rules } = game.ruleset;
    const printed = view(game, "allied") as Json;
    expect(play.overlay!(rules, printed, "ships-see-ships", undefined).note).toBe("Choose a hex.");
    const sight = play.overlay!(rules, printed, "planes-see-ships", "JJ34");
    expect(sight.marks.map(({ place }) => place)).toContain("JJ34");
    expect(sight.marks.every(({ text }) => /^[123]$/.test(text!))).toBe(true);
  });
});
