import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  defineMigrations,
  migrateDocument,
  migrateText,
  MigrationError,
  migrations,
} from "../../lib/documents/migrations";
import type { Migration } from "../../lib/documents/migrations/migration";
import type { Json } from "../../lib/documents/types";
import { assemble } from "../../lib/documents";
import { combatTypes } from "../../lib/games/fire-in-the-sky/model/modifiers";
import { openGame } from "../../lib/workspace";

const frozen = join(import.meta.dirname, "../frozen");
const read = (...path: string[]): string => readFileSync(join(frozen, ...path), "utf8");

/** The path that each frozen file had. */
const paths: Record<string, string> = {
  "0001-control-by-base": "scenarios/short-campaign.json",
  "0002-hit-numbers-by-type": "layers/my-variant/parameters.json",
  "0003-weights-of-garrisons-and-screens": "players/mine.json",
  "0004-copies-name-their-origin": "scenarios/my-campaign.json",
  "0005-weights-of-home-gates": "players/mine.json",
  "0006-steady-knows-the-war": "players/mine.json",
  "0007-steady-knows-its-campaigns": "players/mine.json",
  "0008-supply-spent-has-hits": "scenarios/my-game.json",
};

describe("each migration", () => {
  it("has a frozen old file, and each frozen file a migration", () => {
    expect(readdirSync(frozen).sort()).toEqual(migrations.map(({ id }) => id));
    expect(Object.keys(paths)).toEqual(migrations.map(({ id }) => id));
  });

  it.each(migrations.map(({ id }) => id))("%s brings its frozen file along", (id) => {
    const path = paths[id] ?? "";
    const result = migrateText(path, read(id, "before.json"));
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(result.applied).toContain(id);
    expect(result.text).toBe(read(id, "after.json"));
    const again = migrateText(path, result.text);
    expect(again).toEqual({ ok: true, text: result.text, edits: [], applied: [], manualSteps: [] });
  });
});

describe("0004-copies-name-their-origin", () => {
  const applied = (value: Json) => migrateDocument("scenarios/x.json", value).applied;

  it("finds a copy that was renamed, and leaves one alone that stands for itself", () => {
    expect(applied({ id: "my-campaign", title: "What if the oil lasts?" })).toEqual([
      "0004-copies-name-their-origin",
    ]);
    expect(applied({ id: "my-campaign", title: "My Campaign Game", copiedFrom: null })).toEqual([]);
    expect(applied({ id: "my-coral-sea", title: "My Campaign Game" })).toEqual([]);
  });
});

describe("0001-control-by-base", () => {
  const path = "scenarios/x.json";
  const old = { control: [{ base: "wake", side: "japan" }] };

  it("gives an object by base, and leaves the old value as it is", () => {
    const before = structuredClone(old);
    expect(migrateDocument(path, old)).toMatchObject({
      value: { control: { wake: "japan" } },
      applied: ["0001-control-by-base"],
    });
    expect(old).toEqual(before);
  });

  it("says what to look at by hand", () => {
    expect(migrateDocument(path, old).manualSteps).toHaveLength(1);
    expect(migrateDocument(path, { control: {} }).manualSteps).toEqual([]);
  });

  it("goes for scenarios in layers and workspaces as well", () => {
    expect(migrateDocument("layers/mine/scenarios/x.json", old).applied).toHaveLength(1);
    expect(migrateDocument("bases.json", old).applied).toEqual([]);
    expect(migrateDocument("scenarios/notes/x.json", old).applied).toEqual([]);
  });

  it.each<[string, Json]>([
    ["the present shape", { control: { wake: "japan" } }],
    ["none at all", { title: "x" }],
    ["an entry with more to it", { control: [{ base: "wake", side: "japan", note: "why" }] }],
    ["an entry without a side", { control: [{ base: "wake" }] }],
    ["a reserved name", { control: [{ base: "__proto__", side: "japan" }] }],
    ["no object", [1]],
    ["null", null],
  ])("leaves %s alone", (_, value) => {
    expect(migrateDocument(path, value)).toEqual({ value, applied: [], manualSteps: [] });
  });

  it("changes the least of a text, in its own layout", () => {
    const text = '{\r\n  "a": [1,2],\r\n  "control": [],\r\n  "z": {"y":1}\r\n}\r\n';
    const result = migrateText(path, text);
    expect(result.ok && result.text).toBe(text.replace("[]", "{}"));
    expect(result.ok && result.edits).toHaveLength(1);
  });

  it("fails on a broken text and says why", () => {
    const result = migrateText(path, '{"control": [');
    expect(!result.ok && result.problems.map(({ code }) => code)).toEqual(["syntax/unclosed"]);
  });
});

