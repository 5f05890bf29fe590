import {
  child,
  type Draft,
  type DraftDocument,
  type DraftLayer,
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

/** The layers of a draft, and the patches that each of them has; gathered once for all that are off. */
export interface LayerIndex {
  layers: ReadonlyMap<string, DraftLayer>;
  patches: ReadonlyMap<string, readonly { target: string; patch: LayerPatch }[]>;
}

export function indexLayers(draft: Draft): LayerIndex {
  const patches = new Map<string, { target: string; patch: LayerPatch }[]>();
  for (const [file, { value }] of draft.files) {
    const kind = kindOfPath(file);
    if (kind.kind !== "patch" || value === undefined || !isObject(value)) continue;
    if (!draft.documents.has(kind.target)) continue;
    const found = patches.get(kind.layer) ?? [];
    found.push({ target: kind.target, patch: { file, layer: kind.layer, value } });
    patches.set(kind.layer, found);
  }
  return { layers: new Map(draft.layers.map((layer) => [layer.id, layer])), patches };
}

/**
 * The draft with one layer more, and with those that it requires. Undefined when the layer has no patch that
 * could be applied: then there is nothing to look at.
 */
export function withLayer(draft: Draft, layer: string, index: LayerIndex): MoreLayers | undefined {
  if (!index.patches.has(layer)) return undefined;
  const patches = patchesOf(inOrder(layer, index), index);
  const changed = [...patches.keys()];
  const sources = changed.flatMap((path) => [
    draft.documents.get(path)?.value,
    ...(patches.get(path) ?? []).map((patch) => patch.value),
  ]);
  return { sources, changed, make: () => ({ draft: merge(draft, patches), changed }) };
}

/** The layer after those that it requires and that are off, each once. */
function inOrder(layer: string, index: LayerIndex): string[] {
  const order = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string): void => {
    const found = index.layers.get(id);
    if (!found || found.on || seen.has(id)) return;
    seen.add(id);
    const requires = child(found.manifest, "requires");
    if (Array.isArray(requires)) for (const each of requires) if (typeof each === "string") visit(each);
    order.add(id);
  };
  visit(layer);
  return [...order];
}

/** Patches by the document that they change, in the order of the layers. */
function patchesOf(layers: readonly string[], index: LayerIndex): Map<string, LayerPatch[]> {
  const patches = new Map<string, LayerPatch[]>();
  for (const layer of layers) {
    for (const { target, patch } of index.patches.get(layer) ?? []) {
      const found = patches.get(target);
      if (found) found.push(patch);
      else patches.set(target, [patch]);
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
