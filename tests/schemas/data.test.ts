import { existsSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { kinds } from "../../lib/documents/generated/kinds";
import { schemas } from "../../lib/documents/generated/schemas";
import { validators } from "../../lib/diagnostics/schema/validate";
import type { Json, JsonObject } from "../../lib/documents/types";
import { jsonFilesUnder, readJson, root } from "./support/files";

const game = "fire-in-the-sky";
const folder = `data/${game}`;
const paths = jsonFilesUnder(folder);

/** Merge patches stand in a layer's folder beside its layer.json. */
const patches = paths.filter((path) => /^layers\/[^/]+\//.test(path) && !path.endsWith("/layer.json"));
const documents = paths.filter((path) => !patches.includes(path) && !path.startsWith("playtests/"));

const kindOf = (path: string) =>
  kinds.find(
    ({ games, pattern }) => (games.includes("*") || games.includes(game)) && new RegExp(pattern).test(path),
  );

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** A merge patch (RFC 7396). */
function merge(base: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const merged: JsonObject = isObject(base) ? { ...base } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = merge(merged[name], value);
  }
  return merged;
}

function valueAt(document: Json, pointer: string): Json | undefined {
  let value: Json | undefined = document;
  for (const part of pointer.split("/").slice(1)) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    value = Array.isArray(value) ? value[Number(name)] : isObject(value) ? value[name] : undefined;
  }
  return value;
}

const sourcesOf = (document: JsonObject) => (isObject(document["sources"]) ? document["sources"] : {});

describe("documents of Fire in the Sky", () => {
  it("has all its documents", () => {
    const needed = [
      "bases.json",
      "game.json",
      "layers/errata-2005/layer.json",
      "map.json",
      "options.json",
      "parameters.json",
      "scenarios/campaign.json",
      "scenarios/short-campaign.json",
      "schedules/allies.json",
      "schedules/japan.json",
      "schedules/levels.json",
      "sequence.json",
      "tables/combat.json",
      "tables/naval-damage.json",
      "tables/surface-combat.json",
      "tables/transport-costs.json",
      "units.json",
    ];
    expect(needed.filter((path) => !documents.includes(path))).toEqual([]);
  });

  it.each(documents)("%s fits its schema", (path) => {
    const kind = kindOf(path);
    expect(kind).toBeDefined();
    const errors = validators[kind?.schema ?? ""]?.(readJson(`${folder}/${path}`));
    expect(errors).toEqual([]);
  });

  it.each(documents)("%s names its schema by a path that exists", (path) => {
    const named = readJson(`${folder}/${path}`)["$schema"];
    const schema = `schemas/${kindOf(path)?.schema}`;
    expect(named).toBe(posix.relative(dirname(`${folder}/${path}`), schema));
    expect(existsSync(join(root, schema))).toBe(true);
  });

  it.each(documents)("%s says where it comes from, for values that exist", (path) => {
    const document = readJson(`${folder}/${path}`);
    const sources = sourcesOf(document);
    expect(sources).toHaveProperty([""]);
    const lost = Object.keys(sources).filter((pointer) => valueAt(document, pointer) === undefined);
    expect(lost).toEqual([]);
  });

  it.each(documents)("%s gives a reason for what is designed or reconstructed", (path) => {
    for (const [pointer, source] of Object.entries(sourcesOf(readJson(`${folder}/${path}`)))) {
      const { status, note, rule } = source as { status: string; note?: string; rule?: string };
      if (status === "designed") expect([pointer, note]).toEqual([pointer, expect.any(String)]);
      else expect([pointer, note ?? rule]).toEqual([pointer, expect.any(String)]);
    }
  });

  it("names things by their own ids", () => {
    expect(readJson(`${folder}/game.json`)["id"]).toBe(game);
    expect(readJson(`${folder}/layers/errata-2005/layer.json`)["id"]).toBe("errata-2005");
    for (const path of documents.filter((name) => name.startsWith("scenarios/"))) {
      expect(`scenarios/${String(readJson(`${folder}/${path}`)["id"])}.json`).toBe(path);
    }
  });
});

