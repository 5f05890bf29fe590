import type { Steps } from "./step";
import type { Table } from "./table";
import type { Json, Phase, Result, SetupProblem, Standing, State } from "./types";

/**
 * What a game gives the kernel. `R` is the compiled ruleset (read only, derived from data), `P` the
 * position (plain JSON, changed in place through the table).
 */
export interface GameModule<R, P> {
  readonly id: string;
  /** Ids of the sides; everywhere in the engine a side is an index into this list. */
  readonly sides: readonly string[];
  /** What people call a side in a sentence, "the Allies"; its id where a game says nothing. */
  nameOfSide?(side: number): string;
  readonly steps: Steps<R, P>;
  /**
   * The number under which the rulebook in use gives a rule that the module cites. Without it as cited. Two editions
   * of a game are played by one module; each speaks of its own rulebook.
   */
  citation?(rules: R, rule: string): string;
  /** What the rulebook in use calls a step or a named list of steps, where that is not what the module calls it. */
  titleOf?(rules: R, step: string): string | undefined;
  /** The position of a scenario and the steps that begin it, or all that is wrong with it. */
  setup(rules: R, scenario: Json, options: StartOptions): Result<SetupResult<P>, SetupProblem[]>;
  standing(table: Table<R, P>): Standing;
  /**
   * The state with ids instead of numbers; with `side`, without what of the position that side may not
   * know. Members `frames` (see `mapFrames`), `chance` and `outcome` hold those of the state: the kernel
   * reads them, and `view` itself takes the dice to come and other sides' `secret` and `lanes` out.
   */
  print(table: Table<R, P>, side?: number): Json;
  /** The reverse of `print`: a state that plays on, or what is wrong with it. */
  parse(rules: R, printed: Json): Result<ParsedState<P>, SetupProblem[]>;
  /** The phase in play, for the diary; undefined outside the sequence of play. */
  phaseOf?(state: State<P>, step: (id: string) => { title: string; rule: string }): Phase | undefined;
  /** The number of the turn in play, in a game that counts its turns: what `print` has as its member `turn`. */
  turnOf?(state: State<P>): number;
  /** Broken invariants, in words; empty in a sound position. Used by tests and fuzzers. */
  invariants(table: Table<R, P>): string[];
}

export interface StartOptions {
  /** Optional rules that are on. */
  options: readonly string[];
}

interface SetUp<P> {
  position: P;
  problems: SetupProblem[];
}

/** A set-up that play begins with a step, or a position from the midst of play with the frames as they stood. */
export type SetupResult<P> = SetUp<P> &
  (
    | { first: FrameStart; frames?: undefined }
    | {
        frames: FrameStart[];
        /**
         * Where the position is in the scenario, with its `frames`: problems that prevent play are reported there.
         */
        pointer: string;
      }
  );

/** A step with what it is to remember. */
export interface FrameStart {
  step: string;
  data: { [key: string]: Json };
}

export interface ParsedState<P> {
  position: P;
  frames: FrameStart[];
}

/** A compiled ruleset with the module that plays it. */
export interface Ruleset<R, P> {
  readonly module: GameModule<R, P>;
  readonly rules: R;
}

/** The title of a step or of a named list of steps, as the rulebook in use has it; its id where it has none. */
export const titleOfStep = <R, P>({ module, rules }: Ruleset<R, P>, step: string): string =>
  module.titleOf?.(rules, step) ?? module.steps[step]?.title ?? step;
