import { withScenario } from "../../lib/documents";
import type { Documents } from "../../lib/games";
import { makePlan, variantOf, type VariantSource } from "../../lib/lab/make-plan";
import type { Plan, Variant } from "../../lib/lab/plan";
import { recommended, shipped } from "../support/shipped";

/** A shipped scenario as a variant, by the options that it recommends unless others are given. */
export function shippedVariant(id: string, scenario: string, changes: Partial<VariantSource> = {}): Variant {
  const { game, draft, scenarios } = shipped(id);
  const path = `scenarios/${scenario}.json`;
  const documents: Documents = Object.fromEntries(
    [...withScenario(draft, path).documents].map(([name, { value }]) => [name, value]),
  );
  return variantOf({
    definition: game,
    documents,
    scenario: path,
    options: recommended(scenarios[scenario]!),
    layers: [],
    title: "as it is",
    ...changes,
  });
}

export const shortCampaign = (changes?: Partial<VariantSource>): Variant =>
  shippedVariant("fire-in-the-sky", "short-campaign", changes);

/** A plan of one or more variants, for random players unless it says otherwise. */
export const planOf = (variants: readonly Variant[], changes: Partial<Plan> = {}): Plan =>
  makePlan({
    engine: "0.1.0",
    purpose: "simulate",
    variants,
    players: ["random", "random"],
    seed: 7,
    games: 100,
    cap: 200_000,
    ...changes,
  });
