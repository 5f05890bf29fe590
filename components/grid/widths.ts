import { cellText, type Column, type Grid, ruleFor } from "../../lib/views";

/** How wide columns are, by what stands in them: letters of about 6.6 px at the size of dense tables. */
const LETTER = 6.6;
const PADDING = 30;
const LEAST = 58;
const MOST = 300;

const isNumber = ({ type }: Column): boolean => type === "integer" || type === "number";

export function widthsOf(grid: Grid): number[] {
  return grid.columns.map((column, i) => {
    const texts = grid.rows.map((row) => cellText(row.cells[i]?.value, ruleFor(column, row)).length);
    // Headings break between words.
    const words = column.title.split(/[\s:]+/).map(({ length }) => length);
    const heading = isNumber(column) ? Math.max(...words) : Math.min(column.title.length, 16);
    const letters = Math.max(...words, heading, 0, ...texts);
    return Math.round(Math.max(LEAST, Math.min(MOST, letters * LETTER + PADDING)));
  });
}

/** Where each frozen column stands from the left; undefined for those that scroll. */
export function stuckAt(grid: Grid, widths: readonly number[]): (number | undefined)[] {
  let left = 0;
  return grid.columns.map(({ frozen }, i) => {
    if (!frozen) return undefined;
    const here = left;
    left += widths[i] ?? 0;
    return here;
  });
}

/** Lines that a heading needs when it breaks between words, and one for its unit. */
function linesOf({ title, unit }: Column, width: number): number {
  const room = (width - PADDING + 12) / LETTER;
  let lines = 1;
  let used = 0;
  for (const { length } of title.split(" ")) {
    if (used > 0 && used + 1 + length > room) {
      lines++;
      used = length;
    } else used += length + (used > 0 ? 1 : 0);
  }
  return lines + (unit === undefined ? 0 : 1);
}

/** How high the row of headings is. */
export const headHeight = (grid: Grid, widths: readonly number[]): number =>
  10 + 15 * Math.max(1, ...grid.columns.map((column, i) => linesOf(column, widths[i] ?? MOST)));
