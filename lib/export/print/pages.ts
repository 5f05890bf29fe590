import {
  type Block,
  type Cell,
  headHeight,
  rowHeight,
  splitRow,
  type TableBlock,
  tableMarkup,
} from "./blocks";
import type { Markup } from "./markup";

/** Space between a table and what follows it. */
const AFTER_TABLE = 3.5;
/** Tables up to this part of a page are kept on one. */
const WHOLE = 0.35;

/**
 * Lays blocks on pages of one height. No row and no piece is cut, a heading stays with what follows it, and a table
 * that continues repeats its head.
 */
export function layPages(blocks: readonly Block[], room: number): Markup[][] {
  // A table that takes little room is not parted; the heading over it goes with it.
  const isSmall = (height: number): boolean => height <= room * WHOLE;
  const pages: Markup[][] = [];
  let page: Markup[] = [];
  let left = room;
  // Up to here pieces belong together that no page holds.
  let partedTo = 0;
  const turn = (): void => {
    if (page.length > 0) pages.push(page);
    page = [];
    left = room;
  };
  blocks.forEach((block, i) => {
    if (block.kind === "break") return turn();
    if (block.kind === "piece") {
      let wanted = block.height + (i < partedTo ? 0 : least(blocks, i, isSmall));
      // What belongs together and is higher than a page is parted somewhere, but not behind its first piece.
      if (wanted > room) {
        wanted = block.height + nextHeight(blocks, i);
        partedTo = endOf(blocks, i);
      }
      if (wanted > left) turn();
      page.push(block.markup);
      left -= block.height;
      return;
    }
    const height = tableHeight(block);
    if (height > left && isSmall(height)) turn();
    for (const segment of segmentsOf(block, left, room)) {
      if (segment.isNewPage) turn();
      page.push(tableMarkup(block.columns, segment.rows));
      left -= segment.height + AFTER_TABLE;
    }
  });
  turn();
  return pages;
}

const tableHeight = ({ columns, rows }: TableBlock): number =>
  rows.reduce((sum, row) => sum + rowHeight(row, columns), headHeight(columns));

/** What has to stand below a heading on the same page. */
function least(blocks: readonly Block[], i: number, isSmall: (height: number) => boolean): number {
  const block = blocks[i];
  const next = blocks[i + 1];
  if (block?.kind !== "piece" || !block.keeps || next === undefined || next.kind === "break") return 0;
  if (next.kind === "piece") return next.height + least(blocks, i + 1, isSmall);
  const whole = tableHeight(next);
  if (isSmall(whole)) return whole;
  return beginning(next);
}

/** The first rows of a long table stay together: fewer at the foot of a page would look like the whole table. */
const FIRST_ROWS = 3;

const beginning = ({ columns, rows }: TableBlock): number =>
  rows.slice(0, FIRST_ROWS).reduce((sum, row) => sum + rowHeight(row, columns), headHeight(columns));

/** The last of the blocks that belong together from here on. */
function endOf(blocks: readonly Block[], i: number): number {
  const block = blocks[i];
  return block?.kind === "piece" && block.keeps ? endOf(blocks, i + 1) : i;
}

/** Of what follows, the first that stands by itself. */
function nextHeight(blocks: readonly Block[], i: number): number {
  const next = blocks[i + 1];
  if (next === undefined || next.kind === "break") return 0;
  return next.kind === "piece" ? next.height : headHeight(next.columns);
}

interface Segment {
  isNewPage: boolean;
  rows: TableBlock["rows"];
  height: number;
}

/** A table in parts that each fit on a page; the first where there is room for its beginning. */
function segmentsOf({ columns, rows }: TableBlock, left: number, room: number): Segment[] {
  const head = headHeight(columns);
  const begins = beginning({ kind: "table", columns, rows });
  const whole = rows.flatMap((row): readonly (readonly Cell[])[] =>
    rowHeight(row, columns) > room - head ? splitRow(row, columns, room - head) : [row],
  );
  const segments: Segment[] = [];
  let current: { isNewPage: boolean; rows: TableBlock["rows"][number][]; height: number } | undefined;
  let free = left;
  for (const row of whole) {
    const height = rowHeight(row, columns);
    if (current === undefined || current.height + height > free) {
      const least = begins <= room ? begins : head + height;
      const isNewPage: boolean = current !== undefined || least > free;
      if (isNewPage) free = room;
      current = { isNewPage, rows: [], height: head };
      segments.push(current);
    }
    current.rows.push(row);
    current.height += height;
  }
  return segments;
}
