import type { Table } from "./table";
import type { Choice, Frame } from "./types";

/**
 * One step of a sequence of play: a plain record of functions over the table.
 *
 * The kernel runs the top frame: while `asks` names a side, it waits for that side to `take` one of the
 * `options`; while it names nobody, it calls `proceed`, which moves play on (`table.call`, `table.leave`,
 * or a change of the frame's data). A step without `proceed` leaves when it has nothing to ask.
 *
 * Options are numbers, so that listing thousands of them costs nothing; `describe` gives the JSON of one.
 * The list must be complete, in a fixed order and never empty while somebody is asked.
 */
export interface Step<R, P> {
  readonly rule: string;
  readonly title: string;
  /** Runs once, when the frame is pushed. */
  enter?(table: Table<R, P>, frame: Frame): void;
  /** Bit mask of the sides that must choose now (bit n = side n); several bits = at once and in secret. */
  asks?(table: Table<R, P>, frame: Frame): number;
  options?(table: Table<R, P>, frame: Frame, side: number, out: number[]): void;
  describe?(table: Table<R, P>, frame: Frame, code: number, side: number): Choice;
  prompt?(table: Table<R, P>, frame: Frame, side: number): string;
  take?(table: Table<R, P>, frame: Frame, code: number, side: number): void;
  proceed?(table: Table<R, P>, frame: Frame): void;
  /** The rule that a single option stands on, where it is narrower than the step's. */
  why?(table: Table<R, P>, frame: Frame, code: number): string | undefined;
  /** Ask even when there is a single option (default: a forced choice is taken at once). */
  readonly askForced?: boolean;
}

export type Steps<R, P> = { readonly [id: string]: Step<R, P> };

/** "Finished with this step": the code that every step with an optional decision offers. */
export const DONE = -1;

/**
 * A step that plays a named list of steps, one after the other. Its frame is `{ name, i }`; a member that
 * names another list is played as a list itself. `list` reads the order from the ruleset, so that data
 * may drop, repeat or reorder steps.
 */
export function sequenceStep<R, P>(
  list: (rules: R, name: string) => readonly string[] | undefined,
  rule = "sequence of play",
): Step<R, P> {
  return {
    rule,
    title: "Sequence of play",
    proceed(table, frame) {
      const steps = list(table.rules, frame.data.name as string) ?? [];
      const i = frame.data.i as number;
      const next = steps[i];
      if (next === undefined) return table.leave();
      table.set(frame.data, "i", i + 1);
      table.play(next);
    },
  };
}
