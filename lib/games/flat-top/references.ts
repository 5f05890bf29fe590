import type { Reference, Target } from "../types";
import { sideIds } from "./model/rules";

/** Where documents name things of other documents, and where those things stand. */

export const targets: readonly Target[] = [
  { kind: "hex", noun: "hex", places: [{ document: "map.json", pointer: "/hexes" }] },
  { kind: "sector", noun: "sector", places: [{ document: "map.json", pointer: "/sectors" }] },
  { kind: "island", noun: "island", places: [{ document: "map.json", pointer: "/islands" }] },
  { kind: "base", noun: "base", places: [{ document: "bases.json", pointer: "/bases" }], foundation: true },
  { kind: "ship", noun: "ship", places: [{ document: "ships.json", pointer: "/ships" }], foundation: true },
  {
    kind: "field",
    noun: "ship or base",
    places: [
      { document: "ships.json", pointer: "/ships" },
      { document: "bases.json", pointer: "/bases" },
    ],
  },
  {
    kind: "plane",
    noun: "plane",
    places: [{ document: "planes.json", pointer: "/planes" }],
    foundation: true,
  },
  { kind: "side", noun: "side", places: [{ document: "game.json", pointer: "/sides" }], builtIn: sideIds },
  { kind: "option", noun: "optional rule", places: [{ document: "options.json", pointer: "/options" }] },
];

const names =
  (part: Reference["part"]) =>
  (document: string, pointer: string, to: string): Reference => ({ document, pointer, part, to });
const value = names("value");
const key = names("key");

const scenario = "scenarios/*.json";

export const references: readonly Reference[] = [
  { ...value("game.json", "/nations/*/side", "side"), foundation: true },
  value("map.json", "/sectors/*/directionalHex", "hex"),
  value("map.json", "/islands/*/hexes/*", "hex"),
  value("map.json", "/coastwatchers/*/island", "island"),
  value("map.json", "/coastwatchers/*/hex", "hex"),
  value("map.json", "/coastwatchers/*/within/*", "hex"),
  value("map.json", "/places/*/hex", "hex"),
  key("map.json", "/boxes/*", "base"),
  value("map.json", "/boxes/*/entryHexes/*", "hex"),
  value("map.json", "/areas/*/corners/*", "hex"),
  key("map.json", "/boxes/*/turns/*", "hex"),
  value("bases.json", "/bases/*/hex", "hex"),
  key("base-values/*.json", "/bases/*", "base"),
  key("tables/air-hits.json", "/planes/*", "plane"),
  value("tables/combat-modifiers.json", "/modifiers/*/planes/*", "plane"),
  key("tables/victory-points.json", "/baseHit/*", "base"),
  value("parameters.json", "/scenarioRules/needSeaplaneBase/*", "plane"),
  value(scenario, "/recommendedOptions/*", "option"),
  key(scenario, "/bases/*", "base"),
  value(scenario, "/sides/*/taskForces/*/hex", "hex"),
  value(scenario, "/sides/*/taskForces/*/enters/hex", "hex"),
  value(scenario, "/sides/*/taskForces/*/ships/*", "ship"),
  key(scenario, "/sides/*/taskForces/*/others/*", "ship"),
  key(scenario, "/sides/*/planes/*", "field"),
  value(scenario, "/sides/*/planes/*/*/*/plane", "plane"),
  key(scenario, "/sides/*/orderOfBattle/seaBased/*", "plane"),
  value(scenario, "/sides/*/orderOfBattle/landBased/*/bases/*", "base"),
  key(scenario, "/sides/*/orderOfBattle/landBased/*/planes/*", "plane"),
  value(scenario, "/sides/*/zones/*/sectors/*", "sector"),
  value(scenario, "/sides/*/zones/*/ofHex", "hex"),
  value(scenario, "/sides/*/zones/*/ofIsland", "island"),
  value(scenario, "/sides/*/zones/*/hexes/*", "hex"),
  value(scenario, "/sides/*/zones/*/bySea/from", "hex"),
  value(scenario, "/sides/*/entries/*/sectors/*", "sector"),
  value(scenario, "/sides/*/withoutCoastwatchers/*", "island"),
  value(scenario, "/sides/*/unloading/*", "hex"),
  value(scenario, "/captures/*/base", "base"),
  value(scenario, "/captures/*/hexes/*", "hex"),
];
