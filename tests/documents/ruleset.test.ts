import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { get } from "../../lib/documents/pointer";
import { assemble, createAssembler } from "../../lib/documents/ruleset";
import type { Draft } from "../../lib/documents/draft";
import type { FileMap, Json } from "../../lib/documents/types";
import { everyPointer } from "./arbitraries";

const text = (value: Json): string => JSON.stringify(value, null, 2);
const layer = (id: string, more: Record<string, Json> = {}): string =>
  text({ id, kind: "variant", title: id, requires: [], conflicts: [], ...more });

const game: FileMap = {
  "game.json": text({ id: "g", defaultLayers: ["errata"] }),
  "bases.json": text({ bases: { rabaul: { air: 8 }, truk: { air: 6 } } }),
  "tables/combat.json": text({ types: { asw: { add: 0 } } }),
  "scenarios/short.json": text({ id: "short", overrides: { "bases.json": { bases: { truk: { air: 9 } } } } }),
  "playtests/one.json": text({ choices: [] }),
  "layers/errata/layer.json": layer("errata", { kind: "errata" }),
  "layers/errata/bases.json": text({ $schema: "s", bases: { rabaul: { air: 10 } } }),
  "layers/variant/layer.json": layer("variant"),
  "layers/variant/bases.json": text({ bases: { rabaul: { air: 12 }, lae: { air: 2 } } }),
  "layers/variant/tables/combat.json": text({ types: { asw: null } }),
  "README.md": "# not JSON",
};

const air = (draft: Draft, base: string) =>
  get(draft.documents.get("bases.json")?.value, `/bases/${base}/air`);
const onIds = (draft: Draft) => draft.layers.filter(({ on }) => on).map(({ id }) => id);

