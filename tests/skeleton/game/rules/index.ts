import type { GameDefinition } from "../../../../lib/games/types";
import { skeletonRules } from "./definition";
import { imagine, judge, spanOf, watchful } from "./players";
import type { Position } from "./position";
import { records } from "./records";
import type { Rules } from "./rules";

/** A Night in the Strait, whole. */
export const skeleton: GameDefinition<Rules, Position> = {
  ...skeletonRules,
  players: [watchful],
  records,
  judge,
  spanOf,
  imagine,
};
