import {
  canonicalText,
  documentOfFile,
  inFile,
  type JsonSchema,
  refsAmong,
  type TextEdit,
  type TextSplice,
} from "../documents";
import { token, TokenReader } from "../documents/tokens";
import { schemaOf } from "./spot";
import { textOf } from "./texts";
import type { World } from "./types";

export type Formatted = { ok: true; edits: TextEdit[] } | { ok: false; message: string };

/**
 * The edits that bring a file into its canonical form: two spaces, keys in the order of the schema. Only white space
 * is touched where the order is right already, so that cursors and marks stay where they are.
 */
export function format(world: World, file: string): Formatted {
  const doc = textOf(world, file);
  if (!doc) return { ok: false, message: `There is no document ${file}.` };
  const broken = doc.problems.find(({ severity }) => severity === "error");
  if (doc.value === undefined || broken) {
    return { ok: false, message: `Fix the text first: ${broken?.message ?? "it is not JSON."}` };
  }
  const path = schemaOf(world, documentOfFile(file));
  const schema = path === undefined ? undefined : (world.schemas[path] as JsonSchema);
  const text = canonicalText(doc.value, schema, refsAmong(world.schemas));
  return { ok: true, edits: inFile(file, blankEdits(doc.text, text) ?? middleEdit(doc.text, text)) };
}

/** Changes of white space alone; undefined when the texts differ in more. */
function blankEdits(from: string, to: string): TextSplice[] | undefined {
  const a = new TokenReader(from);
  const b = new TokenReader(to);
  const edits: TextSplice[] = [];
  for (;;) {
    a.next();
    b.next();
    if (a.kind !== b.kind || a.raw() !== b.raw()) return undefined;
    const before = from.slice(a.previousEnd, a.at);
    const after = to.slice(b.previousEnd, b.at);
    if (before !== after) edits.push({ offset: a.previousEnd, length: before.length, text: after });
    if (a.kind === token.end) return edits;
  }
}

/** One edit of all lines between the first and the last that differ. */
function middleEdit(from: string, to: string): TextSplice[] {
  let start = 0;
  const shorter = Math.min(from.length, to.length);
  while (start < shorter && from[start] === to[start]) start++;
  start = from.lastIndexOf("\n", start - 1) + 1;
  let end = 0;
  while (end < shorter - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end++;
  const length = from.length - end - start;
  const text = to.slice(start, to.length - end);
  return length === 0 && text === "" ? [] : [{ offset: start, length, text }];
}