describe("assemble", () => {
  it("reads every JSON file and merges every document", () => {
    const draft = assemble(game);
    expect([...draft.files.keys()].sort()).toEqual(
      Object.keys(game)
        .filter((path) => path.endsWith(".json"))
        .sort(),
    );
    expect([...draft.documents.keys()]).toEqual([
      "bases.json",
      "game.json",
      "scenarios/short.json",
      "tables/combat.json",
    ]);
    expect([...draft.files.values()].flatMap((file) => file.problems)).toEqual([]);
    expect(draft.documents.get("playtests/one.json")).toBeUndefined();
    expect(draft.documents.get("constructor")).toBeUndefined();
  });

  it("has the game's own layers on", () => {
    const draft = assemble(game);
    expect(draft.availableLayers).toEqual(["errata", "variant"]);
    expect(draft.layers.map(({ id, on, path }) => [id, on, path])).toEqual([
      ["errata", true, "layers/errata/layer.json"],
      ["variant", false, "layers/variant/layer.json"],
    ]);
    expect(draft.layers[0]?.manifest).toMatchObject({ id: "errata", kind: "errata" });
    expect(air(draft, "rabaul")).toBe(10);
    expect(draft.documents.get("bases.json")?.originOf("/bases/rabaul/air")).toEqual({
      file: "layers/errata/bases.json",
      pointer: "/bases/rabaul/air",
      layer: "errata",
    });
  });

  it.each<[string, { layers?: string[]; without?: string[] }, string[], Json | undefined]>([
    ["adds layers behind them", { layers: ["variant"] }, ["errata", "variant"], 12],
    ["adds none twice", { layers: ["variant", "errata", "variant"] }, ["errata", "variant"], 12],
    ["leaves layers out", { without: ["errata"] }, [], 8],
    ["leaves out what is also asked for", { layers: ["variant"], without: ["variant"] }, ["errata"], 10],
    ["takes one in place of another", { layers: ["variant"], without: ["errata"] }, ["variant"], 12],
  ])("%s", (_, options, ids, rabaul) => {
    const draft = assemble(game, options);
    expect(onIds(draft)).toEqual(ids);
    expect(air(draft, "rabaul")).toBe(rabaul);
    expect(draft.missingLayers).toEqual([]);
  });

  it("says which document a conflict, a slip or an addition lies in", () => {
    const files = { ...game, "layers/variant/tables/combat.json": text({ types: { none: null } }) };
    const draft = assemble(files, { layers: ["variant"] });
    expect(draft.conflicts).toMatchObject([
      {
        document: "bases.json",
        pointer: "/bases/rabaul/air",
        first: { layer: "errata" },
        second: { layer: "variant" },
        values: [10, 12],
      },
    ]);
    expect(draft.dangling).toMatchObject([
      { document: "tables/combat.json", kind: "delete", layer: "variant", pointer: "/types/none" },
    ]);
    expect(draft.additions).toMatchObject([{ document: "bases.json", target: "/bases/lae" }]);
  });

  it("lists layers that are asked for and not there", () => {
    const files = { ...game, "game.json": text({ defaultLayers: ["errata", 5, "gone"] }) };
    expect(assemble(files, { layers: ["typo"], without: ["slip"] }).missingLayers).toEqual([
      { id: "gone", from: "game", origin: { file: "game.json", pointer: "/defaultLayers/2", layer: "base" } },
      { id: "typo", from: "layers", origin: undefined },
      { id: "slip", from: "without", origin: undefined },
    ]);
  });

  it("lists patches on documents that are not there, also of layers that are off", () => {
    const files = {
      ...game,
      "layers/errata/tables/none.json": text({ a: 1 }),
      "layers/variant/playtests/one.json": text({ a: 1 }),
      "layers/errata/scenarios/short.json": text({ title: "x" }),
    };
    expect(assemble(files).unknownPatchTargets).toEqual([
      {
        layer: "errata",
        file: "layers/errata/tables/none.json",
        pointer: "",
        target: "tables/none.json",
        on: true,
      },
      {
        layer: "variant",
        file: "layers/variant/playtests/one.json",
        pointer: "",
        target: "playtests/one.json",
        on: false,
      },
    ]);
  });

  it("reports how layers do not go together", () => {
    const files = {
      ...game,
      "layers/variant/layer.json": layer("variant", {
        requires: ["errata", "late", "nowhere"],
        conflicts: ["errata"],
      }),
      "layers/late/layer.json": layer("other-name"),
      "layers/bare/bases.json": text({}),
      "layers/bare/tables/combat.json": text([1]),
      "layers/off/layer.json": layer("off", { requires: ["nowhere"], conflicts: ["errata"] }),
    };
    const draft = assemble(files, { layers: ["variant", "late", "bare"] });
    const file = "layers/variant/layer.json";
    expect(draft.layerProblems).toEqual([
      { kind: "requires-later", layer: "variant", other: "late", file, pointer: "/requires/1" },
      { kind: "requires-off", layer: "variant", other: "nowhere", file, pointer: "/requires/2" },
      { kind: "conflicts-on", layer: "variant", other: "errata", file, pointer: "/conflicts/0" },
      {
        kind: "id-differs",
        layer: "late",
        other: "other-name",
        file: "layers/late/layer.json",
        pointer: "/id",
      },
      { kind: "no-manifest", layer: "bare", file: "layers/bare/layer.json", pointer: "" },
      { kind: "patch-not-object", layer: "bare", file: "layers/bare/tables/combat.json", pointer: "" },
    ]);
    expect(draft.documents.get("tables/combat.json")?.value).toEqual({ types: {} });
  });

  it("lists what scenarios override for themselves", () => {
    const files = {
      ...game,
      "scenarios/more.json": text({ overrides: { "none.json": {}, "tables/combat.json": { a: 1 } } }),
    };
    expect(assemble(files).scenarioOverrides).toMatchObject([
      { scenario: "scenarios/more.json", target: "none.json", known: false },
      {
        scenario: "scenarios/more.json",
        target: "tables/combat.json",
        known: true,
        patch: { a: 1 },
        origin: { file: "scenarios/more.json", pointer: "/overrides/tables~1combat.json", layer: "base" },
      },
      { scenario: "scenarios/short.json", target: "bases.json", known: true },
    ]);
  });
});

