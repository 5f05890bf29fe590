import { isObject, type Json, type JsonObject, joinPointer } from "../../documents";
import type { SchemaNode } from "../../diagnostics";
import { type SchemaLookUp, schemaLookUp, titleOf, type ViewWorld } from "../world";
import type { Shape } from "./cell-rule";
import { listGrid, settingsGrid, thingsGrid } from "./make";
import { depthOf, eachThing, memberPattern } from "./things";
import type { Grid } from "./types";

/** Everything in a document that can be shown as tables, in the order of the document. */
export function gridsOf(world: ViewWorld, document: string): Grid[] {
  const value = world.draft.documents.get(document)?.value;
  if (!isObject(value)) return [];
  const shape: Shape = { world, document, value, schema: schemaLookUp(world, document) };
  const grids: Grid[] = [];
  const settings: string[] = [];
  walk(shape, value, "", "", grids, settings);
  const single = settingsGrid(shape, settings);
  return single === undefined ? grids : [single, ...grids];
}

/** Members of every document that say what it is, and where it comes from. */
const framing = new Set(["$schema", "sources"]);

/** Gathers the grids below a place, and the single values that are in none of them. */
function walk(
  shape: Shape,
  value: Json,
  pointer: string,
  title: string,
  grids: Grid[],
  settings: string[],
): void {
  const within = (key: string): string => {
    const own = titleOf(shape.schema(joinPointer(pointer, key)), joinPointer(pointer, key));
    return title === "" ? own : `${title}: ${own}`;
  };
  const depth = isObject(value) ? depthOf(shape.schema, value, pointer) : 0;
  if (isObject(value) && depth > 0) {
    grids.push(thingsGrid(shape, pointer, title, depth));
    eachThing(value, pointer, depth, (thing, at, keys) => {
      for (const [key, inner] of Object.entries(thing)) {
        // What a row cannot show in a cell is a table of its own.
        const below = joinPointer(at, key);
        if (isTable(shape.schema, inner, below)) {
          walk(
            shape,
            inner,
            below,
            `${nameOf(thing, keys)}: ${titleOf(shape.schema(below), below)}`,
            grids,
            settings,
          );
        }
      }
    });
    return;
  }
  if (Array.isArray(value)) {
    if (isListOfObjects(shape.schema, value, pointer)) grids.push(listGrid(shape, pointer, title, value));
    else settings.push(pointer);
    return;
  }
  if (!isObject(value) || (pointer !== "" && isPlainMap(shape.schema(pointer), value))) {
    settings.push(pointer);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    if (pointer === "" && framing.has(key)) continue;
    walk(shape, inner, joinPointer(pointer, key), within(key), grids, settings);
  }
}

const nameOf = (thing: JsonObject, keys: readonly string[]): string => {
  const name = thing["name"] ?? thing["title"];
  return typeof name === "string" ? name : keys.join(" ");
};

/** An empty list is known by its schema. */
function isListOfObjects(
  schema: SchemaLookUp,
  value: readonly Json[],
  pointer: string,
): value is JsonObject[] {
  return value.length > 0 ? value.every(isObject) : schema(joinPointer(pointer, 0))?.properties !== undefined;
}

/** Things by id whose members are no objects: numbers by turn. Such a map is one cell where a row holds it. */
const isPlainMap = (node: SchemaNode | undefined, value: JsonObject): boolean =>
  memberPattern(node) !== undefined && Object.values(value).every((member) => typeof member === "number");

function isTable(schema: SchemaLookUp, value: Json, pointer: string): boolean {
  if (Array.isArray(value)) return isListOfObjects(schema, value, pointer);
  return isObject(value) && depthOf(schema, value, pointer) > 0;
}
