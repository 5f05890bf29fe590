import { describe, expect, it } from "vitest";
import { choiceText, namesOf } from "../../../../lib/book";
import { pacificWarRules } from "../../../../lib/games/pacific-war/definition";
import { play } from "../../../../lib/games/pacific-war/views/play";
import { below, type Choice, type Json, pending, seedState, view } from "../../../../lib/kernel";
import { make, type Pacific, rules, scene } from "../engine";

/** The board of each side is made of its own view: what is hidden from it has nowhere to come from. */

const printed = (game: Pacific, side: string): Json => view(game, side) as Json;
const board = (game: Pacific, side: string) => play.board(rules, printed(game, side));
const whole = (scenario: string) => scene("game", {}, { scenario, seed: 7 });
const names = namesOf({ definition: pacificWarRules, ruleset: { rules } as never });

describe("the board of a side", () => {
  const game = whole("one-carrier-each");
  const allied = board(game, "allied");

  it("shows its own Task Forces with Core and Screen, and of the enemy's the marker alone (2.5.10)", () => {
    const trays = allied.displays!.find(({ id }) => id === "task-forces")!.parts;
    expect(trays.map(({ title, boxes }) => [title, boxes.map((box) => box.title)])).toEqual([
      ["Task Force 1, 0835", ["Core", "Screen"]],
      ["Task Force 1, 1536", []],
    ]);
    const core = trays[0]!.boxes[0]!.counters.map(({ face }) => face.name);
    expect(core).toEqual(["Enterprise", "Enterprise air group"]);
    const enemy = allied.stacks.filter(({ side }) => side === "japanese");
    expect(
      enemy.map(({ place, counters }) => [place, counters.map(({ face, note }) => [face.name, note])]),
    ).toEqual([["1536", [["Task Force 1", "undetected"]]]]);
    // Its victory conditions alone name an enemy ship.
    const shown = JSON.stringify([allied.stacks, allied.trays, allied.displays!.slice(0, -1), allied.tracks]);
    expect(/Shokaku|j-cv5/.test(shown)).toBe(false);
  });

  it("says the light, the cycle, the Advantage and the points", () => {
    const of = (title: string) => allied.tracks.find((track) => track.title === title)?.value;
    expect([of("Battle Cycle"), of("Operation player"), of("Victory Points, Allies")]).toEqual([
      "1 of 3",
      "Japan",
      "0",
    ]);
    expect(allied.moment).toBe("August 1942 · Battle Cycle 1");
    const ring = allied.displays!.find(({ id }) => id === "operation")!.parts[1]!.values;
    expect(ring.map(({ value }) => value)).toEqual(["Day A.M., now", "Day P.M.", "Dusk"]);
  });

  it("walks through the Battle Cycle: what is done, and what is on", () => {
    const steps = allied.displays!.find(({ id }) => id === "steps")!.parts.at(-1)!.values;
    expect(steps.map(({ value }) => value).filter((value) => value === "now")).toHaveLength(1);
    expect(steps[0]).toMatchObject({ title: "1. Lighting Phase", value: "done" });
  });
});

/** Plays by chance and looks at every position as each side and as one who sees all. */
function lookAt(game: Pacific, seed: number, most: number): Set<string> {
  const words = seedState(seed);
  const said = new Set<string>();
  for (let i = 0; i < most; i++) {
    const decisions = pending(game);
    if (decisions.length === 0) break;
    const { side, options } = decisions[below(words, decisions.length)]!;
    const state = printed(game, side);
    const shown = play.board(rules, state);
    const hidden = Object.keys(game.table.position.fleet.hex);
    expect(hidden.length).toBeGreaterThan(0);
    const pieces = new Set(
      shown.stacks.flatMap(({ counters }) => counters.flatMap((each) => each.pieces ?? [])),
    );
    for (const option of options.slice(0, 12)) {
      said.add(choiceText(option, names));
      for (const piece of play.piecesOf(state, option, rules)) expect(pieces).toContain(piece);
      play.placesOf(rules, state, option);
      play.moveOf(rules, state, option);
    }
    make(game, options[below(words, options.length)]!);
  }
  return said;
}

