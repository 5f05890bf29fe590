import type { GameViews } from "../../../../../lib/games/types";
import type { Rules } from "../rules";
import { map } from "./map";
import { play } from "./play";
import { print } from "./print";
import { schedule } from "./schedule";

/** How each kind of document is looked at; the first is what it opens in. */
const documents: GameViews["documents"] = {
  scenario: ["map"],
  map: ["map"],
  sky: ["map"],
  units: ["grid"],
  parameters: ["grid"],
  arrivals: ["schedule"],
  options: ["switches"],
  sequence: ["steps"],
  "result-table": ["table"],
};

export const views: GameViews<Rules> = { documents, schedule, map, play, print };
