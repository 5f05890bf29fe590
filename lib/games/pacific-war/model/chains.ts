import { type Rules, sideIds } from "./rules";

/** No counter. */
export const NONE = -1;

/**
 * Counters by a key (a hex, a ship): a chain for each key, in the order of their numbers. It is filled anew after each change
 * for next to nothing, which lists for each key would not be.
 */
export class Chains {
  /** By key: the first counter. */
  private first = new Int32Array(0);
  /** By counter: the one that follows it in its chain. */
  private next = new Int32Array(0);
  /** Keys that have counters. */
  private readonly used: number[] = [];

  /** Empties all chains, for so many keys and counters. */
  clear(keys: number, counters: number): void {
    if (this.first.length !== keys) this.first = new Int32Array(keys).fill(NONE);
    else for (let i = 0; i < this.used.length; i++) this.first[this.used[i]!] = NONE;
    this.used.length = 0;
    if (this.next.length === counters) this.next.fill(NONE);
    else this.next = new Int32Array(counters).fill(NONE);
  }

  /** Puts a counter before the others of its key: those with higher numbers have to be in the chain already. */
  add(key: number, counter: number): void {
    const head = this.first[key]!;
    if (head === NONE) this.used.push(key);
    this.next[counter] = head;
    this.first[key] = counter;
  }

  /** The first counter of a key, or `NONE`. */
  head(key: number): number {
    return key >= 0 && key < this.first.length ? this.first[key]! : NONE;
  }

  /** All counters of a key. */
  list(key: number): number[] {
    const found: number[] = [];
    for (let n = this.head(key); n !== NONE; n = this.next[n]!) found.push(n);
    return found;
  }

  /** The keys that have counters, in no order. */
  keys(): readonly number[] {
    return this.used;
  }
}

/** How many keys there are of that kind. */
export const hexesOfSides = ({ hexes }: Rules): number => sideIds.length * hexes.ids.length;

/** The key of a hex for a side; less than 0 off the map. */
export const keyOf = ({ hexes }: Rules, side: number, hex: number): number =>
  hex < 0 ? hex : side * hexes.ids.length + hex;

/** Hexes in which a side has counters of these chains, in no order. */
export function hexesOf({ hexes }: Rules, chains: Chains, side: number): number[] {
  const { length } = hexes.ids;
  const found: number[] = [];
  for (const key of chains.keys())
    if (key >= side * length && key < (side + 1) * length) found.push(key - side * length);
  return found;
}
