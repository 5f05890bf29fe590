import { Brackets } from "./outline";
import type { Splice } from "./outline";
import { arrayIndex } from "./pointer";
import { maxDepth } from "./syntax-codes";

/** Where a member of an object or an item of an array stands. Items have no key: `keyStart` is `start`. */
export interface Entry {
  key: string;
  keyStart: number;
  keyEnd: number;
  start: number;
  end: number;
}

/** The members of one object or array, in the order of the text. */
export interface MemberTable {
  isArray: boolean;
  /** Offset of the opening bracket, and of the closing one (the text's end when it is missing). */
  open: number;
  close: number;
  entries: readonly Entry[];
  /** The place of each key among the entries, of equal keys that of the last; empty for an array. */
  byKey: ReadonlyMap<string, number>;
}

/**
 * Finds where values stand without building a tree of the text: one pass pairs the brackets, and an object's
 * members are listed when they are first asked for, stepping over what is inside of them. Expects JSON; on
 * other text it still ends and answers as well as it can.
 */
export class TextIndex {
  private readonly tables = new Map<number, MemberTable>();
  private top: Entry | undefined;

  /** `brackets` are those of the text, where they are known already. */
  constructor(
    readonly text: string,
    private brackets?: Brackets,
  ) {}

  /** The whole document's value. */
  root(): Entry {
    if (this.top === undefined) {
      const start = skipBlanks(this.text, this.text.charCodeAt(0) === 0xfeff ? 1 : 0);
      this.top = { key: "", keyStart: start, keyEnd: start, start, end: this.skipValue(start) };
    }
    return this.top;
  }

  /** The entries on the way to a pointer, from the root as far as they exist. */
  path(segments: readonly string[]): Entry[] {
    const found: Entry[] = [];
    let entry: Entry | undefined = this.root();
    for (const segment of segments) {
      found.push(entry);
      entry = this.child(entry, segment);
      if (entry === undefined) return found;
    }
    found.push(entry);
    return found;
  }

  /** The member or item of a value; of equal keys the last, as JSON.parse takes it. */
  child(parent: Entry, segment: string): Entry | undefined {
    const table = this.table(parent);
    if (table === undefined) return undefined;
    const at = table.isArray ? arrayIndex(segment) : (table.byKey.get(segment) ?? -1);
    return table.entries[at];
  }

  /** The members of a value that is an object or array; undefined for any other. */
  table(value: Entry): MemberTable | undefined {
    const code = this.text.charCodeAt(value.start);
    if (code !== openBrace && code !== openBracket) return undefined;
    let table = this.tables.get(value.start);
    if (table === undefined) {
      table = this.readTable(value.start);
      this.tables.set(value.start, table);
    }
    return table;
  }

  /**
   * The index of a text in which another piece stands, within the object or list of `inner`, whose members are known
   * there. What has been listed of the rest is kept.
   */
  spliced(text: string, brackets: Brackets, splice: Splice, inner: MemberTable): TextIndex {
    const index = new TextIndex(text, brackets);
    const root = this.root();
    index.top = { ...root, end: root.end + splice.delta };
    for (const [open, table] of this.tables) {
      if (table.close < splice.from) index.tables.set(open, table);
      else if (open === inner.open) index.tables.set(open, inner);
      else if (open < splice.from || open >= splice.to) {
        const moved = movedTable(table, splice);
        index.tables.set(moved.open, moved);
      }
    }
    return index;
  }

  private readTable(open: number): MemberTable {
    const { text } = this;
    const isArray = text.charCodeAt(open) === openBracket;
    const entries: Entry[] = [];
    const byKey = new Map<string, number>();
    let i = open + 1;
    for (;;) {
      i = skipBlanks(text, i);
      const code = text.charCodeAt(i);
      if (i >= text.length || code === closeBrace || code === closeBracket) break;
      let end = i;
      if (code !== comma && code !== colon) {
        const entry = isArray ? this.item(i, entries.length) : this.member(i);
        if (entry !== undefined) {
          if (!isArray) byKey.set(entry.key, entries.length);
          entries.push(entry);
        }
        end = entry?.end ?? this.skipValue(i);
      }
      i = Math.max(end, i + 1);
    }
    return { isArray, open, close: Math.min(i, text.length), entries, byKey };
  }

