import { Table } from "./table";
import { seedState } from "./random";
import { hashOf } from "./hash";
import { matchChoice } from "./match";
import type { Ruleset, StartOptions } from "./module";
import {
  type Chance,
  type Choice,
  type Decision,
  DiceError,
  EngineError,
  type Event,
  fail,
  type Json,
  ok,
  type Refusal,
  type Result,
  type SetupProblem,
  type Standing,
  type State,
} from "./types";

/** A choice that was made, and where the journal and the log stood before it. */
interface Made {
  side: number;
  code: number;
  choice: Choice | undefined;
  mark: number;
  events: number;
  /** Dice were rolled or something was revealed: undoing this and going on may give another game. */
  uncertain: boolean;
}

/**
 * A game in play: the state (plain JSON) with what belongs beside it (ruleset, journal, log, history).
 * Everything that a caller does goes through the functions of this file.
 */
export interface Game<R = unknown, P = unknown> {
  readonly ruleset: Ruleset<R, P>;
  readonly table: Table<R, P>;
  readonly state: State<P>;
  readonly made: Made[];
  readonly undone: { side: number; code: number }[];
  /** Options of the side to choose, when just one is asked; refreshed after every choice. */
  readonly codes: number[];
  /** Bit mask of the sides that must choose. */
  asked: number;
}

export interface Start extends Partial<StartOptions> {
  seed?: number;
  dice?: readonly number[];
  /** Keep no log and no undo: for bulk play. */
  bulk?: boolean;
}

/** Steps without a decision that may follow one another before the kernel calls it a loop. */
const RUNAWAY = 1_000_000;

const chanceOf = (start: Pick<Start, "seed" | "dice">): Chance =>
  start.dice
    ? { kind: "listed", dice: start.dice.slice(), next: 0 }
    : { kind: "seeded", state: seedState(start.seed ?? 1) };

function gameOn<R, P>(ruleset: Ruleset<R, P>, state: State<P>, bulk: boolean): Game<R, P> {
  const table = new Table(ruleset.module, ruleset.rules, state);
  if (bulk) {
    table.logging = false;
    table.journal.recording = false;
  }
  return { ruleset, table, state, made: [], undone: [], codes: [], asked: 0 };
}

/** Set a scenario up and play on to the first decision. */
export function start<R, P>(
  ruleset: Ruleset<R, P>,
  scenario: Json,
  options: Start = {},
): Result<Game<R, P>, SetupProblem[]> {
  const set = ruleset.module.setup(ruleset.rules, scenario, { options: options.options ?? [] });
  if (!set.ok) return set;
  const state: State<P> = {
    frames: [],
    chance: chanceOf(options),
    outcome: null,
    position: set.value.position,
  };
  const game = gameOn(ruleset, state, options.bulk ?? false);
  game.table.call(set.value.first.step, { ...set.value.first.data });
  run(game);
  game.table.journal.clear();
  return ok(game);
}

/** Take up a game from its printed state. */
export function resume<R, P>(
  ruleset: Ruleset<R, P>,
  printed: Json,
  options: { bulk?: boolean } = {},
): Result<Game<R, P>, SetupProblem[]> {
  const parsed = ruleset.module.parse(ruleset.rules, printed);
  if (!parsed.ok) return parsed;
  const whole = printed as { chance: Chance; outcome: State<P>["outcome"] };
  const state: State<P> = {
    frames: parsed.value.frames,
    chance: structuredClone(whole.chance),
    outcome: whole.outcome ?? null,
    position: parsed.value.position,
  };
  const game = gameOn(ruleset, state, options.bulk ?? false);
  run(game);
  return ok(game);
}

/** Play on until somebody has a real choice to make, or the game is over. */
function run<R, P>(game: Game<R, P>): void {
  const { table, state, codes } = game;
  for (let i = 0; i < RUNAWAY; i++) {
    if (state.outcome || state.frames.length === 0) {
      game.asked = 0;
      codes.length = 0;
      return;
    }
    const frame = table.top();
    const step = table.step(frame.step);
    const asked = step.asks?.(table, frame) ?? 0;
    if (asked === 0) {
      if (step.proceed) step.proceed(table, frame);
      else table.leave();
      continue;
    }
    game.asked = asked;
    const side = onlySide(asked);
    if (side < 0) {
      codes.length = 0;
      return;
    }
    table.codes(side, codes);
    if (codes.length === 0)
      throw new EngineError(`“${step.title}” asks a side that has no option.`, frame.step);
    if (codes.length > 1 || step.askForced) return;
    step.take?.(table, frame, codes[0]!, side);
  }
  throw new EngineError("The sequence of play runs in a circle.", state.frames.at(-1)?.step);
}

/** The one side in the mask, or -1 when there are several. */
function onlySide(mask: number): number {
  return (mask & (mask - 1)) === 0 ? 31 - Math.clz32(mask) : -1;
}

/** The decisions that wait: one a side. Empty when the game is over. */
export function pending<R, P>(game: Game<R, P>): Decision[] {
  const decisions: Decision[] = [];
  for (let side = 0; side < game.ruleset.module.sides.length; side++) {
    if (game.asked & (1 << side)) decisions.push(decisionOf(game, side));
  }
  return decisions;
}

