import { gameSeed } from "../playtest";
import type { GameKey, Plan } from "./plan";

type Seeded = Pick<Plan, "seed" | "search">;

/**
 * The seed from which the games of a variant have theirs. Game n has the same dice in every variant, so that they are
 * compared in pairs. In a search each variant has dice of its own: a game says nothing new if it shares its luck with another.
 */
export const masterSeed = ({ seed, search }: Seeded, variant: number): number =>
  search ? gameSeed(seed, variant) : seed;

export const seedOf = (plan: Seeded, { variant, game }: GameKey): number =>
  gameSeed(masterSeed(plan, variant), game);
