import type { GameDefinition } from "../types";
import { flatTopRules } from "./definition";
import { battles } from "./odds";
import type { Position } from "./model/position";
import { imagine, judge, spanOf, steady } from "./players";
import type { Rules } from "./model/rules";
import { records } from "./records";

/** Flat Top: carriers in the Coral Sea and the Solomon Islands, 1942. */
export const flatTop: GameDefinition<Rules, Position> = {
  ...flatTopRules,
  records,
  battles,
  players: [steady],
  judge,
  spanOf,
  imagine,
};
