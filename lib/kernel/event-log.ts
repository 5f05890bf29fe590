import type { Change, Event, Phase, Reading, Roll } from "./types";

/** Dice, readings and changes that no event has logged yet. */
export interface Unlogged {
  rolled: Roll[];
  read: Reading[];
  changed: Change[];
}

/** The events of a game, and the dice, readings and changes that wait for the next one. */
export class EventLog {
  readonly events: Event[] = [];
  /** Where each phase begins among the events, for games that name their phases. */
  readonly phases: { from: number; phase: Phase }[] = [];
  private rolled: Roll[] = [];
  private read: Reading[] = [];
  private changed: Change[] = [];

  addRoll(roll: Roll): void {
    this.rolled.push(roll);
  }

  addReading(reading: Reading): void {
    this.read.push(reading);
  }

  addChange(change: Change): void {
    this.changed.push(change);
  }

  /** Logs an event with the dice, readings and changes since the last one; `phase` is the one in play. */
  add(event: Event, only: readonly string[] | undefined, phase: Phase | undefined): void {
    if (this.rolled.length > 0) event.dice = this.rolled;
    if (this.read.length > 0) event.readings = this.read;
    if (this.changed.length > 0) event.changes = this.changed;
    if (only) event.only = [...only];
    this.rolled = [];
    this.read = [];
    this.changed = [];
    if (phase && phase.id !== this.phases.at(-1)?.phase.id)
      this.phases.push({ from: this.events.length, phase });
    this.events.push(event);
  }

  /** Drop all but the first events, when the rest is undone. */
  drop(events: number): void {
    this.events.length = events;
    while (this.phases.length > 0 && this.phases.at(-1)!.from >= events) this.phases.pop();
  }

  /** What waits for the next event, or undefined when nothing does. */
  unlogged(): Unlogged | undefined {
    if (this.rolled.length + this.read.length + this.changed.length === 0) return undefined;
    return { rolled: this.rolled.slice(), read: this.read.slice(), changed: this.changed.slice() };
  }

  /** Back to what waited then (after a refused or undone choice). */
  reset(then: Unlogged | undefined): void {
    this.rolled = then ? then.rolled.slice() : [];
    this.read = then ? then.read.slice() : [];
    this.changed = then ? then.changed.slice() : [];
  }
}
