import { type Game, sideIndex } from "./game";
import { matchChoice } from "./match";
import { isSecret, take } from "./run";
import {
  type Choice,
  type Decision,
  DiceError,
  type Event,
  fail,
  ok,
  type Refusal,
  type Result,
} from "./types";

/** The decisions that wait: one a side. Empty when the game is over. Show each to its own side alone. */
export function pending<R, P>(game: Game<R, P>): Decision[] {
  const decisions: Decision[] = [];
  for (let side = 0; side < game.ruleset.module.sides.length; side++) {
    if (game.asked & (1 << side)) decisions.push(decisionOf(game, side));
  }
  return decisions;
}

function decisionOf<R, P>(game: Game<R, P>, side: number): Decision {
  const { table } = game;
  const frame = table.asking(side);
  const step = table.step(frame.step);
  const decision: Decision = {
    side: game.ruleset.module.sides[side]!,
    step: frame.step,
    rule: table.cite(step.rule),
    prompt: step.prompt?.(table, frame, side) ?? table.title(frame.step),
    options: table.codes(side).map((code) => table.describe(code, side)),
  };
  const top = table.top();
  if (isSecret(table, table.step(top.step), top)) decision.secret = true;
  return decision;
}

/**
 * Make a choice. A refused one leaves the state untouched and comes with the nearest legal ones. The
 * events returned are all that happened; `eventsFor` returns what one side may read.
 */
export function choose<R, P>(game: Game<R, P>, side: string, choice: Choice): Result<Event[], Refusal> {
  const { table } = game;
  if (game.asked === 0) {
    return fail({
      code: "game-over",
      message: "The game is over; there is nothing to choose.",
      nearest: [],
    });
  }
  const index = game.ruleset.module.sides.indexOf(side);
  if (index < 0 || !(game.asked & (1 << index))) return fail(notYours(game, side));
  const decision = decisionOf(game, index);
  const match = matchChoice(decision, choice);
  if (!match.ok) {
    return match.error.code === "illegal" ? fail(explained(game, index, choice, match.error)) : match;
  }
  const code = table.codes(index)[match.value]!;
  const before = table.events.length;
  const bulk = !table.journal.recording;
  // Even in bulk play a refused choice must leave the state as it was.
  table.journal.recording = true;
  try {
    take(game, index, code, decision.options[match.value]);
  } catch (error) {
    if (error instanceof DiceError) {
      const { message, wanted } = error;
      return fail({ code: "dice", message, rule: decision.rule, nearest: [], ...(wanted && { wanted }) });
    }
    throw error;
  } finally {
    if (bulk) {
      table.journal.recording = false;
      table.journal.clear();
      game.made.length = 0;
    }
  }
  return ok(table.events.slice(before));
}

/** Says whose decision waits, by the step's title: a prompt may reveal what only the one asked may know. */
function notYours<R, P>(game: Game<R, P>, side: string): Refusal {
  const { module } = game.ruleset;
  const { sides } = module;
  const names = sides.map((id, i) => module.nameOfSide?.(i) ?? id);
  const waiting = names.filter((_, i) => game.asked & (1 << i)).join(" and ");
  const { table } = game;
  const { step } = table.top();
  const title = table.title(step);
  const rule = table.cite(table.step(step).rule);
  const message = sides.includes(side)
    ? `${names[sides.indexOf(side)]} cannot choose now: ${waiting} must answer “${title}”.`
    : `There is no side “${side}”; the sides are ${sides.join(" and ")}.`;
  return { code: "not-your-decision", message, rule, nearest: [] };
}

/** The refusal with the step's own reason, where it has one. */
function explained<R, P>(game: Game<R, P>, side: number, choice: Choice, refusal: Refusal): Refusal {
  const frame = game.table.asking(side);
  const reason = game.table.step(frame.step).explain?.(game.table, frame, choice, side);
  if (!reason) return refusal;
  const rule = reason.rule === undefined ? refusal.rule : game.table.cite(reason.rule);
  return { ...refusal, message: reason.text, rule };
}

/**
 * Choices made so far, as a script that plays them again. With `side`, only those that this side knows:
 * its own, and what others did not choose in secret.
 */
export function line<R, P>(game: Game<R, P>, side?: string): { side: string; choice: Choice }[] {
  const known = side === undefined ? undefined : sideIndex(game, side);
  return game.made
    .filter((made) => known === undefined || !made.secret || made.side === known)
    .map(({ side, choice, code }) => ({
      side: game.ruleset.module.sides[side]!,
      choice: choice ?? { code },
    }));
}
