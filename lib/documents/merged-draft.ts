import { type Draft, type DraftDocument, mergeDocument } from "./draft";
import type { Json } from "./types";

/** A draft of documents that are merged already: all values are of the documents themselves. */
export function mergedDraft(documents: Iterable<readonly [path: string, value: Json]>): Draft {
  const files = new Map<string, DraftDocument["base"]>();
  const merged = new Map<string, DraftDocument>();
  for (const [path, value] of documents) {
    const base = { path, text: "", value, problems: [] };
    files.set(path, base);
    merged.set(path, mergeDocument(base, value, []));
  }
  return {
    files,
    documents: merged,
    layers: [],
    availableLayers: [],
    conflicts: [],
    dangling: [],
    additions: [],
    missingLayers: [],
    layerProblems: [],
    unknownPatchTargets: [],
    scenarioOverrides: [],
  };
}
