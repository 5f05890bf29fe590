import type { ViewWorld } from "../../views/world";
import type { Header } from "./header";
import type { Problems } from "./problems";
import type { Separator } from "./read";
import type { CsvTable } from "./tables";
import type { CsvColumn } from "./column";
import type { CsvChange } from "./types";

/** A file as it is read, and what it has been found to change. */
export interface Sheet {
  world: ViewWorld;
  table: CsvTable;
  header: Header;
  separator: Separator;
  problems: Problems;
  changes: CsvChange[];
}

/** One row of it. */
export interface SheetRow {
  /** From 1, as a spreadsheet shows it. */
  number: number;
  cells: readonly string[];
}

/** Where in the file a column of the table stands, from 1. */
export const columnOf = ({ header }: Sheet, column: CsvColumn): number =>
  (header.places.get(column) ?? 0) + 1;

/** What is written in a column of the table; undefined where the row ends before it, or where it is missing. */
export const writtenIn = ({ header }: Sheet, { cells }: SheetRow, column: CsvColumn): string | undefined =>
  cells[header.places.get(column) ?? -1];
