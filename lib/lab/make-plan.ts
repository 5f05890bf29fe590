import { isInReports, isScenarioPath } from "../documents/paths";
import type { Documents, GameDefinition } from "../games";
import { fingerprint, GENERATOR, type Json, stableText } from "../kernel";
import type { Plan, Variant } from "./plan";

/** A scenario that can be played, as the command line and the studio have it. */
export interface VariantSource {
  definition: Pick<GameDefinition, "id">;
  /** Merged documents with the scenario's own overrides. */
  documents: Documents;
  /** Path of the scenario among them. */
  scenario: string;
  /** Optional rules that are on. */
  options: readonly string[];
  /** Ids of the layers that are on, in order. */
  layers: readonly string[];
  /** What people call it among the variants. */
  title: string;
  setting?: Variant["setting"];
}

export function variantOf(source: VariantSource): Variant {
  const { definition, scenario, options, layers, title, setting } = source;
  const variant = {
    title,
    game: definition.id,
    documents: documentsText(source.documents, scenario),
    scenario,
    options: [...options],
    layers: [...layers],
    ...(setting && { setting: { ...setting } }),
  };
  return { ...variant, dataHash: dataHashOf(variant) };
}

/**
 * The documents by which a scenario is played, as text; other scenarios and playtests are none of them. Members keep
 * their order, because counters are numbered by it, and with them the choices.
 */
export function documentsText(documents: Documents, scenario: string): string {
  const played = Object.entries(documents)
    .filter(([path]) => path === scenario || !isBeside(path))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(played));
}

const isBeside = (path: string): boolean =>
  isScenarioPath(path) || path.startsWith("playtests/") || isInReports(path);

/** Equal for variants that play alike. */
export const dataHashOf = ({
  game,
  documents,
  scenario,
  options,
}: Required<Pick<Variant, "game" | "documents" | "scenario" | "options">>): string =>
  fingerprint(JSON.stringify([game, scenario, options, documents]));

/** A plan of these variants, for the newest dice, with these settings. */
export const makePlan = (parts: Omit<Plan, "version">): Plan => ({
  version: 1,
  generator: GENERATOR,
  ...parts,
});

/** Short, and equal for equal plans: under it a run is kept and found again. */
export const planId = (plan: Plan): string => fingerprint(stableText(plan as unknown as Json));
