import { get, type Json } from "../../documents";
import type { SchemaError } from "./schema-error";
import type { Found } from "../found";
import type { CodeEntry } from "../registry-types";
import { schemaAt, type SchemaNode, type Schemas } from "./node";

/** One thing that a schema forbids, with all that words and fixes need. */
export interface SchemaProblem {
  error: SchemaError;
  document: string;
  /** Path of the schema, and all schemas. */
  schema: string;
  schemas: Schemas;
  root: Json;
  pointer: string;
  value: Json | undefined;
  /** The schema of the place. */
  node: SchemaNode;
  /** The file that set the value at a pointer; absent where no layer has a part in the document. */
  fileOf?: FileOf;
}

export type FileOf = (pointer: string) => string;

/** Puts one family of schema errors into words. */
export interface SchemaCheck extends CodeEntry {
  readonly keywords: readonly string[];
  /** Needed where several checks share a keyword; the first that fits reports it. */
  fits?(problem: SchemaProblem): boolean;
  report(problem: SchemaProblem): Omit<Found, "code" | "severity">;
}

export function problemOf(
  error: SchemaError,
  document: string,
  schema: string,
  schemas: Schemas,
  root: Json,
  fileOf?: FileOf,
): SchemaProblem {
  const pointer = error.instancePath;
  return {
    error,
    document,
    schema,
    schemas,
    root,
    pointer,
    value: get(root, pointer),
    node: schemaAt(schemas, schema, root, pointer) ?? {},
    fileOf,
  };
}

/** The schema of a member that may not exist yet. */
export function memberNode(problem: SchemaProblem, key: string): SchemaNode | undefined {
  const { schemas, schema, root, pointer } = problem;
  return schemaAt(schemas, schema, root, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`);
}

/** A text parameter of the error; "" when it has none. */
export function param(problem: SchemaProblem, name: string): string {
  const value = problem.error.params[name];
  return typeof value === "string" ? value : "";
}
