import type { Beginning } from "../games";
import { type Choice, type DiceWanted, GENERATOR, type Generator, type Phase } from "../kernel";

/**
 * The source of dice: the seeded generator, or the people at the table. Lines that were stored before the generator
 * had versions do not say which: it was 1.
 */
export type DiceSource = { kind: "seeded"; seed: number; generator?: Generator } | { kind: "rolled" };

/** How a game begins. */
export interface Opening {
  /** Id of the scenario. */
  scenario: string;
  /** Ids of the optional rules that are on. */
  options: string[];
  dice: DiceSource;
  /** Another place in the sequence of play at which the scenario's set-up begins. */
  begin?: Beginning;
}

/** A choice of the line, with the step that asked for it. */
export interface LineChoice {
  side: string;
  /** Absent if it was not recorded: then any step that offers the choice will do. */
  step?: string;
  choice: Choice;
}

/** A line of play: all that is needed to play it again. */
export interface Line {
  opening: Opening;
  /** Faces rolled by hand so far, in order; empty for seeded dice. */
  rolled: number[];
  choices: LineChoice[];
}

/** A choice that was made, and where it is in the log. */
export interface Moment extends LineChoice {
  step: string;
  /** The phase in which it was made. */
  phase: Phase | undefined;
  /** How many events were logged before it. */
  events: number;
  /** Dice were rolled or something was revealed: another choice would make another game. */
  uncertain: boolean;
  /** Only its side knows of it. */
  secret: boolean;
}

/** Something cannot go on until somebody has rolled dice by hand. */
export interface Waiting {
  wanted: DiceWanted;
  /** The choice that is carried out then; without it the game begins then. */
  choice: LineChoice | undefined;
}

/** Where a line of play no longer holds, and why. */
export interface Break {
  /** Which choice, counted from 0; -1 when it cannot even begin. */
  index: number;
  choice: LineChoice | undefined;
  phase: Phase | undefined;
  message: string;
  rule?: string;
  /** How many choices of the line were not made. */
  rest: number;
}

/** A game that begins now has the newest dice, which its line then says. */
export const ofToday = ({ dice, ...opening }: Opening): Opening => ({
  ...opening,
  dice: dice.kind === "seeded" ? { generator: GENERATOR, ...dice } : dice,
});
