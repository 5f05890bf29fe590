import type { GameLine } from "./record/types";

/**
 * Hands games on in the order of their numbers, all variants of a game together, in whichever order they come: a game
 * waits until all before it are there. Whoever decides by what comes out says the same wherever the games are played,
 * and does not prefer those that are quickly over.
 */
export class InOrder {
  private readonly waiting = new Map<number, GameLine>();
  private next = 0;

  constructor(private readonly variants: number) {}

  *hear(line: GameLine): Generator<GameLine> {
    this.waiting.set(line.game * this.variants + line.variant, line);
    for (let first; (first = this.waiting.get(this.next)); this.next++) {
      this.waiting.delete(this.next);
      yield first;
    }
  }
}
