import { nearest } from "../../nearest";
import type { ViewWorld } from "../../views/world";
import { columnHeaded } from "./headings";
import { type Problems, shown } from "./problems";
import { unshield } from "./shield";
import type { CsvTable } from "./tables";
import type { CsvColumn } from "./column";
import { widened } from "./widen";

/** What the columns of a file mean. */
export interface Header {
  /** The table, with the columns that are new in the file. */
  table: CsvTable;
  /** Its row, from 0. */
  row: number;
  /** By column of the file; undefined under an empty heading. */
  columns: readonly (CsvColumn | "unknown" | "delete" | undefined)[];
  /** Where in the file a column of the table stands, from 0. */
  places: ReadonlyMap<CsvColumn, number>;
}

/** The heading of a column that may be added: a mark in it takes the row away. */
const DELETE = "delete";

/** Reads the headings; undefined when the rows cannot be identified. */
export function readHeader(
  world: ViewWorld,
  known: CsvTable,
  rows: readonly (readonly string[])[],
  problems: Problems,
): Header | undefined {
  const row = rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ""));
  const headings = rows[row];
  if (headings === undefined) {
    problems.add(1, 1, "The file is empty.", "Export the table again, and keep its heading row.");
    return undefined;
  }
  const table = widened(world, known, headings);
  const places = new Map<CsvColumn, number>();
  const columns = headings.map((written, i): Header["columns"][number] => {
    const heading = unshield(written).trim();
    if (heading === "") return undefined;
    const column = columnHeaded(table.columns, heading);
    if (column === undefined) {
      if (heading.toLowerCase() === DELETE) return "delete";
      problems.add(row + 1, i + 1, ...unknownColumn(table, heading));
      return "unknown";
    }
    if (places.has(column)) {
      problems.add(
        row + 1,
        i + 1,
        `Two columns have the heading “${column.heading}”.`,
        "Remove one of them.",
      );
      return "unknown";
    }
    places.set(column, i);
    return column;
  });
  return reportMissing(table, places, { row: row + 1, column: columns.length + 1 }, problems)
    ? { table, row, columns, places }
    : undefined;
}

function unknownColumn({ title, columns }: CsvTable, heading: string): [string, string] {
  const headings = columns.map((column) => column.heading);
  const meant = nearest(heading, headings);
  return [
    `“${shown(heading)}” is not a column of ${title}.`,
    meant === undefined ? `Its columns are ${headings.join(", ")}.` : `Did you mean “${meant}”?`,
  ];
}

/** Says which columns are missing; false when one of them identifies the rows. */
function reportMissing(
  table: CsvTable,
  places: ReadonlyMap<CsvColumn, number>,
  { row, column }: { row: number; column: number },
  problems: Problems,
): boolean {
  const notes = table.parts[0]?.grid.columns ?? [];
  let complete = true;
  for (const each of table.columns) {
    if (places.has(each)) continue;
    if (each.role !== "cell") {
      complete = false;
      const message = `The column “${each.heading}” is missing, so the rows cannot be identified.`;
      problems.add(row, column, message, "Export the table again, and copy your changes into it.");
    } else if (notes[each.at]?.role !== "note") {
      problems.add(
        row,
        column,
        `The column “${each.heading}” is missing.`,
        "Export the table again and copy your changes into it, or import the valid cells only.",
      );
    }
  }
  return complete;
}
