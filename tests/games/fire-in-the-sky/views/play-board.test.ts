import { describe, expect, it } from "vitest";
import { get } from "../../../../lib/documents";
import type { PlayBoard } from "../../../../lib/games";
import { faceOfType } from "../../../../lib/games/fire-in-the-sky/views/play/faces";
import { type Game, view } from "../../../../lib/kernel";
import { readScript, runScript } from "../../../../lib/playtest";
import { shipped, startScenario } from "../../../support/shipped";
import { Scene, shippedRules } from "../helpers";
import { points } from "../chapters/table-top";
import { boardOf, counters, faults, stackAt, counterText } from "./support";

const game = "fire-in-the-sky";

/** The Example of Play: its board before every choice, under what is asked then. */
function exampleOfPlay(look: (board: PlayBoard, playing: Game, played: number) => void): void {
  const { ruleset, scenarios, playtests } = shipped(game);
  const read = readScript(playtests["example-of-play"]!);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  let played = 0;
  const { error } = runScript(ruleset, read.value, {
    scenario: scenarios["short-campaign"]!,
    options: read.value.options ?? [],
    watch: (playing) => look(boardOf(playing), playing, played++),
  });
  expect(error).toBeUndefined();
}

describe("counters of the compiled rules", () => {
  it("are those of the documents", () => {
    const { draft, game: definition } = shipped(game);
    const documents = Object.fromEntries([...draft.documents].map(([path, { value }]) => [path, value]));
    const rules = shippedRules();
    const mix = definition.views!.map!.mix(documents, "scenarios/campaign.json");
    expect(mix.length).toBeGreaterThan(60);
    for (const { face } of mix) expect(faceOfType(rules, rules.typeOf[face.type]!)).toEqual(face);
  });
});

describe("the Example of Play on the board", () => {
  const boards: PlayBoard[] = [];
  exampleOfPlay((board, playing, played) => {
    boards.push(board);
    const wrong = [undefined, "japan", "allies"].flatMap((side) =>
      faults(boardOf(playing, side), view(playing, side)),
    );
    expect(wrong, `before choice ${played}`).toEqual([]);
  });
  const when = (fits: (board: PlayBoard) => boolean): PlayBoard => boards.find(fits)!;

  it("shows the moment: set-up, then whose player turn it is", () => {
    expect(boards[0]!.moment).toBe("Turn 2 · Set-up");
    expect(boards.at(-2)!.moment).toBe("Turn 2 · Japanese player turn");
    expect(boards.at(-1)!.moment).toBe("Turn 2 · Allied player turn");
  });

  it("lays what is still to be set up beside the map, and what is gone out of the game", () => {
    const tray = (id: string): string[] =>
      boards[0]!.trays.find((each) => each.id === id)!.counters.map(counterText);
    expect(tray("arriving")).toContain("12 j-dd");
    expect(tray("track-3")).toHaveLength(3);
    expect(tray("removed")).toEqual(["1 u-bb-pennsylvania-arizona", "1 b-bb-prince-of-wales-repulse"]);
    expect(boards.at(-1)!.trays.map(({ id }) => id)).not.toContain("arriving");
  });

  it("stacks ships above, then aircraft, then land units, like ones together", () => {
    const kure = stackAt(
      when(({ moment }) => moment.includes("Japanese")),
      "kure",
      "japan",
    ).map(counterText);
    expect(kure.slice(0, 2)).toEqual(["1 j-cv-akagi-kaga", "1 j-cv-shokaku-zuikaku"]);
    expect(kure).toContain("12 j-dd");
    expect(kure.slice(-2)).toEqual(["12 j-dd", "2 j-land-4"]);
    expect(stackAt(boards[0]!, "rabaul", "japan").map(counterText)).toEqual([
      "1 j-air 2 steps",
      "1 j-land-2",
    ]);
    expect(stackAt(boards[0]!, "manila", "allies").map(counterText)).toEqual(["1 u-land-8 reduced"]);
  });

  it("shows Task Forces in their sea hex, by number and the base that they come from", () => {
    const board = when(({ stacks }) => stacks.some(({ place }) => place === "rangoon"))!;
    expect(stackAt(board, "hainan", "japan").map(counterText)).toEqual([]);
    const sailed = boards.findLast(({ battle }) => battle?.place === "rangoon")!;
    expect(stackAt(sailed, "rangoon", "japan").map(counterText)).toContain(
      "1 j-dd moved (Task Force 0, from Hainan)",
    );
    expect(stackAt(sailed, "surabaya", "japan").map(counterText)).toEqual([
      "1 j-ca moved (Task Force 4, from Palau)",
      "2 j-dd moved (Task Force 4, from Palau)",
      "1 j-land-4 moved (Task Force 4, from Palau)",
    ]);
  });

  it("names the units that are gathering for a Task Force", () => {
    const forming = boards.filter((board) =>
      counters(board).some(({ group }) => group === "In the new Task Force"),
    );
    expect(forming.length).toBeGreaterThan(5);
  });

  it("shows where aircraft are committed to", () => {
    const board = boards.findLast(({ battle }) => battle?.place === "manila")!;
    expect(stackAt(board, "formosa", "japan").map(counterText)).toContain(
      "2 j-air 4 steps committed (Committed to Manila)",
    );
  });

  it("counts the tracks, with fractions as they are written by hand", () => {
    const value = (board: PlayBoard, title: string): string =>
      board.tracks.find((track) => track.title === title)!.value;
    expect(value(boards[0]!, "Oil")).toBe("12");
    expect(boards.some((board) => value(board, "Transport Points, Japan") === "11½")).toBe(true);
    expect(boards[0]!.tracks.map(({ title }) => title)).not.toContain("Transport Points, Netherlands");
    for (const track of boards.at(-1)!.tracks) expect(track.rule).toMatch(/^2\.1\.2\./);
  });

  it("says who holds which base, and marks one that is occupied", () => {
    expect(boards[0]!.control).toMatchObject({ rabaul: "japan", midway: "allies" });
    expect(Object.values(boards[0]!.control)).not.toContain("none");
    const marked = boards.filter((board) =>
      counters(board).some(({ face }) => face.type === "occupied-base"),
    );
    expect(marked.length).toBeGreaterThan(0);
    expect(stackAt(marked.at(-1)!, "lae", "japan").map(counterText)).toContain("1 occupied-base");
  });
});

