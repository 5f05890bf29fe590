import type { Json, JsonObject } from "../../../lib/documents/types";
import { jsonFilesUnder, readJson } from "./files";

/** One schema inside a schema file, with the pointer that leads to it. */
export interface SchemaNode {
  /** Path of the file under schemas/. */
  readonly file: string;
  readonly pointer: string;
  readonly schema: JsonObject;
  /** The keyword it stands under, such as "properties" or "items". */
  readonly under: string;
}

/** Every schema file by its path under schemas/. */
export const schemaFiles: ReadonlyMap<string, JsonObject> = new Map(
  jsonFilesUnder("schemas")
    .filter((path) => path.endsWith(".schema.json"))
    .map((path) => [path, readJson(`schemas/${path}`)]),
);

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const single = ["items", "additionalProperties", "not", "if", "then", "else"];
const listed = ["oneOf", "anyOf", "allOf"];
const named = ["properties", "patternProperties", "$defs"];

const escape = (name: string) => name.replaceAll("~", "~0").replaceAll("/", "~1");

function* walk(node: SchemaNode): Generator<SchemaNode> {
  yield node;
  const { file, pointer, schema } = node;
  for (const under of single) {
    const child = schema[under];
    if (isObject(child)) yield* walk({ file, pointer: `${pointer}/${under}`, schema: child, under });
  }
  for (const under of listed) {
    const children = schema[under];
    if (!Array.isArray(children)) continue;
    for (const [index, child] of children.entries()) {
      if (isObject(child))
        yield* walk({ file, pointer: `${pointer}/${under}/${index}`, schema: child, under });
    }
  }
  for (const under of named) {
    const children = schema[under];
    if (!isObject(children)) continue;
    for (const [name, child] of Object.entries(children)) {
      if (isObject(child))
        yield* walk({ file, pointer: `${pointer}/${under}/${escape(name)}`, schema: child, under });
    }
  }
}

/** Every schema of every file. */
export const schemaNodes: readonly SchemaNode[] = [...schemaFiles].flatMap(([file, schema]) => [
  ...walk({ file, pointer: "", schema, under: "" }),
]);

/** The schema that a node's $ref leads to; the node's own when it has none. */
export function target(node: SchemaNode): JsonObject {
  const ref = node.schema["$ref"];
  if (typeof ref !== "string") return node.schema;
  const url = new URL(ref, `https://sandtable.invalid/schemas/${node.file}`);
  const file = url.pathname.replace("/schemas/", "");
  const name = url.hash.replace("#/$defs/", "");
  const definitions = schemaFiles.get(file)?.["$defs"];
  const found = isObject(definitions) ? definitions[name] : undefined;
  if (!isObject(found)) throw new Error(`${node.file}${node.pointer}: "${ref}" leads nowhere.`);
  return found;
}

/** A keyword of a schema as a string: its own, else that of the schema its $ref leads to. */
export function textOf(node: SchemaNode, keyword: "title" | "description"): string {
  const own = node.schema[keyword] ?? target(node)[keyword];
  return typeof own === "string" ? own : "";
}

export const where = ({ file, pointer }: SchemaNode) => `${file}#${pointer}`;
