import type { TextSplice } from "../documents";

/** One piece of a text that was replaced; the offset is that of the text before. */
export interface Replaced {
  readonly offset: number;
  readonly removed: string;
  readonly inserted: string;
}

/** Pieces of one text, in order, none over another. */
export type ChangeList = readonly Replaced[];

/** What takes the change back, for the text after it. */
export function invert(changes: ChangeList): Replaced[] {
  let shift = 0;
  return changes.map(({ offset, removed, inserted }) => {
    const inverse = { offset: offset + shift, removed: inserted, inserted: removed };
    shift += inserted.length - removed.length;
    return inverse;
  });
}

export const splicesOf = (changes: ChangeList): TextSplice[] =>
  changes.map(({ offset, removed, inserted }) => ({ offset, length: removed.length, text: inserted }));

/** How much text a change keeps in memory. */
export const sizeOf = (changes: ChangeList): number =>
  changes.reduce((sum, { removed, inserted }) => sum + removed.length + inserted.length, 0);

/** A replaced piece as it lies in the text between two changes. */
interface Span {
  start: number;
  end: number;
  change: Replaced;
}

/** The change that does what `first` and then, on the text it left, `second` does. */
export function compose(first: ChangeList, second: ChangeList): Replaced[] {
  const made = spans(first, "inserted");
  const undone = second.map((change) => ({
    start: change.offset,
    end: change.offset + change.removed.length,
    change,
  }));
  const result: Replaced[] = [];
  let shift = 0;
  for (const group of groupsOf(made, undone)) {
    const removed = rewrite(group, group.made, "removed", group.undone, "removed");
    const inserted = rewrite(group, group.undone, "inserted", group.made, "inserted");
    if (removed !== inserted) result.push({ offset: group.start - shift, removed, inserted });
    for (const { change } of group.made) shift += change.inserted.length - change.removed.length;
  }
  return result;
}

function spans(changes: ChangeList, side: "inserted"): Span[] {
  let shift = 0;
  return changes.map((change) => {
    const start = change.offset + shift;
    shift += change.inserted.length - change.removed.length;
    return { start, end: start + change[side].length, change };
  });
}

interface Group {
  start: number;
  end: number;
  made: Span[];
  undone: Span[];
}

/** Spans that touch one another, so that every place from the first to the last lies in one of them. */
function groupsOf(made: readonly Span[], undone: readonly Span[]): Group[] {
  const all = [
    ...made.map((span) => ({ span, kind: "made" as const })),
    ...undone.map((span) => ({ span, kind: "undone" as const })),
  ].sort((a, b) => a.span.start - b.span.start);
  const groups: Group[] = [];
  for (const { span, kind } of all) {
    let group = groups.at(-1);
    if (group === undefined || span.start > group.end) {
      group = { start: span.start, end: span.end, made: [], undone: [] };
      groups.push(group);
    }
    group.end = Math.max(group.end, span.end);
    group[kind].push(span);
  }
  return groups;
}

type Side = "removed" | "inserted";

/** The text of a group with some spans replaced; what lies between them is known from the other spans. */
function rewrite(
  group: Group,
  replaced: readonly Span[],
  by: Side,
  others: readonly Span[],
  known: Side,
): string {
  let text = "";
  let at = group.start;
  const copyTo = (end: number): void => {
    for (const span of others) {
      const from = Math.max(at, span.start);
      const to = Math.min(end, span.end);
      if (from < to) text += span.change[known].slice(from - span.start, to - span.start);
    }
    at = end;
  };
  for (const span of replaced) {
    copyTo(span.start);
    text += span.change[by];
    at = span.end;
  }
  copyTo(group.end);
  return text;
}
