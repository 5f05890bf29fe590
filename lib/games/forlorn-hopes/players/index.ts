import type { GamePlayer } from "../../types";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { inCopies, manners } from "./manners";
import { steadyChoice } from "./steady";

export { imagine } from "./imagine";
export { judge } from "./judge";
export { spanOf } from "./manners";

export const steady: GamePlayer<Rules, Position> = {
  id: "steady",
  title: "Steady",
  summary:
    "Raids airbases with escorted bombers, then lands in strength where points are weakly held; as the Allies it keeps its fighters over its bases and strikes transports.",
  play: steadyChoice,
  manners,
  inCopies,
};
