import { deepEqual } from "./equal";
import { isObject } from "./merge-patch";
import type { Entry, MemberTable, TextIndex } from "./text-index";
import type { TextStyle } from "./text-style";
import type { Json, JsonObject, TextSplice } from "./types";

/** Collects the smallest edits that turn one value of a text into another. */
export class EditPlan {
  readonly edits: TextSplice[] = [];

  constructor(
    private readonly index: TextIndex,
    private readonly style: TextStyle,
  ) {}

  /** Edits for a value that changes from `before` (what the text says now) to `after`. */
  change(entry: Entry, before: Json, after: Json): void {
    if (deepEqual(before, after)) return;
    const table = this.index.table(entry);
    const size = table?.entries.length ?? 0;
    if (table !== undefined && size > 0) {
      if (isObject(before) && isObject(after)) return this.changeObject(table, before, after);
      if (Array.isArray(before) && Array.isArray(after)) return this.changeList(entry, table, before, after);
    }
    const oneLine = table !== undefined && size > 0 && this.style.isOneLine(table);
    this.replace(
      entry.start,
      entry.end,
      this.style.value(after, entry.start, this.staysShort(oneLine, entry, after)),
    );
  }

  /** A new member in front of the entry at an index, or (index = number of entries) behind the last. */
  insert(table: MemberTable, index: number, key: string | undefined, value: Json): void {
    this.restructure(table, new Set(), new Map([[index, [{ key, value }]]]));
  }

  /** The entries at these indexes taken away. */
  remove(table: MemberTable, indexes: ReadonlySet<number>): void {
    this.restructure(table, indexes, new Map());
  }

  private changeObject(table: MemberTable, before: JsonObject, after: JsonObject): void {
    const removed = new Set<number>();
    table.entries.forEach((entry, i) => {
      if (!Object.hasOwn(after, entry.key)) removed.add(i);
      else if (table.byKey.get(entry.key) === i) {
        this.change(entry, before[entry.key] ?? null, after[entry.key] ?? null);
      }
    });
    // A new member goes in front of the one it precedes in `after`, so that "3" lands between "2" and "4".
    const inserts = new Map<number, New[]>();
    let behind: New[] = [];
    for (const [key, value] of Object.entries(after)) {
      const at = table.byKey.get(key);
      if (at === undefined) behind.push({ key, value });
      else if (behind.length > 0) {
        inserts.set(at, behind);
        behind = [];
      }
    }
    if (behind.length > 0) inserts.set(table.entries.length, behind);
    this.restructure(table, removed, inserts);
  }

  private changeList(
    entry: Entry,
    table: MemberTable,
    before: readonly Json[],
    after: readonly Json[],
  ): void {
    const grows = after.length > before.length;
    if (grows && this.style.isOneLine(table) && isPlain(after) && !this.style.fits([...after], entry.start)) {
      return this.replace(entry.start, entry.end, this.style.value([...after], entry.start, false));
    }
    let same = 0;
    while (same < Math.min(before.length, after.length) && deepEqual(before[same], after[same])) same++;
    let tail = 0;
    const most = Math.min(before.length, after.length) - same;
    while (tail < most && deepEqual(before.at(-1 - tail), after.at(-1 - tail))) tail++;
    const paired = most - tail + same;
    for (let i = same; i < paired; i++) {
      const item = table.entries[i];
      if (item !== undefined) this.change(item, before[i] ?? null, after[i] ?? null);
    }
    const removed = new Set<number>();
    for (let i = paired; i < before.length - tail; i++) removed.add(i);
    const added = after.slice(paired, after.length - tail).map((value) => ({ key: undefined, value }));
    this.restructure(table, removed, added.length > 0 ? new Map([[paired, added]]) : new Map());
  }

  /** Takes members out and puts new ones in, moving no other. */
  private restructure(
    table: MemberTable,
    removed: ReadonlySet<number>,
    inserts: ReadonlyMap<number, readonly New[]>,
  ): void {
    const { entries } = table;
    const gap = this.style.gap(table);
    const write = ({ key, value }: New) => this.style.member(key, value, gap);
    const kept = entries.findLastIndex((_, i) => !removed.has(i));
    const behind = (inserts.get(entries.length) ?? []).map(write);
    const first = entries[0];
    const last = entries.at(-1);
    if (first === undefined || last === undefined) return;
    if (kept < 0) {
      if (behind.length > 0) this.replace(first.keyStart, last.end, behind.join(`,${gap}`));
      else this.replace(table.open + 1, table.close, "");
      return;
    }
    for (let i = 0; i <= kept; i++) {
      const from = entries[i];
      if (from === undefined) continue;
      const fresh = inserts.get(i);
      if (fresh !== undefined) {
        this.replace(from.keyStart, from.keyStart, fresh.map((one) => `${write(one)},${gap}`).join(""));
      }
      if (!removed.has(i)) continue;
      while (removed.has(i + 1)) i++;
      this.replace(from.keyStart, entries[i + 1]?.keyStart ?? from.end, "");
    }
    const lastKept = entries[kept];
    if (lastKept !== undefined && (kept < entries.length - 1 || behind.length > 0)) {
      this.replace(lastKept.end, last.end, behind.map((text) => `,${gap}${text}`).join(""));
    }
  }

  private staysShort(wasOneLine: boolean, entry: Entry, after: Json): boolean {
    return wasOneLine && this.style.fits(after, entry.start);
  }

  private replace(from: number, to: number, text: string): void {
    this.edits.push({ offset: from, length: to - from, text });
  }
}

interface New {
  key: string | undefined;
  value: Json;
}

function isPlain(items: readonly Json[]): boolean {
  return items.every((item) => typeof item !== "object" || item === null);
}
