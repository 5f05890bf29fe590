import { deepEqual } from "./equal";
import { isObject } from "./merge-patch";
import { child, get } from "./pointer";
import type { KeyOrder } from "./print";
import type { Json, JsonObject } from "./types";

/** A JSON Schema (2020-12) as it is read from its file. */
export type JsonSchema = JsonObject;

/** A schema, and the whole file in which it stands and its local references are looked up. */
export interface SchemaSpot {
  schema: JsonSchema;
  root: JsonSchema;
}

/** Finds what a `$ref` into another file means; undefined when unknown: the keys below keep their order. */
export type RefResolver = (ref: string, root: JsonSchema) => SchemaSpot | undefined;

/** The schemas that describe one value. */
export type SchemaPlace = readonly SchemaSpot[];

/** The order of keys that schemas list; keys that they do not know stay as they are, at the end. */
export function schemaOrder(resolve: RefResolver = () => undefined): KeyOrder<SchemaPlace> {
  return (value, place) => {
    const spots = unfold(place, value, resolve);
    const listed = spots.flatMap(({ schema }) =>
      isObject(schema["properties"]) ? Object.keys(schema["properties"]) : [],
    );
    const keys = new Set(listed.filter((key) => Object.hasOwn(value, key)));
    for (const key of Object.keys(value)) keys.add(key);
    return {
      keys: [...keys],
      below: (segment) =>
        spots.flatMap(({ schema, root }) => {
          const below = Array.isArray(value) ? itemSchemas(schema, segment) : memberSchemas(schema, segment);
          return below.filter(isObject).map((found) => ({ schema: found, root }));
        }),
    };
  };
}

function itemSchemas(schema: JsonSchema, index: string): Json[] {
  const own = child(schema["prefixItems"], index) ?? schema["items"];
  return own === undefined ? [] : [own];
}

function memberSchemas(schema: JsonSchema, key: string): Json[] {
  const own = child(schema["properties"], key);
  if (own !== undefined) return [own];
  // Patterns are not tried, as a designer's pattern may take for ever; in practice there is one at most.
  const byPattern = isObject(schema["patternProperties"]) ? Object.values(schema["patternProperties"]) : [];
  const rest = schema["additionalProperties"];
  return rest === undefined ? byPattern : [...byPattern, rest];
}

/** The schemas of a place with their references followed, their parts joined, and their branches chosen. */
function unfold(place: SchemaPlace, value: Json, resolve: RefResolver): SchemaSpot[] {
  const found = new Map<JsonSchema, SchemaSpot>();
  const visit = (spot: SchemaSpot): void => {
    const { schema, root } = spot;
    if (found.has(schema)) return;
    found.set(schema, spot);
    const target = referenced(spot, resolve);
    if (target !== undefined) visit(target);
    for (const part of ["allOf", "if", "then", "else"]) {
      for (const below of list(schema[part])) visit({ schema: below, root });
    }
    for (const part of ["oneOf", "anyOf"]) {
      for (const below of list(schema[part])) {
        const branch = { schema: below, root };
        if (fits(branch, value, resolve)) visit(branch);
      }
    }
  };
  place.forEach(visit);
  return [...found.values()];
}

function list(part: Json | undefined): JsonSchema[] {
  return (Array.isArray(part) ? part : [part]).filter(isObject);
}

function referenced({ schema, root }: SchemaSpot, resolve: RefResolver): SchemaSpot | undefined {
  const ref = schema["$ref"];
  if (typeof ref !== "string") return undefined;
  if (!ref.startsWith("#")) return resolve(ref, root);
  const target = get(root, ref.slice(1));
  return isObject(target) ? { schema: target, root } : undefined;
}

/** True unless a constant of the branch (its tag) says that the value belongs to another one. */
function fits(branch: SchemaSpot, value: Json, resolve: RefResolver): boolean {
  const { schema } = referenced(branch, resolve) ?? branch;
  const { properties } = schema;
  if (!isObject(properties)) return true;
  return Object.entries(properties).every(([key, property]) => {
    const constant = child(property, "const");
    return constant === undefined || deepEqual(constant, child(value, key));
  });
}
