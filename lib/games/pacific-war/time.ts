import { monthNames } from "../../words";
import type { GameTime } from "../types";

/** 5.2: what rises by one in an Operation is its Battle Cycle; before the first one lies the Contact Phase (5.1). */
export const time: GameTime = {
  noun: "Battle Cycle",
  titleOf: (_documents, turn) => (turn === 0 ? "Contact" : `Battle Cycle ${turn}`),
  labelOf: (_documents, turn) => (turn === 0 ? "Contact" : `C${turn}`),
};

const FIRST_YEAR = 1941;

/** Months are counted from January 1941: "1941-12" is 12; undefined for what is no month. */
export function turnOfMonth(month: string): number | undefined {
  const match = /^(\d{4})-(\d\d)$/.exec(month);
  return match ? (Number(match[1]) - FIRST_YEAR) * 12 + Number(match[2]) : undefined;
}

const partsOf = (turn: number): { year: string; name: string; number: string } => ({
  year: String(FIRST_YEAR + Math.floor((turn - 1) / 12)),
  name: monthNames[(turn - 1) % 12]!,
  number: String(((turn - 1) % 12) + 1).padStart(2, "0"),
});

/** "1941-12" for 12. */
export function monthOfTurn(turn: number): string {
  const { year, number } = partsOf(turn);
  return `${year}-${number}`;
}

/** "December 1941". */
export function monthTitle(turn: number): string {
  const { name, year } = partsOf(turn);
  return `${name} ${year}`;
}

/** "Dec 41". */
export function monthLabel(turn: number): string {
  const { name, year } = partsOf(turn);
  return `${name.slice(0, 3)} ${year.slice(2)}`;
}

/** 5.1: a Campaign or a Strategic scenario goes by months, each with its strategic phases, its Operations and their cycles. */
export const timeOfMonths: GameTime = {
  noun: "month",
  part: "stage of the month",
  titleOf: (_documents, turn) => monthTitle(turn),
  labelOf: (_documents, turn) => monthLabel(turn),
};
