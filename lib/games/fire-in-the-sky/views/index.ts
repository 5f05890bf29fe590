import type { GameViews } from "../../types";
import type { Rules } from "../model/rules";
import { map } from "./map";
import { odds } from "./odds";
import { play } from "./play";
import { print } from "./print";
import { schedule } from "./schedule";

/** How each kind of document is looked at; the first is what it opens in. */
const documents: GameViews["documents"] = {
  scenario: ["map"],
  map: ["map"],
  bases: ["grid", "map"],
  units: ["grid"],
  parameters: ["grid"],
  levels: ["grid"],
  "transport-costs": ["grid"],
  "combat-table": ["table"],
  "surface-combat-table": ["table"],
  "naval-damage-table": ["table"],
  reinforcements: ["schedule"],
  options: ["switches"],
  sequence: ["steps"],
  player: ["sliders"],
};

/** With two counters of the Japanese aircraft the set-ups place more steps than there are. */
const tour: GameViews["tour"] = {
  schedule: "schedules/japan.json",
  cell: { document: "units.json", pointer: "/air/j-air/count", wrong: 2 },
};

/** What the studio's views show of this game beyond its schemas. */
export const views: GameViews<Rules> = { documents, schedule, odds, map, play, print, tour };
