import { type Event, type Game, standing } from "../../kernel";
import { turnOf } from "../../playtest";
import type { Colours } from "../io";
import { counted, wrap } from "./layout";

/** Notes where turns begin while a game is played, so that its story can be printed turn by turn. */
export class Chronicle {
  private readonly chapters: { turn: number; from: number }[] = [];

  /** Look at the game; call it after every choice. */
  watch(game: Game): void {
    const turn = turnOf(game);
    if (turn === undefined || turn === this.chapters.at(-1)?.turn) return;
    this.chapters.push({ turn, from: this.chapters.length === 0 ? 0 : game.table.events.length });
  }

  /** The story in short: for every turn what changed the score, who holds what, and who was lost. */
  lines(game: Game, titleOf: (turn: number) => string, c: Colours): string[] {
    const { events } = game.table;
    const scores = Object.keys(standing(game).score);
    const chapters = this.chapters.length > 0 ? this.chapters : [{ turn: undefined, from: 0 }];
    return chapters.flatMap(({ turn, from }, i) => {
      const turnEvents = events.slice(from, chapters[i + 1]?.from);
      const headlines = turnEvents.filter((event) => isHeadline(event, scores));
      const shown = headlines.slice(0, MOST);
      const left = headlines.length - shown.length;
      return [
        `${c.bold(turn === undefined ? "The game" : titleOf(turn))} ${c.dim(`(${counted(turnEvents.length, "event")})`)}`,
        ...shown.flatMap(({ text, rule }) => wrap(`${text} ${c.dim(`(${rule})`)}`, undefined, "  ")),
        ...(left > 0 ? [c.dim(`  and ${left} more`)] : []),
      ];
    });
  }
}

/** Headlines of one turn. */
const MOST = 12;

/** A change of control or of the score, or a loss by the dice. */
function isHeadline({ changes = [], dice }: Event, scores: readonly string[]): boolean {
  return changes.some(({ pointer, to }) => {
    const name = pointer.slice(pointer.lastIndexOf("/") + 1);
    return (
      name === "control" || scores.includes(name) || (dice !== undefined && name === "steps" && to === 0)
    );
  });
}
