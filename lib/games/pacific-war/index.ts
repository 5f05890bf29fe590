import type { GameDefinition } from "../types";
import { pacificWarRules } from "./definition";
import type { Position } from "./model/position";
import type { Rules } from "./model/rules";
import { battles } from "./odds";
import { imagine, judge, spanOf, steady } from "./players";
import { goesByMonths } from "./model/scenario";
import { records, recordsOfMonths } from "./records";
import { timeOfMonths } from "./time";

/** Pacific War: the war from 1941 to 1945, from a month of it down to the Battle Cycles of one engagement. */
export const pacificWar: GameDefinition<Rules, Position> = {
  ...pacificWarRules,
  records,
  ownOf: (scenario) => (goesByMonths(scenario) ? { time: timeOfMonths, records: recordsOfMonths } : {}),
  battles,
  players: [steady],
  judge,
  spanOf,
  imagine,
};
