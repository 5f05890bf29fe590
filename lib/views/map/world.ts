import { type Draft, type Json, withScenario } from "../../documents";
import type { Documents, Holding, MapViews } from "../../games";
import type { ViewWorld } from "../world";

/** Merged documents as one scenario sees them: with its own overrides. */
export interface Sight {
  draft: Draft;
  documents: Documents;
  views: MapViews;
  /** Who stands where; found once for all views of the scenario. */
  holdings(): readonly Holding[];
}

const sights = new WeakMap<Draft, Map<string, Sight>>();

/** Undefined for a game without views. */
export function sightOf({ draft, game }: ViewWorld, scenario: string): Sight | undefined {
  const views = game?.views?.map;
  if (!game || !views) return undefined;
  let known = sights.get(draft);
  if (!known) sights.set(draft, (known = new Map()));
  let sight = known.get(scenario);
  if (!sight) {
    const seen = withScenario(draft, scenario);
    const documents = Object.fromEntries([...seen.documents].map(([path, { value }]) => [path, value]));
    let holdings: readonly Holding[] | undefined;
    const held = (): readonly Holding[] => (holdings ??= views.holdings(documents, scenario));
    known.set(scenario, (sight = { draft: seen, documents, views, holdings: held }));
  }
  return sight;
}

export const textOf = (value: Json | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

export const numberOf = (value: Json | undefined): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;