describe("the shipped layers", () => {
  it("has a patch for each of the three errata of the rulebook", () => {
    expect(patches.filter((path) => path.startsWith("layers/errata-2005/"))).toEqual([
      "layers/errata-2005/scenarios/campaign.json",
      "layers/errata-2005/tables/combat.json",
      "layers/errata-2005/tables/transport-costs.json",
    ]);
    expect(Object.keys(readJson(`${folder}/layers/errata-2005/layer.json`)["errata"] ?? {})).toHaveLength(3);
  });

  it.each(patches)("%s leaves a document that fits its schema", (path) => {
    const changed = path.replace(/^layers\/[^/]+\//, "");
    // A scenario that only the layer has is a whole document, and changes none.
    const before = paths.includes(changed) ? readJson(`${folder}/${changed}`) : {};
    const merged = merge(before, readJson(`${folder}/${path}`)) as JsonObject;
    expect(validators[kindOf(changed)?.schema ?? ""]?.(merged)).toEqual([]);
    for (const pointer of Object.keys(sourcesOf(merged))) expect(valueAt(merged, pointer)).toBeDefined();
  });

  it("points its errata at values that the patches set", () => {
    const errata = readJson(`${folder}/layers/errata-2005/layer.json`)["errata"] as Record<
      string,
      { document?: string; pointer?: string }
    >;
    for (const { document, pointer } of Object.values(errata)) {
      if (document === undefined || pointer === undefined) continue;
      expect(valueAt(readJson(`${folder}/layers/errata-2005/${document}`), pointer)).toBeDefined();
    }
  });

  it("halves the cost of a convoy escort die and adds the modifier of ground support", () => {
    const merged = (path: string) =>
      merge(readJson(`${folder}/${path}`), readJson(`${folder}/layers/errata-2005/${path}`));
    expect(valueAt(readJson(`${folder}/tables/transport-costs.json`), "/merchantAswDie")).toBe(1);
    expect(valueAt(merged("tables/transport-costs.json"), "/merchantAswDie")).toBe(0.5);
    expect(valueAt(readJson(`${folder}/tables/combat.json`), "/types/ground-support/modifiers")).toEqual({});
    expect(valueAt(merged("tables/combat.json"), "/types/ground-support/modifiers/air-supremacy/add")).toBe(
      1,
    );
  });

  it("makes the US CV Reaction Force a Task Force that has reacted; as printed nothing is said of it", () => {
    const printed = readJson(`${folder}/scenarios/campaign.json`);
    const patch = readJson(`${folder}/layers/errata-2005/scenarios/campaign.json`);
    expect(valueAt(printed, "/reactionForce/reacted")).toBeUndefined();
    expect(valueAt(merge(printed, patch), "/reactionForce/reacted")).toBe(true);
  });
});

describe("kinds of documents", () => {
  it("each have a schema and a validator", () => {
    for (const { schema } of kinds) {
      expect(schemas).toHaveProperty([schema]);
      expect(validators).toHaveProperty([schema]);
    }
  });

  it.each([
    ["sandtable.json", "workspace"],
    ["scenarios/my-own.json", "scenario"],
    ["playtests/opening.json", "playtest"],
    ["layers/winter/layer.json", "layer"],
    ["schedules/levels.json", "levels"],
    ["schedules/japan.json", "reinforcements"],
    ["layers/winter/bases.json", undefined],
    ["scenarios/deep/own.json", undefined],
  ])("%s is of kind %s", (path, kind) => {
    expect(kindOf(path)?.kind).toBe(kind);
  });
});

describe("validators refuse", () => {
  const change = (path: string, patch: Json) => merge(readJson(`${folder}/${path}`), patch);
  it.each<[string, string, Json, string, string]>([
    [
      "an unknown member",
      "bases.json",
      { bases: { wake: { airCap: 2 } } },
      "/bases/wake",
      "additionalProperties",
    ],
    ["a missing member", "units.json", { naval: { "j-dd": { defense: null } } }, "/naval/j-dd", "required"],
    [
      "a carrier without aircraft",
      "units.json",
      { naval: { "j-cv-akagi-kaga": { airStrength: null } } },
      "/naval/j-cv-akagi-kaga",
      "required",
    ],
    [
      "a destroyer with aircraft",
      "units.json",
      { naval: { "j-dd": { airStrength: 1 } } },
      "/naval/j-dd/airStrength",
      "false schema",
    ],
    [
      "a circle with a port",
      "bases.json",
      { bases: { burma: { portCapacity: 1 } } },
      "/bases/burma/portCapacity",
      "false schema",
    ],
    [
      "a third of a point",
      "units.json",
      { naval: { "j-dd": { transport: 0.3 } } },
      "/naval/j-dd/transport",
      "multipleOf",
    ],
    ["an unknown step", "sequence.json", { transport: ["coffee"] }, "/transport/0", "enum"],
    [
      "an unknown predicate",
      "tables/naval-damage.json",
      { modifiers: { submarine: { when: { is: "magic" } } } },
      "/modifiers/submarine/when",
      "discriminator",
    ],
    [
      "a predicate without its member",
      "tables/naval-damage.json",
      { modifiers: { submarine: { when: { by: null } } } },
      "/modifiers/submarine/when",
      "required",
    ],
    [
      "a turn after the last",
      "scenarios/short-campaign.json",
      { start: { turn: 17 } },
      "/start/turn",
      "maximum",
    ],
    [
      "an id with capitals",
      "scenarios/short-campaign.json",
      { setup: { Wake: {} } },
      "/setup",
      "additionalProperties",
    ],
  ])("%s", (_, path, patch, pointer, keyword) => {
    const errors = validators[kindOf(path)?.schema ?? ""]?.(change(path, patch)) ?? [];
    const found = errors.filter(({ keyword: failed }) => failed !== "if");
    expect(found.map(({ instancePath, keyword: failed }) => [instancePath, failed])).toEqual([
      [pointer, keyword],
    ]);
  });

  it("a reason for an accepted problem that is too short", () => {
    const errors = validators["common/workspace.schema.json"]?.({
      $schema: "x",
      title: "Mine",
      game,
      layers: [],
      suppress: [{ code: "rule/x", reason: "because" }],
    });
    expect(errors?.map(({ instancePath }) => instancePath)).toEqual(["/suppress/0/reason"]);
  });
});
