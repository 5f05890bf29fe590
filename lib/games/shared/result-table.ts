import type { Table } from "../../kernel";
import type { ResultTableDocument } from "../../documents/generated/types";

/** A table of results, ready for look-ups. Ids of rows and columns are those of its document. */
export interface ResultTable {
  readonly rows: readonly Span[];
  readonly columns: readonly Span[];
  /** By row and column; undefined if there is no result. */
  readonly cells: readonly (readonly (Result | undefined)[])[];
  /** Numbers beyond the ends use the first or last row or column. */
  readonly clamps: boolean;
  readonly roll: Roll | undefined;
}

/** A row or column: a range of numbers with both ends, or an id alone. */
export interface Span {
  readonly id: string;
  /** Infinite where the document gives no end; both undefined for one that is picked by its id. */
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** What a cell says, part by part: "1 D" is 1 and "D". */
export interface Result {
  readonly text: string;
  readonly parts: readonly (number | string)[];
}

export interface Roll {
  readonly dice: number;
  readonly sides: number;
  readonly lowest: number;
  readonly read: "sum" | "digits";
  /** What their total picks. */
  readonly picks: "row" | "column";
}

type SpanDocument = ResultTableDocument["columns"][string];

const isNumber = /^[+-]?\d+(\.\d+)?$/;

export const resultOf = (text: string): Result => ({
  text,
  parts: text.split(/ +/).map((part) => (isNumber.test(part) ? Number(part) : part)),
});

/** Rows or columns in order: those with numbers by their numbers, then the others as written. */
export function spansOf(spans: Readonly<Record<string, SpanDocument>>): Span[] {
  const all = Object.entries(spans).map(([id, { from, to }]): Span => {
    if (from === undefined && to === undefined) return { id, from, to };
    return { id, from: from ?? -Infinity, to: to ?? Infinity };
  });
  const byNumber = all.filter(({ from }) => from !== undefined);
  return [
    ...byNumber.toSorted((a, b) => a.from! - b.from! || a.to! - b.to!),
    ...all.filter(({ from }) => from === undefined),
  ];
}

/** The table of a document that fits its schema. */
export function resultTable(document: Omit<ResultTableDocument, "$schema" | "sources">): ResultTable {
  const rows = spansOf(document.rows);
  const columns = spansOf(document.columns);
  return {
    rows,
    columns,
    cells: rows.map(({ id }) =>
      columns.map((column) => {
        const text = document.rows[id]!.cells[column.id];
        return text === undefined ? undefined : resultOf(text);
      }),
    ),
    clamps: document.beyond !== "none",
    roll: document.roll && { lowest: 1, read: "sum", picks: "row", ...document.roll },
  };
}

/**
 * Place of the row or column that a number or an id picks; -1 for none. A number between two ranges (a table with a
 * gap) picks none.
 */
export function pick(spans: readonly Span[], wanted: number | string, clamps: boolean): number {
  if (typeof wanted === "string") return spans.findIndex(({ id }) => id === wanted);
  let last = -1;
  for (let i = 0; i < spans.length; i++) {
    const { from, to } = spans[i]!;
    if (from === undefined) break;
    if (wanted < from) return clamps && i === 0 ? 0 : -1;
    if (wanted <= to!) return i;
    last = i;
  }
  return clamps ? last : -1;
}

/** The rows or the columns: whichever the dice pick. */
export const pickedOf = ({ roll, rows, columns }: ResultTable): readonly Span[] =>
  roll?.picks === "column" ? columns : rows;

/** The column that lies so many columns to the right of another one (to the left if less than 0), not beyond the ends. */
export const shifted = ({ columns }: ResultTable, column: number, by: number): number =>
  Math.max(0, Math.min(columns.length - 1, column + by));

/** The result for a row and a column, each a number or an id; `shift` moves the column. Undefined for none. */
export function lookUp(
  table: ResultTable,
  row: number | string,
  column: number | string,
  shift = 0,
): Result | undefined {
  const down = pick(table.rows, row, table.clamps);
  const across = pick(table.columns, column, table.clamps);
  if (down < 0 || across < 0) return undefined;
  return table.cells[down]![shifted(table, across, shift)];
}

/** Rules with charts by their ids. */
interface WithCharts {
  readonly charts: Readonly<Record<string, ResultTable>>;
}

/** The same for a chart of the game in play, which the diary names with the roll. */
export function readChart<R extends WithCharts, P>(
  t: Table<R, P>,
  chart: string,
  row: number | string,
  column: number | string,
): Result | undefined {
  const table = t.rules.charts[chart]!;
  const down = pick(table.rows, row, table.clamps);
  const across = pick(table.columns, column, table.clamps);
  if (down < 0 || across < 0) return undefined;
  t.read(() => ({
    table: `charts/${chart}.json`,
    row: table.rows[down]!.id,
    column: table.columns[across]!.id,
  }));
  return table.cells[down]![across];
}

/** The same without a note in the diary: what another face would give. */
export const peekChart: typeof readChart = (t, chart, row, column) =>
  lookUp(t.rules.charts[chart]!, row, column);

/** In how many ways the dice come to each total, from the lowest up. Faces are equally likely. */
export function waysOf({ dice, sides, lowest, read }: Omit<Roll, "picks">): Map<number, number> {
  let ways = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [total, count] of ways)
      for (let face = lowest; face < lowest + sides; face++) {
        const sum = read === "digits" ? total * 10 + face : total + face;
        next.set(sum, (next.get(sum) ?? 0) + count);
      }
    ways = next;
  }
  return new Map([...ways].sort(([a], [b]) => a - b));
}
