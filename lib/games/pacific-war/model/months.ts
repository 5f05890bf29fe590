import { monthNames } from "../../../words";
import type { PacificTable } from "./position";

/** 5.1 Months, written "1941-12", and their numbers. */

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

/** "August 1942" for "1942-08"; what is no month, in a broken document, stays as it is. */
export function monthText(month: string): string {
  const turn = turnOfMonth(month);
  return turn === undefined ? month : monthTitle(turn);
}

/** Months from one to another. */
export const monthsBetween = (from: string, to: string): number => turnOfMonth(to)! - turnOfMonth(from)!;

/** The month so many months on: "1942-12" and 2 give "1943-02". */
export const monthAfter = (month: string, months: number): string =>
  monthOfTurn(turnOfMonth(month)! + months);

/** 16.4: the number of a month, which falls by 1 each month: December 1941 is 44, July 1945 is 1. */
export const monthNumber = (t: Pick<PacificTable, "rules">, month: string): number =>
  monthsBetween(month, t.rules.parameters.war.last) + 1;
