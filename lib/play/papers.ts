import type { FormAnswer, TableNote } from "../documents/generated/types";
import { notesOfBoth } from "./by-file";
import type { Tried } from "./session";

/** A note as it is pinned to a moment; its id is given when it is. */
export type NewNote = Omit<TableNote, "id" | "designer">;

/** What lies beside the game on the table. As plain data it is stored with the line of play. */
export interface PapersData {
  notes: TableNote[];
  /** How long people took for their choices, by the number of choices made before (seconds). */
  times: { choice: number; seconds: number }[];
  answers: FormAnswer[];
}

/** The longest time that counts for one choice: a day. */
const LONGEST = 86_400;

/** The players' notes, their answers, and the time that their choices took. */
export class Papers implements PapersData {
  notes: TableNote[] = [];
  times: PapersData["times"] = [];
  answers: FormAnswer[] = [];
  /** How long the choice took that waits for its dice. */
  private thought: number | undefined;

  take({ notes, times, answers }: Partial<PapersData> = {}): void {
    this.notes = notes ?? [];
    this.times = times ?? [];
    this.answers = answers ?? [];
  }

  get data(): PapersData {
    const { notes, times, answers } = this;
    return { notes, times, answers };
  }

  /** With those of a file that another player sends. The answers to the designer stay each player's own. */
  withReceived(side: string, { notes, times }: Pick<PapersData, "notes" | "times">): PapersData {
    return { notes: notesOfBoth(side, this.notes, notes), times, answers: this.answers };
  }

  /** Pins a note, or changes the one with this id. */
  put(note: NewNote, id: string | undefined): void {
    const known = this.notes.findIndex((each) => each.id === id);
    if (known >= 0) {
      this.notes = this.notes.map((each, i) => (i === known ? { ...each, ...note } : each));
      return;
    }
    const after = [...this.notes, { ...note, id: this.freeId() }];
    this.notes = after.sort((a, b) => a.at - b.at);
  }

  remove(id: string): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }

  /** Records how long a choice took. It is made once its dice are rolled; the time until then is not thought. */
  record(tried: Tried, choice: number, seconds: number | undefined): void {
    if (tried.ok) this.made(choice, seconds);
    else if (tried.why === "dice") this.thought = seconds;
  }

  /** The dice were rolled for which a choice waited. */
  rolled(tried: Tried, choice: number): void {
    this.record(tried, choice, this.thought);
  }

  /** A choice was made as the one with this number: what followed another choice in its place is gone. */
  private made(choice: number, seconds: number | undefined): void {
    const last = this.times.at(-1);
    if (last && last.choice >= choice) this.times = this.times.filter((each) => each.choice < choice);
    if (seconds !== undefined)
      this.times.push({ choice, seconds: Math.round(Math.min(Math.max(seconds, 0), LONGEST) * 10) / 10 });
    // What somebody wrote is kept, at the last moment that still exists.
    if (this.notes.some(({ at }) => at > choice))
      this.notes = this.notes.map((note) => (note.at > choice ? { ...note, at: choice } : note));
  }

  private freeId(): string {
    const taken = new Set(this.notes.map(({ id }) => id));
    let number = this.notes.length + 1;
    while (taken.has(`note-${number}`)) number++;
    return `note-${number}`;
  }
}
