/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** A place in a text; lines and columns count from 1, columns in UTF-16 units. */
export interface Position {
  line: number;
  column: number;
}

export interface Range {
  start: Position;
  end: Position;
}

/** Replace `length` UTF-16 units at `offset` of the file's text with `text`. */
export interface TextEdit {
  file: string;
  offset: number;
  length: number;
  text: string;
}

/** Files by path: POSIX separators, relative to the root of a game or a workspace. */
export type FileMap = Readonly<Record<string, string>>;

/** Something wrong with the text itself, found before any schema is asked. */
export interface SyntaxProblem {
  code: string;
  message: string;
  hint?: string;
  severity: "error" | "warning";
  pointer: string;
  offset: number;
  length: number;
}

/** One file, read as far as it can be. `value` is absent when the text is not JSON. */
export interface ParsedDocument {
  readonly path: string;
  readonly text: string;
  readonly value: Json | undefined;
  readonly problems: readonly SyntaxProblem[];
}

/** Who set a value: the file and pointer a person can edit, and the layer it belongs to ("base" for none). */
export interface Origin {
  file: string;
  pointer: string;
  layer: string;
}
