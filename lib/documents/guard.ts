import { maxDepth } from "./syntax-codes";
import type { Json } from "./types";

/** What one fast look at a text tells before and after JSON.parse. */
export interface Glance {
  /** Offset of the bracket that goes deeper than `maxDepth`, or -1. */
  tooDeepAt: number;
  /** Colons outside strings: in valid JSON, the number of members written. */
  members: number;
  /** Something may be wrong that JSON.parse accepts (a huge number, "-0", an odd escape); a slow look decides. */
  suspicious: boolean;
}

const space = 32;
const quote = 34;
const minus = 45;
const zero = 48;
const nine = 57;
const colon = 58;
const backslash = 92;
const openBracket = 91;
const closeBracket = 93;
const openBrace = 123;
const closeBrace = 125;
const letterE = 101;
const letterU = 117;

/** Numbers shorter than this are exact: 2^53 has 16 digits. */
const exactDigits = 15;

/**
 * One pass over any text, JSON or not. It runs before JSON.parse, since a text of brackets alone would
 * make that take gigabytes; and it is written for speed, since it runs at every keystroke.
 */
export function glance(text: string): Glance {
  const end = text.length;
  let depth = 0;
  let members = 0;
  let suspicious = false;
  let i = 0;
  while (i < end) {
    const code = text.charCodeAt(i++);
    if (code <= space) continue;
    if (code === quote) {
      let inner = text.charCodeAt(i++);
      while (inner !== quote && i <= end) {
        if (inner === backslash) {
          if (text.charCodeAt(i) === letterU && oddEscape(text, i + 1)) suspicious = true;
          i++;
        }
        inner = text.charCodeAt(i++);
      }
    } else if (code >= openBracket) {
      if (code === openBrace || code === openBracket) {
        if (++depth > maxDepth) return { tooDeepAt: i - 1, members, suspicious: true };
      } else if (code === closeBrace || code === closeBracket) {
        depth--;
      }
    } else if (code === colon) {
      members++;
    } else if (code === minus || (code >= zero && code <= nine)) {
      const start = i - 1;
      let inner = text.charCodeAt(i);
      while (isNumberPart(inner)) {
        if ((inner | 32) === letterE) suspicious = true;
        inner = text.charCodeAt(++i);
      }
      if (i - start > exactDigits || (code === minus && isZero(text, start + 1, i))) suspicious = true;
    }
  }
  return { tooDeepAt: -1, members, suspicious };
}

function isNumberPart(code: number): boolean {
  return (
    (code >= zero && code <= nine) || code === 46 || (code | 32) === letterE || code === minus || code === 43
  );
}

/** True when text[from, to) holds no digit but 0: of "-0" and "-0.00". */
function isZero(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code > zero && code <= nine) return false;
  }
  return true;
}

/** True for \uD8.. to \uDF.. (surrogates) and \u005. to \u007. (letters, of which a reserved key could be made). */
function oddEscape(text: string, at: number): boolean {
  const high = text.charCodeAt(at);
  if ((high | 32) === 100) return text.charCodeAt(at + 1) > 55;
  return high === zero && text.charCodeAt(at + 1) === zero && text.charCodeAt(at + 2) >= 53;
}

/** Members of all objects in a value, at most `maxDepth` deep. Fewer than were written: a key stands twice. */
export function countMembers(value: Json): number {
  if (typeof value !== "object" || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === "object") count += countMembers(item);
    return count;
  }
  const keys = Object.keys(value);
  for (const key of keys) {
    const member = value[key];
    if (typeof member === "object") count += countMembers(member);
  }
  return count + keys.length;
}

/** Words that, if they occur at all, call for a slow look at the keys. */
const reservedKeys = ["__proto__", '"constructor"', '"prototype"'];

/** True when the raw text may hold a reserved key, a lone surrogate or the sign for undecodable bytes. */
export function mayHoldOddText(text: string): boolean {
  return (
    reservedKeys.some((key) => text.includes(key)) || loneSurrogate.test(text) || text.includes("\uFFFD")
  );
}

/** Half of a surrogate pair without its other half; with the `u` flag pairs count as one character. */
export const loneSurrogate = /\p{Surrogate}/u;
