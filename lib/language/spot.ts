import { schemaAt } from "../diagnostics";
import { fitsPattern } from "../diagnostics/schema/pattern";
import {
  applyMergePatch,
  get,
  type Json,
  joinPointer,
  kindOfPath,
  makePointer,
  type ParsedDocument,
  parsePointer,
} from "../documents";
import { placeIn, settled, textOf } from "./texts";
import type { Spot, World } from "./types";

/** What the place at an offset of a file is about; undefined if there is no such file. */
export function spotAt(world: World, file: string, offset: number): Spot | undefined {
  const doc = textOf(world, file);
  if (!doc) return undefined;
  const { pointer, part } = placeIn(doc, offset);
  return spotOf(world, doc, pointer, part);
}

/** What a place of a file speaks of, given by its pointer in the file. */
export function spotOf(world: World, doc: ParsedDocument, pointer: string, part: "key" | "value"): Spot {
  const kind = kindOfPath(doc.path);
  const document = kind.kind === "patch" ? kind.target : doc.path;
  const layer = kind.kind === "patch" || kind.kind === "manifest" ? kind.layer : "base";
  const patch = kind.kind === "patch";
  const keys = parsePointer(pointer);
  const inside = (kind.kind === "document" || patch) && document.startsWith("scenarios/");
  if (inside && keys[0] === "overrides" && keys.length > 2) {
    const text = get(doc.value, makePointer(keys.slice(0, 2))) ?? {};
    return withSchema(world, {
      file: doc.path,
      pointer,
      part,
      document: keys[1]!,
      at: makePointer(keys.slice(2)),
      patch: true,
      layer: "scenario",
      root: patched(world, keys[1]!, text),
    });
  }
  const own = doc.value ?? {};
  const root = patch ? patched(world, document, own) : own;
  return withSchema(world, { file: doc.path, pointer, part, document, at: pointer, patch, layer, root });
}

/** The object at `/overrides/<document>` is already a patch, although its own key belongs to the scenario. */
export function asHolder(world: World, doc: ParsedDocument, pointer: string): Spot {
  const keys = parsePointer(pointer);
  const spot = spotOf(world, doc, pointer, "value");
  if (keys[0] !== "overrides" || keys.length !== 2 || !spot.document.startsWith("scenarios/")) return spot;
  const inside = spotOf(world, doc, joinPointer(pointer, ""), "value");
  return withSchema(world, { ...inside, pointer, at: "" });
}

/** A place directly below another. */
export function below(world: World, spot: Spot, key: string, part: "key" | "value" = "value"): Spot {
  const at = joinPointer(spot.at, key);
  return withSchema(world, { ...spot, pointer: joinPointer(spot.pointer, key), at, part });
}

/** The merged value of the document that a place speaks of. */
export const mergedValue = (world: World, document: string): Json | undefined =>
  settled(world).documents.get(document)?.value;

function patched(world: World, document: string, patch: Json): Json {
  return applyMergePatch(mergedValue(world, document) ?? {}, patch);
}

function withSchema(world: World, spot: Omit<Spot, "schema" | "node">): Spot {
  const schema = schemaOf(world, spot.document);
  const node = schema === undefined ? undefined : schemaAt(world.schemas, schema, spot.root, spot.at);
  return { ...spot, schema, node };
}

/** The schema of a document. */
export function schemaOf(world: World, document: string): string | undefined {
  return world.kinds.find(
    ({ games, pattern }) =>
      (games.includes("*") || (world.game !== undefined && games.includes(world.game.id))) &&
      fitsPattern(pattern, document),
  )?.schema;
}
