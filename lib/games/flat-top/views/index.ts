import type { GameViews } from "../../types";
import type { Rules } from "../model/rules";
import { cellDie } from "./cell-die";
import { map } from "./map";
import { play } from "./play";
import { print } from "./print";
import { ownSchedule } from "./schedule";

/** How each kind of document is looked at; the first is what it opens in. */
const documents: GameViews["documents"] = {
  scenario: ["map", "schedule"],
  map: ["map"],
  bases: ["grid", "map"],
  "base-values": ["grid"],
  ships: ["grid"],
  planes: ["grid"],
  parameters: ["grid"],
  "air-hits": ["grid"],
  "combat-modifiers": ["grid"],
  "time-record": ["grid"],
  "victory-points": ["grid"],
  "result-table": ["table"],
  options: ["switches"],
  sequence: ["steps"],
  player: ["sliders"],
};

const subjects: GameViews["subjects"] = (path) => {
  if (path === "ships.json" || path === "planes.json") return "units";
  return path.startsWith("base-values/") ? "bases" : undefined;
};

/** What the studio's views show of this game beyond its schemas. */
export const views: GameViews<Rules> = { documents, subjects, ownSchedule, cellDie, map, play, print };
