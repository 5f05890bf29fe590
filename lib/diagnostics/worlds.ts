import type { Draft, DraftDocument, Json } from "../documents";
import { isBattlePath, isScenarioPath, withScenario } from "../documents";
import type { Documents } from "../games/types";
import { indexLayers, withLayer } from "./off-layers";

/** The documents among which a check looks. */
export interface World {
  /**
   * The game with the layers that are on ("" as its id); what one scenario with overrides sees (its path); or the
   * game with one layer more that is off (the layer's id), so that a variant is checked before it is turned on.
   */
  kind: "game" | "scenario" | "layer";
  id: string;
  draft: Draft;
  documents: Documents;
  /** Documents that this world reports on. A scenario with overrides is only checked in its own world. */
  own: ReadonlySet<string>;
}

/** A world with what it was made from, so that it can be checked whether it still holds. */
interface Made {
  sources: readonly unknown[];
  changed: readonly string[];
  world: World;
}

/** Makes the worlds of a draft, keeping those whose documents have not changed. */
export class WorldMaker {
  private made = new Map<string, Made>();

  /** The game's own world first. */
  of(draft: Draft): World[] {
    const overridden = overriddenBy(draft);
    const made: typeof this.made = new Map();
    const all = valuesOf(draft, () => true);
    const own = new Set(Object.keys(all).filter((path) => !overridden.has(path)));
    const worlds: World[] = [{ kind: "game", id: "", draft, documents: all, own }];
    const add = (
      key: string,
      sources: readonly unknown[],
      changed: readonly string[],
      make: () => World,
    ): void => {
      const before = this.made.get(key);
      const world = before && sameList(before.sources, sources) ? renewed(before, draft) : make();
      made.set(key, { sources, changed, world });
      worlds.push(world);
    };
    for (const [scenario, targets] of overridden) {
      const sources = [scenario, ...targets].map((path) => draft.documents.get(path)?.value);
      add(`scenario ${scenario}`, sources, targets, () => scenarioWorld(draft, scenario));
    }
    const index = indexLayers(draft);
    for (const { id, on } of draft.layers) {
      const more = on ? undefined : withLayer(draft, id, index);
      if (!more) continue;
      add(`layer ${id}`, more.sources, more.changed, () => {
        const { draft: whole, changed } = more.make();
        return {
          kind: "layer",
          id,
          draft: whole,
          documents: valuesOf(whole, () => true),
          own: new Set(changed),
        };
      });
    }
    this.made = made;
    return worlds;
  }
}

/** Scenarios with overrides, and the documents that each of them changes. */
function overriddenBy(draft: Draft): Map<string, string[]> {
  const targets = new Map<string, string[]>();
  for (const { scenario, target, known } of draft.scenarioOverrides) {
    if (known) targets.set(scenario, [...(targets.get(scenario) ?? []), target]);
  }
  return targets;
}

/** Of scenarios and battles the world of a scenario has its own alone. */
const isForItself = (path: string): boolean => isScenarioPath(path) || isBattlePath(path);

function scenarioWorld(draft: Draft, scenario: string): World {
  const patched = withScenario(draft, scenario);
  const documents = valuesOf(patched, (path) => path === scenario || !isForItself(path));
  return { kind: "scenario", id: scenario, draft: patched, documents, own: new Set(Object.keys(documents)) };
}

/** The world made before, over the draft of now: the changed documents are the same, others may not be. */
function renewed({ world, changed }: Made, draft: Draft): World {
  const documents = new Map<string, DraftDocument>(draft.documents);
  for (const path of changed) {
    const document = world.draft.documents.get(path);
    if (document) documents.set(path, document);
  }
  const whole: Draft = {
    ...draft,
    documents,
    additions: world.draft.additions,
    dangling: world.draft.dangling,
  };
  const visible = (path: string): boolean =>
    world.kind !== "scenario" || !isForItself(path) || path === world.id;
  const values = valuesOf(whole, visible);
  const own = world.kind === "scenario" ? new Set(Object.keys(values)) : world.own;
  return { ...world, draft: whole, documents: values, own };
}

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

function valuesOf(draft: Draft, wanted: (path: string) => boolean): Documents {
  const values: Record<string, Json> = {};
  for (const [path, { value }] of draft.documents) if (wanted(path)) values[path] = value;
  return values;
}
