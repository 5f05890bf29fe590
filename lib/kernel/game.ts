import type { Unlogged } from "./event-log";
import type { Listener } from "./listener";
import { Table } from "./table";
import { type ChanceStart, newChance, readChance } from "./chance";
import { hashOf } from "./hash";
import { run } from "./run";
import { onlySide, several } from "./masks";
import { veil } from "./frames";
import type { Ruleset, SetupResult, StartOptions } from "./module";
import { takeUp } from "./take-up";
import {
  type Choice,
  EngineError,
  type Event,
  fail,
  type Json,
  ok,
  type Result,
  type SetupProblem,
  type Standing,
  type State,
} from "./types";

/** A choice that was made, and where the journal and the log stood before it. */
export interface Made {
  side: number;
  code: number;
  choice: Choice | undefined;
  mark: number;
  events: number;
  /** Dice and changes that wait for an event to log them. */
  unlogged: Unlogged | undefined;
  /** Dice were rolled or something was revealed: undoing this and going on may give another game. */
  uncertain: boolean;
  /** Known to the chooser alone. */
  secret: boolean;
}

/**
 * A game in play: the state (plain JSON) with what belongs beside it (ruleset, journal, log, history).
 * Everything that a caller does goes through the functions of this folder's index.
 *
 * Who is asked, and what he may choose, is found out again only when somebody reads it after an undo, so that
 * a search or an editor steps back through many choices for next to nothing.
 */
export class Game<R = unknown, P = unknown> {
  readonly made: Made[] = [];
  readonly undone: { side: number; code: number }[] = [];
  private mask = 0;
  private maskKnown = false;
  private list: number[] = [];
  private listKnown = false;

  constructor(
    readonly ruleset: Ruleset<R, P>,
    readonly table: Table<R, P>,
    readonly state: State<P>,
  ) {}

  /** Bit mask of the sides that must choose. */
  get asked(): number {
    if (!this.maskKnown) {
      this.mask = this.table.asked();
      this.maskKnown = true;
    }
    return this.mask;
  }

  /** Options of the side to choose, when just one is asked; empty when several are. */
  get codes(): readonly number[] {
    if (!this.listKnown) {
      const { asked } = this;
      this.list = [];
      if (asked !== 0 && !several(asked)) this.table.codes(onlySide(asked), this.list);
      this.listKnown = true;
    }
    return this.list;
  }

  /** The kernel's own: these sides are asked; it fills the list that is returned. */
  ask(mask: number): number[] {
    this.mask = mask;
    this.maskKnown = true;
    this.listKnown = true;
    // A new list costs less than emptying the old one, which V8 does outside of compiled code.
    if (this.list.length > 0) this.list = [];
    return this.list;
  }

  /** The kernel's own: the state was put in place without playing on. */
  forget(): void {
    this.maskKnown = false;
    this.listKnown = false;
  }
}

export interface Start extends Partial<StartOptions>, ChanceStart {
  /** Keep no log and no undo: for bulk play. */
  bulk?: boolean;
  /** Called with what happens, from the beginning. */
  listener?: Listener;
}

function gameOn<R, P>(ruleset: Ruleset<R, P>, state: State<P>, bulk: boolean): Game<R, P> {
  const table = new Table(ruleset.module, ruleset.rules, state);
  if (bulk) {
    table.logging = false;
    table.journal.recording = false;
  }
  return new Game(ruleset, table, state);
}

/**
 * Sets a scenario up and plays on to the first decision. A scenario may also be a position in the midst of play;
 * then play continues there. Throws `DiceError` if given dice run out before that.
 */
export function start<R, P>(
  ruleset: Ruleset<R, P>,
  scenario: Json,
  options: Start = {},
): Result<Game<R, P>, SetupProblem[]> {
  const set = ruleset.module.setup(ruleset.rules, scenario, { options: options.options ?? [] });
  return set.ok ? begin(ruleset, set.value, options) : fail(cited(ruleset, set.error));
}

/** Begins a game, as `start` does, of a scenario that has been set up before. */
export type Opening<R, P> = (options?: Omit<Start, "options">) => Result<Game<R, P>, SetupProblem[]>;

/** Set a scenario up once, for any number of games of it: each begins with a copy of the position. */
export function prepare<R, P>(
  ruleset: Ruleset<R, P>,
  scenario: Json,
  options: StartOptions = { options: [] },
): Result<Opening<R, P>, SetupProblem[]> {
  const set = ruleset.module.setup(ruleset.rules, scenario, options);
  if (!set.ok) return fail(cited(ruleset, set.error));
  const { value } = set;
  return ok((start = {}) => {
    const position = copyJson(value.position as unknown as Json) as unknown as P;
    return begin(ruleset, { ...value, position }, start);
  });
}

