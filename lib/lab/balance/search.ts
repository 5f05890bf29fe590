import type { GameKey, Plan } from "../plan";
import { type GameLine, isTrouble } from "../record/types";
import { Row } from "./row";

/** Games that are played before one looks again where to play on: half of them at each of two values. */
const ROUND = 20;

/** A row of the search, and where its variants are among those of the plan. */
export interface SearchRow {
  row: Row;
  /** Variant of its first value. */
  first: number;
}

/**
 * Plays where a game is most informative, round by round. What is played hangs on the results of the rounds before and on nothing
 * else, so that the same plan plays the same games wherever and by how many it is played, and a run that was cut off is
 * resumed from its lines.
 */
export class Search {
  readonly rows: SearchRow[] = [];
  /** Games of each variant that have been asked for. */
  private readonly asked: number[];
  private readonly lines = new Map<string, GameLine>();
  private playing: GameKey[] = [];
  private played = 0;

  constructor(private readonly plan: Plan & Required<Pick<Plan, "search">>) {
    const { values, share, within } = plan.search;
    this.asked = plan.variants.map(() => 0);
    for (let first = 0; first < plan.variants.length; first += values)
      this.rows.push({ row: new Row(values, share, within), first });
    this.playing = this.next();
  }

  /** The games of the round; none when the search is over. */
  get round(): readonly GameKey[] {
    return this.playing;
  }

  /** Games of all rounds before. */
  get games(): number {
    return this.played;
  }

  get isOver(): boolean {
    return this.playing.length === 0;
  }

  /** Lines may come in any order, and those of later rounds first. */
  add(line: GameLine): void {
    this.lines.set(keyOf(line), line);
    while (this.playing.length > 0 && this.playing.every((key) => this.lines.has(keyOf(key)))) {
      for (const key of this.playing) this.count(this.lines.get(keyOf(key))!);
      this.played += this.playing.length;
      this.playing = this.next();
    }
  }

  private count(line: GameLine): void {
    this.lines.delete(keyOf(line));
    const { values, side } = this.plan.search;
    // What did not end says nothing of who would have won.
    if (isTrouble(line) || line.ended !== "over") return;
    const { winner } = line;
    this.rows[Math.floor(line.variant / values)]!.row.add(
      line.variant % values,
      winner === side ? "won" : winner === null ? "drawn" : "lost",
    );
  }

  private next(): GameKey[] {
    const left = this.plan.games - this.played;
    const needy = this.rows.reduce((most, each) => (each.row.need > most.row.need ? each : most));
    if (left <= 0 || needy.row.need <= 1) return [];
    const pair = needy.row.nextPair();
    return Array.from({ length: Math.min(ROUND, left) }, (_, i) => {
      const variant = needy.first + pair[i % 2]!;
      return { variant, game: this.asked[variant]!++ };
    });
  }
}

/** One text for each game of a plan. */
export const keyOf = ({ variant, game }: GameKey): string => `${variant}/${game}`;
