import type { FileMap, TextEdit, TextSplice } from "./types";

/** An edit that is impossible: the place does not exist, the text is broken, or the value is not JSON. */
export class EditError extends Error {
  override readonly name = "EditError";
}

/** The edits in the order of the text; one that only inserts comes before another at the same offset. */
export function sortEdits<T extends TextSplice>(edits: readonly T[]): T[] {
  return [...edits].sort((a, b) => a.offset - b.offset || Math.min(a.length, 1) - Math.min(b.length, 1));
}

/**
 * The text with all edits made; their offsets are those of the text given, in any order. Throws EditError
 * when an edit lies outside the text or two overlap.
 */
export function applyEdits(text: string, edits: readonly TextSplice[]): string {
  let result = "";
  let done = 0;
  for (const edit of sortEdits(edits)) {
    if (edit.length < 0 || edit.offset < 0 || edit.offset + edit.length > text.length) {
      throw new EditError(`The edit at ${edit.offset} lies outside the text.`);
    }
    if (edit.offset < done) throw new EditError(`The edit at ${edit.offset} overlaps another.`);
    result += text.slice(done, edit.offset) + edit.text;
    done = edit.offset + edit.length;
  }
  return result + text.slice(done);
}

/** The edits as edits of a file. */
export function inFile(file: string, edits: readonly TextSplice[]): TextEdit[] {
  return edits.map((edit) => ({ file, ...edit }));
}

/** The files with edits made in some of them; a file that is not there begins empty. Throws EditError. */
export function editFiles(files: FileMap, edits: readonly TextEdit[]): FileMap {
  const after: Record<string, string> = { ...files };
  for (const file of new Set(edits.map((edit) => edit.file))) {
    const own = edits.filter((edit) => edit.file === file);
    after[file] = applyEdits(files[file] ?? "", own);
  }
  return after;
}