describe("a set-up", () => {
  it.each(["campaign", "short-campaign"])("%s: every counter lies in one place", (scenario) => {
    const begun = startScenario(game, scenario, { seed: 3 });
    const board = boardOf(begun);
    expect(faults(board, view(begun))).toEqual([]);
    const units = get(view(begun), "/units") as object;
    const off = startScenario(game, scenario, { seed: 3, options: [] });
    expect(counters(boardOf(off)).flatMap(({ pieces }) => pieces ?? []).length).toBeLessThan(
      Object.keys(units).length,
    );
  });
});

describe("marks and notes", () => {
  it("show hits at sea, the value of a replacements marker, and where a split hex is left by", () => {
    const scene = new Scene({ turn: 3 });
    points(scene, { oil: 9, japan: 9, us: 9, britain: 9 });
    const land = scene.unit("j-land-4", "malaya");
    const destroyer = scene.unit("j-dd", "malaya");
    scene.force("japan", "malaya-east", destroyer, land);
    scene.position.taskForces[0]!.origin = scene.place("saigon");
    scene.position.hits[land] = 2;
    const marker = scene.rules.markersOf[0]![0]!;
    scene.position.at[marker] = scene.place("kure");
    scene.position.steps[marker] = 4;
    const board = boardOf(scene.play("operational-movement", []).game as unknown as Game);
    expect(stackAt(board, "malaya", "japan").map(counterText)).toEqual([
      "1 j-dd moved (Task Force 0, from Saigon)",
      "1 j-land-4 damaged moved (Task Force 0, from Saigon) [2 hits]",
    ]);
    const [replacements] = stackAt(board, "kure", "japan");
    expect(replacements!.face).toMatchObject({ name: "Replacements of 4", picture: { kind: "marker" } });
  });

  it("part aircraft of one step from those of two", () => {
    const scene = new Scene();
    scene.air("japan", "truk", 5);
    scene.unit("u-dd", "noumea");
    const board = boardOf(scene.play("operational-movement", []).game as unknown as Game);
    expect(stackAt(board, "truk", "japan").map(counterText)).toEqual(["2 j-air 4 steps", "1 j-air 1 steps"]);
  });
});
