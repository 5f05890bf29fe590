import { cellText, filterRows, type Grid, type RowFilter, ruleFor, sortRows } from "../../lib/views";

export interface Sorting {
  column: string;
  direction: "up" | "down";
}

/**
 * Which rows are shown in which order. It is made when somebody sorts or filters, and then stays: a row does not run
 * away, nor vanish, because one of its cells was changed.
 */
export interface Arrangement {
  sort: Sorting | undefined;
  filter: Filter;
  order: readonly string[];
  /** All rows that there were; those that have come since stand at the end. */
  known: ReadonlySet<string>;
}

/** What is asked of the rows: of all their cells, and of single columns by key. */
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

/** The filter with another wish for a column; an empty one asks nothing. */
export function asking(filter: Filter, column: string, text: string): Filter {
  const others = Object.entries(filter.columns).filter(([key]) => key !== column);
  const all = text.trim() === "" ? others : [...others, [column, text] as const];
  return { ...filter, columns: Object.fromEntries(all) };
}

/** The texts that stand in a column, as often as they help to choose. */
export function textsIn(grid: Grid, column: string): string[] {
  const at = grid.columns.findIndex(({ key }) => key === column);
  const found = grid.columns[at];
  if (found === undefined) return [];
  const rows = [...sortRows(grid, column).rows, ...(grid.hidden ?? [])];
  const texts = new Set(rows.map((row) => cellText(row.cells[at]?.value, ruleFor(found, row))));
  texts.delete("");
  return texts.size > MOST_CHOICES ? [] : [...texts];
}

/** More values than these are for typing, not for choosing. */
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

/** Up, then down, then as the document has them. */
export function nextSorting(sort: Sorting | undefined, column: string): Sorting | undefined {
  if (sort?.column !== column) return { column, direction: "up" };
  return sort.direction === "up" ? { column, direction: "down" } : undefined;
}

/** Sorting and filtering, as a table's head does it. */
export interface Arranging {
  /** All rows there are. */
  whole: Grid;
  sort: Sorting | undefined;
  filter: Filter;
  /** Below each heading stands what is asked of the column. */
  isFiltering: boolean;
  onSort(column: string): void;
  /** Show what is asked of the columns. */
  onFilter(): void;
  /** Ask something of a column. */
  onAsk(column: string, text: string): void;
}
