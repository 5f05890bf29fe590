import { applyEdits, type FileMap, sortEdits, type TextEdit, type TextSplice } from "../documents";
import { type ChangeList, compose, invert, sizeOf, splicesOf } from "./change-list";

/** What one step of the history did to the texts. */
export interface HistoryStep {
  label: string;
  /** The splices made, by file, in order and against the text before the step. */
  splices: Readonly<Record<string, readonly TextSplice[]>>;
  /** Files that are there since the step. */
  made: readonly string[];
  /** Files that the step took away. */
  gone: readonly string[];
}

/** When the edit was made, and with what it belongs together. */
export interface ApplyOptions {
  /** Edits with the same key that follow one another quickly are one entry: typing in one place. */
  merge?: string;
  /** Milliseconds on any clock; without it nothing is merged. */
  at?: number;
  /** Files to take away with it; those that are not there are passed over. */
  remove?: readonly string[];
}

export interface HistoryLimits {
  /** Most entries to undo. */
  entries?: number;
  /** Most characters of old and new text kept for undo and redo. */
  characters?: number;
}

/** All texts, and one line of undo and redo over them. */
export interface History {
  text(file: string): string | undefined;
  files(): FileMap;
  /** Makes the edits; offsets are those of the current texts. A file that is not there is made. Throws EditError. */
  apply(label: string, edits: readonly TextEdit[], options?: ApplyOptions): HistoryStep;
  /** Makes a text into another by one splice between what both have in common. */
  replaceText(file: string, text: string, label: string, options?: ApplyOptions): HistoryStep;
  /** Undefined when there is nothing to undo. */
  undo(): HistoryStep | undefined;
  redo(): HistoryStep | undefined;
  /** Label of what would be undone; undefined when there is nothing. */
  canUndo(): string | undefined;
  canRedo(): string | undefined;
}

interface Entry {
  label: string;
  merge: string | undefined;
  at: number | undefined;
  changes: Map<string, ChangeList>;
  made: Set<string>;
  gone: Set<string>;
}

/** Typing goes on as one entry while no pause is longer than this. Unit: milliseconds. */
const mergeWithin = 1000;

const defaultEntries = 1000;
const defaultCharacters = 32 * 1024 * 1024;

/** A history that starts with these texts. */
export function createHistory(files: FileMap, limits: HistoryLimits = {}): History {
  return new TextHistory(files, limits.entries ?? defaultEntries, limits.characters ?? defaultCharacters);
}

class TextHistory implements History {
  private readonly texts: Map<string, string>;
  private readonly done: Entry[] = [];
  private readonly undone: Entry[] = [];

  constructor(
    files: FileMap,
    private readonly maxEntries: number,
    private readonly maxCharacters: number,
  ) {
    this.texts = new Map(Object.entries(files));
  }

  text(file: string): string | undefined {
    return this.texts.get(file);
  }

  files(): FileMap {
    return Object.fromEntries(this.texts);
  }

  apply(label: string, edits: readonly TextEdit[], options: ApplyOptions = {}): HistoryStep {
    const entry = newEntry(label, options);
    const after = new Map<string, string>();
    for (const [file, own] of byFile(edits)) {
      const before = this.texts.get(file) ?? "";
      // All files are tried before any is changed: edits that do not fit leave everything as it was.
      const text = applyEdits(before, own);
      const isNew = !this.texts.has(file);
      if (text === before && !isNew) continue;
      after.set(file, text);
      if (isNew) entry.made.add(file);
      entry.changes.set(file, replacedBy(before, own));
    }
    for (const file of options.remove ?? []) {
      const text = this.texts.get(file);
      if (text === undefined) continue;
      entry.changes.set(file, [{ offset: 0, removed: text, inserted: "" }]);
      entry.gone.add(file);
    }
    if (after.size === 0 && entry.gone.size === 0) return stepOf(entry, "forward");
    for (const [file, text] of after) this.texts.set(file, text);
    for (const file of entry.gone) this.texts.delete(file);
    this.undone.length = 0;
    if (!this.mergeInto(this.done.at(-1), entry)) this.done.push(entry);
    else if (this.done.at(-1)?.changes.size === 0) this.done.pop();
    this.forget();
    return stepOf(entry, "forward");
  }

