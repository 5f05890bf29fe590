import { offsetsOf } from "./positions";
import { parseDocument } from "./parse";
import { joinPointer } from "./pointer";
import { maxMembers, maxValues, syntaxCodes } from "./syntax-codes";
import type { Json, ParsedDocument, SyntaxProblem } from "./types";

/** Where a document holds more than is worked on. */
export interface Extent {
  pointer: string;
  /** Members of the object or list there; undefined when the document as a whole has too many values. */
  members: number | undefined;
}

/** The first object or list with too many members, or the document when it has too many values; else undefined. */
export function extentOf(root: Json): Extent | undefined {
  let values = 0;
  const visit = (value: Json, pointer: () => string): Extent | undefined => {
    if (typeof value !== "object" || value === null) return undefined;
    const isList = Array.isArray(value);
    const keys = isList ? [] : Object.keys(value);
    const members = isList ? value.length : keys.length;
    if (members > maxMembers) return { pointer: pointer(), members };
    values += members;
    if (values > maxValues) return { pointer: "", members: undefined };
    for (let i = 0; i < members; i++) {
      const below = isList ? value[i]! : value[keys[i]!]!;
      if (typeof below !== "object") continue;
      const found = visit(below, () => joinPointer(pointer(), keys[i] ?? i));
      if (found) return found;
    }
    return undefined;
  };
  return visit(root, () => "");
}

/**
 * Reads a text that is to be merged and checked. Beside what `parseDocument` refuses, it gives no value of a
 * document that is so large that somebody would wait for minutes; such a text can still be opened and edited.
 */
export function readDocument(path: string, text: string, known?: Json): ParsedDocument {
  const doc = parseDocument(path, text, known);
  // Every value takes a character, and another parts it from the next.
  if (doc.value === undefined || text.length <= 2 * maxMembers) return doc;
  const extent = extentOf(doc.value);
  return extent ? { ...doc, value: undefined, problems: [problemOf(doc, extent), ...doc.problems] } : doc;
}

function problemOf(doc: ParsedDocument, { pointer, members }: Extent): SyntaxProblem {
  const at = offsetsOf(doc, pointer, "key");
  // Of a whole document its first character is enough to look at.
  const { offset, length } = pointer === "" ? { offset: at.offset, length: 1 } : at;
  const code = "syntax/too-extensive";
  return {
    code,
    severity: syntaxCodes[code].severity,
    message:
      members === undefined
        ? `The document has more than ${maxValues} values; it is neither checked nor used.`
        : `There are ${members} members here; with more than ${maxMembers} a document is neither checked nor used.`,
    hint: "Look whether the right file was saved under this name; split a table that is truly so large.",
    pointer,
    offset,
    length,
  };
}
