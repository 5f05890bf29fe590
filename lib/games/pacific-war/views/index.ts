import type { GameViews } from "../../types";
import type { Rules } from "../model/rules";

/** How each kind of document is looked at; the first is what it opens in. */
const documents: GameViews["documents"] = {
  ships: ["grid"],
  aircraft: ["grid"],
  "ground-units": ["grid"],
  bases: ["grid"],
  headquarters: ["grid"],
  markers: ["grid"],
  parameters: ["grid"],
  "result-table": ["table"],
  options: ["switches"],
  sequence: ["steps"],
};

/** What the studio's views show of this game beyond its schemas. */
export const views: GameViews<Rules> = { documents };
