import type { FlatTopTimeRecord } from "../../documents/generated/types";
import type { Documents, GameTime } from "../types";
import { dayOf, dayText, hourText } from "./model/clock";
import { readAs } from "../shared/documents";

/** 3.2: a turn is an hour. The clock counts from the first day of the Time Record Chart. */

function firstDayOf(documents: Documents): number | undefined {
  const { firstDay } = readAs<FlatTopTimeRecord>(documents, "tables/time-record.json");
  return typeof firstDay === "string" && /^\d{4}-\d\d-\d\d$/.test(firstDay) ? dayOf(firstDay) : undefined;
}

export const time: GameTime = {
  noun: "hour",
  titleOf(documents, turn) {
    const firstDay = firstDayOf(documents);
    return firstDay === undefined ? hourText(turn) : `${hourText(turn)}, ${dayText(firstDay, turn)}`;
  },
  labelOf: (_documents, turn) => hourText(turn),
};
