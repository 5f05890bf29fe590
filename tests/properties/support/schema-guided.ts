import { fitsPath, fitsPointer } from "../../../lib/diagnostics/patterns";
import { type Links, linksOf } from "../../../lib/diagnostics/references/links";
import { schemaAt, type SchemaNode, type Schemas } from "../../../lib/diagnostics/schema/node";
import { get, type Json } from "../../../lib/documents";
import { kinds } from "../../../lib/documents/generated/kinds";
import { schemas } from "../../../lib/documents/generated/schemas";
import { fireInTheSky } from "../../../lib/games/fire-in-the-sky";
import type { GameDefinition } from "../../../lib/games/types";
import type { Values } from "./mutations";

const game = fireInTheSky as GameDefinition;

function nodeAt(path: string, root: Json, pointer: string): SchemaNode | undefined {
  const kind = kinds.find((one) => new RegExp(one.pattern, "u").test(path));
  return kind && schemaAt(schemas as Schemas, kind.schema, root, pointer);
}

/** A value that the schema allows at a place, as far as one is easily told; undefined to take the value away. */
export function legalValue(path: string, root: Json, pointer: string, pick: number): Json | undefined {
  const value = get(root, pointer);
  const node = nodeAt(path, root, pointer);
  if (!node) return value;
  if (node.const !== undefined) return node.const;
  if (node.enum) return node.enum[pick % node.enum.length];
  switch (Array.isArray(node.type) ? node.type[pick % node.type.length] : node.type) {
    case "integer":
      return whole(node, pick);
    case "number":
      return whole(node, pick) + (pick % 5) * (node.multipleOf ?? 0.25);
    case "boolean":
      return pick % 2 === 0;
    case "string":
      return typeof value === "string" ? value : "a text";
    case "array":
      return listOf(node, path, root, pointer, pick);
    case "object":
      return value ?? {};
    default:
      return value;
  }
}

/** Mostly small numbers and the ends of what is allowed. */
function whole({ minimum, exclusiveMinimum, maximum }: SchemaNode, pick: number): number {
  const low = minimum ?? (exclusiveMinimum === undefined ? -20 : exclusiveMinimum + 1);
  const high = maximum ?? Math.max(low, 0) + 1000;
  const choices = [low, high, low + 1, low + 2, low + 3, high - 1, low + (pick % (high - low + 1))];
  return Math.ceil(Math.min(high, choices[pick % choices.length]!));
}

function listOf(node: SchemaNode, path: string, root: Json, pointer: string, pick: number): Json {
  const value = get(root, pointer);
  const list = Array.isArray(value) ? value : [];
  const item = legalValue(path, root, `${pointer}/${list.length}`, pick);
  if (item === undefined || pick % 3 === 0) return list.slice(0, Math.max(node.minItems ?? 0, pick % 4));
  return [...list.filter((each) => each !== item), item];
}

/** Members that the schema knows for the object at a place. */
export function optionalMembers(path: string, root: Json, pointer: string): string[] {
  return Object.keys(nodeAt(path, root, pointer)?.properties ?? {});
}

const links = new WeakMap<object, Links>();

function linksIn(path: string, value: Json): Links {
  if (typeof value !== "object" || value === null) return { uses: [], definitions: [] };
  let found = links.get(value);
  if (!found) links.set(value, (found = linksOf(game, path, value)));
  return found;
}

/** Ids that could stand where one stands: of the kind that it names or defines, or else those beside it. */
export function idsLike(values: Values, path: string, pointer: string): string[] {
  const use = game.references.find(
    (one) => fitsPath(one.document, path) && fitsPointer(one.pointer, pointer),
  );
  const target = game.targets.find((one) =>
    one.places.some((place) => fitsPath(place.document, path) && fitsPointer(`${place.pointer}/*`, pointer)),
  );
  const kind = use?.to ?? target?.kind;
  if (kind !== undefined) {
    const ids = Object.entries(values).flatMap(([each, value]) =>
      linksIn(each, value)
        .definitions.filter((one) => one.kind === kind)
        .map(({ id }) => id),
    );
    if (ids.length > 0) return [...new Set(ids)];
  }
  const value = get(values[path], pointer);
  const holder = get(values[path], pointer.slice(0, Math.max(0, pointer.lastIndexOf("/"))));
  if (typeof value !== "string" || typeof holder !== "object" || holder === null) return [];
  return Object.values(holder).filter((each): each is string => typeof each === "string");
}
