import type { Plan } from "../lab/plan";

/** The facts of a plan for the list of runs. */
export interface RunFacts {
  purpose: Plan["purpose"];
  game: string;
  /** Path of the scenario. */
  scenario: string;
  /** What the variants are called: all of a few, the first ones of many. */
  variants: string[];
  variantCount: number;
  /** In a sweep and where numbers are tried: their places. */
  places: string[];
  players: readonly string[];
  seed: number;
  games: number;
  engine: string;
}

const MOST_NAMED = 3;

export function factsOf({ purpose, variants, players, seed, games, engine }: Plan): RunFacts {
  const [first] = variants;
  return {
    purpose,
    game: first?.game ?? "",
    scenario: first?.scenario ?? "",
    variants: variants.slice(0, MOST_NAMED).map(({ title }) => title),
    variantCount: variants.length,
    places: [...new Set(variants.flatMap(({ setting }) => Object.keys(setting ?? {})))],
    players,
    seed,
    games,
    engine,
  };
}