describe("0003-weights-of-garrisons-and-screens", () => {
  it("leaves a patch on a player as it is, and a set that has them", () => {
    const patch = { japan: { garrison: 2 }, allies: { victoryPoint: 1 } };
    expect(migrateDocument("layers/mine/players/steady.json", patch).applied).toEqual([]);
    const steady = JSON.parse(openGame("fire-in-the-sky").files["players/steady.json"]!) as Json;
    expect(migrateDocument("players/steady.json", steady).applied).toEqual([]);
  });
});

describe("0002-hit-numbers-by-type", () => {
  const id = "0002-hit-numbers-by-type";
  const path = "layers/mine/parameters.json";
  const { files } = openGame("fire-in-the-sky");
  const hitOn = (own: Record<string, Json>) =>
    (
      assemble(
        {
          ...files,
          ...Object.fromEntries(Object.entries(own).map(([at, value]) => [at, JSON.stringify(value)])),
        },
        { layers: ["mine"] },
      ).documents.get("parameters.json")!.value as { hits: { hitOn: Record<string, number> } }
    ).hits.hitOn;

  it("keeps the meaning of a patch: every type of combat that there is hits on its number", () => {
    const { value, applied } = migrateDocument(path, { hits: { hitOn: 4 } });
    expect(applied).toEqual([id]);
    expect(hitOn({ [path]: value })).toEqual(Object.fromEntries(combatTypes.map((type) => [type, 4])));
  });

  it("goes for the overrides of a scenario, and keeps the others", () => {
    const old = { overrides: { "bases.json": { bases: {} }, "parameters.json": { hits: { hitOn: 3 } } } };
    const { value, applied } = migrateDocument("scenarios/x.json", old);
    expect(applied).toEqual([id]);
    expect(value).toMatchObject({
      overrides: { "bases.json": { bases: {} }, "parameters.json": { hits: { hitOn: { "air-strike": 3 } } } },
    });
  });

  it("goes for what a layer says that it found, so that nothing seems to have changed under it", () => {
    const was = { "parameters.json": { "/hits/hitOn": 5, "/clock/lastTurn": 16 } };
    const { value, applied } = migrateDocument("layers/mine/layer.json", { id: "mine", was });
    expect(applied).toEqual([id]);
    expect((value as typeof was & { was: Json }).was).toEqual({
      "parameters.json": { "/hits/hitOn": hitOn({}), "/clock/lastTurn": 16 },
    });
  });

  it.each<[string, string, Json]>([
    ["the present shape", path, { hits: { hitOn: { "air-strike": 4 } } }],
    ["what is no number", path, { hits: { hitOn: "often" } }],
    ["a patch on something else", path, { oil: { rounding: "up" } }],
    ["another document", "layers/mine/units.json", { hits: { hitOn: 4 } }],
    ["a scenario without overrides", "scenarios/x.json", { hits: { hitOn: 4 } }],
    ["a layer that has found nothing", "layers/mine/layer.json", { id: "mine" }],
    ["null", path, null],
  ])("leaves %s alone", (_, at, value) => {
    expect(migrateDocument(at, value)).toEqual({ value, applied: [], manualSteps: [] });
  });
});

describe("the list of migrations", () => {
  const named = (id: string): Migration => ({
    id,
    description: id,
    appliesTo: () => false,
    migrate: (value) => value,
  });

  it.each([[["0001-a", "0002-b-2"]], [[]]])("may be %j", (ids) => {
    expect(defineMigrations(ids.map(named)).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    [["0002-a"]],
    [["0001-a", "0003-c"]],
    [["0001-a", "0001-b"]],
    [["0002-a", "0001-b"]],
    [["1-a"]],
    [["0001"]],
    [["0001-"]],
    [["0001-Name"]],
  ])("may not be %j", (ids) => {
    expect(() => defineMigrations(ids.map(named))).toThrow(MigrationError);
  });

  it("is applied in order, each to what the one before has left", () => {
    const step = (id: string, from: number): Migration => ({
      id,
      description: id,
      manualSteps: [`look at ${from}`],
      appliesTo: (_, value) => value === from,
      migrate: () => from + 1,
    });
    const list = defineMigrations([step("0001-a", 1), step("0002-b", 2), step("0003-c", 9)]);
    expect(migrateDocument("x.json", 1, list)).toEqual({
      value: 3,
      applied: ["0001-a", "0002-b"],
      manualSteps: ["look at 1", "look at 2"],
    });
  });

  it("complains of one that leaves the old shape", () => {
    const stuck: Migration = { ...named("0001-a"), appliesTo: () => true };
    expect(() => migrateDocument("x.json", 1, [stuck])).toThrow(MigrationError);
  });
});
