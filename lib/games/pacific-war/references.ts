import type { Reference, Target } from "../types";
import { sideIds } from "./model/rules";

/** Where documents name things of other documents, and where those things stand. */

const hexes = { document: "map.json", pointer: "/hexes" };
const places = { document: "map.json", pointer: "/places" };
const ships = { document: "ships.json", pointer: "/ships" };
const groundUnits = { document: "ground-units.json", pointer: "/groundUnits" };

export const targets: readonly Target[] = [
  { kind: "hex", noun: "hex", places: [hexes] },
  { kind: "place", noun: "place", places: [places] },
  { kind: "location", noun: "hex or place", places: [hexes, places] },
  { kind: "country", noun: "country", places: [{ document: "map.json", pointer: "/countries" }] },
  {
    kind: "edge",
    noun: "map edge",
    places: [{ document: "map.json", pointer: "/edges" }],
    mayBeUnused: "navalExit",
  },
  {
    kind: "terrain",
    noun: "terrain",
    places: [{ document: "tables/terrain-effects.json", pointer: "/terrains" }],
    mayBeUnused: "land",
    foundation: true,
  },
  // Counters of the sheets: scenarios of the booklet that are still to be written use those that none has yet.
  { kind: "ship", noun: "ship", places: [ships], mayBeUnused: "hitCapacity", foundation: true },
  {
    kind: "ship-type",
    noun: "type of ship",
    places: [{ document: "tables/ship-types.json", pointer: "/types" }],
    foundation: true,
  },
  {
    kind: "air-class",
    noun: "air class",
    places: [{ document: "aircraft.json", pointer: "/aircraft" }],
    foundation: true,
  },
  { kind: "ground-unit", noun: "ground unit", places: [groundUnits], foundation: true },
  { kind: "unit", noun: "ship or ground unit", places: [ships, groundUnits] },
  { kind: "base", noun: "Base", places: [{ document: "bases.json", pointer: "/bases" }], foundation: true },
  {
    kind: "fortification",
    noun: "fortification",
    places: [{ document: "bases.json", pointer: "/fortifications" }],
  },
  {
    kind: "submarine-command",
    noun: "Submarine Command",
    places: [{ document: "bases.json", pointer: "/submarineCommands" }],
  },
  {
    kind: "headquarters",
    noun: "headquarters",
    places: [{ document: "headquarters.json", pointer: "/headquarters" }],
    mayBeUnused: "commandRange",
  },
  {
    kind: "nation",
    noun: "nation",
    places: [{ document: "game.json", pointer: "/nations" }],
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
const schedule = "schedules/*.json";

export const references: readonly Reference[] = [
  { ...value("game.json", "/nations/*/side", "side"), foundation: true },
  value("map.json", "/hexes/*/terrain", "terrain"),
  value("map.json", "/hexes/*/country", "country"),
  value("map.json", "/places/*/hex", "hex"),
  key("map.json", "/portHalves/*", "hex"),
  value("map.json", "/boxes/*/edge", "edge"),
  value("ships.json", "/ships/*/type", "ship-type"),
  value("ships.json", "/ships/*/nation", "nation"),
  value("ships.json", "/ships/*/option", "option"),
  value("aircraft.json", "/aircraft/*/nation", "nation"),
  value("aircraft.json", "/aircraft/*/option", "option"),
  value("ground-units.json", "/groundUnits/*/nation", "nation"),
  value("bases.json", "/bases/*/nation", "nation"),
  value("bases.json", "/fortifications/*/nation", "nation"),
  value("bases.json", "/fortifications/*/at", "place"),
  value("bases.json", "/submarineCommands/*/nation", "nation"),
  value("headquarters.json", "/headquarters/*/nation", "nation"),
  value("parameters.json", "/countries/chinaHeadquarters", "headquarters"),
  value("parameters.json", "/countries/dutchHeadquarters", "headquarters"),
  value("parameters.json", "/countries/indiaHeadquarters", "headquarters"),
  value("parameters.json", "/countries/malayaHeadquarters", "headquarters"),
  value("parameters.json", "/countries/dutchPlace", "place"),
  value("parameters.json", "/countries/malayaCapital", "place"),
  value("parameters.json", "/optional/flagships/*", "ship"),
  value("parameters.json", "/optional/combinedFleet", "headquarters"),
  key("parameters.json", "/optional/conversions/*", "ship"),
  value("parameters.json", "/optional/conversions/*", "ship"),
  value("parameters.json", "/optional/richelieuPlace", "place"),
  value("parameters.json", "/optional/richelieuShip", "ship"),
  value("parameters.json", "/optional/tirpitzShip", "ship"),
  value("parameters.json", "/strategicBombing/doolittleCarrier", "ship"),
  value("tables/breakdown.json", "/rows/*/nation", "nation"),
  value("tables/breakdown.json", "/rows/*/parents/*", "ground-unit"),
  value("tables/breakdown.json", "/rows/*/yields", "ground-unit"),
  value("tables/ship-types.json", "/fullRepair/*", "ship"),
  key("tables/dry-docks.json", "/allied/*", "place"),
  value(scenario, "/recommendedOptions/*", "option"),
  key(scenario, "/control/countries/*", "country"),
  value(scenario, "/control/allied/*", "location"),
  value(scenario, "/control/japanese/*", "location"),
  value(scenario, "/cycles/*/firstStrike/at", "location"),
  value(scenario, "/sides/*/taskForces/*/at", "location"),
  key(scenario, "/sides/*/ships/*", "ship"),
  value(scenario, "/sides/*/ships/*/at", "location"),
  value(scenario, "/sides/*/airUnits/*/class", "air-class"),
  value(scenario, "/sides/*/airUnits/*/at", "location"),
  value(scenario, "/sides/*/airUnits/*/on", "ship"),
  value(scenario, "/sides/*/groundUnits/*/unit", "ground-unit"),
  value(scenario, "/sides/*/groundUnits/*/at", "location"),
  value(scenario, "/sides/*/groundUnits/*/on", "ship"),
  key(scenario, "/sides/*/bases/*", "location"),
  value(scenario, "/sides/*/bases/*/unit", "base"),
  key(scenario, "/sides/*/fortifications/*", "fortification"),
  key(scenario, "/sides/*/headquarters/*", "headquarters"),
  value(scenario, "/sides/*/headquarters/*/at", "location"),
  key(scenario, "/sides/*/submarineCommands/*", "submarine-command"),
  value(scenario, "/sides/*/submarineCommands/*/at", "location"),
  key(scenario, "/sides/*/constructions/*", "location"),
  value(scenario, "/sides/*/constructions/*/base", "base"),
  value(scenario, "/sides/*/offensiveSupportBases/*", "location"),
  key(scenario, "/strategic/escorts/*", "ship"),
  key(scenario, "/strategic/trainedSteps/*", "nation"),
  value(scenario, "/specialRules/*/places/*", "location"),
  value(scenario, "/specialRules/*/place", "location"),
  value(scenario, "/specialRules/*/edges/*", "edge"),
  value(scenario, "/specialRules/*/country", "country"),
  value(scenario, "/specialRules/*/nation", "nation"),
  value(scenario, "/specialRules/*/headquarters/*", "headquarters"),
  value(scenario, "/specialRules/*/headquarters", "headquarters"),
  value(scenario, "/victory/**/place", "location"),
  value(scenario, "/victory/**/places/*", "location"),
  value(scenario, "/victory/**/country", "country"),
  value(scenario, "/victory/**/unit", "unit"),
  value(scenario, "/victory/**/units/*", "unit"),
  value(scenario, "/victory/**/fortification", "fortification"),
  key(schedule, "/months/*/reinforcements/ships/*", "ship"),
  key(schedule, "/months/*/reinforcements/groundUnits/*", "ground-unit"),
  value(schedule, "/months/*/reinforcements/airUnits/*/class", "air-class"),
  value(schedule, "/months/*/reinforcements/airUnits/*/on", "ship"),
  value(schedule, "/months/*/reinforcements/headquarters/*", "headquarters"),
  key(schedule, "/months/*/replacements/air/*", "nation"),
  key(schedule, "/months/*/replacements/ground/*", "nation"),
  key(schedule, "/months/*/replacements/airClasses/*", "air-class"),
];
