import { mergeLayers } from "./merge";
import type { Addition, Conflict, Dangling, LayerPatch, Merged } from "./merge";
import type { Json, JsonObject, Origin, ParsedDocument } from "./types";

/** A document with the layers that are on applied. */
export interface DraftDocument extends Merged {
  readonly path: string;
  /** The file without layers; of a scenario that a layer brings, the file of that layer. */
  readonly base: ParsedDocument;
  /** The patches that were applied, in order. */
  readonly patches: readonly LayerPatch[];
}

export interface DraftLayer {
  id: string;
  /** Path of its layer.json, whether or not there is one. */
  path: string;
  /** What layer.json says; undefined when it is missing or broken. */
  manifest: JsonObject | undefined;
  on: boolean;
}

/** A layer that is asked for and is not there. */
export interface MissingLayer {
  id: string;
  /** Who asks: game.json, the caller to add it, or the caller to leave it out. */
  from: "game" | "layers" | "without";
  /** Where game.json asks for it. */
  origin: Origin | undefined;
}

export type LayerProblemKind =
  /** A layer that this one requires is off, or is on but comes later. */
  | "requires-off"
  | "requires-later"
  /** A layer that cannot be on with this one is on. */
  | "conflicts-on"
  /** The folder has no layer.json. */
  | "no-manifest"
  /** layer.json gives another id than the folder's name. */
  | "id-differs"
  /** A patch that is not an object: it would replace a whole document, and is not applied. */
  | "patch-not-object";

export interface LayerProblem {
  kind: LayerProblemKind;
  layer: string;
  /** The other layer, or the other id. */
  other?: string;
  /** Where the layer says so. */
  file: string;
  pointer: string;
}

/** A patch on a document that the game does not have. */
export interface UnknownPatchTarget {
  layer: string;
  file: string;
  pointer: string;
  target: string;
  on: boolean;
}

/** A patch that a scenario makes for itself alone. */
export interface ScenarioOverride {
  /** Path of the scenario. */
  scenario: string;
  /** Path of the document that it changes. */
  target: string;
  patch: Json;
  /** Where the patch stands. */
  origin: Origin;
  /** False if there is no such document. */
  known: boolean;
}

/** Says in which document (of the merged ones) a finding lies. */
export type InDocument<T> = T & { document: string };

/** A game as its files stand now, perhaps broken: parsed, and merged as far as that goes. Never changed. */
export interface Draft {
  /** Every JSON file, by path. */
  readonly files: ReadonlyMap<string, ParsedDocument>;
  /** Every document whose base could be parsed, merged, by path. Layers' files and playtests are none. */
  readonly documents: ReadonlyMap<string, DraftDocument>;
  /** The layers that are on, in the order in which they apply, then the others by id. */
  readonly layers: readonly DraftLayer[];
  /** Ids of all layers that are there. */
  readonly availableLayers: readonly string[];
  readonly conflicts: readonly InDocument<Conflict>[];
  readonly dangling: readonly InDocument<Dangling>[];
  readonly additions: readonly InDocument<Addition>[];
  readonly missingLayers: readonly MissingLayer[];
  readonly layerProblems: readonly LayerProblem[];
  readonly unknownPatchTargets: readonly UnknownPatchTarget[];
  readonly scenarioOverrides: readonly ScenarioOverride[];
}

/** Applies patches to a parsed file. The caller has seen to it that the file has a value. */
export function mergeDocument(
  base: ParsedDocument,
  value: Json,
  patches: readonly LayerPatch[],
): DraftDocument {
  return { path: base.path, base, patches, ...mergeLayers({ file: base.path, value }, patches) };
}

/** A document that the game lacks and a layer brings as a whole; other layers may change it. */
export function mergeBrought(
  path: string,
  layer: string,
  base: ParsedDocument,
  patches: readonly LayerPatch[],
): DraftDocument {
  return {
    path,
    base,
    patches,
    ...mergeLayers({ file: base.path, layer, value: base.value ?? null }, patches),
  };
}

/** What merging has found, over all documents. */
export function mergeFindings(
  documents: ReadonlyMap<string, DraftDocument>,
): Pick<Draft, "conflicts" | "dangling" | "additions"> {
  const all = [...documents.values()];
  const gather = <T>(pick: (document: DraftDocument) => readonly T[]): InDocument<T>[] =>
    all.flatMap((document) => pick(document).map((found) => ({ ...found, document: document.path })));
  return {
    conflicts: gather((document) => document.conflicts),
    dangling: gather((document) => document.dangling),
    additions: gather((document) => document.additions),
  };
}
