import type { Json } from "../../documents";
import { cellText } from "./cell-text";
import { type Grid, type Row, ruleFor } from "./types";

const natural = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The rows in the order of a column: numbers by size, texts as people sort them, empty cells last. Equal ones stay. */
export function sortRows(grid: Grid, column: string, direction: "up" | "down" = "up"): Grid {
  const at = grid.columns.findIndex(({ key }) => key === column);
  if (at < 0) return grid;
  const sign = direction === "up" ? 1 : -1;
  const rows = [...grid.rows].sort((a, b) => {
    const [left, right] = [a.cells[at]?.value, b.cells[at]?.value];
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    return sign * compare(left, right, grid, at, a, b);
  });
  return { ...grid, rows };
}

function compare(left: Json, right: Json, grid: Grid, at: number, a: Row, b: Row): number {
  if (typeof left === "number" && typeof right === "number") return left - right;
  const column = grid.columns[at];
  if (column === undefined) return 0;
  return natural.compare(cellText(left, ruleFor(column, a)), cellText(right, ruleFor(column, b)));
}

/** Which rows to show: those that hold the text somewhere, and in each named column what is asked of it. */
export interface RowFilter {
  text?: string;
  /** By column key: a text that the cell holds, or a comparison: "=4", ">=3", "<2", "!=0"; "=" alone for an empty cell. */
  columns?: Readonly<Record<string, string>>;
}

/** The rows that fit, in their order. */
export function filterRows(grid: Grid, { text = "", columns = {} }: RowFilter): Grid {
  const wanted = text.trim().toLowerCase();
  const texts = (row: Row): string[] =>
    grid.columns.map((column, i) => cellText(row.cells[i]?.value, ruleFor(column, row)));
  const rows = grid.rows.filter((row) => {
    const own = texts(row);
    if (wanted !== "" && !own.some((each) => each.toLowerCase().includes(wanted))) return false;
    return Object.entries(columns).every(([key, asked]) => {
      const at = grid.columns.findIndex((column) => column.key === key);
      return at < 0 || fits(asked.trim(), own[at] ?? "", row.cells[at]?.value);
    });
  });
  const shown = new Set(rows);
  return { ...grid, rows, hidden: grid.rows.filter((row) => !shown.has(row)) };
}

function fits(asked: string, text: string, value: Json | undefined): boolean {
  const [, sign, rest = ""] = /^(>=|<=|!=|=|>|<)\s*(.*)$/.exec(asked) ?? [];
  if (sign === undefined) return text.toLowerCase().includes(asked.toLowerCase());
  const number = Number(rest.replace(",", "."));
  const order =
    typeof value === "number" && rest !== "" && !Number.isNaN(number)
      ? value - number
      : natural.compare(text, rest);
  switch (sign) {
    case "=":
      return order === 0;
    case "!=":
      return order !== 0;
    default:
      if (value === undefined) return false;
      return sign === ">" ? order > 0 : sign === "<" ? order < 0 : sign === ">=" ? order >= 0 : order <= 0;
  }
}
