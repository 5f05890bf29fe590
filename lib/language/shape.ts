import { type SchemaNode, schemaPartsAt } from "../diagnostics";
import { child, deepEqual, get, type Json } from "../documents";
import type { Spot, World } from "./types";

/** What the schemas say of the members of an object. */
export interface Shape {
  parts: readonly SchemaNode[];
  /** Members with a name of their own, in the order of the schema. */
  names: readonly string[];
  required: ReadonlySet<string>;
  /** Patterns of the keys of a collection; "" where any key may stand. */
  patterns: readonly string[];
}

/** The parts of the schema that count for a value, those that only a condition brings in as well. */
export function partsOf(world: World, spot: Spot): SchemaNode[] {
  if (spot.schema === undefined) return [];
  const value = get(spot.root, spot.at);
  return schemaPartsAt(world.schemas, spot.schema, spot.root, spot.at).flatMap((part) => {
    const met = part.if === undefined ? undefined : meets(part.if, value);
    const branch = met === undefined ? undefined : met ? part.then : part.else;
    return branch === undefined || typeof branch === "boolean" ? [part] : [part, branch];
  });
}

/**
 * The simple conditions that schemas of documents have: members that are there, and what they are. Undefined as long
 * as a member that decides is not there: then neither branch is offered.
 */
function meets(condition: SchemaNode | boolean, value: Json | undefined): boolean | undefined {
  if (typeof condition === "boolean") return condition;
  const { required = [], properties = {} } = condition;
  if (!required.every((key) => child(value, key) !== undefined)) return false;
  let met: boolean | undefined = true;
  for (const [key, node] of Object.entries(properties)) {
    const allowed =
      typeof node === "boolean" ? undefined : node.const === undefined ? node.enum : [node.const];
    const given = child(value, key);
    if (allowed === undefined) continue;
    if (given === undefined) met = undefined;
    else if (!allowed.some((each) => deepEqual(each, given))) return false;
  }
  return met;
}

export function shapeOf(world: World, spot: Spot): Shape {
  const parts = partsOf(world, spot);
  const names = new Set<string>();
  const forbidden = new Set<string>();
  const required = new Set<string>();
  const patterns = new Set<string>();
  for (const part of parts) {
    for (const [name, node] of Object.entries(part.properties ?? {})) {
      if (node === false) forbidden.add(name);
      else names.add(name);
    }
    for (const name of part.required ?? []) required.add(name);
    for (const [pattern, node] of Object.entries(part.patternProperties ?? {})) {
      if (node !== false) patterns.add(pattern);
    }
    const { additionalProperties: rest, propertyNames: keys } = part;
    if (rest !== undefined && rest !== false) {
      patterns.add(typeof keys === "object" ? (keys.pattern ?? "") : "");
    }
  }
  for (const name of forbidden) names.delete(name);
  return { parts, names: [...names], required, patterns: [...patterns] };
}

/** The one thing that the parts say of something; the outer one's. */
export function said<K extends keyof SchemaNode>(
  parts: readonly SchemaNode[],
  key: K,
): SchemaNode[K] | undefined {
  return parts.find((part) => part[key] !== undefined)?.[key];
}

export function typesOf(parts: readonly SchemaNode[]): string[] {
  const type = said(parts, "type");
  return type === undefined ? [] : typeof type === "string" ? [type] : type;
}
