import { type Belief, beliefOf } from "./belief";
import { evidenceOf } from "./evidence";
import { mayBeBeyond, type Possible, possibleBy, widthOf } from "./possible";
import { noGames, type Tally } from "./tally";

/** How often the whole range is looked at before anything is said: its ends, and two values between them. */
const CHECKS = 4;

/** The need of a row whose interval is narrow, and which is not done for another reason. */
const NOT_DONE = 1.1;

/** The search over the values of one number, all else being equal: what was seen, what is possible, what is played next. */
export class Row {
  readonly tallies: Tally[];
  private rounds = 0;
  /** Rounds over the whole range after it first seemed known. */
  private checks = 0;
  private known: { possible: Possible; belief: Belief } | undefined;

  constructor(
    private readonly values: number,
    private readonly wanted: number,
    /** How wide the interval may be in the end, in steps. */
    private readonly within: number,
  ) {
    this.tallies = Array.from({ length: values }, noGames);
  }

  /** A game at a value that was played to its end. */
  add(value: number, result: keyof Tally): void {
    this.tallies[value]![result]++;
    this.known = undefined;
  }

  get standing(): { possible: Possible; belief: Belief } {
    if (!this.known) {
      const possible = possibleBy(evidenceOf(this.tallies, this.wanted, this.within));
      this.known = { possible, belief: beliefOf(this.tallies, this.wanted, possible) };
    }
    return this.known;
  }

  /** How wide the interval still is beside what is wanted; 1 or less when the row is done. */
  get need(): number {
    if (this.rounds === 0) return Infinity;
    if (this.standing.possible.cuts === undefined) return 0;
    return this.isNarrow && this.checks < CHECKS ? NOT_DONE : this.width;
  }

  private get width(): number {
    const { possible } = this.standing;
    // It may lie beyond the values that were tried, or else no crossing between them is possible any more.
    if (!possible.within) return 0;
    const width = widthOf(possible) / this.within;
    return mayBeBeyond(possible) ? Math.max(width, NOT_DONE) : width;
  }

  /** The interval is as narrow as wanted, or no crossing within the range is possible. */
  get isNarrow(): boolean {
    return this.width <= 1;
  }

  /**
   * The two values at which the next games are most informative: on either side of the crossing, at half the wanted width.
   * Shares at nearer values are hard to distinguish from the wanted one, and farther ones exclude less. While little is
   * known the two are farther apart.
   */
  nextPair(): [number, number] {
    const last = this.values - 1;
    const { possible, belief } = this.standing;
    const round = this.rounds++;
    const ends: [number, number] = [0, last];
    const thirds: [number, number] = [Math.round(last / 3), Math.round((2 * last) / 3)];
    if (round === 0) return ends;
    // What only seems known because the share turns where nobody has looked shows now.
    if (this.isNarrow) return this.checks++ % 2 === 0 ? ends : thirds;
    // The ends show whether the share rises or falls, and whether it crosses at all.
    if (possible.rises === undefined && round % 2 === 0) return ends;
    const reach = Math.max(this.within / 2, widthOf(possible) / 5, belief.spread * 0.4);
    const { from, to } = possible.cuts ?? { from: 0, to: last };
    const clamped = (value: number): number =>
      Math.min(Math.min(last, to), Math.max(Math.max(0, from - 1), Math.round(value)));
    return [clamped(belief.middle - reach), clamped(belief.middle + reach)];
  }
}
