/** The documents of Forlorn Hopes fit their schemas, say where values come from, and name only what exists. */
import { existsSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { validators } from "../../../lib/diagnostics/schema/validate";
import { kinds } from "../../../lib/documents/generated/kinds";
import type { Json, JsonObject } from "../../../lib/documents/types";
import { aircraft, airUnits, chart, documents, found, map, movement, roll } from "./documents";

const paths = Object.keys(documents);
const root = join(import.meta.dirname, "../../..");
const kindOf = (path: string) =>
  kinds.find(
    ({ games, pattern }) =>
      (games.includes("*") || games.includes("forlorn-hopes")) && new RegExp(pattern).test(path),
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
const rolls = paths.flatMap((path) =>
  path.startsWith("rolls/") ? [path.slice("rolls/".length, -".json".length)] : [],
);

describe("documents of Forlorn Hopes", () => {
  it("are all there", () => {
    const needed = [
      "air-units.json",
      "aircraft.json",
      "bases.json",
      "boards/tactical-battle-board.json",
      "drawings/coasts.json",
      "game.json",
      "ground-units.json",
      "map.json",
      "markers.json",
      "options.json",
      "parameters.json",
      "rulebook.json",
      "scenarios/campaign.json",
      "scenarios/daihatsu-not-counted.json",
      "scenarios/java-sea.json",
      "scenarios/training.json",
      "sequence.json",
      "ships.json",
    ];
    expect(needed.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it.each(paths)("%s fits its schema, which it names by a path that exists", (path) => {
    const schema = kindOf(path)?.schema ?? "";
    expect(validators[schema]?.(documents[path]!)).toEqual([]);
    expect(documents[path]!["$schema"]).toBe(
      posix.relative(dirname(`data/forlorn-hopes/${path}`), `schemas/${schema}`),
    );
    expect(existsSync(join(root, "schemas", schema))).toBe(true);
  });

  // Battles and playtests are examples: nothing in them is a value of the game.
  it.each(paths.filter((path) => !/^(battles|playtests)\//.test(path)))(
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

  it("name scenarios by their own ids", () => {
    for (const path of paths.filter((each) => each.startsWith("scenarios/")))
      expect(`scenarios/${String(documents[path]!["id"])}.json`).toBe(path);
  });
});

describe("what documents name", () => {
  it("air units have an aircraft, aircraft a row of the movement chart, and no row or aircraft is left over", () => {
    const used = new Set(Object.values(airUnits).map((unit) => unit.aircraft));
    expect([...used].sort()).toEqual(Object.keys(aircraft).sort());
    const rows = new Set(
      Object.values(aircraft).flatMap(({ movement: row, asFighter }) => [row ?? [], asFighter ?? []].flat()),
    );
    for (const row of rows) expect(movement.rows[row]).toBeDefined();
    expect(Object.keys(movement.rows).filter((row) => !rows.has(row))).toEqual([]);
  });

  it("rolls name charts that exist, and each chart is named or belongs to a plain roll", () => {
    const named = rolls.flatMap((name) => roll(name).charts ?? []);
    for (const name of named) expect(chart(name).title).toBeTruthy();
    const plain = paths.flatMap((path) =>
      path.startsWith("charts/") ? [path.slice("charts/".length, -".json".length)] : [],
    );
    expect(plain.filter((name) => !named.includes(name))).toEqual([
      "initiative-missions",
      "lucky-shots",
      "naval-rounds",
      "random-events",
    ]);
  });

  it("conditions name places, events, options and terrains that exist", () => {
    const { options } = documents["options.json"] as { options: JsonObject };
    const { events } = documents["tables/random-events.json"] as { events: JsonObject };
    const all = rolls.map((name) => documents[`rolls/${name}.json`]!);
    const every = (name: string) =>
      all
        .flatMap((each) => members(each["modifiers"], name))
        .flat()
        .map(String);
    expect(every("place").filter((id) => map.places[id] === undefined)).toEqual([]);
    expect(every("event").filter((id) => !(id in events))).toEqual([]);
    expect(every("option").filter((id) => !(id in options))).toEqual([]);
    expect(every("terrains").filter((id) => !(id in map.legend.terrains!))).toEqual([]);
    for (const name of rolls) {
      const { option } = roll(name);
      if (option !== undefined) expect(options).toHaveProperty([option]);
    }
  });

  it("the chart of random events gives events that exist, and all of them", () => {
    const { events } = documents["tables/random-events.json"] as { events: JsonObject };
    const given = Object.values(chart("random-events").rows).map(({ cells }) => cells["result"]);
    expect([...new Set(given)].sort()).toEqual(Object.keys(events).sort());
  });

  it("hexes have a terrain with effects, and a land of the list", () => {
    const { terrains } = documents["tables/terrain-effects.json"] as { terrains: JsonObject };
    expect(Object.keys(terrains).sort()).toEqual(Object.keys(map.legend.terrains!).sort());
    for (const [id, { terrain, landmass }] of Object.entries(map.hexes)) {
      expect([id, terrain in terrains]).toEqual([id, true]);
      expect([id, landmass === undefined]).toEqual([id, terrain === "sea"]);
      if (landmass !== undefined) expect(found(map.landmasses, landmass).name).toBeTruthy();
    }
  });

  it("texts of options insert numbers that exist", () => {
    const { options } = documents["options.json"] as unknown as {
      options: Record<string, { summary: string }>;
    };
    const inserted = Object.values(options).flatMap(({ summary }) =>
      [...summary.matchAll(/\{([^} ]+)/g)].map((match) => match[1]!),
    );
    expect(inserted.length).toBeGreaterThan(0);
    for (const path of inserted)
      expect([path, typeof valueAt(documents["parameters.json"]!, `/${path}`)]).toEqual([path, "number"]);
  });
});
