/** The documents of Pacific War fit their schemas, say where values come from, and cite rules that exist. */
import { existsSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { validators } from "../../../lib/diagnostics/schema/validate";
import { kinds } from "../../../lib/documents/generated/kinds";
import type { Json, JsonObject } from "../../../lib/documents/types";
import { documents } from "./documents";

/** Merge patches stand in a layer's folder beside its layer.json. */
const isPatch = (path: string) => /^layers\/[^/]+\//.test(path) && !path.endsWith("/layer.json");
const paths = Object.keys(documents).filter((path) => !isPatch(path));
const root = join(import.meta.dirname, "../../..");
const kindsOf = (path: string) =>
  kinds.filter(
    ({ games, pattern }) =>
      (games.includes("*") || games.includes("pacific-war")) && new RegExp(pattern).test(path),
  );

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === "object" && !Array.isArray(value);

function valueAt(document: Json, pointer: string): Json | undefined {
  let value: Json | undefined = document;
  for (const part of pointer.split("/").slice(1)) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    value = Array.isArray(value) ? value[Number(name)] : isObject(value) ? value[name] : undefined;
  }
  return value;
}

/** Every member of that name in a document, at any depth, with what it holds. */
function members(value: Json | undefined, name: string): Json[] {
  if (Array.isArray(value)) return value.flatMap((item) => members(item, name));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...(key === name && item !== undefined ? [item] : []),
    ...members(item, name),
  ]);
}

const sourcesOf = (path: string) =>
  Object.entries(
    documents[path]!["sources"] as Record<string, { status: string; rule?: string; note?: string }>,
  );

describe("documents of Pacific War", () => {
  it.each(paths)("%s fits its schema, which it names by a path that exists", (path) => {
    const schema = kindsOf(path)[0]?.schema ?? "";
    expect(validators[schema]?.(documents[path]!)).toEqual([]);
    expect(documents[path]!["$schema"]).toBe(
      posix.relative(dirname(`data/pacific-war/${path}`), `schemas/${schema}`),
    );
    expect(existsSync(join(root, "schemas", schema))).toBe(true);
  });

  // Battles and playtests are examples: nothing in them is a value of the game.
  it.each(paths.filter((path) => !/^(battles|playtests)\/|layer\.json$/.test(path)))(
    "%s says where its values come from, by values that exist, with a reason or a rule",
    (path) => {
      expect(sourcesOf(path).map(([pointer]) => pointer)).toContain("");
      for (const [pointer, { status, note, rule }] of sourcesOf(path)) {
        expect([pointer, valueAt(documents[path]!, pointer)]).not.toEqual([pointer, undefined]);
        const reason = status === "printed" ? (rule ?? note) : note;
        expect([pointer, reason]).toEqual([pointer, expect.any(String)]);
      }
    },
  );

  it("cite rules that the rulebook has", () => {
    const { rules } = documents["rulebook.json"] as { rules: JsonObject };
    const unknown = paths.flatMap((path) =>
      members(documents[path], "rule").flatMap((rule) =>
        String(rule) in rules ? [] : [`${path}: ${String(rule)}`],
      ),
    );
    expect(unknown).toEqual([]);
  });

  it("are each of one kind", () => {
    expect(paths.filter((path) => kindsOf(path).length !== 1)).toEqual([]);
  });

  it("name scenarios by their own ids", () => {
    for (const path of paths.filter((each) => each.startsWith("scenarios/")))
      expect(`scenarios/${String(documents[path]!["id"])}.json`).toBe(path);
  });
});
