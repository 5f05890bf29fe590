import type { Reference, Target } from "../../../../lib/games/types";
import { boardPaths } from "./documents";
import { sideIds } from "./rules";

/** Where documents name things of other documents, and where those things stand. */

const { map, sky } = boardPaths;

export const targets: readonly Target[] = [
  { kind: "hex", noun: "hex", places: [map, sky].map((document) => ({ document, pointer: "/hexes" })) },
  {
    kind: "place",
    noun: "place",
    places: [map, sky].flatMap((document) => ["/hexes", "/boxes"].map((pointer) => ({ document, pointer }))),
    mayBeUnused: "column",
  },
  { kind: "unit", noun: "unit type", places: [{ document: "units.json", pointer: "/units" }] },
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

export const references: readonly Reference[] = [
  { ...value("game.json", "/nations/*/side", "side"), foundation: true },
  value("map.json", "/boxes/*/entryHexes/*", "hex"),
  value("boards/sky.json", "/hexes/*/over/*", "hex"),
  value("units.json", "/units/*/nation", "nation"),
  value("parameters.json", "/port", "place"),
  value("schedules/*.json", "/hours/*/*/nation", "nation"),
  value("schedules/*.json", "/hours/*/*/place", "place"),
  key("schedules/*.json", "/hours/*/*/units/*", "unit"),
  value("scenarios/*.json", "/recommendedOptions/*", "option"),
  key("scenarios/*.json", "/setup/*", "place"),
  key("scenarios/*.json", "/setup/*/*", "unit"),
];
