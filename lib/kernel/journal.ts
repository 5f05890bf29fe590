import type { Slices } from "./slices";
import { EngineError } from "./types";

/** Marks a member that was not there before. */
const ABSENT = Symbol("absent");

/**
 * A whole number as what V8 keeps in one word. One that comes out of a division is a fraction to it, though it is none,
 * and makes a list of fractions of every list that it is written to, which all rules then read at twice the price.
 */
function plain<V>(value: V): V {
  // The type is checked first: converting a list or an object to a number would print it as text.
  if (typeof value !== "number") return value;
  const whole = value | 0;
  return whole === value ? (whole as V) : value;
}

/**
 * Inverse writes, in order. The engine changes its state in place; the journal is what makes undo, and the
 * clean refusal of a failed choice, cheap. It is never part of the state.
 */
export class Journal {
  private readonly entries: unknown[] = [];
  /** Off in bulk play, where nothing is undone. */
  recording = true;

  /** A place to come back to. */
  mark(): number {
    return this.entries.length;
  }

  set<T extends object, K extends keyof T>(target: T, key: K, value: T[K]): void {
    if (this.recording) this.note(target, key);
    // Of their own, the places where lists are written stay quick, whatever is done with other objects.
    if (typeof key === "number") (target as T[K][])[key] = plain(value);
    else target[key] = plain(value);
  }

  private note<T extends object>(target: T, key: keyof T): void {
    if (key in target) this.entries.push(target, key, target[key]);
    // Writing past the end of a list makes it longer; taking that back must shorten it again.
    else if (Array.isArray(target)) this.entries.push(target, "length", target.length);
    else this.entries.push(target, key, ABSENT);
  }

  push<T>(list: T[], value: T): void {
    if (this.recording) this.entries.push(list, "length", list.length);
    list.push(plain(value));
  }

  pop<T>(list: T[]): T | undefined {
    const last = list.length - 1;
    if (last < 0) return undefined;
    if (this.recording) this.entries.push(list, last, list[last]);
    return list.pop();
  }

  /** Removes one element; later ones move down. Throws if there is no such element. */
  removeAt<T>(list: T[], index: number): void {
    if (!(index >= 0 && index < list.length)) {
      throw new EngineError(`A list of ${list.length} has no element ${index} to remove.`);
    }
    for (let i = index; i < list.length - 1; i++) this.set(list, i, list[i + 1]!);
    this.pop(list);
  }

  remove<T extends object>(target: T, key: keyof T): void {
    if (!(key in target)) return;
    if (this.recording) this.entries.push(target, key, target[key]);
    delete target[key];
  }

  /** Undo everything since the mark. `slices` count what is put back, as they do all other changes. */
  rollback(mark: number, slices?: Slices): void {
    const entries = this.entries;
    for (let i = entries.length - 3; i >= mark; i -= 3) {
      const target = entries[i] as Record<PropertyKey, unknown>;
      const key = entries[i + 1] as PropertyKey;
      const old = entries[i + 2];
      if (old === ABSENT) delete target[key];
      else target[key] = old;
      slices?.note(target, key, old);
    }
    entries.length = mark;
  }

  /** Forget the past: what was done can no longer be undone. */
  clear(): void {
    this.entries.length = 0;
  }
}