function decisionOf<R, P>(game: Game<R, P>, side: number): Decision {
  const { table } = game;
  const frame = table.top();
  const step = table.step(frame.step);
  return {
    side: game.ruleset.module.sides[side]!,
    step: frame.step,
    rule: step.rule,
    prompt: step.prompt?.(table, frame, side) ?? step.title,
    options: table.codes(side).map((code) => table.describe(code, side)),
  };
}

/** Make a choice. A refused one leaves the state untouched and comes with the nearest legal ones. */
export function choose<R, P>(game: Game<R, P>, side: string, choice: Choice): Result<Event[], Refusal> {
  const { table } = game;
  if (game.asked === 0) {
    return fail({
      code: "game-over",
      message: "The game is over; nobody has a choice to make.",
      nearest: [],
    });
  }
  const index = game.ruleset.module.sides.indexOf(side);
  if (index < 0 || !(game.asked & (1 << index))) {
    const waiting = pending(game);
    const names = waiting.map((d) => d.side).join(" and ");
    return fail({
      code: "not-your-decision",
      message: `It is not for ${side} to choose now: ${names} must answer “${waiting[0]?.prompt}”.`,
      rule: waiting[0]?.rule,
      nearest: [],
    });
  }
  const decision = decisionOf(game, index);
  const match = matchChoice(decision, choice);
  if (!match.ok) return match;
  const code = table.codes(index)[match.value]!;
  const before = table.events.length;
  try {
    take(game, index, code, decision.options[match.value]);
  } catch (error) {
    if (error instanceof DiceError) {
      return fail({ code: "dice", message: error.message, rule: decision.rule, nearest: [] });
    }
    throw error;
  }
  game.undone.length = 0;
  return ok(table.events.slice(before));
}

/** Make the choice with this code, which must be one of the legal ones. The fast path of bots. */
export function take<R, P>(game: Game<R, P>, side: number, code: number, choice?: Choice): void {
  const { table } = game;
  const mark = table.journal.mark();
  const events = table.events.length;
  table.uncertain = false;
  try {
    const frame = table.top();
    const step = table.step(frame.step);
    step.take?.(table, frame, code, side);
    run(game);
  } catch (error) {
    if (table.journal.recording) {
      table.journal.rollback(mark);
      table.events.length = events;
      table.dropUntold();
      refresh(game);
    }
    throw error;
  }
  if (table.journal.recording) {
    game.made.push({ side, code, choice, mark, events, uncertain: table.uncertain });
  }
}

function refresh<R, P>(game: Game<R, P>): void {
  game.asked = game.table.asked();
  game.codes.length = 0;
  const side = game.asked === 0 ? -1 : onlySide(game.asked);
  if (side >= 0) game.table.codes(side, game.codes);
}

/** Take the last choice back. False when there is none. */
export function undo<R, P>(game: Game<R, P>): boolean {
  const last = game.made.pop();
  if (!last) return false;
  game.table.journal.rollback(last.mark);
  game.table.events.length = last.events;
  game.table.dropUntold();
  game.undone.push({ side: last.side, code: last.code });
  refresh(game);
  return true;
}

/** Make the choice again that was last taken back. */
export function redo<R, P>(game: Game<R, P>): boolean {
  const next = game.undone.pop();
  if (!next) return false;
  take(game, next.side, next.code, game.table.describe(next.code, next.side));
  return true;
}

/** Choices made so far, as a script that plays them again. */
export function line<R, P>(game: Game<R, P>): { side: string; choice: Choice }[] {
  return game.made.map(({ side, choice, code }) => ({
    side: game.ruleset.module.sides[side]!,
    choice: choice ?? { code },
  }));
}

/** A game of its own that starts where this one stands; what happens in one does not touch the other. */
export function fork<R, P>(game: Game<R, P>, options: { bulk?: boolean } = {}): Game<R, P> {
  const copy = gameOn(
    game.ruleset,
    copyJson(game.state as unknown as Json) as unknown as State<P>,
    options.bulk ?? false,
  );
  refresh(copy);
  return copy;
}

/** Copy plain JSON; several times cheaper than structuredClone. A list that starts with a number holds numbers only. */
export function copyJson<T extends Json>(value: T): T {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) {
    const length = value.length;
    if (typeof value[0] === "number") return value.slice() as unknown as T;
    const list: Json[] = new Array<Json>(length);
    for (let i = 0; i < length; i++) list[i] = copyJson(value[i]!);
    return list as unknown as T;
  }
  const copy: { [key: string]: Json } = {};
  for (const key in value) copy[key] = copyJson((value as { [key: string]: Json })[key]!);
  return copy as T;
}

/** The state as one side may see it (ids, hidden information removed); without a side, all of it. */
export function view<R, P>(game: Game<R, P>, side?: string): Json {
  const index = side === undefined ? undefined : game.ruleset.module.sides.indexOf(side);
  if (index !== undefined && index < 0) throw new EngineError(`There is no side “${side}”.`);
  return game.ruleset.module.print(game.table, index);
}

export function standing<R, P>(game: Game<R, P>): Standing {
  return game.ruleset.module.standing(game.table);
}

/** Fingerprint of the whole state: equal for equal states on every machine. */
export function hash<R, P>(game: Game<R, P>): string {
  return hashOf(game.state as unknown as Json);
}
