import type { GameViews } from "../../types";
import type { Rules } from "../model/rules";
import { forms } from "./forms";
import { map } from "./map";
import { play } from "./play";
import { print } from "./print";
import { ownSchedule } from "./schedule";

/** How each kind of document is looked at; the first is what it opens in. */
const documents: GameViews["documents"] = {
  scenario: ["map", "schedule"],
  map: ["map"],
  schedule: ["schedule"],
  bases: ["grid"],
  ships: ["grid"],
  aircraft: ["grid"],
  "ground-units": ["grid"],
  headquarters: ["grid"],
  markers: ["grid"],
  parameters: ["grid"],
  "terrain-effects": ["grid"],
  "weather-effects": ["grid"],
  lighting: ["grid"],
  "intelligence-conditions": ["grid"],
  "combat-lines": ["grid"],
  "ship-types": ["grid"],
  "dry-docks": ["grid"],
  engineering: ["grid"],
  "air-missions": ["grid"],
  breakdown: ["grid"],
  "scenario-list": ["grid"],
  "result-table": ["table"],
  options: ["switches"],
  sequence: ["steps"],
  player: ["sliders"],
};

const unitDocuments = new Set(["ships.json", "aircraft.json", "ground-units.json", "headquarters.json"]);

const subjects: GameViews["subjects"] = (path) =>
  unitDocuments.has(path) ? "units" : path === "bases.json" ? "bases" : undefined;

/** What the studio's views show of this game beyond its schemas. */
export const views: GameViews<Rules> = { documents, subjects, forms, ownSchedule, map, play, print };
