import type { Draft } from "./draft";
import { isPointer } from "./pointer";
import { rangeOf } from "./positions";
import type { Part } from "./positions";
import type { Origin, Range } from "./types";

/** Where a person can change a value of a merged document. */
export interface Located extends Origin {
  range: Range;
}

const start: Range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/**
 * The file, the pointer in it and the range that set a value of a merged document (or removed it; or, if the
 * pointer leads nowhere, of its nearest ancestor). For a path that is not a document, such as a layer's file or a
 * broken one, the place in the file itself. The start of the file if it is not in the draft.
 */
export function locate(draft: Draft, path: string, pointer: string, part: Part = "value"): Located {
  const own: Origin = { file: path, pointer, layer: "base" };
  const origin = isPointer(pointer) ? (draft.documents.get(path)?.originOf(pointer) ?? own) : own;
  const file = draft.files.get(origin.file);
  return { ...origin, range: file === undefined ? start : rangeOf(file, origin.pointer, part) };
}
