import type { Known } from "../../../../lib/games/shared/known";
import type { FrameData, Step, Table } from "../../../../lib/kernel";
import { type Rules, typeAt } from "./rules";

/** What is reported to a side of an enemy unit: its type, and where it is. */
export interface Report {
  [member: string]: string;
  type: string;
  at: string;
}

export interface Position {
  turn: number;
  firstHour: number;
  options: string[];
  scenario: string;
  /** The place of each unit, or `SUNK` or `AWAY`. */
  at: number[];
  steps: number[];
  moved: boolean[];
  /** What each side knows of the other (4.0). */
  known: Known<Report>[];
  points: number[];
}

export type T = Table<Rules, Position>;
/** A step of this game; `D` is what it remembers. */
export type GameStep<D extends FrameData = FrameData> = Step<Rules, Position, D>;

export const SUNK = -1;
/** Not in play, or not yet. */
export const AWAY = -2;

export const isOn = ({ position }: T, option: string): boolean => position.options.includes(option);

/** The units of a side in play, by their numbers. */
export const unitsOfSide = ({ rules, position }: T, side: number): number[] =>
  position.at.flatMap((at, unit) => (at >= 0 && typeAt(rules, unit).side === side ? [unit] : []));
