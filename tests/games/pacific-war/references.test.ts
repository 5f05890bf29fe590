/** What documents of Pacific War name is there: terrains, places, counters, charts; and the errata fit what they change. */
import { describe, expect, it } from "vitest";
import type {
  LayerDocument,
  PacificWarBreakdown,
  PacificWarDryDocks,
  PacificWarLighting,
  PacificWarParameters,
  PacificWarSequence,
  PacificWarShipTypes,
  PacificWarWeatherEffects,
} from "../../../lib/documents/generated/types";
import { validators } from "../../../lib/diagnostics/schema/validate";
import { applyMergePatch } from "../../../lib/documents/merge-patch";
import type { Json } from "../../../lib/documents/types";
import { documents, found, map, read } from "./documents";
import { terrainEffects } from "./map-walk";

const parameters = read<PacificWarParameters>("parameters.json");
const members = (path: string, name: string) => Object.keys(found(documents, path)[name] as object);

describe("what documents of Pacific War name", () => {
  it("terrains of the map have an effect each, with a land and a water of the chart", () => {
    expect(Object.keys(terrainEffects.terrains)).toEqual(Object.keys(map.legend.terrains));
    const lands = new Set(Object.values(terrainEffects.terrains).map(({ land }) => land));
    const waters = new Set(Object.values(terrainEffects.terrains).map(({ water }) => water));
    expect([...lands].filter((land) => land !== "none").sort()).toEqual(
      Object.keys(terrainEffects.lands).sort(),
    );
    expect([...waters].filter((water) => water !== "none").sort()).toEqual(
      Object.keys(terrainEffects.waters).sort(),
    );
    for (const { terrain } of Object.values(map.hexes)) expect(map.legend.terrains).toHaveProperty([terrain]);
  });

  it("weather and lighting close lands and sections that exist; each zone has a chart (6.0, 26.0)", () => {
    const { conditions } = read<PacificWarWeatherEffects>("tables/weather-effects.json");
    for (const { closed = [] } of Object.values(conditions))
      for (const land of closed) expect(terrainEffects.lands).toHaveProperty([land]);
    for (const zone of Object.keys(map.weatherZones))
      expect(documents).toHaveProperty([`charts/weather-${zone}.json`]);
    const lighting = read<PacificWarLighting>("tables/lighting.json");
    expect(lighting.ring.filter((section) => section !== "random").sort()).toEqual(
      Object.keys(lighting.conditions).sort(),
    );
  });

  it("Dry Docks are those of the map (15.1)", () => {
    const { allied } = read<PacificWarDryDocks>("tables/dry-docks.json");
    const docks = Object.entries(map.places).flatMap(([id, { dryDock, resource }]) =>
      dryDock && resource?.kind !== "homeland" ? [id] : [],
    );
    expect(Object.keys(allied).sort()).toEqual(docks.sort());
  });

  it("ships, headquarters, ground units and places that numbers name exist", () => {
    const ships = members("ships.json", "ships");
    const { flagships, tirpitzShip, richelieuShip, conversions, combinedFleet, richelieuPlace } =
      parameters.optional;
    const { fullRepair } = read<PacificWarShipTypes>("tables/ship-types.json");
    const named = [parameters.strategicBombing.doolittleCarrier, ...flagships, tirpitzShip, richelieuShip];
    expect(ships).toEqual(
      expect.arrayContaining([...named, ...Object.entries(conversions).flat(), ...fullRepair]),
    );
    const { indiaHeadquarters, malayaHeadquarters, dutchHeadquarters, chinaHeadquarters } =
      parameters.countries;
    expect(members("headquarters.json", "headquarters")).toEqual(
      expect.arrayContaining([
        combinedFleet,
        indiaHeadquarters,
        malayaHeadquarters,
        dutchHeadquarters,
        chinaHeadquarters,
      ]),
    );
    const { rows } = read<PacificWarBreakdown>("tables/breakdown.json");
    expect(members("ground-units.json", "groundUnits")).toEqual(
      expect.arrayContaining(Object.values(rows).flatMap(({ parents = [], yields }) => [...parents, yields])),
    );
    for (const place of [richelieuPlace, parameters.countries.malayaCapital, parameters.countries.dutchPlace])
      expect(map.places).toHaveProperty([place]);
  });

  it("types of ships are those of the counters (2.2.3)", () => {
    const ships = found(documents, "ships.json")["ships"] as Record<string, { type: string }>;
    const types = new Set(Object.values(ships).map(({ type }) => type));
    expect(members("tables/ship-types.json", "types").sort()).toEqual([...types].sort());
  });

  it("a Campaign leaves out five phases of the month (5.1), and a Battle Cycle has fifteen (5.2)", () => {
    const sequence = read<PacificWarSequence>("sequence.json");
    expect(sequence.strategic.filter((step) => !sequence.campaign.includes(step))).toEqual([
      "weather",
      "strategic-bombing",
      "japanese-escort",
      "submarine-priority",
      "shipping-attrition",
    ]);
    expect(sequence["battle-cycle"]).toHaveLength(15);
  });
});

describe("errata of the second edition", () => {
  const folder = "layers/errata-second-edition";
  const { errata, was } = read<LayerDocument>(`${folder}/layer.json`);
  const at = (value: Json | undefined, pointer: string): Json | undefined =>
    pointer
      .split("/")
      .slice(1)
      .reduce<Json | undefined>((inner, name) => (inner as Record<string, Json> | undefined)?.[name], value);

  it("are thirteen, each with its place in the patches or a word that nothing changes", () => {
    const all = Object.values(errata ?? {});
    expect(all).toHaveLength(13);
    for (const { document, pointer, impact } of all) {
      expect(document === undefined).toBe(impact === "none");
      if (document !== undefined) expect(at(documents[`${folder}/${document}`], pointer!)).toBeDefined();
    }
  });

  it.each(["parameters.json", "tables/terrain-effects.json"])(
    "leave %s fit for its schema, and note what was there",
    (path) => {
      const schema = path === "parameters.json" ? "pacific-war/parameters" : "pacific-war/terrain-effects";
      const merged = applyMergePatch(found(documents, path), found(documents, `${folder}/${path}`));
      expect(validators[`${schema}.schema.json`]?.(merged)).toEqual([]);
      for (const [pointer, before] of Object.entries(found(was!, path))) {
        expect(at(documents[path], pointer)).toEqual(before);
        expect(at(merged, pointer)).not.toEqual(before);
      }
    },
  );
});
