import { Brackets } from "./outline";
import type { Outline } from "./outline";
import { isUnsafeKey } from "./pointer";
import { maxDepth } from "./syntax-codes";
import type { Json } from "./types";
import { utf8 } from "./utf8";

/** What one fast look at a text finds before and after JSON.parse. */
export interface Glance {
  /** Offset of the bracket that goes deeper than `maxDepth`, or -1. */
  tooDeepAt: number;
  /** Colons outside strings: in valid JSON, the number of members written. */
  members: number;
  /**
   * Something may be wrong that JSON.parse accepts (a huge number, "-0", half a character, an undecodable byte);
   * a slow look decides.
   */
  suspicious: boolean;
  /** Where brackets and lines stand, as far as the text is JSON. */
  outline: Outline;
}

const newLine = 10;
const carriageReturn = 13;
const space = 32;
const quote = 34;
const minus = 45;
const point = 46;
const zero = 48;
const nine = 57;
const colon = 58;
const openBracket = 91;
const backslash = 92;
const closeBracket = 93;
const letterD = 100;
const letterE = 101;
const letterU = 117;
const openBrace = 123;
const closeBrace = 125;

/** First bytes of characters of several bytes. */
const twoBytes = 0xc0;
const threeBytes = 0xe0;

/** Numbers shorter than this are exact: 2^53 has 16 digits. */
const exactDigits = 15;

/**
 * One pass over any text, JSON or not. It runs before JSON.parse, since a text of brackets alone would
 * make that take gigabytes; and it is written for speed, since it runs at every keystroke.
 */
export function glance(text: string): Glance {
  const { bytes, length: end } = utf8(text);
  let members = 0;
  let suspicious = false;
  let lineStarts = new Int32Array(256);
  let lines = 1;
  let opens = new Int32Array(64);
  let ends = new Int32Array(64);
  let brackets = 0;
  const unclosed = new Int32Array(maxDepth + 1);
  let depth = 0;
  let tooDeepAt = -1;
  // Bytes so far that are no UTF-16 unit of their own: the difference between offsets in the bytes and in the text.
  let shift = 0;
  let i = 0;
  while (i < end) {
    const byte = bytes[i++]!;
    if (byte <= space) {
      if (byte === newLine || (byte === carriageReturn && bytes[i] !== newLine)) {
        if (lines === lineStarts.length) lineStarts = larger(lineStarts);
        lineStarts[lines++] = i - shift;
        while (bytes[i] === space) i++;
      }
    } else if (byte === quote) {
      let inner = bytes[i++]!;
      while (inner !== quote && i <= end) {
        if (inner === backslash) {
          if (bytes[i] === letterU && isSurrogate(bytes, i + 1)) suspicious = true;
          i++;
        } else if (inner >= twoBytes) {
          shift += inner < threeBytes ? 1 : 2;
          if (isReplacement(bytes, i - 1)) suspicious = true;
        }
        inner = bytes[i++]!;
      }
    } else if (byte >= openBracket) {
      if (byte === openBrace || byte === openBracket) {
        if (depth === maxDepth) {
          tooDeepAt = i - 1 - shift;
          break;
        }
        if (brackets === opens.length) {
          opens = larger(opens);
          ends = larger(ends);
        }
        opens[brackets] = i - 1 - shift;
        unclosed[depth++] = brackets++;
      } else if (byte === closeBrace || byte === closeBracket) {
        if (depth > 0) ends[unclosed[--depth]!] = i - shift;
      } else if (byte >= twoBytes) {
        shift += byte < threeBytes ? 1 : 2;
      }
    } else if (byte === colon) {
      members++;
    } else if (byte === minus || (byte >= zero && byte <= nine)) {
      const start = i - 1;
      let inner = bytes[i]!;
      while ((inner >= zero && inner <= nine) || inner === point) inner = bytes[++i]!;
      if (i - start > exactDigits || (inner | 32) === letterE) suspicious = true;
      else if (byte === minus && isZero(bytes, start + 1, i)) suspicious = true;
    }
  }
  const outline = {
    brackets: new Brackets(opens.subarray(0, brackets), ends.subarray(0, brackets)),
    lineStarts: lineStarts.subarray(0, lines),
  };
  return { tooDeepAt, members, suspicious, outline };
}

function larger(list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const twice = new Int32Array(list.length * 2);
  twice.set(list);
  return twice;
}

/** True when bytes[from, to) hold no digit but 0: of "-0" and "-0.00". */
function isZero(bytes: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (bytes[i]! > zero && bytes[i]! <= nine) return false;
  return true;
}

/** True for the digits of \uD8.. to \uDF.. */
function isSurrogate(bytes: Uint8Array, at: number): boolean {
  return (bytes[at]! | 32) === letterD && bytes[at + 1]! > 55;
}

/** True for U+FFFD, which stands for undecodable bytes, and for half a surrogate pair. */
function isReplacement(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd;
}

/**
 * Members of all objects in a value, at most `maxDepth` deep. Fewer than were written: a key stands twice. With a
 * reserved key among them, less than nothing.
 */
export function countMembers(value: Json): number {
  if (typeof value !== "object" || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === "object") count += countMembers(item);
    return count;
  }
  const keys = Object.keys(value);
  for (const key of keys) {
    if (isUnsafeKey(key)) return -Infinity;
    const member = value[key];
    if (typeof member === "object") count += countMembers(member);
  }
  return count + keys.length;
}

/** Half of a surrogate pair without its other half; with the `u` flag pairs count as one character. */
export const loneSurrogate = /\p{Surrogate}/u;
