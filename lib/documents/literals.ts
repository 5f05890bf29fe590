import { loneSurrogate } from "./guard";
import { excerpt } from "./problems";
import type { ProblemDetails } from "./problems";
import type { SyntaxCodeName } from "./syntax-codes";

/** A problem of one literal: where in the text, and what to say. */
export interface LiteralProblem {
  code: SyntaxCodeName;
  offset: number;
  length: number;
  message: string;
  details: ProblemDetails;
}

const wellFormedNumber = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
const looksNumeric = /^[+-]?(?:\.?[0-9]|\.$|Infinity$|NaN$|$)/;

/** True when a word that JSON does not know was probably meant as a number: "+1", ".5", "0x1F", "NaN". */
export function isNumberLike(word: string): boolean {
  return looksNumeric.test(word);
}

function fix(title: string, offset: number, length: number, text: string): ProblemDetails {
  return { fixes: [{ title, edits: [{ offset, length, text }] }] };
}

/** What is wrong with a number as written; undefined when nothing is. */
export function numberProblem(word: string, offset: number): LiteralProblem | undefined {
  const place = { offset, length: word.length };
  if (!wellFormedNumber.test(word)) {
    const mended = mendNumber(word);
    return {
      code: "syntax/invalid-number",
      ...place,
      message: `${excerpt(word)} is not a number as JSON writes them.`,
      details: {
        hint: numberHint(word),
        ...(mended === undefined ? {} : fix(`Write ${mended}`, offset, word.length, mended)),
      },
    };
  }
  const value = Number(word);
  if (!Number.isFinite(value)) {
    return {
      code: "syntax/number-overflow",
      ...place,
      message: `${excerpt(word)} is too large: it would be read as infinity and saved as null.`,
      details: { hint: "Write a number below 1.8e308." },
    };
  }
  if (Object.is(value, -0)) {
    return {
      code: "syntax/number-precision",
      ...place,
      message: `${excerpt(word)} is read as 0; the minus sign is lost.`,
      details: fix("Write 0", offset, word.length, "0"),
    };
  }
  const lossy = significantDigits(word) !== significantDigits(String(value));
  if (lossy || (Number.isInteger(value) && Math.abs(value) > 2 ** 53)) {
    return {
      code: "syntax/number-precision",
      ...place,
      message: lossy
        ? `${excerpt(word)} has more digits than a number holds; it is read as ${value}.`
        : `${excerpt(word)} is beyond 2^53, where whole numbers are no longer exact.`,
      details: { hint: "Write fewer digits, or write it as text in double quotes." },
    };
  }
  return undefined;
}

/** The digits that carry the value, without sign, point, exponent and zeros at either end. */
function significantDigits(word: string): string {
  const [mantissa = ""] = word.replace("-", "").split(/[eE]/);
  return trimZeros(mantissa.replace(".", ""));
}

function trimZeros(digits: string): string {
  let from = 0;
  let to = digits.length;
  while (from < to && digits[from] === "0") from++;
  while (to > from && digits[to - 1] === "0") to--;
  return digits.slice(from, to);
}

function numberHint(word: string): string {
  if (word.startsWith("+")) return "Leave out the plus sign.";
  if (/^-?\./.test(word)) return "Write a 0 before the point.";
  if (/\.(?:$|[eE])/.test(word)) return "Write a digit after the point, or leave the point out.";
  if (/^-?0[0-9]/.test(word)) return "Leave out the leading zeros, or write it as text in double quotes.";
  if (/^[+-]?(?:Infinity|NaN)$/.test(word)) return "JSON has no such number; write a number or null.";
  if (/^-?0[xXoObB]/.test(word)) return "Write it in decimal digits.";
  return "Write digits, a point and perhaps an exponent, or put text into double quotes.";
}

/** The number that was surely meant, or undefined. */
function mendNumber(word: string): string | undefined {
  const mended = word
    .replace(/^\+/, "")
    .replace(/^(-?)\./, "$10.")
    .replace(/\.(?=$|[eE])/, "")
    .replace(/^(-?)0+(?=[0-9])/, "$1");
  return mended.length <= 40 && wellFormedNumber.test(mended) ? mended : undefined;
}

/** What is wrong inside a closed string; `raw` includes its quotes, `value` is the decoded text. */
export function stringProblem(raw: string, value: string, offset: number): LiteralProblem | undefined {
  const escape = /\\(?:(["\\/bfnrt]|u[0-9a-fA-F]{4})|)/g;
  if (raw.includes("\\")) {
    for (const found of raw.matchAll(escape)) {
      if (found[1] !== undefined) continue;
      const next = raw[found.index + 1] ?? "";
      return {
        code: "syntax/invalid-string",
        offset: offset + found.index,
        length: 2,
        message:
          next === "u"
            ? "Four hexadecimal digits must follow \\u."
            : `\\${excerpt(next)} is not an escape that JSON knows.`,
        details: {
          hint: 'Write \\\\ for a backslash; the others are \\" \\/ \\b \\f \\n \\r \\t and \\u with four digits.',
          ...(next === "u" ? {} : fix("Double the backslash", offset + found.index, 1, "\\\\")),
        },
      };
    }
  }
  const control = /[\u0000-\u001f]/.exec(raw);
  if (control) {
    const written = JSON.stringify(control[0]).slice(1, -1);
    return {
      code: "syntax/invalid-string",
      offset: offset + control.index,
      length: 1,
      message: `A string cannot hold a bare control character; write ${written}.`,
      details: fix(`Write ${written}`, offset + control.index, 1, written),
    };
  }
  if (loneSurrogate.test(value)) {
    return {
      code: "syntax/lone-surrogate",
      offset,
      length: raw.length,
      message: "The text holds half a character (a lone surrogate), which cannot be saved as UTF-8.",
      details: { hint: "Type the character again; an escape for it has two halves, \\uD8.. and \\uDC..." },
    };
  }
  return undefined;
}
