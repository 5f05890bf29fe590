import { writtenAlike } from "./equal";
import { countMembers, glance } from "./guard";
import { inspect } from "./inspect";
import { keepOutline } from "./outline";
import { ProblemList } from "./problems";
import { isSurelyClean } from "./surely-clean";
import { maxDepth, maxLength, maxProblems, syntaxCodes } from "./syntax-codes";
import type { SyntaxCodeName } from "./syntax-codes";
import type { Json, ParsedDocument, SyntaxProblem } from "./types";

/**
 * Reads a text. Never throws, and takes time in proportion to the text's length. `value` is there when
 * the text is JSON and safe to work on; `problems` is all that is wrong or doubtful about the text itself.
 * Where the text says the same as `known`, a value read before, the value is that very one.
 */
export function parseDocument(path: string, text: string, known?: Json): ParsedDocument {
  if (text.length > maxLength) {
    const list = new ProblemList();
    const size = `${Math.ceil(text.length / 1_000_000)} MB`;
    list.add(
      "syntax/too-large",
      "",
      0,
      0,
      `The file has ${size}; at most ${maxLength / 1_000_000} MB are read.`,
    );
    return { path, text, value: undefined, problems: list.problems };
  }
  if (isWide(text)) {
    const list = new ProblemList();
    const message = "The file is not UTF-8; it looks like UTF-16, which some Windows programs write.";
    list.add("syntax/unexpected-token", "", 0, 1, message, { hint: "Save it as UTF-8." });
    return { path, text, value: undefined, problems: list.problems };
  }
  const small = text.length <= smallText;
  let attempt = small ? parseStrictly(text) : undefined;
  if (attempt !== undefined && text.charCodeAt(0) !== byteOrderMark && isSurelyClean(text, attempt.value)) {
    return { path, text, value: preferred(attempt.value, known), problems: [] };
  }
  const look = glance(text);
  if (look.tooDeepAt >= 0) attempt = undefined;
  else if (!small) attempt = parseStrictly(text);
  const clean = attempt !== undefined && !look.suspicious && countMembers(attempt.value) === look.members;
  const problems = clean ? [] : inspect(text);
  if (look.tooDeepAt >= 0) ensure(problems, "syntax/too-deep", look.tooDeepAt, tooDeep);
  else if (attempt === undefined) ensure(problems, "syntax/unexpected-token", 0, "The text is not JSON.");
  if (!clean || text.charCodeAt(0) === byteOrderMark) problems.push(...encodingProblems(text));
  problems.sort((a, b) => a.offset - b.offset);
  if (attempt === undefined) return { path, text, value: undefined, problems };
  const usable = problems.every((problem) => isUsable(problem.code));
  const doc = { path, text, value: usable ? preferred(attempt.value, known) : undefined, problems };
  keepOutline(doc, look.outline);
  return doc;
}

/** Texts up to this length go to JSON.parse directly; longer ones are inspected first. */
const smallText = 250_000;

/** A value read before in place of one that is the same. */
const preferred = (read: Json, known: Json | undefined): Json =>
  known !== undefined && writtenAlike(read, known) ? known : read;

/** Letters of UTF-16 that were read as UTF-8 have a zero beside them; every sign of such a text would be an error. */
const isWide = (text: string): boolean => text.slice(0, 4).includes("\u0000");

const byteOrderMark = 0xfeff;
const tooDeep = `Objects and lists are nested more than ${maxDepth} deep here.`;

/** The value wrapped in an object, so that it differs from a failure; a byte order mark is passed over. */
function parseStrictly(text: string): { value: Json } | undefined {
  try {
    return { value: JSON.parse(text.charCodeAt(0) === byteOrderMark ? text.slice(1) : text) as Json };
  } catch {
    // Not an error to hide: `inspect` says what is wrong, and where, better than the exception does.
    return undefined;
  }
}

function isUsable(code: string): boolean {
  return !(code in syntaxCodes) || syntaxCodes[code as SyntaxCodeName].usable;
}

/** Adds a problem unless something fatal has been said already: a text without a value must say why. */
function ensure(problems: SyntaxProblem[], code: SyntaxCodeName, offset: number, message: string): void {
  if (problems.some((problem) => problem.code === code || !isUsable(problem.code))) return;
  problems.push({ code, message, severity: syntaxCodes[code].severity, pointer: "", offset, length: 1 });
}

/** What went wrong when bytes became text: a mark at the start, signs for bytes that are no UTF-8. */
function encodingProblems(text: string): SyntaxProblem[] {
  const list = new ProblemList();
  if (text.charCodeAt(0) === byteOrderMark) {
    list.add(
      "syntax/byte-order-mark",
      "",
      0,
      1,
      "The file starts with a byte order mark, which JSON forbids.",
      {
        hint: "Save it as UTF-8 without the mark.",
        fixes: [{ title: "Take the mark out", edits: [{ offset: 0, length: 1, text: "" }] }],
      },
    );
  }
  let at = text.indexOf("\uFFFD");
  for (let reported = 0; at >= 0 && reported < maxProblems; reported++) {
    list.add("syntax/not-utf8", "", at, 1, "Bytes that are not UTF-8 stood here; what they meant is lost.", {
      hint: "Type the character again, and save the file as UTF-8.",
    });
    at = text.indexOf("\uFFFD", at + 1);
  }
  return list.problems;
}
