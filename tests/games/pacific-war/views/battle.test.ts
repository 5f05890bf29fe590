import { describe, expect, it } from "vitest";
import { play } from "../../../../lib/games/pacific-war/views/play";
import type { BattleBoard } from "../../../../lib/games/view-types";
import { below, type Json, pending, seedState, view } from "../../../../lib/kernel";
import { make, type Pacific, rules, scene } from "../engine";

/** The mission or battle in play beside the map, as each side may see it. */

const boardOf = (game: Pacific, side?: string) => play.board(rules, view(game, side) as Json);

/** Plays by chance until a board with a battle fits. */
function until(scenario: string, fits: (battle: BattleBoard, game: Pacific) => boolean): Pacific {
  for (let seed = 1; seed < 12; seed++) {
    const game = scene("game", {}, { scenario, seed });
    const words = seedState(seed);
    for (let i = 0; i < 400; i++) {
      const decisions = pending(game);
      if (decisions.length === 0) break;
      const { battle } = boardOf(game);
      if (battle && fits(battle, game)) return game;
      const { options } = decisions[below(words, decisions.length)]!;
      make(game, options[below(words, options.length)]!);
    }
  }
  throw new Error("It does not come to that.");
}

const boxes = (battle: BattleBoard, side: string): Record<string, string[]> =>
  Object.fromEntries(
    battle.sides
      .find((each) => each.side === side)!
      .boxes.map(({ title, counters }) => [title, counters.map(({ face }) => face.name)]),
  );

describe("a naval battle", () => {
  const game = until(
    "engagement-02-savo-island",
    (battle) => /Phase [12] of/.test(battle.stage) && /Naval fire/.test(battle.stage),
  );

  it("says phase, range and step, and shows what both have on the display (29.2.1)", () => {
    const battle = boardOf(game, "allied").battle!;
    expect(battle.title).toMatch(/^Naval battle, /);
    expect(battle.stage).toMatch(/^Phase \d of 3 · range \w+ · /);
    for (const side of ["allied", "japanese"])
      expect(boxes(battle, side)["On the display"]!.length).toBeGreaterThan(0);
  });

  it("keeps what is not on the display from the other side", () => {
    const all = boxes(boardOf(game).battle!, "japanese")["Not yet on the display"]!;
    const seen = boxes(boardOf(game, "allied").battle!, "japanese")["Not yet on the display"]!;
    expect(all.length).toBeGreaterThan(0);
    for (const name of seen) expect(name).toMatch(/^Task Force \d+$/);
    expect(all.every((name) => !seen.includes(name) || name.startsWith("Task Force"))).toBe(true);
  });

  it("is walked through step by step, with the one that is on", () => {
    const parts = boardOf(game, "allied").displays!.find(({ id }) => id === "steps")!.parts;
    const { values } = parts.find(({ id }) => id === "steps-naval")!;
    expect(values.map(({ value }) => value)).toContain("now");
    expect(values[0]).toMatchObject({ title: "1. Naval Combat Determination", value: "done" });
  });
});

describe("an air mission", () => {
  const game = until(
    "engagement-01-pearl-harbor",
    ({ title, stage, links }) => title.startsWith("Air Strike") && stage === "Targets" && links.length > 0,
  );
  const { battle, displays } = boardOf(game, "japanese");

  it("has its units over the target, the aircraft on the ground, and the orders that were given (28.11)", () => {
    expect(battle!.title).toBe("Air Strike, Oahu (2860)");
    expect(boxes(battle!, "japanese")["Over the target"]!.length).toBeGreaterThan(0);
    expect(battle!.links[0]).toMatchObject({ kind: "strike", side: "japanese", rule: "28.11" });
    expect(battle!.sides[0]!.points.map(({ title }) => title)).toEqual(["Coordinated", "Detected"]);
  });

  it("is walked through step by step up to the targets", () => {
    const part = displays!.find(({ id }) => id === "steps")!.parts[0]!;
    expect(part.title).toMatch(/^Air Strike, Oahu/);
    expect(part.values.find(({ value }) => value === "now")?.title).toMatch(/Targets$/);
  });
});
