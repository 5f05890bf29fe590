import type { GameDefinition } from "../types";
import { pacificWarRules } from "./definition";
import type { Position } from "./model/position";
import type { Rules } from "./model/rules";
import { battles } from "./odds";
import { imagine, judge, spanOf, steady } from "./players";
import { records, recordsOfMonths } from "./records";

/** Pacific War: the war from 1941 to 1945, from a month of it down to the Battle Cycles of one engagement. */
export const pacificWar: GameDefinition<Rules, Position> = {
  ...pacificWarRules,
  records,
  ownOf(scenario) {
    const own = pacificWarRules.ownOf!(scenario);
    return own.time ? { ...own, records: recordsOfMonths } : own;
  },
  battles,
  players: [steady],
  judge,
  spanOf,
  imagine,
};
