import type { Game } from "./game";
import { onlySide, several } from "./masks";
import { RUNAWAY, type Step } from "./step";
import type { Table } from "./table";
import { type Choice, EngineError, type Frame } from "./types";

/** Play on until somebody has a real choice to make, or the game is over. */
export function run<R, P>(game: Game<R, P>): void {
  const { table, state } = game;
  for (let i = 0; i < RUNAWAY; i++) {
    if (state.outcome || state.frames.length === 0) {
      game.ask(0);
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
    const codes = game.ask(asked);
    if (several(asked)) {
      if (takeForcedOfSeveral(game, codes, frame, step)) continue;
      codes.length = 0;
      return;
    }
    const side = onlySide(asked);
    if (!isForced(game, codes, frame, step, side)) return;
    act(game, asked, frame, step, codes[0]!, side);
  }
  throw new EngineError("The sequence of play never ends.", state.frames.at(-1)?.step);
}

/** Fill the list of options for this side, and say whether its choice can be made for it. */
function isForced<R, P>(
  { table }: Game<R, P>,
  codes: number[],
  frame: Frame,
  step: Step<R, P>,
  side: number,
): boolean {
  if (codes.length > 0) codes.length = 0;
  step.options?.(table, frame, side, codes);
  if (codes.length > 1) return false;
  const at = step.inner?.(frame, side) ?? frame;
  const { title, askForced } = table.step(at.step);
  if (codes.length === 0) throw new EngineError(`“${title}” asks a side that has no option.`, frame.step);
  return typeof askForced === "function" ? !askForced(table, at) : !askForced;
}

/** Make the first forced choice among those of several sides; false when there is none. */
function takeForcedOfSeveral<R, P>(
  game: Game<R, P>,
  codes: number[],
  frame: Frame,
  step: Step<R, P>,
): boolean {
  const { asked } = game;
  // Once only one side is left, its choice must stay as secret as those of the others.
  if (step.secret === undefined) game.table.set(frame.data, "atOnce", true);
  for (let side = 0; side < game.ruleset.module.sides.length; side++) {
    if (!(asked & (1 << side)) || !isForced(game, codes, frame, step, side)) continue;
    act(game, asked, frame, step, codes[0]!, side);
    return true;
  }
  return false;
}

/** Whether what is chosen in this step now is known to the chooser alone. */
export const isSecret = <R, P>(table: Table<R, P>, { secret }: Step<R, P>, frame: Frame): boolean =>
  typeof secret === "function" ? secret(table, frame) : (secret ?? frame.data.atOnce === true);

/** Let the step in play take a choice. */
export function act<R, P>(
  { table }: Game<R, P>,
  asked: number,
  frame: Frame,
  step: Step<R, P>,
  code: number,
  side: number,
): void {
  table.simultaneous = several(asked);
  table.confidant = table.logging && isSecret(table, step, frame) ? side : -1;
  step.take?.(table, frame, code, side);
  table.simultaneous = false;
  table.confidant = -1;
}

/**
 * Make the choice with this code, which must be one of the legal ones. The fast path of bots. When it
 * throws, the state is as it was before, except in bulk play, where the game is lost.
 */
export function take<R, P>(game: Game<R, P>, side: number, code: number, choice?: Choice): void {
  make(game, side, code, choice);
  if (game.undone.length > 0) game.undone.length = 0;
}

function make<R, P>(game: Game<R, P>, side: number, code: number, choice: Choice | undefined): void {
  const { table } = game;
  const { recording } = table.journal;
  const mark = table.journal.mark();
  const events = table.events.length;
  const unlogged = recording ? table.log.unlogged() : undefined;
  const frame = table.top();
  const step = table.step(frame.step);
  const secret = recording && isSecret(table, step, frame);
  table.uncertain = false;
  try {
    act(game, game.asked, frame, step, code, side);
    run(game);
  } catch (error) {
    table.simultaneous = false;
    table.confidant = -1;
    if (recording) {
      table.rollback(mark);
      table.log.drop(events);
      table.log.reset(unlogged);
      game.forget();
    }
    throw error;
  }
  if (recording) {
    const { uncertain } = table;
    game.made.push({ side, code, choice, mark, events, unlogged, uncertain, secret });
  }
}

/** Take the last choice back. False when there is none. */
export function undo<R, P>(game: Game<R, P>): boolean {
  const last = game.made.pop();
  if (!last) return false;
  game.table.rollback(last.mark);
  game.table.log.drop(last.events);
  game.table.log.reset(last.unlogged);
  game.undone.push({ side: last.side, code: last.code });
  game.forget();
  return true;
}

/** Make the choice again that was last taken back. False when there is none. */
export function redo<R, P>(game: Game<R, P>): boolean {
  const next = game.undone.at(-1);
  if (!next) return false;
  make(game, next.side, next.code, game.table.describe(next.code, next.side));
  game.undone.pop();
  return true;
}
