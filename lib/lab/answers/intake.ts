import type { Plan } from "../plan";
import { type GameLine } from "../record/types";

/**
 * Puts lines into the order of their games. Games are received when they are finished, short ones first; counting
 * them on arrival would count too many short ones. Answers are therefore always of the games from the first on
 * without a gap, and are the same wherever the games were played. A game that arrives twice counts once.
 */
export class Intake {
  private readonly waiting: Map<number, GameLine>[];
  /** How many games of each variant have been handed on. */
  private readonly handed: number[];
  private receivedGames = 0;

  constructor(
    plan: Plan,
    private readonly hand: (line: GameLine) => void,
    /** Hand on game n only when it is there in every variant: for those who may stop at any pair. */
    private readonly together: boolean,
  ) {
    this.waiting = plan.variants.map(() => new Map<number, GameLine>());
    this.handed = plan.variants.map(() => 0);
  }

  /** Games that have been received, those that wait for others among them. */
  get received(): number {
    return this.receivedGames;
  }

  /** Games that wait for one before them. */
  get ahead(): number {
    return this.waiting.reduce((sum, games) => sum + games.size, 0);
  }

  add(line: GameLine): void {
    const { variant, game } = line;
    const games = this.waiting[variant];
    if (!games) throw new RangeError(`The plan has no variant ${variant}.`);
    if (game < this.handed[variant]! || games.has(game)) return;
    games.set(game, line);
    this.receivedGames++;
    if (this.together) this.handTogether();
    else this.handOn(variant);
  }

  private handOn(variant: number): void {
    for (;;) {
      const line = this.take(variant);
      if (!line) return;
      this.hand(line);
    }
  }

  private handTogether(): void {
    for (;;) {
      const next = this.handed[0]!;
      if (!this.waiting.every((games) => games.has(next))) return;
      for (let variant = 0; variant < this.waiting.length; variant++) this.hand(this.take(variant)!);
    }
  }

  private take(variant: number): GameLine | undefined {
    const games = this.waiting[variant]!;
    const next = this.handed[variant]!;
    const line = games.get(next);
    if (!line) return undefined;
    games.delete(next);
    this.handed[variant] = next + 1;
    return line;
  }
}
