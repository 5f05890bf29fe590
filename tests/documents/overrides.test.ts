import { describe, expect, it } from "vitest";
import { MergeError } from "../../lib/documents/merge-patch";
import { withOverrides, withScenario } from "../../lib/documents/overrides";
import { get } from "../../lib/documents/pointer";
import { assemble } from "../../lib/documents/ruleset";
import type { FileMap, Json } from "../../lib/documents/types";

const text = (value: Json): string => JSON.stringify(value, null, 2);
const scenario = "scenarios/short.json";
const game: FileMap = {
  "game.json": text({ defaultLayers: ["errata"] }),
  "bases.json": text({ bases: { rabaul: { air: 8 }, truk: { air: 6 } } }),
  "map.json": text({ hexes: {} }),
  "broken.json": "{",
  [scenario]: text({
    id: "short",
    overrides: {
      "bases.json": { bases: { rabaul: { air: 9 }, none: null } },
      "gone.json": { a: 1 },
      "map.json": 5,
      "broken.json": {},
    },
  }),
  "scenarios/plain.json": text({ id: "plain" }),
  "layers/errata/layer.json": text({ id: "errata" }),
  "layers/errata/bases.json": text({ bases: { rabaul: { air: 10 } } }),
  "layers/errata/scenarios/short.json": text({
    overrides: { "bases.json": { bases: { truk: { air: 7 } } } },
  }),
};
const draft = assemble(game);

describe("withScenario", () => {
  const played = withScenario(draft, scenario);
  const bases = played.documents.get("bases.json");

  it("applies a scenario's overrides after all layers", () => {
    expect(bases?.value).toEqual({ bases: { rabaul: { air: 9 }, truk: { air: 7 } } });
  });

  it("leads origins into the scenario, and on to the layer that changed it", () => {
    expect(bases?.originOf("/bases/rabaul/air")).toEqual({
      file: scenario,
      pointer: "/overrides/bases.json/bases/rabaul/air",
      layer: "scenario",
    });
    const further = {
      file: "layers/errata/scenarios/short.json",
      pointer: "/overrides/bases.json/bases/truk/air",
      layer: "errata",
    };
    expect(bases?.originOf("/bases/truk/air")).toEqual(further);
    expect(bases?.origins()["/bases/truk/air"]).toEqual(further);
    expect(get(played.files.get(further.file)?.value, further.pointer)).toBe(7);
    expect(bases?.originOf("/bases")).toEqual({ file: "bases.json", pointer: "/bases", layer: "base" });
  });

  it("counts what it overrules as no conflict, and what does not fit as dangling", () => {
    expect(played.conflicts).toEqual([]);
    expect(played.dangling).toMatchObject([
      { kind: "delete", document: "bases.json", layer: "scenario", file: scenario, target: "/bases/none" },
    ]);
  });

  it("lists overrides of what is not there, and such that are no patches", () => {
    expect(played.unknownPatchTargets.map(({ target, pointer }) => [target, pointer])).toEqual([
      ["gone.json", "/overrides/gone.json"],
    ]);
    expect(played.layerProblems).toEqual([
      { kind: "patch-not-object", layer: "scenario", file: scenario, pointer: "/overrides/map.json" },
    ]);
    expect(played.documents.get("map.json")).toBe(draft.documents.get("map.json"));
  });

  it("leaves the draft it was made from alone", () => {
    expect(draft.documents.get("bases.json")?.value).toEqual({
      bases: { rabaul: { air: 10 }, truk: { air: 6 } },
    });
    expect(draft.dangling).toEqual([]);
  });

  it("is the same draft when there is nothing to override", () => {
    expect(withScenario(draft, "scenarios/plain.json")).toBe(draft);
    expect(withScenario(draft, "scenarios/none.json")).toBe(draft);
  });
});

describe("withOverrides", () => {
  it("takes overrides from any file and place", () => {
    const after = withOverrides(draft, { "bases.json": { bases: { truk: null } } }, "elsewhere.json", "/x/0");
    expect(after.documents.get("bases.json")?.value).toEqual({ bases: { rabaul: { air: 10 } } });
    expect(after.documents.get("bases.json")?.originOf("/bases/truk/air")).toEqual({
      file: "elsewhere.json",
      pointer: "/x/0/bases.json/bases/truk",
      layer: "scenario",
    });
  });

  it("refuses reserved keys", () => {
    const evil = JSON.parse('{"bases.json":{"__proto__":{"evil":1}}}') as Record<string, Json>;
    expect(() => withOverrides(draft, evil, "x.json", "")).toThrow(MergeError);
    expect(({} as Record<string, unknown>)["evil"]).toBeUndefined();
  });
});
