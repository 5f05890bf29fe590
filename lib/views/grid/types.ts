import type { Json } from "../../documents";
import type { Origin } from "../world";

export type ColumnType =
  "integer" | "number" | "text" | "enum" | "boolean" | "list" | "reference" | "counts" | "other";

/** One thing that may be chosen. */
export interface Choice {
  value: Json;
  title: string;
}

/** What is allowed in a cell, by the schema. */
export interface CellRule {
  /** "counts": numbers by id ("2 j-dd, j-ca"). "other": an object or list that only the text can show whole. */
  type: ColumnType;
  title: string;
  required: boolean;
  unit?: string;
  description?: string;
  rule?: string;
  /** Of an enum; of a reference the things there are. */
  choices?: readonly Choice[];
  min?: number;
  max?: number;
  exclusiveMin?: number;
  exclusiveMax?: number;
  multipleOf?: number;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  /** Of "other": what is allowed there. */
  example?: Json;
  /** The only value a flag may have: it is there, or it is not. */
  only?: Json;
  /** The kind of thing that a reference names, as a noun. */
  noun?: string;
  /** What the items of a list (or the numbers of counts) may be, and the ids of counts. */
  items?: CellRule;
  keys?: CellRule;
}

export interface Column extends CellRule {
  /** Unique in the grid. */
  key: string;
  /** From the pointer of a row to that of its cell: "/airGroup/steps"; "" for the id itself. */
  suffix: string;
  /** "id": the key of the row; "value": a value of it; "note": words about it that cannot be changed. */
  role: "id" | "value" | "note";
  /** Stays in sight while the others scroll. */
  frozen: boolean;
}

export interface Cell extends Origin {
  value: Json | undefined;
  pointer: string;
}

export interface Row {
  /** Unique in the grid: the keys on the way to it. */
  id: string;
  pointer: string;
  /** One for each column. */
  cells: readonly Cell[];
  /** Of a setting: what is allowed in its value cell. */
  own?: CellRule;
}

/** A part of a document as a table. */
export interface Grid {
  document: string;
  title: string;
  pointer: string;
  description?: string;
  /** "things": objects by id; "list": objects in order; "settings": single values by name. */
  kind: "things" | "list" | "settings";
  columns: readonly Column[];
  rows: readonly Row[];
  /** Rows that a filter leaves out. */
  hidden?: readonly Row[];
  /** How many keys lead to a row; 0 where they are no ids. */
  depth: number;
  /** What each key of a new row must fit. */
  idPattern?: readonly string[];
}

/** What is allowed in a cell. */
export const ruleFor = (column: Column, row: Row | undefined): CellRule =>
  column.role === "value" ? (row?.own ?? column) : column;
