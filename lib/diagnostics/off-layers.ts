import {
  child,
  type Draft,
  type DraftDocument,
  type InDocument,
  isObject,
  kindOfPath,
  type LayerPatch,
  mergeLayers,
} from "../documents";

/** How a draft would look with a layer that is off. */
export interface MoreLayers {
  /** The documents and patches that it is made from: the same ones give the same result. */
  sources: readonly unknown[];
  /** Paths of the documents that change. */
  changed: readonly string[];
  make(): { draft: Draft; changed: readonly string[] };
}

/**
 * The draft with one layer more, and with those that it requires. Undefined when the layer has no patch that
 * could be applied: then there is nothing to look at.
 */
export function withLayer(draft: Draft, layer: string): MoreLayers | undefined {
  const patches = patchesOf(draft, inOrder(draft, layer));
  if (![...patches.values()].flat().some((patch) => patch.layer === layer)) return undefined;
  const changed = [...patches.keys()];
  const sources = changed.flatMap((path) => [
    draft.documents.get(path)?.value,
    ...(patches.get(path) ?? []).map((patch) => patch.value),
  ]);
  return { sources, changed, make: () => ({ draft: merge(draft, patches), changed }) };
}

/** The layer after those that it requires and that are off, each once. */
function inOrder(draft: Draft, layer: string, seen = new Set<string>()): string[] {
  const found = draft.layers.find((each) => each.id === layer);
  if (!found || found.on || seen.has(layer)) return [];
  seen.add(layer);
  const requires = child(found.manifest, "requires");
  const first = Array.isArray(requires) ? requires.filter((each) => typeof each === "string") : [];
  return [...first.flatMap((each) => inOrder(draft, each, seen)), layer];
}

/** Patches by the document that they change, in the order of the layers. */
function patchesOf(draft: Draft, layers: readonly string[]): Map<string, LayerPatch[]> {
  const patches = new Map<string, LayerPatch[]>();
  for (const layer of layers) {
    for (const [file, { value }] of draft.files) {
      const kind = kindOfPath(file);
      if (kind.kind !== "patch" || kind.layer !== layer || value === undefined || !isObject(value)) continue;
      if (!draft.documents.has(kind.target)) continue;
      patches.set(kind.target, [...(patches.get(kind.target) ?? []), { file, layer, value }]);
    }
  }
  return patches;
}

function merge(draft: Draft, more: ReadonlyMap<string, readonly LayerPatch[]>): Draft {
  const documents = new Map(draft.documents);
  const changed: DraftDocument[] = [];
  for (const [path, added] of more) {
    const before = draft.documents.get(path);
    if (!before || before.base.value === undefined) continue;
    const patches = [...before.patches, ...added];
    const merged = mergeLayers({ file: path, value: before.base.value }, patches);
    const document = { path, base: before.base, patches, ...merged };
    documents.set(path, document);
    changed.push(document);
  }
  const gather = <T>(pick: (document: DraftDocument) => readonly T[]): InDocument<T>[] =>
    changed.flatMap((document) => pick(document).map((each) => ({ ...each, document: document.path })));
  return {
    ...draft,
    documents,
    additions: gather((document) => document.additions),
    dangling: gather((document) => document.dangling),
  };
}