describe("options", () => {
  it.each(["training", "engagement-01-pearl-harbor", "engagement-03-first-invasion-of-wake-island"])(
    "are said as people say them, with their counters on the board: %s",
    (scenario) => {
      const said = lookAt(whole(scenario), 3, 120);
      expect(said.size).toBeGreaterThan(10);
      // No id, no name of a member, no code.
      for (const text of said) expect(text).not.toMatch(/[a-z]-[a-z0-9]+-|\b(?:us|j|tf)-|undefined|[{}]/);
    },
  );

  it("of a month are said as people say them", () => {
    const campaign = [
      "strategic-intelligence",
      "command-points",
      "reinforcements",
      "replacements",
      "engineering",
      "operations",
    ];
    const using = { ...rules, sequence: { ...rules.sequence, campaign } };
    const from = { from: "command-points" };
    const said = lookAt(scene("game", from, { scenario: "campaign-guadalcanal", seed: 7, using }), 5, 60);
    expect(said.size).toBeGreaterThan(20);
    for (const text of said) expect(text).not.toMatch(/[a-z]-[a-z0-9]+-|\b(?:us|j|tf)-|undefined|[{}]/);
  });

  it.each<[string, Choice]>([
    ["move Task Force 1 to hex 0835", { move: "tf-1", to: "0835" }],
    ["put Enterprise into the Core", { ship: "us-cv4", row: "core" }],
    [
      "fire guns and torpedoes of Shokaku at Enterprise",
      { do: "fire", ship: "j-cv5", at: "us-cv4", with: "guns-and-torpedoes" },
    ],
    ["an Air Strike to Guadalcanal", { mission: "strike", at: "1134" }],
    ["attack Enterprise with CAD5", { unit: "cad5", ship: "us-cv4" }],
    ["land Guadalcanal LRA at Guadalcanal", { land: "guadalcanal-lra", at: "1134" }],
    ["no other target for Marine fighters", { unit: "marine-fighters", do: "done" }],
    ["fight in hex 1422 off the north shore", { do: "fight", hex: "1422", shore: "north" }],
    ["leave the other stacks at home", { do: "stay-home" }],
    ["raid with CAD5", { raid: "cad5" }],
    ["do not raid", { do: "no-raid" }],
    ["leave the map by the south edge", { exit: "south" }],
    ["put CAD5 aboard Enterprise", { move: "cad5", aboard: "us-cv4" }],
    ["give up the Operation: Deactivate all units", { do: "deactivate-all" }],
    ["lay siege to Rabaul", { siege: "1630" }],
    ["place a dummy in Rabaul as a new Task Force", { dummy: "1630", as: "new" }],
    ["2 steps of level 1 in Rabaul", { give: 2, level: 1, at: "1630" }],
    ["give 5 Command Points to South Pacific", { give: 5, to: "a-hq-south-pacific" }],
    [
      "build in Guadalcanal: Japanese small airbase, through South Seas",
      { build: "japanese-small-airbase", at: "1134", payer: "j-hq-south-seas" },
    ],
    ["repair all Bases", { repair: "all" }],
    ["take the Offensive Support Base in Rabaul off the map", { takeOff: "1630" }],
    [
      "keep up the Tokyo Express with points of South Seas",
      { keep: "tokyo-express", payer: "j-hq-south-seas" },
    ],
    ["to Rabaul, paid by South Seas", { to: "1630", payer: "j-hq-south-seas" }],
    [
      "raid with 4 of the 20th Group through Central Pacific",
      { bombers: "20", points: 4, by: "a-hq-central-pacific" },
    ],
    ["sweep for the submarines of Rabaul with Task Force 1", { sweep: "tf-1", patrol: "1630" }],
  ])("%s", (text, choice) => {
    expect(choiceText(choice, names)).toBe(text);
  });
});
