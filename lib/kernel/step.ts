import type { Table } from "./table";
import { type Choice, EngineError, type Frame, type FrameData } from "./types";

/**
 * One step of a sequence of play: a plain record of functions over the table.
 *
 * The kernel runs the top frame: while `asks` names a side, it waits for that side to `take` one of the
 * `options`; while it names nobody, it calls `proceed`, which moves play on (`table.call`, `table.leave`,
 * or a change of the frame's data). A step without `proceed` leaves when it has nothing to ask. When a
 * step that was called leaves, the caller's `asks` and `proceed` are tried again: what it must remember
 * of how far it came stands in its frame's data.
 *
 * Options are numbers, so that listing thousands of them costs nothing; `describe` gives the JSON of one,
 * and no two may look alike. The list must be complete, in a fixed order and never empty while somebody
 * is asked. `asks`, `options`, `describe`, `prompt`, `why` and `explain` change nothing.
 *
 * `D` is the type of what its frame remembers: what the caller gives and what `enter` sets. Write it as a type, not as
 * an interface, which TypeScript does not take for JSON: `type Volley = { ship: number; over?: boolean }`.
 */
export interface Step<R, P, D extends FrameData = FrameData> {
  readonly rule: string;
  readonly title: string;
  /** Runs once, when the frame is pushed. */
  enter?(table: Table<R, P>, frame: Frame<D>): void;
  /**
   * What dice are rolled for while this frame is on the stack: "turn 3", "battle at truk"; undefined where that is what
   * the frames below it say. Asked once, when the frame is pushed and before `enter`. Within the scope below it a name
   * may come again: its dice are others then. Names are made of ids, never of numbers that the ruleset gave.
   */
  stream?(table: Table<R, P>, frame: Frame<D>): string | undefined;
  /**
   * Bit mask of the sides that must choose now (bit n = side n). Several bits = at once: they answer in
   * any order, with the same outcome, so nothing may be rolled until all have.
   */
  asks?(table: Table<R, P>, frame: Frame<D>): number;
  options?(table: Table<R, P>, frame: Frame<D>, side: number, out: number[]): void;
  describe?(table: Table<R, P>, frame: Frame<D>, code: number, side: number): Choice;
  prompt?(table: Table<R, P>, frame: Frame<D>, side: number): string;
  take?(table: Table<R, P>, frame: Frame<D>, code: number, side: number): void;
  proceed?(table: Table<R, P>, frame: Frame<D>): void;
  /** The code by which a side does nothing here, where that is not `DONE`: what is kept of games counts it. */
  readonly pass?: number;
  /** The rule of a single option, if it is narrower than the step's. */
  why?(table: Table<R, P>, frame: Frame<D>, code: number): string | undefined;
  /** Why a choice that is not among the options is not legal, where the step knows. */
  explain?(
    table: Table<R, P>,
    frame: Frame<D>,
    choice: Choice,
    side: number,
  ): { rule?: string; text: string } | undefined;
  /**
   * Ask even when there is a single option (default: a forced choice is taken at once). A function where that
   * depends on the rules in play: of a secret choice it must not show that there was none.
   */
  readonly askForced?: boolean | Judge<R, P, D>;
  /**
   * What is chosen here is known to the chooser alone: the log and `line` keep it from the others. A function
   * where that depends on the rules in play. Default: true where several sides are asked at once, else false.
   */
  readonly secret?: boolean | Judge<R, P, D>;
  /** Of a step that plays other steps for each side (`lanesStep`): the frame that asks this side. */
  inner?(frame: Frame<D>, side: number): Frame;
}

/** A method in disguise: as a plain function it would make a step of one game no step of any game. */
type Judge<R, P, D extends FrameData> = { judge(table: Table<R, P>, frame: Frame<D>): boolean }["judge"];

export interface Steps<R, P> {
  readonly [id: string]: Step<R, P>;
}

/** "Finished with this step": the code that every step with an optional decision offers. */
export const DONE = -1;

/** Steps without a decision that may follow one another before the kernel calls it a loop. */
export const RUNAWAY = 1_000_000;

/** Which list of steps is played, and which of it comes next. */
export type SequenceData = { name: string; i: number };

/**
 * A step that plays a named list of steps, one after the other. A member that names another list is played as a list
 * itself. `list` reads the order from the ruleset, so that data may drop, repeat or reorder steps.
 */
export function sequenceStep<R, P>(
  list: (rules: R, name: string) => readonly string[] | undefined,
  rule = "sequence of play",
): Step<R, P, SequenceData> {
  return {
    rule,
    title: "Sequence of play",
    proceed(table, frame) {
      const { name, i } = frame.data;
      const steps = list(table.rules, name);
      // A misspelt step would otherwise be skipped without a word.
      if (!steps) {
        throw new EngineError(
          `“${name}” is neither a step of ${table.module.id} nor a list of its sequence of play.`,
          name,
        );
      }
      const next = steps[i];
      if (next === undefined) return table.leave();
      table.set(frame.data, "i", i + 1);
      table.play(next);
    },
  };
}
