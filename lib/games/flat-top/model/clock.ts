import { monthNames } from "../../../words";
import type { Hour, Rules } from "./rules";

/** The clock counts turns from the first 0100 of the Time Record Chart: turn 1. A day ends with its 2400 turn (3.2). */

export const TURNS_PER_DAY = 24;

/** Which turn of its day a turn is, 1 (0100) to 24 (2400). */
const hourOf = (turn: number): number => ((turn - 1) % TURNS_PER_DAY) + 1;

/** What the Time Record Chart says of a turn. */
export const onTurn = ({ hours }: Pick<Rules, "hours">, turn: number): Hour => hours[hourOf(turn) - 1]!;

export const isNight = (rules: Pick<Rules, "hours">, turn: number): boolean => onTurn(rules, turn).night;

/** "0600". */
export const hourText = (turn: number): string => `${String(hourOf(turn)).padStart(2, "0")}00`;

/** The turn of an hour ("0600") on a day that is counted like `firstDay`. */
export const turnOf = (firstDay: number, day: number, hour: string): number =>
  (day - firstDay) * TURNS_PER_DAY + Number(hour) / 100;

/** The day of a turn in words: "8 May 1942". `firstDay` are days since 1970. */
export function dayText(firstDay: number, turn: number): string {
  const { year, month, day } = civilDate(firstDay + Math.floor((turn - 1) / TURNS_PER_DAY));
  return `${day} ${monthNames[month - 1]} ${year}`;
}

/** Days since 1970 of a date as documents write it: "1942-05-08". */
export function dayOf(date: string): number {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  // Years begin in March here, so that a leap day is the last of its year.
  const y = month > 2 ? year : year - 1;
  const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leapDays + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1 - DAYS_TO_1970;
}

/** From March of the year 0. */
const DAYS_TO_1970 = 719_468;
const DAYS_IN_400_YEARS = 146_097;

function civilDate(days: number): { year: number; month: number; day: number } {
  const since = days + DAYS_TO_1970;
  const era = Math.floor(since / DAYS_IN_400_YEARS);
  const inEra = since - era * DAYS_IN_400_YEARS;
  const yearOfEra = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  );
  const inYear = inEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const m = Math.floor((5 * inYear + 2) / 153);
  const month = m < 10 ? m + 3 : m - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: inYear - Math.floor((153 * m + 2) / 5) + 1,
  };
}
