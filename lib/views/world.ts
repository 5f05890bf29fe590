import {
  child,
  type Draft,
  get,
  isObject,
  isScenarioPath,
  joinPointer,
  type Json,
  parsePointer,
} from "../documents";
import { type DocumentKind, kinds } from "../documents/generated/kinds";
import { type SchemaNode, type Schemas, schemaAt, schemasIn } from "../diagnostics";
import type { Documents } from "../games/document-types";
import type { GameDefinition } from "../games/types";
import { capital } from "../words";

/** What a view looks at: a draft, with the game and the schemas that give it meaning. */
export interface ViewWorld {
  draft: Draft;
  /** Undefined for a game that is not known: nothing is then known of its references. */
  game: GameDefinition | undefined;
  /** The shipped ones when it is left out. */
  schemas?: Schemas;
  /** Paths of the workspace's own files; none when it is left out. */
  own?: ReadonlySet<string>;
}

/** The merged documents by path. */
export const documentsOf = ({ draft }: ViewWorld): Documents =>
  Object.fromEntries([...draft.documents].map(([path, { value }]) => [path, value]));

/** How sure a value is, by the `sources` of its document. */
export type SourceStatus = "printed" | "errata" | "reconstructed" | "designed";

/** Where a value comes from. */
export interface Origin {
  /** "yours": a layer of the workspace sets it. Undefined where nothing stands. */
  status: SourceStatus | "yours" | undefined;
  /** The id of the layer that sets it; "base" for none, undefined where nothing stands. */
  layer: string | undefined;
  layerTitle?: string;
}

/** The kind of a document of the game, by its path. Games may keep different things at one path. */
export const kindOfDocument = (
  game: Pick<GameDefinition, "id"> | undefined,
  document: string,
): DocumentKind | undefined =>
  kinds.find(
    ({ games, pattern }) =>
      (games.includes("*") || (game !== undefined && games.includes(game.id))) &&
      new RegExp(pattern, "u").test(document),
  );

/** The schema that governs a document of the game, by its path. */
export const schemaPathOf = (
  { game }: Partial<ViewWorld> & Pick<ViewWorld, "game">,
  document: string,
): string | undefined => kindOfDocument(game, document)?.schema;

/** What the schemas say of places of one document. */
export type SchemaLookUp = (pointer: string) => SchemaNode | undefined;

export function schemaLookUp(world: ViewWorld, document: string): SchemaLookUp {
  const path = schemaPathOf(world, document);
  const value = world.draft.documents.get(document)?.value;
  if (path === undefined || value === undefined) return () => undefined;
  const schemas = world.schemas ?? schemasIn(world.draft);
  const own: SchemaLookUp = (pointer) => schemaAt(schemas, path, value, pointer);
  if (!isScenarioPath(document)) return own;
  const overridden = overriddenLookUp(world);
  return (pointer) => overridden(pointer) ?? own(pointer);
}

/** What a scenario overrides has the schema of the document that it belongs to; a patch may leave members out. */
function overriddenLookUp(world: ViewWorld): SchemaLookUp {
  const targets = new Map<string, SchemaLookUp>();
  return (pointer) => {
    if (!pointer.startsWith("/overrides/")) return undefined;
    const [, target, ...rest] = parsePointer(pointer);
    if (target === undefined || isScenarioPath(target)) return undefined;
    const schema = targets.get(target) ?? schemaLookUp(world, target);
    targets.set(target, schema);
    const node = schema(joinPointer("", ...rest));
    return node && { ...node, required: undefined };
  };
}

/** Says where the values of a document come from: the longest prefix of a pointer among its sources counts. */
export function statusLookUp(value: Json): (pointer: string) => SourceStatus | undefined {
  const sources = child(value, "sources");
  return (pointer) => {
    for (let at = pointer; ; at = at.slice(0, at.lastIndexOf("/"))) {
      const status = child(child(sources, at), "status");
      if (typeof status === "string") return status as SourceStatus;
      if (at === "") return undefined;
    }
  };
}

/**
 * Says where the values of a document come from. What a layer sets is of the layer: an erratum where it mends
 * mistakes, else the workspace's own where the layer is; of other layers the sources say it. A value of several parts is
 * of the layer that sets one of them, unless only it `itself` is meant.
 */
export function originLookUp(
  world: ViewWorld,
  document: string,
): (pointer: string, itself?: boolean) => Origin {
  const merged = world.draft.documents.get(document);
  if (merged === undefined) return () => ({ status: undefined, layer: undefined });
  const bySources = statusLookUp(merged.value);
  const layerOf = (pointer: string, value: Json, itself: boolean): string => {
    const { layer } = merged.originOf(pointer);
    if (layer !== "base" || itself || !isObject(value)) return layer;
    const parts = Object.entries(value).map(([key, part]) => layerOf(joinPointer(pointer, key), part, false));
    return parts.find((each) => each !== "base") ?? layer;
  };
  return (pointer, itself = false) => {
    const value = get(merged.value, pointer);
    if (value === undefined) return { status: undefined, layer: undefined };
    const id = layerOf(pointer, value, itself);
    const layer = world.draft.layers.find((each) => each.id === id);
    if (layer === undefined) return { status: bySources(pointer), layer: id };
    const { title, kind } = layer.manifest ?? {};
    const status =
      kind === "errata"
        ? "errata"
        : world.own?.has(`layers/${id}/layer.json`) === true
          ? "yours"
          : bySources(pointer);
    return { status, layer: id, layerTitle: typeof title === "string" ? title : id };
  };
}

/** The unit that a schema's description names: "Unit: hexes." */
export const unitOf = (description: string | undefined): string | undefined =>
  /\bUnits?: ([^.(;]+)/.exec(description ?? "")?.[1]?.trim();

/** The rule that a schema's description names: "Rule 9.1." or "(rules 2.3, 8.2)". */
export const ruleOf = (description: string | undefined): string | undefined =>
  /\brules? (\d[\d.]*\d|\d)/i.exec(description ?? "")?.[1];

/** A key in words where the schema has none: "airCapacity" becomes "Air capacity". */
export function inWords(key: string): string {
  // The printed number of a hex, "AA9", or an abbreviation.
  if (/^[A-Z0-9]+$/.test(key)) return key;
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]/g, " ")
    .toLowerCase();
  return capital(words);
}

/** "tables/transport-costs.json" -> "Transport costs", unless the document says better. */
export function documentTitle(path: string, value: Json | undefined): string {
  const own = child(value, "title");
  if (typeof own === "string") return own;
  return inWords(
    path
      .replace(/\.json$/, "")
      .split("/")
      .at(-1) ?? path,
  );
}

/** What people call the thing at a place: its name or title, else its key in words. */
export function titleOf(node: SchemaNode | undefined, pointer: string): string {
  return node?.title ?? inWords(parsePointer(pointer).at(-1) ?? "");
}
