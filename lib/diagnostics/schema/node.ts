import { child, type Json, parsePointer } from "../../documents";
import { fitsPattern } from "./pattern";

/** A JSON Schema as plain JSON. Only the members that words and fixes need are typed. */
export interface SchemaNode {
  $ref?: string;
  title?: string;
  description?: string;
  /** Texts that an editor can insert, with places to fill in. */
  defaultSnippets?: { label?: string; description?: string; body: Json }[];
  type?: string | string[];
  const?: Json;
  enum?: Json[];
  enumDescriptions?: string[];
  default?: Json;
  examples?: Json[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  uniqueItems?: boolean;
  required?: string[];
  properties?: Record<string, SchemaNode | boolean>;
  propertyNames?: SchemaNode | boolean;
  patternProperties?: Record<string, SchemaNode | boolean>;
  additionalProperties?: SchemaNode | boolean;
  items?: SchemaNode | boolean;
  prefixItems?: (SchemaNode | boolean)[];
  allOf?: (SchemaNode | boolean)[];
  anyOf?: (SchemaNode | boolean)[];
  oneOf?: (SchemaNode | boolean)[];
  if?: SchemaNode | boolean;
  then?: SchemaNode | boolean;
  else?: SchemaNode | boolean;
  discriminator?: { propertyName: string };
  $defs?: Record<string, SchemaNode>;
  errorMessage?: string;
  patternErrorMessage?: string;
}

/** Schemas by path relative to /schemas: "common/game.schema.json". */
export type Schemas = Readonly<Record<string, unknown>>;

/** A schema with its file, against which its references are resolved. */
export interface Located {
  file: string;
  node: SchemaNode;
}

const root = "https://sandtable.invalid/schemas/";
const maxReferences = 50;

/**
 * Everything a schema says of the value at `pointer`, as one flat node: references followed, the
 * branch of a tagged union chosen by the value's tag. Where two parts say something, the outer one
 * counts. Undefined when the schema does not describe the place.
 */
export function schemaAt(
  schemas: Schemas,
  path: string,
  value: Json,
  pointer: string,
): SchemaNode | undefined {
  const parts = partsAt(schemas, path, value, pointer);
  // Outer parts come first in the list, so they are assigned last.
  return parts.length === 0 ? undefined : Object.assign({}, ...parts.map((each) => each.node).reverse());
}

function partsAt(schemas: Schemas, path: string, value: Json, pointer: string): Located[] {
  const start = schemas[path] as SchemaNode | undefined;
  if (!start) return [];
  let here = flatten(schemas, { file: path, node: start }, value);
  let current: Json | undefined = value;
  for (const segment of parsePointer(pointer)) {
    const holder = current;
    current = child(current, segment);
    const next: Located[] = [];
    for (const each of here) {
      // A list that is not there yet is known by its items.
      const list = Array.isArray(holder) || (holder === undefined && each.node.items !== undefined);
      const found = list ? itemOf(each.node, segment) : memberOf(each.node, segment);
      if (found !== undefined && typeof found !== "boolean") {
        next.push(...flatten(schemas, { file: each.file, node: found }, current));
      }
    }
    here = next;
  }
  return here;
}

function memberOf(node: SchemaNode, key: string): SchemaNode | boolean | undefined {
  if (node.properties && Object.hasOwn(node.properties, key)) return node.properties[key];
  for (const [pattern, each] of Object.entries(node.patternProperties ?? {})) {
    if (fitsPattern(pattern, key)) return each;
  }
  return node.additionalProperties;
}

function itemOf(node: SchemaNode, index: string): SchemaNode | boolean | undefined {
  return node.prefixItems?.[Number(index)] ?? node.items;
}

/** The node and the parts of it that also hold for this value: references, allOf, the union's branch. */
function flatten(schemas: Schemas, start: Located, value: Json | undefined, depth = 0): Located[] {
  if (depth > maxReferences) return [];
  const out: Located[] = [start];
  const add = (part: SchemaNode | boolean | undefined, file = start.file): void => {
    if (part !== undefined && typeof part !== "boolean") {
      out.push(...flatten(schemas, { file, node: part }, value, depth + 1));
    }
  };
  const { node } = start;
  if (node.$ref !== undefined) {
    const target = follow(schemas, start.file, node.$ref);
    if (target) add(target.node, target.file);
  }
  for (const part of node.allOf ?? []) add(part);
  add(branchOf(schemas, start, value));
  return out;
}

/** The branch of a tagged union that the value's tag names. */
function branchOf(
  schemas: Schemas,
  { file, node }: Located,
  value: Json | undefined,
): SchemaNode | undefined {
  const property = node.discriminator?.propertyName;
  if (property === undefined) return undefined;
  const tag = child(value, property);
  for (const branch of node.oneOf ?? []) {
    if (typeof branch === "boolean") continue;
    const target = branch.$ref === undefined ? { file, node: branch } : follow(schemas, file, branch.$ref);
    if (target && tagsOf(target.node, property).includes(tag as Json)) return branch;
  }
  return undefined;
}

function tagsOf(node: SchemaNode, property: string): Json[] {
  const tag = node.properties?.[property];
  if (tag === undefined || typeof tag === "boolean") return [];
  return tag.const !== undefined ? [tag.const] : (tag.enum ?? []);
}

/** Every part of the schemas that says something of a value; the outer ones first. */
export const schemaPartsAt = (schemas: Schemas, path: string, value: Json, pointer: string): SchemaNode[] =>
  partsAt(schemas, path, value, pointer).map(({ node }) => node);

/** One of the shapes that a tagged union allows. */
export interface UnionBranch {
  /** The member that distinguishes them, and its value. */
  property: string;
  tag: string;
  node: SchemaNode;
}

/** The tags that the union at a place knows. */
export const unionTags = (schemas: Schemas, path: string, value: Json, pointer: string): string[] =>
  unionBranches(schemas, path, value, pointer).map(({ tag }) => tag);

/** The branches of the tagged union at a place. */
export function unionBranches(schemas: Schemas, path: string, value: Json, pointer: string): UnionBranch[] {
  const branches: UnionBranch[] = [];
  for (const { file, node } of partsAt(schemas, path, value, pointer)) {
    const property = node.discriminator?.propertyName;
    if (property === undefined) continue;
    for (const branch of node.oneOf ?? []) {
      if (typeof branch === "boolean") continue;
      const target = branch.$ref === undefined ? branch : follow(schemas, file, branch.$ref)?.node;
      for (const tag of target ? tagsOf(target, property) : []) {
        branches.push({ property, tag: String(tag), node: target! });
      }
    }
  }
  return branches;
}

// Schemas never change, so a reference leads to the same place for good.
const followed = new WeakMap<Schemas, Map<string, Located | undefined>>();

export function follow(schemas: Schemas, file: string, ref: string): Located | undefined {
  let known = followed.get(schemas);
  if (!known) followed.set(schemas, (known = new Map()));
  const key = `${file} ${ref}`;
  if (!known.has(key)) known.set(key, resolve(schemas, file, ref));
  return known.get(key);
}

function resolve(schemas: Schemas, file: string, ref: string): Located | undefined {
  const url = new URL(ref, root + file);
  const path = url.href.slice(root.length).split("#")[0]!;
  const start = schemas[path];
  if (start === undefined) return undefined;
  let node: unknown = start;
  for (const segment of parsePointer(decodeURIComponent(url.hash.slice(1)))) {
    node = (node as Record<string, unknown> | undefined)?.[segment];
  }
  return node === undefined ? undefined : { file: path, node: node as SchemaNode };
}
