import type { GameDefinition } from "../types";
import { fireInTheSkyRules, laterEdition } from "./definition";
import { battles } from "./odds";
import { bold, cautious, imagine, judge, spanOf, steady } from "./players";
import type { Position } from "./model/position";
import { records } from "./records";
import type { Rules } from "./model/rules";

/** Fire in the Sky: The Great Pacific War 1941-1945, rules of 2005 (v1.1). */
export const fireInTheSky: GameDefinition<Rules, Position> = {
  ...fireInTheSkyRules,
  battles,
  records,
  players: [steady, bold, cautious],
  secondOpinions: ["bold", "cautious", "search:8"],
  judge,
  spanOf,
  imagine,
};

/** The later edition: the same rules, played on data of its own. */
export const fireInTheSky2e: GameDefinition<Rules, Position> = { ...fireInTheSky, id: laterEdition };
