import type { GameTime } from "../types";
import { monthLabel, monthTitle, turnOfMonth } from "./model/months";
import type { Position } from "./model/position";

/** 5.2: what rises by one in an Operation is its Battle Cycle; before the first one lies the Contact Phase (5.1). */
export const time: GameTime = {
  noun: "Battle Cycle",
  titleOf: (_documents, turn) => (turn === 0 ? "Contact" : `Battle Cycle ${turn}`),
  labelOf: (_documents, turn) => (turn === 0 ? "Contact" : `C${turn}`),
};

/** 5.1: a Campaign or a Strategic scenario goes by months, each with its strategic phases, its Operations and their cycles. */
export const timeOfMonths: GameTime = {
  noun: "month",
  part: "stage of the month",
  titleOf: (_documents, turn) => monthTitle(turn),
  labelOf: (_documents, turn) => monthLabel(turn),
};

/** The turn in play, as the time of its scenario counts: a month, or a Battle Cycle. */
export const turnIn = ({ war, month, cycle }: Position): number =>
  war === null ? cycle : turnOfMonth(month)!;
