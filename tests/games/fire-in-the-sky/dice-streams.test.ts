import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { below, type Game, hash, type Json, resume, seedState, start, take, view } from "../../../lib/kernel";
import { type StreamChance } from "../../../lib/kernel/types";
import { recommended, shipped, startScenario } from "../../support/shipped";

const GAME = "fire-in-the-sky";

/** Some random choices, the same for the same seed. */
function playOn(game: Game, seed: number, isTime: (decisions: number) => boolean): void {
  const random = seedState(seed);
  for (let i = 0; game.asked !== 0 && !isTime(i); i++) {
    const side = 31 - Math.clz32(game.asked & -game.asked);
    const codes = game.table.codes(side);
    take(game, side, codes[below(random, codes.length)]!);
  }
}

const facesOf = (game: Game): number[] =>
  game.table.events.flatMap(({ dice = [] }) => dice.flatMap(({ faces }) => faces));

const scopes = (game: Game): string[] => (game.state.chance as StreamChance).scopes.map(({ name }) => name);

/** A game that has just come to a battle in which dice were rolled. */
function inBattle(seed: number): Game {
  const game = startScenario(GAME, "short-campaign", { seed });
  playOn(game, 3, () => {
    const { frames, chance } = game.state;
    const inIt = (chance as StreamChance).scopes.at(-1)!;
    return frames.some(({ step }) => step === "battle-board") && Object.keys(inIt.rolled).length > 0;
  });
  return game;
}

describe("a game saved before dice had streams", () => {
  const folder = join(import.meta.dirname, "dice-of-one-sequence");
  const read = (name: string): Json => JSON.parse(readFileSync(join(folder, name), "utf8")) as Json;

  it("rolls on as it would have then", () => {
    const { faces } = read("faces.json") as unknown as { faces: number[] };
    const saved = read("saved.json") as { chance: Json };
    const taken = resume(shipped(GAME).ruleset, saved);
    if (!taken.ok) throw new Error(taken.error[0]!.message);
    const game = taken.value as Game;
    expect(game.state.chance).toEqual(saved.chance);
    playOn(game, 3, (decisions) => decisions % 50 === 0 && facesOf(game).length > 20);
    const rolled = facesOf(game);
    expect(rolled.length).toBeGreaterThan(20);
    // What they are rolled for is the rules' affair; the order in which they fall is the generator's.
    const both = Math.min(rolled.length, faces.length);
    expect(rolled.slice(0, both)).toEqual(faces.slice(0, both));
    expect(Object.keys(game.state.chance)).toEqual(["kind", "state"]);
  });
});

describe("dice of Fire in the Sky", () => {
  it("are rolled for a turn, a player turn, a phase and a battle", () => {
    const [all, turn, player, phase, battle] = scopes(inBattle(20));
    expect([all, phase]).toEqual(["", "combat"]);
    expect(turn).toMatch(/^turn \d+$/);
    expect(player).toMatch(/^(japanese|allied)-player-turn$/);
    expect(battle).toMatch(/^battle at [a-z-]+$/);
  });

  it("name their purposes by ids, alike with a log and in bulk", () => {
    const loud = startScenario(GAME, "campaign", { seed: 4 });
    const quiet = startScenario(GAME, "campaign", { seed: 4, bulk: true });
    for (const game of [loud, quiet]) playOn(game, 9, (decisions) => decisions >= 1500);
    expect(facesOf(loud).length).toBeGreaterThan(20);
    expect(hash(quiet)).toBe(hash(loud));
  });

  it("go on as they were when a saved game is restored in a battle", () => {
    const game = inBattle(20);
    const taken = resume(shipped(GAME).ruleset, JSON.parse(JSON.stringify(view(game))) as Json);
    if (!taken.ok) throw new Error(taken.error[0]!.message);
    const again = taken.value as Game;
    for (const each of [game, again]) playOn(each, 5, (decisions) => decisions >= 200);
    expect(hash(again)).toBe(hash(game));
  });

  it("are rolled for the battle in which a scenario begins that was made of a position", () => {
    const game = inBattle(20);
    const { game: definition, ruleset } = shipped(GAME);
    const made = definition.scenarioOf(game.table, { id: "saved", title: "Saved" });
    const begun = start(ruleset, made, { seed: 20, options: recommended(made) });
    if (!begun.ok) throw new Error(begun.error[0]!.message);
    expect(scopes(begun.value as Game)).toEqual(scopes(game));
  });
});
