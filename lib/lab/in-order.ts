import type { GameLine } from "./record/types";

/**
 * Passes games on in the order of their numbers, each complete with a line for each variant, in whatever order they
 * arrive: a game waits until all before it are there. So a decision based on them is the same wherever the games
 * are played, and does not prefer short games.
 */
export class InOrder {
  private readonly waiting = new Map<number, GameLine[]>();
  private next = 0;

  constructor(private readonly variants: number) {}

  *add(line: GameLine): Generator<GameLine[]> {
    const lines = this.waiting.get(line.game) ?? [];
    this.waiting.set(line.game, lines);
    lines[line.variant] = line;
    while (this.isWhole(this.next)) {
      const whole = this.waiting.get(this.next)!;
      this.waiting.delete(this.next++);
      yield whole;
    }
  }

  private isWhole(game: number): boolean {
    return Object.keys(this.waiting.get(game) ?? []).length === this.variants;
  }
}
