import type { GameViews } from "../../types";
import type { Rules } from "../model/rules";
import { map } from "./map";
import { play } from "./play";
import { print } from "./print";
import { ownSchedule } from "./schedule";

/** How each kind of document is looked at; the first is what it opens in. */
const documents: GameViews["documents"] = {
  scenario: ["map", "schedule"],
  map: ["map"],
  "battle-board": ["map"],
  bases: ["grid", "map"],
  aircraft: ["grid"],
  "air-units": ["grid"],
  ships: ["grid"],
  "ground-units": ["grid"],
  markers: ["grid"],
  parameters: ["grid"],
  roll: ["grid"],
  "air-combat-movement": ["grid"],
  "random-events": ["grid"],
  "hits-effects": ["grid"],
  "terrain-effects": ["grid"],
  "air-mission-composition": ["grid"],
  "victory-points": ["grid"],
  "anti-aircraft-factors": ["grid"],
  "bombing-modes": ["grid"],
  "result-table": ["table"],
  options: ["switches"],
  sequence: ["steps"],
  player: ["sliders"],
};

const unitDocuments = new Set(["air-units.json", "aircraft.json", "ships.json", "ground-units.json"]);

const subjects: GameViews["subjects"] = (path) =>
  unitDocuments.has(path) ? "units" : path === "bases.json" ? "bases" : undefined;

/** What the studio's views show of this game beyond its schemas. */
export const views: GameViews<Rules> = { documents, subjects, ownSchedule, map, play, print };
