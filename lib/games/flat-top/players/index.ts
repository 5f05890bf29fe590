import type { GamePlayer } from "../../types";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { manners } from "./manners";
import { steadyChoice } from "./steady";

export { imagine } from "./imagine";
export { judge } from "./judge";
export { spanOf } from "./manners";

export const steady: GamePlayer<Rules, Position> = {
  id: "steady",
  title: "Steady",
  summary:
    "Searches, strikes what it has seen and can reach, keeps fighters over its decks, and brings its planes home.",
  play: steadyChoice,
  manners,
};
