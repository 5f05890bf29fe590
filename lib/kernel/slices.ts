/**
 * Counts the changes of each member of a position ("at", "steps", "control"), with everything inside it: a value
 * computed from some members alone (`derived`) holds until one of them changes, whatever else is written. All
 * changes come from the table, and objects enter a position only by such a change; so each object is known here,
 * with its member.
 */
export class Slices {
  private readonly names = new Map<PropertyKey, number>();
  private readonly counts: number[] = [];
  private readonly home = new Map<object, number>();
  /** The object written to last: most changes come in runs. */
  private last: object | undefined;
  private lastHome: number | undefined;

  private readonly most: number;

  constructor(private readonly position: object) {
    for (const [name, value] of Object.entries(position)) this.settle(value, this.numberOf(name));
    this.most = SPARE + 4 * this.home.size;
  }

  /** Whether it knows many more objects than a position has: most of them are gone. */
  get isFull(): boolean {
    return this.home.size > this.most;
  }

  /** The number of a member, to ask for its count with. */
  numberOf(name: PropertyKey): number {
    let slice = this.names.get(name);
    if (slice === undefined) {
      slice = this.counts.length;
      this.names.set(name, slice);
      this.counts.push(0);
    }
    return slice;
  }

  /** How often any of these members has changed. */
  changesOf(slices: readonly number[]): number {
    let sum = 0;
    for (let i = 0; i < slices.length; i++) sum += this.counts[slices[i]!]!;
    return sum;
  }

  /** Something is written to an object: of the position, or not. */
  note(target: object, key: PropertyKey, value: unknown): void {
    if (target === this.position) {
      const slice = this.numberOf(key);
      this.counts[slice]!++;
      this.settle(value, slice);
      return;
    }
    if (target !== this.last) {
      this.last = target;
      this.lastHome = this.home.get(target);
    }
    const slice = this.lastHome;
    if (slice === undefined) return;
    if (slice === SEVERAL) for (let i = 0; i < this.counts.length; i++) this.counts[i]!++;
    else this.counts[slice]!++;
    this.settle(value, slice);
  }

  private settle(value: unknown, slice: number): void {
    if (typeof value !== "object" || value === null) return;
    const before = this.home.get(value);
    if (before === slice || before === SEVERAL) return;
    const home = before === undefined ? slice : SEVERAL;
    this.home.set(value, home);
    this.last = undefined;
    if (Array.isArray(value) && typeof value[0] !== "object") return;
    for (const each of Object.values(value)) this.settle(each, home);
  }
}

/** Objects that may always be known beside four times those of the position. */
const SPARE = 1000;

/** The home of an object that lies in several members. */
const SEVERAL = -1;
