import type { Documents, GameTime } from "../../../../lib/games/types";
import { parametersOf } from "./documents";

/** 1.0: a turn is an hour of the night. */

const DAY = 24;

/** "2000, day 1". */
export function hourTitle(firstHour: number, turn: number): string {
  const hour = firstHour + turn - 1;
  return `${hourLabel(firstHour, turn)}, day ${Math.floor(hour / DAY) + 1}`;
}

/** "2000". */
const hourLabel = (firstHour: number, turn: number): string =>
  `${String((firstHour + turn - 1) % DAY).padStart(2, "0")}00`;

const firstHourOf = (documents: Documents): number => parametersOf(documents).clock?.firstHour ?? 0;

export const time: GameTime = {
  noun: "hour",
  titleOf: (documents, turn) => hourTitle(firstHourOf(documents), turn),
  labelOf: (documents, turn) => hourLabel(firstHourOf(documents), turn),
};