  private item(at: number, index: number): Entry {
    return { key: String(index), keyStart: at, keyEnd: at, start: at, end: this.skipValue(at) };
  }

  /** The member that starts at `at`; undefined if there is no key there. */
  private member(at: number): Entry | undefined {
    const { text } = this;
    if (text.charCodeAt(at) !== quote) return undefined;
    const keyEnd = skipString(text, at);
    const after = skipBlanks(text, keyEnd);
    const start = text.charCodeAt(after) === colon ? skipBlanks(text, after + 1) : after;
    const key = decodeKey(text, at, keyEnd);
    return { key, keyStart: at, keyEnd, start, end: this.skipValue(start) };
  }

  /** The end of the value that starts at `at`; `at` itself where no value stands. */
  private skipValue(at: number): number {
    const { text } = this;
    const first = text.charCodeAt(at);
    if (first === quote) return skipString(text, at);
    if (first === openBrace || first === openBracket) {
      this.brackets ??= pairBrackets(text);
      return this.brackets.endOf(at);
    }
    let i = at;
    while (i < text.length && !endsScalar(text.charCodeAt(i))) i++;
    return i;
  }
}

/** Entries as they stand where another piece was put into one of them, or before them. */
export const movedEntries = (
  entries: readonly Entry[],
  { from, delta }: Pick<Splice, "from" | "delta">,
): Entry[] =>
  entries.map((entry) => {
    if (entry.end < from) return entry;
    if (entry.keyStart < from) return { ...entry, end: entry.end + delta };
    const { key, keyStart, keyEnd, start, end } = entry;
    return {
      key,
      keyStart: keyStart + delta,
      keyEnd: keyEnd + delta,
      start: start + delta,
      end: end + delta,
    };
  });

const movedTable = (table: MemberTable, splice: Splice): MemberTable => ({
  ...table,
  open: table.open < splice.from ? table.open : table.open + splice.delta,
  close: table.close + splice.delta,
  entries: movedEntries(table.entries, splice),
});

const quote = 34;
const comma = 44;
const colon = 58;
const openBracket = 91;
const backslash = 92;
const closeBracket = 93;
const openBrace = 123;
const closeBrace = 125;

function skipBlanks(text: string, at: number): number {
  let i = at;
  for (;;) {
    const code = text.charCodeAt(i);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return i;
    i++;
  }
}

/** The end of a string that starts at `at`. A string ends at its line's end at the latest. */
function skipString(text: string, at: number): number {
  const { length } = text;
  let i = at + 1;
  while (i < length) {
    const code = text.charCodeAt(i);
    if (code === quote) return i + 1;
    if (code === 10) return i;
    i += code === backslash ? 2 : 1;
  }
  return length;
}

function endsScalar(code: number): boolean {
  return code <= 32 || code === comma || code === closeBrace || code === closeBracket || code === colon;
}

/** Which closing bracket belongs to which opening one, outside strings; found in one pass over the text. */
function pairBrackets(text: string): Brackets {
  const { length } = text;
  const opens: number[] = [];
  const ends: number[] = [];
  const unclosed: number[] = [];
  let i = 0;
  // A text nested deeper has no value, and its brackets alone could fill the memory.
  while (i < length && unclosed.length <= maxDepth) {
    const code = text.charCodeAt(i);
    if (code === quote) {
      i = skipString(text, i);
      continue;
    }
    i++;
    if (code < openBracket) continue;
    if (code === openBrace || code === openBracket) {
      unclosed.push(opens.length);
      opens.push(i - 1);
      ends.push(length);
    } else if (code === closeBrace || code === closeBracket) {
      const open = unclosed.pop();
      if (open !== undefined) ends[open] = i;
    }
  }
  return new Brackets(opens, ends);
}

/** The key between the quotes at text[start, end); the closing quote may be missing. */
function decodeKey(text: string, start: number, end: number): string {
  const closed = end - start > 1 && text.charCodeAt(end - 1) === quote;
  const inner = text.slice(start + 1, closed ? end - 1 : end);
  if (!inner.includes("\\")) return inner;
  try {
    return String(JSON.parse(`"${inner}"`));
  } catch {
    return inner; // a broken key of a broken text: as it is written
  }
}
