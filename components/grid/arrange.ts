import { cellText, filterRows, type Grid, type RowFilter, ruleFor, sortRows } from "../../lib/views";

export interface Sorting {
  column: string;
  direction: "up" | "down";
}

/**
 * Which rows are shown in which order. It is made when the user sorts or filters, and then stays: a row does not move
 * or disappear because one of its cells was changed.
 */
export interface Arrangement {
  sort: Sorting | undefined;
  filter: Filter;
  order: readonly string[];
  /** All rows at that time; later rows come at the end. */
  known: ReadonlySet<string>;
}

/** Filters of the rows: for all cells, and for single columns by key. */
export type Filter = Required<RowFilter>;

export const noFilter: Filter = { text: "", columns: {} };

export function arrangementOf(grid: Grid, sort: Sorting | undefined, filter: Filter): Arrangement {
  const sorted = sort === undefined ? grid : sortRows(grid, sort.column, sort.direction);
  return {
    sort,
    filter,
    order: filterRows(sorted, filter).rows.map(({ id }) => id),
    known: new Set(grid.rows.map(({ id }) => id)),
  };
}

/** The filter with another text for a column; an empty text removes it. */
export function asking(filter: Filter, column: string, text: string): Filter {
  const others = Object.entries(filter.columns).filter(([key]) => key !== column);
  const all = text.trim() === "" ? others : [...others, [column, text] as const];
  return { ...filter, columns: Object.fromEntries(all) };
}

/** The different texts in a column, where there are few enough to choose from. */
export function textsIn(grid: Grid, column: string): string[] {
  const at = grid.columns.findIndex(({ key }) => key === column);
  const found = grid.columns[at];
  if (found === undefined) return [];
  const rows = [...sortRows(grid, column).rows, ...(grid.hidden ?? [])];
  const texts = new Set(rows.map((row) => cellText(row.cells[at]?.value, ruleFor(found, row))));
  texts.delete("");
  return texts.size > MOST_CHOICES ? [] : [...texts];
}

/** The most values that are offered. */
const MOST_CHOICES = 60;

export function arrange(grid: Grid, arrangement: Arrangement | undefined): Grid {
  if (arrangement === undefined) return grid;
  const byId = new Map(grid.rows.map((row) => [row.id, row]));
  const old = arrangement.order.flatMap((id) => byId.get(id) ?? []);
  const fresh = grid.rows.filter(({ id }) => !arrangement.known.has(id));
  const rows = [...old, ...fresh];
  const shown = new Set(rows);
  return { ...grid, rows, hidden: grid.rows.filter((row) => !shown.has(row)) };
}

/** Ascending, then descending, then in the order of the document. */
export function nextSorting(sort: Sorting | undefined, column: string): Sorting | undefined {
  if (sort?.column !== column) return { column, direction: "up" };
  return sort.direction === "up" ? { column, direction: "down" } : undefined;
}

/** Sorting and filtering by the head of a table. */
export interface Arranging {
  /** All rows. */
  whole: Grid;
  sort: Sorting | undefined;
  filter: Filter;
  /** Whether the filters of the columns are shown. */
  isFiltering: boolean;
  onSort(column: string): void;
  /** Shows the filters of the columns. */
  onFilter(): void;
  /** Sets the filter of a column. */
  onAsk(column: string, text: string): void;
}
