import { type Extent, extentOf, membersIn } from "./extent";
import { parseDocument } from "./parse";
import { offsetsOf } from "./positions";
import { reparse } from "./reparse";
import { maxMembers, maxValues, syntaxCodes } from "./syntax-codes";
import type { Json, ParsedDocument, SyntaxProblem } from "./types";

/**
 * Reads a text that is to be merged and checked. Beside what `parseDocument` refuses, it gives no value of a
 * document that is so large that somebody would wait for minutes; such a text can still be opened and edited. What the
 * text shares with `known`, read before, is not read again, and its values are the very ones of before.
 */
export function readDocument(path: string, text: string, known?: ParsedDocument): ParsedDocument {
  return (known && readAgain(path, text, known)) ?? readWhole(path, text, known?.value);
}

function readAgain(path: string, text: string, known: ParsedDocument): ParsedDocument | undefined {
  const read = reparse(path, text, known);
  if (!read || isSmall(text)) return read?.doc;
  const members = (membersKnown.get(known) ?? membersIn(known.value!)) + read.grown;
  if (members > maxValues) return undefined;
  membersKnown.set(read.doc, members);
  return read.doc;
}

/** Members of the documents that were read in parts, so that they need not be counted each time. */
const membersKnown = new WeakMap<ParsedDocument, number>();

/** Every value takes a character, and another parts it from the next. */
const isSmall = (text: string): boolean => text.length <= 2 * maxMembers;

function readWhole(path: string, text: string, known?: Json): ParsedDocument {
  const doc = parseDocument(path, text, known);
  if (doc.value === undefined || isSmall(text)) return doc;
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
