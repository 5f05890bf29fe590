import type { GameDefinition } from "../types";
import { forlornHopesRules } from "./definition";
import type { Position } from "./model/position";
import type { Rules } from "./model/rules";
import { battles } from "./odds";
import { imagine, judge, spanOf, steady } from "./players";
import { records } from "./records";

/** Forlorn Hopes: the Dutch East Indies, 1942, with air battles on a board of their own. */
export const forlornHopes: GameDefinition<Rules, Position> = {
  ...forlornHopesRules,
  records,
  battles,
  players: [steady],
  judge,
  spanOf,
  imagine,
};
