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

/** A change to one text, before it is known (or where it is clear) which file the text belongs to. */
export type TextSplice = Omit<TextEdit, "file">;

/** A change that mends a problem, offered with it. */
export interface SyntaxFix {
  title: string;
  edits: TextSplice[];
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
  /** Another place of the same text that explains the problem. */
  related?: { message: string; offset: number; length: number }[];
  fixes?: SyntaxFix[];
}

/**
 * One file, read as far as it can be. `value` is undefined when the text is not JSON, or is JSON
 * that is not safe to work on (see `usable` in syntax-codes.ts).
 */
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
