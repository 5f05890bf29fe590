import type { GameKey } from "./plan";

/** What has become of a game of the plan: each is further than the one before. */
const WAITING = 0;
const IN_HAND = 1;
const HEARD = 2;
const KEPT = 3;

/** Which games of a plan have been given out, of which has been heard, and which are safely kept. */
export class Games {
  private readonly where: Uint8Array;
  /** No game before this one waits. */
  private from = 0;
  inHand = 0;
  kept = 0;

  constructor(
    games: number,
    private readonly variants: number,
  ) {
    this.where = new Uint8Array(games * variants);
  }

  /** Games of the plan, over all variants. */
  get size(): number {
    return this.where.length;
  }

  get isComplete(): boolean {
    return this.kept === this.size;
  }

  isInHand(key: GameKey): boolean {
    return this.where[this.at(key)] === IN_HAND;
  }

  /** The next that wait: `least` of them or some more, because all variants of a game go together. */
  next(least: number): GameKey[] {
    const { where, variants } = this;
    const found: GameKey[] = [];
    for (; this.from < where.length && (found.length < least || this.from % variants !== 0); this.from++) {
      if (where[this.from] !== WAITING) continue;
      where[this.from] = IN_HAND;
      found.push({ variant: this.from % variants, game: Math.floor(this.from / variants) });
    }
    this.inHand += found.length;
    return found;
  }

  /** False for a game that is none of the plan's, or of which has been heard already. */
  hear(key: GameKey): boolean {
    const at = this.at(key);
    if (at < 0 || this.where[at]! >= HEARD) return false;
    if (this.where[at] === IN_HAND) this.inHand--;
    this.where[at] = HEARD;
    return true;
  }

  /** One of which has been heard is safe. */
  keep(key: GameKey): void {
    this.where[this.at(key)] = KEPT;
    this.kept++;
  }

  /** What is not kept waits again. */
  takeBack(): void {
    for (let at = 0; at < this.where.length; at++) if (this.where[at] !== KEPT) this.where[at] = WAITING;
    this.inHand = 0;
    this.from = 0;
  }

  private at({ variant, game }: GameKey): number {
    const isOurs = variant >= 0 && variant < this.variants && game >= 0;
    const at = game * this.variants + variant;
    return isOurs && at < this.where.length ? at : -1;
  }
}
