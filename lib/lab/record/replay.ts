import type { Game } from "../../kernel";
import type { Plan } from "../plan";
import { openVariants, type OpenVariant, recordGame, type RecordOptions } from "../play";
import { seedOf } from "../seed";
import { recordText } from "./text";
import { type GameLine, isTrouble } from "./types";

/** A game of a plan, played again. */
export interface Replay {
  /** The rules and players by which it was played. */
  variant: OpenVariant;
  /**
   * The game with its diary and its choices; one that met trouble as it stood before the choice that led there. Undefined
   * when not even its set-up could be played.
   */
  game: Game | undefined;
  /** What is kept of it now. */
  line: GameLine;
  /** In words how it went otherwise than its line says; undefined when it is the same game. */
  differs: string | undefined;
}

/**
 * Play the game of a line again, with its diary; `watch` is shown it before every choice. Throws `PlanError` and
 * `SetupError` as `openPlan` does.
 */
export function replay(plan: Plan, line: GameLine, { watch }: Pick<RecordOptions, "watch"> = {}): Replay {
  const variant = openVariants(plan)(line.variant);
  const { game, line: now } = recordGame(variant, line, { logged: true, watch });
  return { variant, game, line: now, differs: difference(plan, line, now) };
}

function difference(plan: Plan, before: GameLine, now: GameLine): string | undefined {
  if (recordText(before) === recordText(now)) return undefined;
  if (before.seed !== seedOf(plan, before)) return "It is a game of another plan: its seed differs.";
  const [was, is] = [endOf(before), endOf(now)];
  const how =
    was === is
      ? "It took another course, although it ended the same way"
      : `It ended differently: ${was} before, ${is} now`;
  return `${how}. Another version of the program played it, or the line was changed.`;
}

function endOf(line: GameLine): string {
  if (isTrouble(line)) return `it stopped after ${line.decisions} decisions`;
  if (line.ended === "cap") return "it did not end";
  return line.winner === null ? "a draw" : `won by ${line.winner}`;
}