  replaceText(file: string, text: string, label: string, options: ApplyOptions = {}): HistoryStep {
    const splice = minimalSplice(this.texts.get(file) ?? "", text);
    return this.apply(label, [{ file, ...splice }], options);
  }

  undo(): HistoryStep | undefined {
    const entry = this.done.pop();
    if (entry === undefined) return undefined;
    // What is typed after an undo is an entry of its own.
    const below = this.done.at(-1);
    if (below !== undefined) below.merge = undefined;
    this.undone.push(entry);
    for (const [file, changes] of entry.changes) this.play(file, invert(changes));
    for (const file of entry.made) this.texts.delete(file);
    return stepOf(entry, "back");
  }

  redo(): HistoryStep | undefined {
    const entry = this.undone.pop();
    if (entry === undefined) return undefined;
    entry.merge = undefined;
    this.done.push(entry);
    for (const [file, changes] of entry.changes) this.play(file, changes);
    for (const file of entry.gone) this.texts.delete(file);
    return stepOf(entry, "forward");
  }

  canUndo(): string | undefined {
    return this.done.at(-1)?.label;
  }

  canRedo(): string | undefined {
    return this.undone.at(-1)?.label;
  }

  private play(file: string, changes: ChangeList): void {
    this.texts.set(file, applyEdits(this.texts.get(file) ?? "", splicesOf(changes)));
  }

  private mergeInto(last: Entry | undefined, entry: Entry): boolean {
    if (last === undefined || entry.merge === undefined || last.merge !== entry.merge) return false;
    if (last.at === undefined || entry.at === undefined) return false;
    if (entry.at < last.at || entry.at - last.at > mergeWithin) return false;
    for (const [file, changes] of entry.changes) {
      const before = last.changes.get(file);
      last.changes.set(file, before === undefined ? changes : compose(before, changes));
    }
    for (const file of entry.made) last.made.add(file);
    // What was typed and rubbed out again leaves nothing to undo.
    for (const [file, changes] of last.changes) {
      if (changes.length === 0 && !last.made.has(file)) last.changes.delete(file);
    }
    last.at = entry.at;
    return true;
  }

  /** Drops the oldest entries; the newest stays, however large it is. */
  private forget(): void {
    let size = this.done.reduce((sum, entry) => sum + charactersOf(entry), 0);
    while (this.done.length > 1 && (this.done.length > this.maxEntries || size > this.maxCharacters)) {
      const oldest = this.done.shift();
      if (oldest !== undefined) size -= charactersOf(oldest);
    }
  }
}

const newEntry = (label: string, { merge, at }: ApplyOptions = {}): Entry => ({
  label,
  merge,
  at,
  changes: new Map(),
  made: new Set(),
  gone: new Set(),
});

const charactersOf = (entry: Entry): number =>
  [...entry.changes.values()].reduce((sum, changes) => sum + sizeOf(changes), 0);

function byFile(edits: readonly TextEdit[]): Map<string, TextEdit[]> {
  const files = new Map<string, TextEdit[]>();
  for (const edit of edits) {
    const own = files.get(edit.file);
    if (own === undefined) files.set(edit.file, [edit]);
    else own.push(edit);
  }
  return files;
}

function replacedBy(text: string, edits: readonly TextSplice[]): ChangeList {
  return sortEdits(edits).map(({ offset, length, text: inserted }) => ({
    offset,
    removed: text.slice(offset, offset + length),
    inserted,
  }));
}

function stepOf(entry: Entry, direction: "forward" | "back"): HistoryStep {
  const back = direction === "back";
  const made = [...entry.made];
  const gone = [...entry.gone];
  return {
    label: entry.label,
    splices: Object.fromEntries(
      [...entry.changes].map(([file, changes]) => [file, splicesOf(back ? invert(changes) : changes)]),
    ),
    made: back ? gone : made,
    gone: back ? made : gone,
  };
}

/** The one splice that makes `before` into `after`, without what both begin and end with. */
export function minimalSplice(before: string, after: string): TextSplice {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  // A cursor cannot stop inside a surrogate pair.
  if (start > 0 && isHighSurrogate(before, start - 1)) start--;
  let tail = 0;
  while (tail < most - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  if (tail > 0 && isLowSurrogate(before, before.length - tail)) tail--;
  return {
    offset: start,
    length: before.length - tail - start,
    text: after.slice(start, after.length - tail),
  };
}

const isHighSurrogate = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xd800;
const isLowSurrogate = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;
