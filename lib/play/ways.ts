import { choose, type Choice, fork, type Game, pending, view } from "../kernel";
import type { PlayViews } from "../games";
import type { Session } from "./session";

/** A place to which pieces can be taken, and the choices that take them there, in their order. */
export interface Way {
  to: string;
  choices: Choice[];
}

/**
 * Where pieces can be taken by one choice of a side that is asked, or by two of which the first names the piece alone
 * ("Army at Kure", then "to Saipan by sea"). A first choice that rolls dice or
 * reveals something is left to be made by itself: nobody may know what comes of it.
 */
export function waysOf(
  { game, playable }: Session,
  { side, eyes, pieces }: { side: string; eyes: string | undefined; pieces: readonly string[] },
): Way[] {
  const views = playable.definition.views?.play;
  if (!game || !views) return [];
  const ways: Way[] = [];
  for (const { choice, move, names } of optionsOf(game, views, side, eyes, pieces)) {
    if (move !== undefined) ways.push({ to: move, choices: [choice] });
    else if (names) {
      for (const next of optionsAfter(game, views, side, eyes, pieces, choice))
        if (next.move !== undefined) ways.push({ to: next.move, choices: [choice, next.choice] });
    }
  }
  return ways;
}

interface Option {
  choice: Choice;
  /** Where it takes one of the pieces. */
  move: string | undefined;
  /** It names one of them. */
  names: boolean;
}

function optionsOf(
  game: Game,
  views: PlayViews,
  side: string,
  eyes: string | undefined,
  pieces: readonly string[],
): Option[] {
  const decision = pending(game).find((each) => each.side === side);
  if (!decision) return [];
  const printed = view(game, eyes);
  const isOne = (id: string): boolean => pieces.includes(id);
  return decision.options.map((choice) => {
    const move = views.moveOf(game.ruleset.rules, printed, choice);
    return {
      choice,
      move: move?.pieces.some(isOne) === true ? move.to : undefined,
      names: move === undefined && views.piecesOf(printed, choice, game.ruleset.rules).some(isOne),
    };
  });
}

function optionsAfter(
  game: Game,
  views: PlayViews,
  side: string,
  eyes: string | undefined,
  pieces: readonly string[],
  choice: Choice,
): Option[] {
  const trial = fork(game);
  const made = choose(trial, side, choice);
  return made.ok && !trial.table.uncertain ? optionsOf(trial, views, side, eyes, pieces) : [];
}
