import { cellText, type Column, type Grid, ruleFor } from "../../lib/views";
import { unitBeside } from "./describe";

/** Widths of columns by their contents: widths of letters at the size of dense tables. */
const LETTER = 6.8;
/** Headings are bold. */
const HEAD_LETTER = 7.7;
const PADDING = 30;
const HEAD_PADDING = 20;
const LEAST = 58;
const MOST = 300;
/** Settings differ by their names alone. */
const MOST_NAME = 460;
const LINE = 15;

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length));

export function widthsOf(grid: Grid): number[] {
  // A filter does not change the widths.
  const rows = [...grid.rows, ...(grid.hidden ?? [])];
  return grid.columns.map((column, i) => {
    const most = grid.kind === "settings" && column.frozen ? MOST_NAME : MOST;
    const texts = rows.map((row) => cellText(row.cells[i]?.value, ruleFor(column, row)));
    // Headings break between words; short ones do not break.
    const words = column.title.length <= 14 ? [column.title] : column.title.split(" ");
    const heading =
      longest([...words, ...(unitBeside(column) ?? "").split(" ")]) * HEAD_LETTER + HEAD_PADDING;
    const cells = longest(texts) * LETTER + PADDING;
    return Math.round(Math.max(LEAST, heading, Math.min(most, cells)));
  });
}

/** The left offset of each frozen column; undefined for those that scroll. */
export function stuckAt(grid: Grid, widths: readonly number[]): (number | undefined)[] {
  let left = 0;
  return grid.columns.map(({ frozen }, i) => {
    if (!frozen) return undefined;
    const here = left;
    left += widths[i] ?? 0;
    return here;
  });
}

/** Lines that a text needs when it breaks between words. */
function linesOf(text: string, room: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of text.split(" ")) {
    if (used > 0 && used + 1 + length > room) {
      lines++;
      used = length;
    } else used += length + (used > 0 ? 1 : 0);
  }
  return lines;
}

function headLines(column: Column, width: number): number {
  const unit = unitBeside(column);
  const room = (width - HEAD_PADDING + 8) / HEAD_LETTER;
  return linesOf(column.title, room) + (unit === undefined ? 0 : linesOf(unit, room));
}

/** The height of the row of headings. */
export const headHeight = (grid: Grid, widths: readonly number[]): number =>
  10 + LINE * Math.max(1, ...grid.columns.map((column, i) => headLines(column, widths[i] ?? MOST)));
