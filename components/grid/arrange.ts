import { filterRows, type Grid, sortRows } from "../../lib/views";

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
  filter: string;
  order: readonly string[];
  /** All rows that there were; those that have come since stand at the end. */
  known: ReadonlySet<string>;
}

export function arrangementOf(grid: Grid, sort: Sorting | undefined, filter: string): Arrangement {
  const sorted = sort === undefined ? grid : sortRows(grid, sort.column, sort.direction);
  return {
    sort,
    filter,
    order: filterRows(sorted, { text: filter }).rows.map(({ id }) => id),
    known: new Set(grid.rows.map(({ id }) => id)),
  };
}

export function arrange(grid: Grid, arrangement: Arrangement | undefined): Grid {
  if (arrangement === undefined) return grid;
  const byId = new Map(grid.rows.map((row) => [row.id, row]));
  const old = arrangement.order.flatMap((id) => byId.get(id) ?? []);
  const fresh = grid.rows.filter(({ id }) => !arrangement.known.has(id));
  return { ...grid, rows: [...old, ...fresh] };
}

/** Up, then down, then as the document has them. */
export function nextSorting(sort: Sorting | undefined, column: string): Sorting | undefined {
  if (sort?.column !== column) return { column, direction: "up" };
  return sort.direction === "up" ? { column, direction: "down" } : undefined;
}
