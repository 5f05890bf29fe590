import { readFileSync } from "node:fs";
import { join } from "node:path";
import { choose, type Game, type Json, type JsonObject, pending } from "../../lib/kernel";
import { applyMergePatch } from "../../lib/documents";
import type { BattleSource } from "../../lib/games";
import { type Odds, oddsOf } from "../../lib/odds";
import { type OddsOptions } from "../../lib/odds/odds";
import { packageRoot } from "../../lib/workspace";
import { shipped, startScenario } from "../support/shipped";

/** A shipped battle, with changes. */
export function battleFile(name: string, patch: JsonObject = {}, game = "fire-in-the-sky"): Json {
  const path = join(packageRoot(), `data/${game}/battles/${name}.json`);
  return applyMergePatch(JSON.parse(readFileSync(path, "utf8")) as Json, patch);
}

interface Asked extends OddsOptions {
  game?: string;
  /** By side. */
  policies?: readonly [string, string];
  /** Merge patches on documents of the game, by path. */
  patches?: Record<string, JsonObject>;
  /** Positions are alike only when this says the same of both. */
  alike?: (game: Game) => string;
}

export const sourceOf = (game: string): BattleSource => shipped(game).game.battles!;

/** The odds of a battle on the shipped data, or on changed ones. */
export function ask(battle: Json, asked: Asked = {}): Odds {
  const { game = "fire-in-the-sky", policies, patches = {}, alike, ...options } = asked;
  const { draft, game: definition } = shipped(game);
  const documents = Object.fromEntries(
    [...draft.documents].map(([path, { value }]) => [
      path,
      patches[path] ? applyMergePatch(value, patches[path]) : value,
    ]),
  );
  const ruleset = { module: definition.module, rules: definition.compile(documents) };
  const source = sourceOf(game);
  const made = source.setUp(ruleset, battle, documents);
  if (!made.ok)
    throw new Error(made.error.map(({ pointer, message }) => `${pointer}: ${message}`).join("\n"));
  const names = policies ?? made.value.policies.map((name) => name ?? source.defaultPolicy);
  const exploration = source.follow(
    made.value,
    names.map((name) => source.policies[name]!),
  );
  return oddsOf(made.value.game, alike ? { ...exploration, keyOf: alike } : exploration, options);
}

export const total = ({ outcomes, endless }: Odds): number =>
  outcomes.reduce((sum, { probability }) => sum + probability, endless);

/** The probability of all results in which the members given are as given. */
export function chanceThat({ outcomes }: Odds, like: JsonObject): number {
  return outcomes
    .filter(({ result }) => fits(result, like))
    .reduce((sum, { probability }) => sum + probability, 0);
}

function fits(value: Json | undefined, like: Json): boolean {
  if (like === null || typeof like !== "object" || Array.isArray(like)) return (value ?? 0) === like;
  const object = (value ?? {}) as JsonObject;
  return Object.entries(like).every(([key, inner]) => fits(object[key], inner));
}

/** The chance of k hits among n dice that hit with a probability of p. */
export function binomial(n: number, k: number, p: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways * p ** k * (1 - p) ** (n - k);
}

interface Recorded {
  scenario: string;
  dice: number[];
  options?: string[];
  choices: { side: string; choice: { [member: string]: Json } }[];
}

/** The Example of Play, until the Phasing Player is asked which battle is fought next for the so-manieth time. */
export function exampleAt(battles: number): Game {
  const { scenario, dice, options, choices } = shipped("fire-in-the-sky").playtests[
    "example-of-play"
  ] as unknown as Recorded;
  const game = startScenario("fire-in-the-sky", scenario, { dice, ...(options && { options }) });
  let asked = 0;
  for (const { side, choice } of choices) {
    if (pending(game)[0]?.step === "battles" && ++asked === battles) return game;
    const made = choose(game, side, choice);
    if (!made.ok) throw new Error(made.error.message);
  }
  throw new Error("The Example of Play has fewer battles.");
}

/** Such a game as a scenario from which it goes on. */
export function savedExample(game: Game): Json {
  const { game: definition, scenarios } = shipped("fire-in-the-sky");
  return definition.scenarioOf(game.table, {
    id: "before-java-sea",
    title: "Before the Java Sea",
    from: scenarios["short-campaign"],
  });
}
