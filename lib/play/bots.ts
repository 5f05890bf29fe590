import { turnTitle } from "../games/time";
import type { Beginning } from "../games";
import type { Game, Phase } from "../kernel";
import { bots, botsOf, gameSeed, lowestSide, type Player, player } from "../playtest";
import type { Seating } from "./seating";
import type { Session, Tried } from "./session";
import { type Span, spansOf } from "./spans";

/** Bots at work for somebody. */
export interface Running {
  players: Player[];
  until(): boolean;
  /** Where in the line they began. */
  began: number;
  /** How far they play, in words; empty where they only answer for their own sides. */
  words: string;
  /** What is reported when the game ends before that. */
  missed: string | undefined;
}

/** Bots that play until then: those of the seats, and for people the simplest. */
export function runOf(
  session: Session,
  seating: Seating,
  until: () => boolean,
  words: string,
  missed?: string,
): Running {
  const ids = session.playable.definition.module.sides.map((side) => {
    const seat = seating.seatOf(side);
    return seat === "hand" ? "random" : seat;
  });
  return { players: playersOf(session, ids), until, began: session.at, words, missed };
}

/** Bots that play to the end of the span in which the game stands. */
export function runThrough(session: Session, seating: Seating, span: Span): Running {
  const spans = spansOf(session.playable.definition);
  const noun = spans.find((each) => each.span === span)?.noun ?? span;
  return runOf(session, seating, endOf(span, session.game!), `to the end of the ${noun}`);
}

/** Bots that play to a phase. */
export function runTo(session: Session, seating: Seating, to: Beginning): Running {
  const { definition, documents, ruleset, scenario } = session.playable;
  const phases = definition.startsAt(ruleset.rules, scenario)?.phases ?? [];
  const isThere = reached(to, phases);
  const title = phases.find(({ side, step }) => side === to.side && step === to.step)?.title ?? to.step;
  const words = `to the ${title} of ${turnTitle(definition, documents, to.turn)}`;
  const missed =
    `The game was over before it came ${words}. ` +
    "Try another seed, or begin there with the set-up as it is.";
  return runOf(session, seating, () => isThere(session.game!), words, missed);
}

/** One player a side, as seeded by the game and by how far it is: the same bots at the same moment play alike. */
function playersOf(session: Session, ids: readonly string[]): Player[] {
  const { dice } = session.opening;
  const known = botsOf(session.playable.definition);
  const seed = dice.kind === "seeded" ? dice.seed : 0;
  return ids.map((id, side) =>
    player((known[id] ?? bots.random!).play, gameSeed(seed, session.at * 8 + side)),
  );
}

/** Let the bot of the first side that is asked choose. */
export function botChoice(session: Session, players: readonly Player[]): Tried {
  const game = session.game!;
  const side = lowestSide(game.asked);
  const { bot, draws } = players[side]!;
  return session.take(side, bot(game, side, draws.next(game)));
}

/** Says of later moments of a game whether the span in which it stands now is over. */
function endOf(span: Span, game: Game): () => boolean {
  const phase = game.table.phase();
  const step = (): string => game.state.frames.at(-1)?.step ?? "";
  const first = { step: step(), asked: game.asked };
  switch (span) {
    case "step":
      return () => step() !== first.step || game.asked !== first.asked;
    case "phase":
      return () => game.table.phase()?.id !== phase?.id;
    case "part":
      return () => game.table.phase()?.part !== phase?.part;
    case "turn":
      return () => game.table.phase()?.turn !== phase?.turn;
    case "game":
      return () => false;
  }
}

/** Whether play has come to a phase, or beyond it if there was nothing to decide in it. */
function reached(
  { turn, side, step }: Beginning,
  phases: readonly { side?: string | undefined; step: string }[],
): (game: Game) => boolean {
  const place = (at: { side?: string | undefined; step: string }): number =>
    phases.findIndex((each) => each.side === at.side && each.step === at.step);
  const wanted = place({ side, step });
  return (game) => {
    const now: Phase | undefined = game.table.phase();
    if (now?.turn === undefined || now.turn < turn) return false;
    // A step that is not a phase of the list (stacking between two of them) belongs to the phase before it.
    return now.turn > turn || place(now) >= wanted;
  };
}
