import type { DraftLayer, LayerProblem, MissingLayer } from "./draft";
import { isObject } from "./merge-patch";
import { kindOfPath } from "./paths";
import { child } from "./pointer";
import type { Json, ParsedDocument } from "./types";

/** Which layers to add to the game's own, in order, and which to leave out. */
export interface AssembleOptions {
  layers?: readonly string[];
  without?: readonly string[];
}

export interface LayerChoice {
  layers: DraftLayer[];
  availableLayers: string[];
  missingLayers: MissingLayer[];
  layerProblems: LayerProblem[];
}

/** Decides which layers are on: those of game.json, then those asked for, without those left out. */
export function chooseLayers(
  files: ReadonlyMap<string, ParsedDocument>,
  { layers = [], without = [] }: AssembleOptions,
): LayerChoice {
  const availableLayers = layerIds(files.keys());
  const available = new Set(availableLayers);
  const defaults = strings(child(files.get("game.json")?.value, "defaultLayers"));
  const missingLayers: MissingLayer[] = [];
  const miss = (id: string, from: MissingLayer["from"], pointer?: string) => {
    const origin = pointer === undefined ? undefined : { file: "game.json", pointer, layer: "base" };
    if (!available.has(id)) missingLayers.push({ id, from, origin });
  };
  for (const { id, at } of defaults) miss(id, "game", `/defaultLayers/${at}`);
  for (const id of layers) miss(id, "layers");
  for (const id of without) miss(id, "without");

  const left = new Set(without);
  const wanted = new Set([...defaults.map(({ id }) => id), ...layers]);
  const on = [...wanted].filter((id) => available.has(id) && !left.has(id));
  const onSet = new Set(on);
  const describe = (id: string): DraftLayer => {
    const path = `layers/${id}/layer.json`;
    const value = files.get(path)?.value;
    return { id, path, manifest: isObject(value) ? value : undefined, on: onSet.has(id) };
  };
  const chosen = [...on, ...availableLayers.filter((id) => !onSet.has(id))].map(describe);
  return { layers: chosen, availableLayers, missingLayers, layerProblems: problemsOf(chosen, files) };
}

function layerIds(paths: Iterable<string>): string[] {
  const ids = new Set<string>();
  for (const path of paths) {
    const kind = kindOfPath(path);
    if (kind.kind === "manifest" || kind.kind === "patch") ids.add(kind.layer);
  }
  return [...ids].sort();
}

/** The strings of a list, with their places; the schema reports items that are not strings. */
function strings(value: Json | undefined): { id: string; at: number }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((id, at) => (typeof id === "string" ? [{ id, at }] : []));
}

function problemsOf(
  layers: readonly DraftLayer[],
  files: ReadonlyMap<string, ParsedDocument>,
): LayerProblem[] {
  const problems: LayerProblem[] = [];
  const order = new Map(layers.filter((layer) => layer.on).map((layer, i) => [layer.id, i]));
  for (const { id, path, manifest, on } of layers) {
    const add = (kind: LayerProblem["kind"], pointer: string, other?: string) =>
      problems.push({ kind, layer: id, file: path, pointer, ...(other === undefined ? {} : { other }) });
    if (!files.has(path)) add("no-manifest", "");
    if (manifest === undefined) continue;
    const own = manifest["id"];
    if (typeof own === "string" && own !== id) add("id-differs", "/id", own);
    if (!on) continue;
    const place = order.get(id) ?? 0;
    for (const { id: other, at } of strings(manifest["requires"])) {
      const otherPlace = order.get(other);
      if (otherPlace === undefined) add("requires-off", `/requires/${at}`, other);
      else if (otherPlace > place) add("requires-later", `/requires/${at}`, other);
    }
    for (const { id: other, at } of strings(manifest["conflicts"])) {
      if (order.has(other) && other !== id) add("conflicts-on", `/conflicts/${at}`, other);
    }
  }
  return problems;
}
