// @module-tag slow
import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { check, createChecker } from "../../lib/diagnostics";
import { entries, entriesOfGame } from "../../lib/diagnostics/registry";
import {
  applyEdits,
  EditError,
  type Json,
  type JsonObject,
  removeValue,
  renameKey,
  setValue,
} from "../../lib/documents";
import { type Rules } from "../../lib/games/fire-in-the-sky/model/rules";
import { view } from "../../lib/kernel";
import { gameOf, manifest, print, shippedFiles } from "./support";

const game = gameOf("fire-in-the-sky");
const shipped = shippedFiles();
const paths = Object.keys(shipped);

/** Every pointer of a value, the whole first. */
function pointersOf(value: Json, pointer = ""): string[] {
  if (typeof value !== "object" || value === null) return [pointer];
  const below = Object.entries(value).flatMap(([key, each]) =>
    pointersOf(each, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
  return [pointer, ...below];
}

const pointersIn = (files: Readonly<Record<string, string>>, among: readonly string[]) =>
  new Map(among.map((path) => [path, pointersOf(JSON.parse(files[path]!) as Json)]));

const pointers = pointersIn(shipped, paths);

/** A layer that adds entries, changes some and takes some away; and one more, which is off, over both. */
const layered: Record<string, string> = {
  ...shipped,
  "layers/mine/layer.json": manifest("mine"),
  "layers/mine/units.json": print({
    naval: Object.fromEntries(
      ["a", "b", "c"].map((id, i) => [
        `mine-${id}`,
        { ...shippedUnit("u-dd"), firepower: 1 + i, ...(i === 1 && { elite: null }) },
      ]),
    ),
    land: { "j-land-2-marine": { count: 3 } },
  }),
  "layers/mine/bases.json": print({ bases: { rabaul: { airCapacity: 9 }, truk: { oil: null } } }),
  "layers/mine/scenarios/training.json": print({ setup: { "pearl-harbor": { units: { "mine-a": 1 } } } }),
  "layers/more/layer.json": manifest("more"),
  "layers/more/units.json": print({ naval: { "mine-d": shippedUnit("u-dd"), "u-dd": { movement: 7 } } }),
};
const layerPaths = Object.keys(layered).filter((path) => /^layers\/(mine|more)\//.test(path));
const pointersOfLayers = pointersIn(layered, [...layerPaths, "units.json", "bases.json"]);

function shippedUnit(id: string): JsonObject {
  return (JSON.parse(shipped["units.json"]!) as { naval: Record<string, JsonObject> }).naval[id]!;
}

const value = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    0,
    1,
    99,
    0.3,
    "",
    "x",
    "kure",
    "japan",
    [],
    {},
    [1],
    { is: "all" },
    -1,
    1e6,
  ),
  fc.jsonValue({ maxDepth: 2 }).map((each) => each as Json),
);

const mutationOf = (among: readonly string[]) =>
  fc
    .record({
      path: fc.constantFrom(...among),
      at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      how: fc.constantFrom("set", "remove", "rename", "cut", "insert", "delete-file"),
      value,
    })
    .map(({ path, at, how, value: next }) => ({ path, at, how, next }));

const mutation = mutationOf(paths);

function mutate(
  files: Record<string, string>,
  { path, at, how, next }: { path: string; at: number; how: string; next: Json },
  [original, known]: readonly [Record<string, string>, readonly string[]] = [shipped, pointers.get(path)!],
): Record<string, string> {
  const text = files[path];
  if (text === undefined) return { ...files, [path]: original[path]! };
  const pointer = known[Math.floor(at * known.length)]!;
  const offset = Math.floor(at * text.length);
  try {
    switch (how) {
      case "set":
        return { ...files, [path]: applyEdits(text, setValue(text, pointer, next)) };
      case "remove":
        return { ...files, [path]: applyEdits(text, removeValue(text, pointer)) };
      case "rename":
        return { ...files, [path]: applyEdits(text, renameKey(text, pointer, "renamed-key")) };
      case "cut":
        return { ...files, [path]: text.slice(0, offset) + text.slice(offset + 1) };
      case "insert":
        return { ...files, [path]: `${text.slice(0, offset)}"${text.slice(offset)}` };
      default: {
        const rest = { ...files };
        delete rest[path];
        return rest;
      }
    }
  } catch {
    // The place is not there any more, or cannot be edited: nothing is changed.
    return files;
  }
}

/** A member of a unit of units.json, and the unit from which it takes the value, so that it mostly fits its schema. */
const unitEdit = fc.record({
  kind: fc.constantFrom("naval", "land", "air"),
  unit: fc.nat(),
  other: fc.nat(),
  member: fc.nat(),
  how: fc.constantFrom("take", "take", "take", "count", "rename", "remove", "add"),
});

type UnitEdit = typeof unitEdit extends fc.Arbitrary<infer E> ? E : never;

function editUnit(files: Record<string, string>, edit: UnitEdit): Record<string, string> {
  const text = files["units.json"]!;
  const { [edit.kind]: units } = JSON.parse(text) as Record<string, Record<string, Record<string, Json>>>;
  const ids = Object.keys(units!);
  const id = ids[edit.unit % ids.length]!;
  const other = ids[edit.other % ids.length]!;
  const members = Object.keys(units![other]!);
  const member = members[edit.member % members.length]!;
  const at = `/${edit.kind}/${id}`;
  const edits = {
    take: () => setValue(text, `${at}/${member}`, units![other]![member]!),
    count: () => setValue(text, `${at}/count`, 1 + (edit.other % 6)),
    rename: () => renameKey(text, at, `${other}-1`),
    remove: () => removeValue(text, at),
    add: () => setValue(text, `/${edit.kind}/new-${edit.other % 3}`, units![id]!),
  }[edit.how];
  try {
    return { ...files, "units.json": applyEdits(text, edits()) };
  } catch (error) {
    // A key that is there already cannot be given a second time.
    if (error instanceof EditError) return files;
    throw error;
  }
}

describe("a checker with a memory", () => {
  const codes = new Set([...entries, ...entriesOfGame(game)].map((each) => each.code));

  it("says after every edit what one without it says, whatever is broken", () => {
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 5 }), (mutations) => {
        const checker = createChecker(game);
        let files: Record<string, string> = shipped;
        checker.check(files);
        for (const each of mutations) {
          files = mutate(files, each);
          const report = checker.check(files);
          for (const { code, file, message, range } of report.diagnostics) {
            expect(codes, code).toContain(code);
            expect(message, code).toMatch(/[.?]$/);
            expect(file).not.toBe("");
            expect(range.start.line).toBeGreaterThan(0);
            expect(code).not.toBe("internal/check-crashed");
            expect(code).not.toBe("internal/unworded");
          }
        }
        expect(checker.check(files)).toEqual(check(files, game));
      }),
      { numRuns: 25, seed: 20051129 },
    );
  }, 120_000);

  it("says the same step by step, also after checks that the next edit has broken off", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(mutation, fc.integer({ min: 0, max: 40 })), { minLength: 1, maxLength: 5 }),
        (edits) => {
          const checker = createChecker(game);
          let files: Record<string, string> = shipped;
          for (const [each, steps] of edits) {
            files = mutate(files, each);
            const begun = checker.begin(files);
            for (let i = 0; i < steps && begun.step(); i++);
          }
          const whole = checker.begin(files);
          whole.step();
          const early = whole.isEarly ? whole.report().diagnostics : [];
          while (whole.step());
          expect(whole.report()).toEqual(check(files, game));
          const isQuick = ({ code }: { code: string }): boolean => /^(syntax|schema)\//.test(code);
          expect(early.filter(isQuick)).toEqual(whole.report().diagnostics.filter(isQuick));
        },
      ),
      { numRuns: 15, seed: 20051129 },
    );
  }, 120_000);

  it("says the same after edits of layers that add entries, and of what lies below them", () => {
    const layers = ["mine"];
    fc.assert(
      fc.property(
        fc.array(mutationOf([...pointersOfLayers.keys()]), { minLength: 2, maxLength: 6 }),
        (mutations) => {
          const checker = createChecker(game);
          let files = layered;
          expect(
            checker.check(files, { layers }).diagnostics.filter((each) => each.severity === "error"),
          ).toEqual([]);
          for (const each of mutations) {
            files = mutate(files, each, [layered, pointersOfLayers.get(each.path)!]);
            checker.check(files, { layers });
          }
          expect(checker.check(files, { layers })).toEqual(check(files, game, { layers }));
        },
      ),
      { numRuns: 6, seed: 20051129 },
    );
  }, 120_000);

  it("says the same and sets up the same games after edits of units that leave the rules their say", () => {
    const scenario = "scenarios/campaign.json";
    const rulesIn = (checker: ReturnType<typeof createChecker>): unknown => {
      const set = checker.gameOf(scenario);
      if (!set) return undefined;
      const { types, typeOf, pieces, pieceOf, piecesOfType, piecesOfSide, markersOf, airOf } = set.ruleset
        .rules as Rules;
      const counters = { types, typeOf, pieces, pieceOf, piecesOfType, piecesOfSide, markersOf, airOf };
      return { counters, state: view(set) };
    };
    fc.assert(
      fc.property(fc.array(unitEdit, { minLength: 2, maxLength: 8 }), (edits) => {
        const checker = createChecker(game);
        let files: Record<string, string> = shipped;
        checker.check(files);
        for (const each of edits) {
          files = editUnit(files, each);
          checker.check(files);
        }
        const cold = createChecker(game);
        expect(checker.check(files)).toEqual(cold.check(files));
        expect(rulesIn(checker)).toEqual(rulesIn(cold));
      }),
      { numRuns: 10, seed: 20051129 },
    );
  }, 120_000);

  it("pauses between the checks and set-ups that an edit makes due, and not for those that it does not", () => {
    const checker = createChecker(game);
    const stepsOf = (files: Record<string, string>): number => {
      const whole = checker.begin(files);
      let steps = 1;
      while (whole.step()) steps++;
      return steps;
    };
    const scenarios = paths.filter((path) => path.startsWith("scenarios/")).length;
    const first = stepsOf(shipped);
    expect(first).toBeGreaterThanOrEqual(game.checks.length + scenarios);
    const units = shipped["units.json"]!.replace('"movement": 8', '"movement": 7');
    const edited = stepsOf({ ...shipped, "units.json": units });
    expect(edited).toBeGreaterThan(stepsOf({ ...shipped, "units.json": units }));
    expect(edited).toBeLessThan(first);
    expect(edited).toBeGreaterThan(scenarios);
  });

  it("sees layers turned on and off, and a layer's edits", () => {
    const files = {
      ...shipped,
      "layers/mine/layer.json": manifest("mine"),
      "layers/mine/bases.json": print({ bases: { rabaul: { airCapacity: 99 } } }),
    };
    const checker = createChecker(game);
    const codesOf = (more: Record<string, string>, layers: string[]): string[] =>
      checker
        .check({ ...files, ...more }, { layers })
        .diagnostics.filter((each) => each.severity === "error")
        .map((each) => `${each.code} ${each.file}`);
    const wrong = ["schema/out-of-range layers/mine/bases.json"];
    expect(codesOf({}, ["mine"])).toEqual(wrong);
    expect(codesOf({}, [])).toEqual(wrong);
    expect(
      codesOf({ "layers/mine/bases.json": print({ bases: { rabaul: { airCapacity: 9 } } }) }, []),
    ).toEqual([]);
    expect(
      codesOf({ "layers/mine/bases.json": print({ bases: { rabaul: { airCapacity: 9 } } }) }, ["mine"]),
    ).toEqual([]);
  });
});
