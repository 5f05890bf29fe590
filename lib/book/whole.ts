import type { Diagnostic } from "../diagnostics";
import { type Draft, type FileMap, isPlaytestPath, type Json, kept } from "../documents";
import type { DocumentUpdate, DocumentError } from "./book";

/** Errors beyond this number are not listed where errors are only mentioned. */
const MOST_ERRORS = 50;

const jsonOf = kept((value: object) => JSON.stringify(value));

/** The JSON of a document, made once for all to whom it is sent. */
export const documentJson = (value: Json): string =>
  typeof value === "object" && value !== null ? jsonOf(value) : JSON.stringify(value);

export const errorsOf = (diagnostics: readonly Diagnostic[]): DocumentError[] =>
  diagnostics
    .filter(({ severity }) => severity === "error")
    .slice(0, MOST_ERRORS)
    .map(({ file, code, message }) => ({ file, code, message }));

/** All documents of a draft at once, as news for a book that knows nothing yet; with `files`, their playtests too. */
export const wholeUpdate = (
  game: string | undefined,
  draft: Draft,
  diagnostics: readonly Diagnostic[],
  files: FileMap = {},
): DocumentUpdate => ({
  game,
  documents: Object.fromEntries([...draft.documents].map(([path, { value }]) => [path, documentJson(value)])),
  playtests: Object.fromEntries(Object.entries(files).filter(([path]) => isPlaytestPath(path))),
  layers: draft.layers.filter(({ on }) => on).map(({ id }) => id),
  errors: errorsOf(diagnostics),
});
