import type { ByFile } from "./by-file";
import type { Seats } from "./orders";

/** Who sits where, and who may look. */
export class Seating {
  seats: Seats = {};
  /** Each side sees only what it may know; the first one at the table opens the curtain. */
  hidden = false;
  /** The side whose people look at the table; undefined if it is open, or if nobody does. */
  eyes: string | undefined;
  /** Set if the people sit apart and send each other files: then only one side is played at this window. */
  byFile: ByFile | undefined;

  take(seats: Seats, hidden: boolean, byFile?: ByFile): void {
    this.seats = seats;
    this.hidden = hidden;
    this.byFile = byFile;
    this.eyes = undefined;
  }

  /** So many choices are in a file for the other player now. */
  share(choices: number): void {
    if (this.byFile) this.byFile = { ...this.byFile, shared: choices };
  }

  isBot(side: string): boolean {
    return this.seatOf(side) !== "hand";
  }

  seatOf(side: string): string {
    return this.seats[side] ?? "hand";
  }

  /** Sides for whose people the table waits behind a curtain; none where somebody who is asked looks already. */
  curtain(asked: readonly string[]): string[] {
    if (!this.hidden || this.byFile) return [];
    const waiting = asked.filter((side) => !this.isBot(side));
    return this.eyes !== undefined && waiting.includes(this.eyes) ? [] : waiting;
  }

  /** A single person at the table does not need a curtain. */
  settle(sides: readonly string[]): void {
    if (this.byFile) {
      // Whoever sits here is of one side, and sees what that side may know.
      this.hidden = true;
      this.eyes = this.byFile.side;
      return;
    }
    const hands = sides.filter((side) => !this.isBot(side));
    // Bots alone have nothing to hide from a spectator.
    if (sides.length > 0 && hands.length === 0) this.hidden = false;
    if (!this.hidden) this.eyes = undefined;
    else if (hands.length === 1) this.eyes = hands[0];
  }
}
