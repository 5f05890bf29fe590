import { applyEdits, assemble, type FileMap, type TextEdit } from "../../lib/documents";
import { kinds } from "../../lib/documents/generated/kinds";
import { schemas } from "../../lib/documents/generated/schemas";
import type { Completion, World } from "../../lib/language";
import { gameOf, manifest, print, shippedFiles } from "../diagnostics/support";

export { manifest, print, shippedFiles };

const shipped = shippedFiles();

/** The shipped game with some files changed or added; `layers` are on beside its own. */
export function worldOf(changes: Record<string, string> = {}, layers: readonly string[] = []): World {
  const files: FileMap = { ...shipped, ...changes };
  return { draft: assemble(files, { layers }), files, game: gameOf("fire-in-the-sky"), schemas, kinds };
}

/** A world and a place in it: the file is as shipped but for its text, in which `|` marks the cursor. */
export interface Marked {
  world: World;
  file: string;
  offset: number;
  text: string;
}

/** The cursor where `|` stands in the text. */
export function mark(
  file: string,
  marked: string,
  changes: Record<string, string> = {},
  layers: readonly string[] = [],
): Marked {
  const offset = marked.indexOf("|");
  if (offset < 0) throw new Error("The text has no mark.");
  const text = marked.slice(0, offset) + marked.slice(offset + 1);
  return { world: worldOf({ ...changes, [file]: text }, layers), file, offset, text };
}

/** The cursor in a shipped file: `|` stands in `marked`, a part of the text that is there once. */
export function inShipped(file: string, marked: string, changes: Record<string, string> = {}): Marked {
  const text = changes[file] ?? shipped[file]!;
  const part = marked.replace("|", "");
  const at = text.indexOf(part);
  if (at < 0) throw new Error(`${file} does not hold ${part}.`);
  return { world: worldOf(changes), file, offset: at + marked.indexOf("|"), text };
}

/** The text after a completion was taken, places to fill in as they are written. */
export function take({ text }: Marked, { insertText, replace, also }: Completion): string {
  return applyEdits(text, [...also, { ...replace, text: insertText }]);
}

/** A snippet as it looks when nothing is filled in. */
export const filled = (text: string): string =>
  text
    .replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, "$1")
    .replace(/\$\{\d+:((?:[^}\\]|\\.)*)\}/g, "$1")
    .replace(/\$\d+/g, "")
    .replace(/\\([$}\\])/g, "$1");

export function applied(files: FileMap, edits: readonly TextEdit[]): Record<string, string> {
  const changed: Record<string, string> = { ...files };
  for (const file of new Set(edits.map((edit) => edit.file))) {
    const own = edits.filter((edit) => edit.file === file);
    changed[file] = applyEdits(changed[file] ?? "", own);
  }
  return changed;
}
