import type { Documents } from "./document-types";
import type { Exploration, Game, Json, Result, SetupProblem, Weighted } from "../kernel";

/** How a side makes the choices inside a battle. */
export interface BattlePolicy<R = unknown, P = unknown> {
  readonly title: string;
  readonly description: string;
  /** Probabilities that add up to one; a policy that leaves nothing to chance names a single option. */
  decide(game: Game<R, P>, side: number, codes: readonly number[]): readonly Weighted[];
}

/** A battle by itself: a game at its beginning, or in its midst. */
export interface Battle<R = unknown, P = unknown> {
  game: Game<R, P>;
  title: string;
  /** Policies that the battle itself names, by side; undefined for the default one. */
  policies: readonly (string | undefined)[];
}

/** What the odds of a game's battles need to know of it. */
export interface BattleSource<R = unknown, P = unknown> {
  readonly policies: Readonly<Record<string, BattlePolicy<R, P>>>;
  readonly defaultPolicy: string;
  /** A battle that was set up by hand, or all that is wrong with it; `documents` hold the scenario that it may name. */
  setUp(
    ruleset: Game<R, P>["ruleset"],
    battle: Json,
    documents: Documents,
  ): Result<Battle<R, P>, SetupProblem[]>;
  /** The battle that waits in a game in play, or is being fought there; `place` says which one if several wait. */
  meet(game: Game<R, P>, place?: string): Result<Battle<R, P>, SetupProblem[]>;
  /** How the battle is followed with these policies, one a side. Its results are JSON texts, of nested records. */
  follow(battle: Battle<R, P>, policies: readonly BattlePolicy<R, P>[]): Exploration<R, P>;
  /** What people call a member of a result, by the way to it: ["sunk", "japan", "j-ca"]; ["sunk"] of all together. */
  measureTitle(rules: R, path: readonly string[]): string;
  /** The battles that wait in a game in play, or the one that is being fought: ids of their places and their names. */
  waiting(game: Game<R, P>): { id: string; title: string }[];
}
