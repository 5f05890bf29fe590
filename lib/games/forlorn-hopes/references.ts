import type { Reference, Target } from "../types";
import { boardPath } from "./compile/documents";
import { sideIds } from "./model/rules";

/** Where documents name things of other documents, and where those things stand. */

export const targets: readonly Target[] = [
  { kind: "hex", noun: "hex", places: [{ document: "map.json", pointer: "/hexes" }] },
  {
    kind: "site",
    noun: "hex or box",
    places: [
      { document: "map.json", pointer: "/hexes" },
      { document: "map.json", pointer: "/boxes" },
    ],
  },
  {
    kind: "board-hex",
    noun: "hex of the battle board",
    places: [{ document: boardPath, pointer: "/hexes" }],
  },
  { kind: "landmass", noun: "landmass", places: [{ document: "map.json", pointer: "/landmasses" }] },
  { kind: "place", noun: "place", places: [{ document: "map.json", pointer: "/places" }] },
  { kind: "box", noun: "box", places: [{ document: "map.json", pointer: "/boxes" }] },
  {
    kind: "airbase",
    noun: "airbase",
    places: [{ document: "bases.json", pointer: "/airbases" }],
    foundation: true,
  },
  {
    kind: "display",
    noun: "airbase",
    places: [{ document: "bases.json", pointer: "/airbases" }],
    // The two boxes in which aircraft wait: other boxes are airbases, and stand among them.
    builtIn: ["air-fleet-11-unavailable", "covering-fleet"],
  },
  {
    kind: "aircraft",
    noun: "aircraft",
    places: [{ document: "aircraft.json", pointer: "/aircraft" }],
    foundation: true,
  },
  {
    kind: "air-unit",
    noun: "air unit",
    places: [{ document: "air-units.json", pointer: "/airUnits" }],
    foundation: true,
  },
  { kind: "ship", noun: "ship", places: [{ document: "ships.json", pointer: "/ships" }], foundation: true },
  {
    kind: "ground-unit",
    noun: "ground unit",
    places: [{ document: "ground-units.json", pointer: "/groundUnits" }],
    foundation: true,
  },
  {
    kind: "unit",
    noun: "unit",
    places: [
      { document: "air-units.json", pointer: "/airUnits" },
      { document: "ships.json", pointer: "/ships" },
      { document: "ground-units.json", pointer: "/groundUnits" },
    ],
  },
  {
    kind: "movement-row",
    noun: "row of the Air Combat Movement Chart",
    places: [{ document: "tables/air-combat-movement.json", pointer: "/rows" }],
  },
  {
    kind: "event",
    noun: "random event",
    places: [{ document: "tables/random-events.json", pointer: "/events" }],
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
  value("map.json", "/hexes/*/landmass", "landmass"),
  value("map.json", "/places/*/hex", "hex"),
  value("map.json", "/boxes/*/entryHexes/*", "hex"),
  value("map.json", "/areas/*/corners/*", "hex"),
  value("map.json", "/boxes/*/navalEntryHexes/*", "hex"),
  value(boardPath, "/surplusShips/*", "board-hex"),
  value("bases.json", "/airbases/*/place", "place"),
  value("bases.json", "/airbases/*/box", "box"),
  value("bases.json", "/airbases/*/ship", "ship"),
  value("aircraft.json", "/aircraft/*/bases/*", "airbase"),
  value("aircraft.json", "/aircraft/*/movement", "movement-row"),
  value("aircraft.json", "/aircraft/*/asFighter", "movement-row"),
  value("air-units.json", "/airUnits/*/aircraft", "aircraft"),
  value("ships.json", "/ships/*/option", "option"),
  value("parameters.json", "/airFleet11/bombers/*", "aircraft"),
  value("parameters.json", "/airFleet11/fighters/*", "aircraft"),
  value("parameters.json", "/airFleet11/always/*", "aircraft"),
  value("parameters.json", "/generalRegroup/alliedAircraft/*", "aircraft"),
  value("parameters.json", "/radar/place", "place"),
  value("parameters.json", "/paratroops/aircraft", "aircraft"),
  value("parameters.json", "/paratroops/unit", "ground-unit"),
  key("tables/hits-effects.json", "/places/*", "place"),
  value("tables/random-events.json", "/events/*/unit", "unit"),
  value("charts/random-events.json", "/rows/*/cells/result", "event"),
  value("tables/random-events.json", "/events/*/place", "place"),
  value("rolls/*.json", "/option", "option"),
  value("rolls/*.json", "/modifiers/**/place", "place"),
  value("rolls/*.json", "/modifiers/**/option", "option"),
  value("rolls/*.json", "/modifiers/**/event", "event"),
  value(scenario, "/recommendedOptions/*", "option"),
  value(scenario, "/control/*/*", "hex"),
  key(scenario, "/controlWith/*", "option"),
  value(scenario, "/controlWith/*/*/*", "hex"),
  key(scenario, "/sides/*/ships/*", "ship"),
  value(scenario, "/sides/*/ships/*/at", "site"),
  key(scenario, "/sides/*/airUnits/*", "air-unit"),
  value(scenario, "/sides/*/airUnits/*/at", "display"),
  value(scenario, "/sides/*/airUnits/*/on", "airbase"),
  key(scenario, "/sides/*/groundUnits/*", "ground-unit"),
  value(scenario, "/sides/*/groundUnits/*/at", "site"),
  value(scenario, "/sides/*/supply/*/at", "site"),
  key(scenario, "/sides/*/mobileAirbases/*", "airbase"),
  value(scenario, "/sides/*/mobileAirbases/*/at", "hex"),
  value(scenario, "/sides/*/aces/*/unit", "air-unit"),
  value(scenario, "/sides/*/aces/*/among/*", "air-unit"),
  value(scenario, "/setUp/variableUnits/units/*", "air-unit"),
  key(scenario, "/setUp/variableUnits/suggested/*", "air-unit"),
  value(scenario, "/setUp/variableUnits/suggested/*", "airbase"),
  value(scenario, "/setUp/earlierDamage/notAt/*", "place"),
  value(scenario, "/setUp/earlierDamage/eliminated/*", "ground-unit"),
  value(scenario, "/setUp/airFleet11/pool/*", "air-unit"),
  value(scenario, "/setUp/airFleet11/at", "airbase"),
  value(scenario, "/setUp/airFleet11/suggested/*", "air-unit"),
  value(scenario, "/arrivals/*/event", "event"),
  value(scenario, "/arrivals/*/units/*", "unit"),
  value(scenario, "/arrivals/*/cargo/*", "unit"),
  value(scenario, "/rules/events/*", "event"),
  value(scenario, "/rules/singapore/place", "place"),
  value(scenario, "/victory/transports/coast/*", "hex"),
  value(scenario, "/victory/losses/airbases/*", "airbase"),
  value("battles/*.json", "/hex", "hex"),
  value("battles/*.json", "/from", "hex"),
  value("battles/*.json", "/options/*", "option"),
  value("battles/*.json", "/target/airbase", "airbase"),
  value("battles/*.json", "/target/place", "place"),
  value("battles/*.json", "/target/ship", "ship"),
  value("battles/*.json", "/target/groundUnit", "ground-unit"),
  key("battles/*.json", "/forces/*/airUnits/*", "air-unit"),
  value("battles/*.json", "/forces/*/onGround/*", "air-unit"),
  key("battles/*.json", "/forces/*/ships/*", "ship"),
  key("battles/*.json", "/forces/*/groundUnits/*", "ground-unit"),
];
