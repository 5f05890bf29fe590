import type { Run, Segment } from "./types";

/** Base lines that differ by less are one line; in sizes of the letters. */
const SAME_LINE = 0.35;
/** A wider gap may be that between two columns, or between the cells of a table; in sizes of the letters. */
const GAP = 0.8;
/** A narrower gap stands between letters of one word. */
const WITHIN_WORD = 0.12;

/** Things in lines from top to bottom, and in each line from left to right. */
export function inRows<T extends { y: number; size: number }>(
  things: readonly T[],
  leftOf: (thing: T) => number,
): T[][] {
  const rows: T[][] = [];
  for (const thing of [...things].sort((a, b) => a.y - b.y)) {
    const first = rows.at(-1)?.[0];
    if (first && thing.y - first.y <= SAME_LINE * Math.min(first.size, thing.size)) rows.at(-1)!.push(thing);
    else rows.push([thing]);
  }
  for (const row of rows) row.sort((a, b) => leftOf(a) - leftOf(b));
  return rows;
}

/** The runs of a page, put together where nothing but a space is between them. */
export function segmentsOf(runs: readonly Run[]): Segment[] {
  const printed = runs.filter(({ text, size }) => text.trim() !== "" && size > 0);
  return inRows(printed, ({ x }) => x).flatMap((row) => {
    const segments: Segment[] = [];
    for (const { text, x, y, width, size } of row) {
      const last = segments.at(-1);
      const gap = last ? x - last.to : Infinity;
      const height = last ? Math.max(last.size, size) : size;
      if (!last || gap > GAP * height) {
        segments.push({ text: text.trim(), from: x, to: x + width, y, size });
        continue;
      }
      const isParted = gap > WITHIN_WORD * height || /\s$/.test(last.text) || /^\s/.test(text);
      last.text = `${last.text.trimEnd()}${isParted ? " " : ""}${text.trimStart()}`;
      last.to = Math.max(last.to, x + width);
      last.size = height;
    }
    return segments;
  });
}
