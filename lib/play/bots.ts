import { type Game, type Phase } from "../kernel";
import { bots, gameSeed, lowestSide, type Player, player } from "../playtest";
import type { Session, Tried } from "./session";

/** How far bots play for everybody. */
export type Span = "step" | "phase" | "part" | "turn" | "game";

/** A moment of the sequence of play that bots play up to. */
export interface Destination {
  turn: number;
  side: string;
  step: string;
}

/** One player a side, as seeded by the game and by how far it is: the same bots at the same moment play alike. */
export function playersOf(session: Session, ids: readonly string[]): Player[] {
  const { dice } = session.opening;
  const seed = dice.kind === "seeded" ? dice.seed : 0;
  return ids.map((id, side) =>
    player((bots[id] ?? bots.random!).play, gameSeed(seed, session.at * 8 + side)),
  );
}

/** Let the bot of the first side that is asked choose. */
export function botChoice(session: Session, players: readonly Player[]): Tried {
  const game = session.game!;
  const side = lowestSide(game.asked);
  const { bot, random } = players[side]!;
  return session.take(side, bot(game, side, random));
}

/** Says of later moments of a game whether the span in which it stands now is over. */
export function endOf(span: Span, game: Game): () => boolean {
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

/** Says whether play has come to a phase, or beyond it where nobody had anything to decide in it. */
export function reached(
  { turn, side, step }: Destination,
  phases: readonly { side: string; step: string }[],
): (game: Game) => boolean {
  const place = (at: { side?: string; step: string }): number =>
    phases.findIndex((each) => each.side === at.side && each.step === at.step);
  const wanted = place({ side, step });
  return (game) => {
    const now: Phase | undefined = game.table.phase();
    if (now?.turn === undefined || now.turn < turn) return false;
    // What is no phase of the list (stacking between two of them) belongs to what comes before it.
    return now.turn > turn || place(now) >= wanted;
  };
}
