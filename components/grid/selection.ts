import type { GridPlace, GridRange } from "../../lib/views";

/** Which cells are selected: from the anchor to the focus. The row of the headings is -1. */
export interface Selection {
  anchor: GridPlace;
  focus: GridPlace;
}

export interface Extent {
  rows: number;
  columns: number;
  /** Rows that are visible at once. */
  page: number;
}

export type Direction =
  "left" | "right" | "up" | "down" | "rowStart" | "rowEnd" | "top" | "bottom" | "first" | "last";
export type Move = Direction | "pageUp" | "pageDown" | "next" | "previous";

export const at = (row: number, column: number): Selection => ({
  anchor: { row, column },
  focus: { row, column },
});

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** The selection after a move; `extend` keeps the anchor, so that the range grows. */
export function move(selection: Selection, step: Move, extent: Extent, extend = false): Selection {
  const focus = moved(selection.focus, step, extent, extend ? 0 : -1);
  return extend && selection.anchor.row >= 0 && extent.rows > 0
    ? { anchor: selection.anchor, focus: { ...focus, row: Math.max(0, focus.row) } }
    : { anchor: focus, focus };
}

function moved(
  { row, column }: GridPlace,
  step: Move,
  { rows, columns, page }: Extent,
  top: number,
): GridPlace {
  const lastRow = rows - 1;
  const lastColumn = columns - 1;
  const on = (r: number, c: number): GridPlace => ({
    row: rows === 0 ? -1 : between(top, r, lastRow),
    column: between(0, c, lastColumn),
  });
  switch (step) {
    case "left":
      return on(row, column - 1);
    case "right":
      return on(row, column + 1);
    case "up":
      return on(row - 1, column);
    case "down":
      return on(row + 1, column);
    case "rowStart":
      return on(row, 0);
    case "rowEnd":
      return on(row, lastColumn);
    case "top":
      return on(0, column);
    case "bottom":
      return on(lastRow, column);
    case "first":
      return on(0, 0);
    case "last":
      return on(lastRow, lastColumn);
    case "pageUp":
      return on(Math.max(0, row - page), column);
    case "pageDown":
      return on(row + page, column);
    // At the end of a row Tab continues in the next one.
    case "next":
      return column < lastColumn ? on(row, column + 1) : row < lastRow ? on(row + 1, 0) : on(row, column);
    case "previous":
      return column > 0 ? on(row, column - 1) : row > 0 ? on(row - 1, lastColumn) : on(row, column);
  }
}

/** True when Tab would leave the grid. */
export const leaves = ({ focus }: Selection, step: "next" | "previous", { rows, columns }: Extent): boolean =>
  focus.row < 0 ||
  (step === "next"
    ? focus.row === rows - 1 && focus.column === columns - 1
    : focus.row === 0 && focus.column === 0);

export const all = ({ rows, columns }: Extent, { focus }: Selection): Selection =>
  rows === 0
    ? { anchor: focus, focus }
    : { anchor: { row: 0, column: 0 }, focus: { row: rows - 1, column: columns - 1 } };

/** The selection, limited to a grid that has become smaller. */
export function within(selection: Selection, { rows, columns }: Extent): Selection {
  const inside = ({ row, column }: GridPlace): GridPlace => ({
    row: Math.min(row, rows - 1),
    column: between(0, column, columns - 1),
  });
  const { anchor, focus } = selection;
  const isInside = [anchor, focus].every(({ row, column }) => row < rows && column < columns);
  return isInside ? selection : { anchor: inside(anchor), focus: inside(focus) };
}

export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const boxOf = ({ anchor, focus }: Selection): CellRange => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
});

export const rangeOf = (selection: Selection): GridRange => {
  const { top, bottom, left, right } = boxOf(selection);
  return { from: { row: top, column: left }, to: { row: bottom, column: right } };
};
