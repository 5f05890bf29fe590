import { syntaxCodes, type SyntaxCodeName } from "../../documents";
import type { CodeEntry } from "../registry-types";

type Words = Pick<CodeEntry, "explain" | "mend" | "example">;

const unreadable =
  "A text that is not JSON has no value, so nothing else can be checked in it, nor what depends on it.";

/**
 * What the codes of the first tier mean. The reader of documents finds these problems and words them; this is their
 * text in docs/diagnostics.md.
 */
const words: Readonly<Record<SyntaxCodeName, Words>> = {
  "syntax/empty": {
    explain: unreadable,
    mend: "Write at least `{}`, or remove the file.",
    example: "The file is empty.",
  },
  "syntax/unexpected-token": {
    explain: unreadable,
    mend: "Look at the place and just before it: a quotation mark or a bracket is often missing there.",
    example: "A value is expected here.",
  },
  "syntax/missing-comma": {
    explain: unreadable,
    mend: "Put a comma between the two members.",
    example: "A comma is missing before this.",
  },
  "syntax/missing-colon": {
    explain: unreadable,
    mend: "Put a colon between the key and its value.",
    example: "A colon is missing after the key.",
  },
  "syntax/trailing-comma": {
    explain: "JSON allows no comma after the last member, and other programs that read the file refuse it.",
    mend: "Remove the comma.",
    example: "A comma follows the last member.",
  },
  "syntax/comment": {
    explain: "JSON has no comments, and a tool that writes the file would lose them.",
    mend: "Move the remark into a `note` of `sources`; the studio shows it beside the value.",
    example: "JSON has no comments.",
  },
  "syntax/unclosed": {
    explain: unreadable,
    mend: "Close the bracket or the quotation mark that the message points to.",
    example: "This bracket is never closed.",
  },
  "syntax/invalid-string": {
    explain: unreadable,
    mend: 'Write texts in double quotation marks; inside, a quotation mark is `\\"` and a new line is `\\n`.',
    example: "A line ends inside a text.",
  },
  "syntax/invalid-number": {
    explain: unreadable,
    mend: "Write a number with digits, at most one point and no leading zeros: `0.5`, not `.5` or `00`.",
    example: '"01" is not a valid JSON number.',
  },
  "syntax/too-deep": {
    explain: "Saving and checking go down every level, and a text that is nested too deeply would stop them.",
    mend: "A document has no use for so many levels: look for a bracket that was repeated by mistake.",
    example: "Objects and lists are nested more than 200 deep here.",
  },
  "syntax/too-large": {
    explain: "A file of this size is not a document of a game, and reading it would block the studio.",
    mend: "Split the document, or check whether something else was saved under its name.",
    example: "The file has 60 MB; at most 50 MB are read.",
  },
  "syntax/too-extensive": {
    explain:
      "The largest board of any game has a few thousand hexes. A document many times as large was most likely pasted together, or written by a program that went wrong; merging and checking it would keep you waiting for minutes.",
    mend: "Check whether the right file was saved under this name; split a table that is really so large.",
    example: "There are 1048576 members here; with more than 20000 a document is neither checked nor used.",
  },
  "syntax/proto-key": {
    explain:
      "JavaScript gives this key a meaning of its own; a document with it could change how the program works.",
    mend: "Choose another key.",
    example: '"constructor" is reserved by JavaScript and cannot be a key.',
  },
  "syntax/number-overflow": {
    explain: "The number is larger than a computer can store; it would be lost when saved.",
    mend: "Write the number that was meant.",
    example: "1e999 is too large.",
  },
  "syntax/duplicate-key": {
    explain: "Of two members with the same key only the last counts; the other misleads.",
    mend: "Remove one of the two, or rename it.",
    example: 'The key "oil" occurs twice in one object.',
  },
  "syntax/lone-surrogate": {
    explain: "Half of a two-part character cannot be saved as UTF-8: it would turn into a question mark.",
    mend: "Write the character again.",
    example: "The text contains half a character.",
  },
  "syntax/not-utf8": {
    explain: "The file was saved in another encoding, and some of its letters are lost already.",
    mend: "Save the file as UTF-8, and write the letters that were lost again.",
    example: "Bytes of the file are not UTF-8.",
  },
  "syntax/number-precision": {
    explain: "A number holds about sixteen digits. Further digits are lost.",
    mend: "Write the number with the digits that count; write an id as a text, in quotation marks.",
    example: "12345678901234567890 is stored as 12345678901234567000.",
  },
  "syntax/byte-order-mark": {
    explain:
      "Some programs put an invisible mark before the first character. Other programs cannot read such a file.",
    mend: "Save the file as UTF-8 without a byte order mark.",
    example: "The file starts with a byte order mark.",
  },
  "syntax/more": {
    explain: "So many problems most likely have one cause.",
    mend: "Fix the first ones; the others then appear or are gone.",
    example: "The file has more problems than these 200.",
  },
};

export const syntaxEntries: readonly CodeEntry[] = (Object.keys(syntaxCodes) as SyntaxCodeName[]).map(
  (code) => ({
    code,
    severity: syntaxCodes[code].severity,
    title: syntaxCodes[code].title,
    ...words[code],
  }),
);