describe("assemble on broken files", () => {
  it("leaves the others as they are", () => {
    const draft = assemble({ ...game, "bases.json": '{"bases": {', "layers/errata/tables/combat.json": "{" });
    expect(draft.documents.get("bases.json")).toBeUndefined();
    expect(draft.files.get("bases.json")?.problems).not.toEqual([]);
    expect(draft.documents.get("tables/combat.json")?.value).toEqual({ types: { asw: { add: 0 } } });
    expect(draft.unknownPatchTargets).toEqual([]);
    expect(draft.conflicts).toEqual([]);
  });

  it("passes over a broken patch and a broken manifest", () => {
    const draft = assemble({ ...game, "layers/errata/bases.json": "{", "layers/errata/layer.json": "[" });
    expect(air(draft, "rabaul")).toBe(8);
    expect(draft.layers[0]).toMatchObject({ id: "errata", on: true, manifest: undefined });
  });

  it("does without game.json", () => {
    expect(onIds(assemble({ ...game, "game.json": "" }))).toEqual([]);
    expect(onIds(assemble({ ...game, "game.json": '{"defaultLayers": "errata"}' }))).toEqual([]);
    expect(assemble({}).documents.size).toBe(0);
  });

  it("refuses reserved names wherever they come from", () => {
    const draft = assemble({
      ...game,
      "layers/errata/bases.json": '{"bases":{"__proto__":{"evil":1}}}',
      "__proto__.json": "{}",
    });
    expect(air(draft, "rabaul")).toBe(8);
    expect(({} as Record<string, unknown>)["evil"]).toBeUndefined();
  });

  it("never throws, whatever the files hold", () => {
    const paths = Object.keys(game);
    const content = fc.oneof(
      fc.constantFrom(
        "",
        "{",
        "[]",
        "5",
        "null",
        '{"overrides":{"bases.json":5,"x":{}}}',
        '{"defaultLayers":[null]}',
      ),
      fc.constantFrom(
        '{"requires":["a",1],"conflicts":{}}',
        '{"bases":{"rabaul":[]}}',
        '{"bases":null,"types":3}',
      ),
    );
    const change = fc.record({ path: fc.constantFrom(...paths, "layers/x/y/z.json", "layers/x"), content });
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 4 }),
        fc.subarray(["errata", "variant", "x", "q"]),
        (changes, layers) => {
          const files = { ...game, ...Object.fromEntries(changes.map((one) => [one.path, one.content])) };
          const draft = assemble(files, { layers });
          for (const document of draft.documents.values()) {
            for (const [pointer, value] of everyPointer(document.value)) {
              const origin = document.originOf(pointer);
              const written = get(draft.files.get(origin.file)?.value, origin.pointer);
              if (typeof value !== "object") expect(written).toEqual(value);
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("an assembler", () => {
  it("parses and merges only what has changed", () => {
    const assembler = createAssembler();
    const first = assembler.assemble(game);
    const second = assembler.assemble({ ...game, "tables/combat.json": text({ types: {} }) });
    for (const [path, file] of first.files) {
      if (path === "tables/combat.json") expect(second.files.get(path)).not.toBe(file);
      else expect(second.files.get(path)).toBe(file);
    }
    expect(second.documents.get("bases.json")).toBe(first.documents.get("bases.json"));
    expect(second.documents.get("tables/combat.json")?.value).toEqual({ types: {} });
    expect(first.documents.get("tables/combat.json")?.value).toEqual({ types: { asw: { add: 0 } } });
  });

  it("merges again when a patch or the choice of layers changes", () => {
    const assembler = createAssembler();
    const first = assembler.assemble(game);
    const second = assembler.assemble({
      ...game,
      "layers/errata/bases.json": text({ bases: { rabaul: { air: 3 } } }),
    });
    expect(air(second, "rabaul")).toBe(3);
    expect(second.documents.get("bases.json")?.base).toBe(first.documents.get("bases.json")?.base);
    expect(air(assembler.assemble(game, { without: ["errata"] }), "rabaul")).toBe(8);
    expect(air(assembler.assemble(game), "rabaul")).toBe(10);
  });

  it("forgets files that are gone", () => {
    const assembler = createAssembler();
    assembler.assemble(game);
    expect([...assembler.assemble({ "game.json": game["game.json"] ?? "" }).files.keys()]).toEqual([
      "game.json",
    ]);
  });

  it("gives what a fresh one gives", () => {
    const assembler = createAssembler();
    const plain = (draft: Draft): unknown => ({
      ...draft,
      documents: [...draft.documents].map(([path, document]) => [path, document.value, document.origins()]),
    });
    const variants: FileMap[] = [game, { ...game, "bases.json": "{" }, { ...game, "game.json": "{}" }, game];
    for (const files of variants) {
      for (const options of [{}, { layers: ["variant"] }, { without: ["errata"] }]) {
        expect(plain(assembler.assemble(files, options))).toEqual(plain(assemble(files, options)));
      }
    }
  });
});