function begin<R, P>(
  ruleset: Ruleset<R, P>,
  set: SetupResult<P>,
  options: Start,
): Result<Game<R, P>, SetupProblem[]> {
  const state: State<P> = {
    frames: [],
    chance: newChance(options),
    outcome: null,
    position: set.position,
  };
  const game = gameOn(ruleset, state, options.bulk ?? false);
  game.table.listener = options.listener;
  if (set.frames) {
    const frames = copyJson(set.frames as unknown as Json) as unknown as typeof set.frames;
    const problems = takeUp(game, frames, set.pointer, "new");
    if (problems.length > 0) return fail(problems);
  } else {
    game.table.call(set.first.step, copyJson(set.first.data));
    run(game);
  }
  game.table.journal.clear();
  return ok(game);
}

/** Problems with the rule numbers of the rulebook in use. */
export const cited = <R, P>(
  { module, rules }: Ruleset<R, P>,
  problems: readonly SetupProblem[],
): SetupProblem[] =>
  problems.map((problem) =>
    problem.rule === undefined || !module.citation
      ? problem
      : { ...problem, rule: module.citation(rules, problem.rule) },
  );

/**
 * Restores a game from its printed state (all of it, not what one side may see), dice included. A scenario that
 * holds a position (`start`) is restored in the same way, with new dice. Both are text that anybody may have
 * changed.
 * @public The inverse of `view` without a side: every game must read what it prints.
 */
export function resume<R, P>(
  ruleset: Ruleset<R, P>,
  printed: Json,
  options: { bulk?: boolean } = {},
): Result<Game<R, P>, SetupProblem[]> {
  const whole = readWhole(printed);
  if (!whole.ok) return whole;
  const parsed = ruleset.module.parse(ruleset.rules, printed);
  if (!parsed.ok) return fail(cited(ruleset, parsed.error));
  const { frames, position } = parsed.value;
  const game = gameOn(ruleset, { frames: [], ...whole.value, position }, options.bulk ?? false);
  const problems = takeUp(game, frames, "", "as they were");
  if (problems.length > 0) return fail(problems);
  game.table.journal.clear();
  return ok(game);
}

/** The members of a printed state that the kernel reads itself. */
function readWhole(printed: Json): Result<Pick<State<unknown>, "chance" | "outcome">, SetupProblem[]> {
  const whole = (printed ?? {}) as { chance?: Json; outcome?: State<unknown>["outcome"]; frames?: Json };
  const chance = readChance(whole.chance, Array.isArray(whole.frames) ? whole.frames.length : 0);
  if (chance.ok) return ok({ chance: chance.value, outcome: structuredClone(whole.outcome ?? null) });
  return fail([{ code: "state/chance", ...chance.error, pointer: "/chance", severity: "error" }]);
}

/** A game of its own that starts where this one stands; what happens in one does not touch the other. */
export function fork<R, P>(game: Game<R, P>, options: { bulk?: boolean } = {}): Game<R, P> {
  const state = copyJson(game.state as unknown as Json) as unknown as State<P>;
  return gameOn(game.ruleset, state, options.bulk ?? false);
}

/** Copy plain JSON; several times cheaper than structuredClone. */
export function copyJson<T extends Json>(value: T): T {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) {
    // A slice keeps lists of numbers packed and is one block copy; only what is nested needs more.
    const list = value.slice();
    for (let i = 0; i < list.length; i++) {
      const element = list[i]!;
      if (typeof element === "object" && element !== null) list[i] = copyJson(element);
    }
    return list as unknown as T;
  }
  // Copied whole it stays an object of named members to V8; member by member a large one would become a look-up table.
  const copy: { [key: string]: Json } = { ...(value as { [key: string]: Json }) };
  for (const key in copy) {
    const member = copy[key]!;
    if (typeof member === "object" && member !== null) copy[key] = copyJson(member);
  }
  return copy as T;
}

/** The number of a side. Throws when there is none of this name. */
export function sideIndex<R, P>(game: Game<R, P>, side: string): number {
  const index = game.ruleset.module.sides.indexOf(side);
  if (index < 0) throw new EngineError(`There is no side “${side}”.`);
  return index;
}

/** The state as one side may see it (ids, hidden information removed); without a side, all of it. */
export function view<R, P>(game: Game<R, P>, side?: string): Json {
  const { module } = game.ruleset;
  if (side === undefined) return module.print(game.table);
  const index = sideIndex(game, side);
  return veil(module.print(game.table, index), index);
}

/**
 * What happened so far, from event number `from` on, as far as this side may know it.
 * @public For games with hidden information.
 */
export function eventsFor<R, P>(game: Game<R, P>, side: string, from = 0): Event[] {
  sideIndex(game, side);
  return game.table.events.slice(from).filter(({ only }) => !only || only.includes(side));
}

export function standing<R, P>(game: Game<R, P>): Standing {
  return game.ruleset.module.standing(game.table);
}

/** Fingerprint of the whole state: equal for equal states on every machine. */
export function hash<R, P>(game: Game<R, P>): string {
  return hashOf(game.state as unknown as Json);
}
