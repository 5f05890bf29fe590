/** Deepest nesting of objects and arrays that is read. Saving and checking recurse; 200 is safe in every browser. */
export const maxDepth = 200;

/** Longest text that is read, in UTF-16 units. */
export const maxLength = 50_000_000;

/**
 * Most members or items in one object or list, and most values in one document, that are worked on: many times
 * those of the largest game, and few enough to be checked in seconds.
 */
export const maxMembers = 20_000;
export const maxValues = 200_000;

/** How many problems of the text are reported for one file; a last one says that there are more. */
export const maxProblems = 200;

export interface SyntaxCode {
  severity: "error" | "warning";
  /** False when no value is made from a text with this problem. */
  usable: boolean;
  title: string;
}

/** Every problem a text can have before a schema is asked, in one place. Codes are stable. */
export const syntaxCodes = {
  "syntax/empty": { severity: "error", usable: false, title: "The file is empty." },
  "syntax/unexpected-token": { severity: "error", usable: false, title: "Something stands where it cannot." },
  "syntax/missing-comma": { severity: "error", usable: false, title: "A comma is missing." },
  "syntax/missing-colon": { severity: "error", usable: false, title: "A colon is missing after a key." },
  "syntax/trailing-comma": { severity: "error", usable: false, title: "A comma follows the last member." },
  "syntax/comment": { severity: "error", usable: false, title: "JSON has no comments." },
  "syntax/unclosed": { severity: "error", usable: false, title: "A bracket is never closed." },
  "syntax/invalid-string": { severity: "error", usable: false, title: "A string is not well written." },
  "syntax/invalid-number": { severity: "error", usable: false, title: "A number is not well written." },
  "syntax/too-deep": { severity: "error", usable: false, title: "Objects and lists are nested too deeply." },
  "syntax/too-large": { severity: "error", usable: false, title: "The file is too large." },
  "syntax/too-extensive": { severity: "error", usable: false, title: "The file holds too many values." },
  "syntax/proto-key": { severity: "error", usable: false, title: "A key is reserved by JavaScript." },
  "syntax/number-overflow": { severity: "error", usable: false, title: "A number is too large to be held." },
  // The last of two equal keys counts, so there is a value; the designer still has to say which was meant.
  "syntax/duplicate-key": { severity: "error", usable: true, title: "A key occurs twice in one object." },
  "syntax/lone-surrogate": { severity: "error", usable: true, title: "A text contains half a character." },
  "syntax/not-utf8": { severity: "error", usable: true, title: "Bytes of the file are not UTF-8." },
  "syntax/number-precision": { severity: "warning", usable: true, title: "A number loses digits." },
  "syntax/byte-order-mark": {
    severity: "warning",
    usable: true,
    title: "The file starts with a byte order mark.",
  },
  "syntax/more": { severity: "warning", usable: true, title: "More problems than are shown." },
} as const satisfies Record<string, SyntaxCode>;

export type SyntaxCodeName = keyof typeof syntaxCodes;
