import { type Draft, type DraftDocument, type Json, withScenario } from "../documents";
import type { Documents } from "../games/types";

/**
 * The documents among which a check looks: those of the game (id ""), or those that one scenario sees, whose
 * overrides change some of them for it alone.
 */
export interface World {
  /** Path of the scenario, or "" for the game itself. */
  id: string;
  draft: Draft;
  documents: Documents;
  /** Documents that this world reports on. A scenario with overrides is looked at in its own world alone. */
  own: ReadonlySet<string>;
}

/** Makes the worlds of a draft, keeping those whose documents have not changed. */
export class WorldMaker {
  private known = new Map<string, { sources: readonly (DraftDocument | undefined)[]; world: World }>();

  of(draft: Draft): World[] {
    const changed = new Map<string, Set<string>>();
    for (const { scenario, target, known } of draft.scenarioOverrides) {
      if (!known) continue;
      const targets = changed.get(scenario) ?? new Set<string>();
      changed.set(scenario, targets.add(target));
    }
    const all = [...draft.documents.keys()];
    const own = new Set(all.filter((path) => !changed.has(path)));
    const worlds: World[] = [{ id: "", draft, documents: valuesOf(draft, () => true), own }];
    const known: typeof this.known = new Map();
    for (const [scenario, targets] of changed) {
      const sources = [scenario, ...targets].map((path) => draft.documents.get(path));
      const before = this.known.get(scenario);
      const same =
        before?.sources.length === sources.length && sources.every((each, i) => each === before.sources[i]);
      const patched = same
        ? withDocuments(draft, before.world.draft, targets)
        : withScenario(draft, scenario);
      const documents = valuesOf(patched, (path) => !isScenario(path) || path === scenario);
      const world = { id: scenario, draft: patched, documents, own: new Set(Object.keys(documents)) };
      known.set(scenario, { sources, world });
      worlds.push(world);
    }
    this.known = known;
    return worlds;
  }
}

export const isScenario = (path: string): boolean => path.startsWith("scenarios/");

/** The draft of now with the overridden documents of a former one: their identity tells that they are the same. */
function withDocuments(draft: Draft, former: Draft, paths: Iterable<string>): Draft {
  const documents = new Map(draft.documents);
  for (const path of paths) {
    const document = former.documents.get(path);
    if (document) documents.set(path, document);
  }
  return { ...draft, documents };
}

function valuesOf(draft: Draft, wanted: (path: string) => boolean): Documents {
  const values: Record<string, Json> = {};
  for (const [path, { value }] of draft.documents) if (wanted(path)) values[path] = value;
  return values;
}
