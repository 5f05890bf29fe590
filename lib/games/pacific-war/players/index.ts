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
    "Searches for what it can strike, keeps its carriers at a distance, strikes what is detected with everything in reach, sends landings to the places that count, and takes damaged ships home.",
  play: steadyChoice,
  manners,
};
