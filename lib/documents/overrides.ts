import { mergeDocument, mergeFindings } from "./draft";
import type { Draft, DraftDocument, LayerProblem, ScenarioOverride, UnknownPatchTarget } from "./draft";
import { isObject } from "./merge-patch";
import { isScenarioPath } from "./paths";
import { child, joinPointer } from "./pointer";
import type { Json, JsonObject, Origin } from "./types";

/** The name of a scenario's own changes in origins. */
export const scenarioLayer = "scenario";

/** The patches that scenarios make for themselves, one for each document they change. */
export function findScenarioOverrides(documents: ReadonlyMap<string, DraftDocument>): ScenarioOverride[] {
  const found: ScenarioOverride[] = [];
  for (const [path, document] of documents) {
    if (!isScenarioPath(path)) continue;
    const overrides = child(document.value, "overrides");
    if (!isObject(overrides)) continue;
    for (const [target, patch] of Object.entries(overrides)) {
      const origin = document.originOf(joinPointer("/overrides", target));
      found.push({ scenario: path, target, patch, origin, known: documents.has(target) });
    }
  }
  return found;
}

/**
 * A new draft with a scenario's overrides (a merge patch for each document's path) applied after all layers.
 * `file` and `pointer` say where they stand; origins lead there. The draft given is not changed, and documents
 * that are not overridden are shared with it. Throws MergeError on a reserved key.
 */
export function withOverrides(
  draft: Draft,
  overrides: Readonly<Record<string, Json>>,
  file: string,
  pointer: string,
): Draft {
  const documents = new Map(draft.documents);
  const unknown: UnknownPatchTarget[] = [];
  const problems: LayerProblem[] = [];
  const scenario = draft.documents.get(file);
  for (const [target, value] of Object.entries(overrides)) {
    const at = joinPointer(pointer, target);
    const document = draft.documents.get(target);
    if (!isObject(value)) {
      problems.push({ kind: "patch-not-object", layer: scenarioLayer, file, pointer: at });
    } else if (document === undefined || document.base.value === undefined) {
      const broken = draft.files.has(target);
      if (!broken) unknown.push({ layer: scenarioLayer, file, pointer: at, target, on: true });
    } else {
      const patch = { file, layer: scenarioLayer, value, at, overrules: true };
      const merged = mergeDocument(document.base, document.base.value, [...document.patches, patch]);
      documents.set(target, scenario === undefined ? merged : through(merged, scenario));
    }
  }
  return {
    ...draft,
    documents,
    ...mergeFindings(documents),
    unknownPatchTargets: [...draft.unknownPatchTargets, ...unknown],
    layerProblems: [...draft.layerProblems, ...problems],
  };
}

/** A new draft for playing a scenario: with the overrides that it holds, if any. */
export function withScenario(draft: Draft, scenario: string): Draft {
  const overrides = child(draft.documents.get(scenario)?.value, "overrides");
  return isObject(overrides) ? withOverrides(draft, overrides as JsonObject, scenario, "/overrides") : draft;
}

/** Leads origins on to the layer's file where a layer has set the override in the scenario. */
function through(document: DraftDocument, scenario: DraftDocument): DraftDocument {
  const follow = (origin: Origin): Origin => {
    if (origin.layer !== scenarioLayer || origin.file !== scenario.path) return origin;
    const next = scenario.originOf(origin.pointer);
    return next.layer === "base" ? origin : next;
  };
  return {
    ...document,
    originOf: (pointer) => follow(document.originOf(pointer)),
    origins: () =>
      Object.fromEntries(
        Object.entries(document.origins()).map(([pointer, origin]) => [pointer, follow(origin)]),
      ),
  };
}
