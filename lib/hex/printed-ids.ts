import type { OffsetHex } from "./coordinates";
import { HexError } from "./errors";

/** Which way the printed numbers of rows grow. */
export type RowOrder = "down" | "up";

/** How a board prints its hex numbers. Formatting and parsing are exact inverses of each other. */
export interface HexIdPattern {
  readonly pattern: string;
  /** The printed id. Throws HexError when a number does not fit (negative, or too long for its digits). */
  format(hex: OffsetHex): string;
  /** The hex of a printed id; undefined when the text does not fit the pattern. */
  parse(id: string): OffsetHex | undefined;
}

type Axis = "column" | "row";
type Token =
  | { readonly kind: "digits"; readonly axis: Axis; readonly width: number }
  | { readonly kind: "letters"; readonly axis: Axis }
  | { readonly kind: "literal"; readonly text: string };

/** Longer digits would lose precision as numbers. */
const maxDigits = 15;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Reads a pattern such as "CCRR", "RRCC" or "CCCRRR". A run of two or more `C` or `R` is the column or row with
 * that many digits, filled with zeros; a single one takes as many digits as the number has; `c` or `r` is a
 * letter (A to Z for 1 to 26, then AA, BB ... for 27 on). Signs and spaces stand for themselves, but for "-",
 * which joins hexes into hexsides, and ":", which names parts of hexes. Throws HexError for a bad pattern.
 *
 * Positions have rows that grow downwards. On a board that numbers its rows from the bottom (`rows` "up") the row of
 * a position is the negative of the printed one: "4535" read by "RRCC" is column 35, row -45. So parity, neighbours
 * and distances stay right, and north stays up.
 */
export function hexIdPattern(pattern: string, rows: RowOrder = "down"): HexIdPattern {
  const tokens = readPattern(pattern);
  const matcher = new RegExp(`^${tokens.map(tokenSource).join("")}$`, "u");
  const axes = tokens.flatMap((token) => (token.kind === "literal" ? [] : [token]));
  // Subtracting from 0 keeps minus zero out of the result.
  const turned = (hex: OffsetHex): OffsetHex =>
    rows === "up" ? { column: hex.column, row: 0 - hex.row } : hex;
  return {
    pattern,
    format: (hex) => tokens.map((token) => formatToken(token, turned(hex))).join(""),
    parse(id) {
      const match = matcher.exec(id);
      if (!match) return undefined;
      const hex = { column: 0, row: 0 };
      axes.forEach((token, index) => {
        const text = match[index + 1]!;
        hex[token.axis] = token.kind === "digits" ? Number(text) : lettersToNumber(text);
      });
      return turned(hex);
    },
  };
}

function readPattern(pattern: string): Token[] {
  const tokens: Token[] = [];
  for (const [run] of pattern.matchAll(/C+|R+|c|r|./gsu)) {
    const axis: Axis = run[0] === "C" || run[0] === "c" ? "column" : "row";
    if (run.length > maxDigits) throw badPattern(pattern, `more than ${maxDigits} digits are not read`);
    if (/^[CR]/.test(run)) tokens.push({ kind: "digits", axis, width: run.length });
    else if (/^[cr]$/.test(run)) tokens.push({ kind: "letters", axis });
    else if (/^[^\p{L}\p{N}\-:]$/u.test(run)) tokens.push({ kind: "literal", text: run });
    else throw badPattern(pattern, `"${run}" has no meaning in it`);
  }
  const axes = tokens.flatMap((token) => (token.kind === "literal" ? [] : [token.axis]));
  if (axes.length !== 2 || axes[0] === axes[1]) {
    throw badPattern(pattern, "it must hold the column once and the row once");
  }
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (isFree(token) && next && isFree(next))
      throw badPattern(pattern, "where one number ends is not clear");
    if (token.kind === "letters" && next?.kind === "letters") {
      throw badPattern(pattern, "where one group of letters ends is not clear");
    }
  }
  return tokens;
}

function isFree(token: Token): boolean {
  return token.kind === "digits" && token.width === 1;
}

function badPattern(pattern: string, why: string): HexError {
  return new HexError(`"${pattern}" is no pattern for hex numbers: ${why}. Write one such as "CCRR".`);
}

function tokenSource(token: Token): string {
  if (token.kind === "literal") return `\\u{${token.text.codePointAt(0)!.toString(16)}}`;
  // Repeats of the captured letter only; a back-reference would need the group's number.
  if (token.kind === "letters") return `(${[...alphabet].map((letter) => `${letter}+`).join("|")})`;
  return token.width === 1 ? `(0|[1-9][0-9]{0,${maxDigits - 1}})` : `([0-9]{${token.width}})`;
}

function formatToken(token: Token, hex: OffsetHex): string {
  if (token.kind === "literal") return token.text;
  const value = hex[token.axis];
  if (token.kind === "letters") {
    if (!Number.isInteger(value) || value < 1) throw doesNotFit(token.axis, value, "letters from 1 up");
    return alphabet[(value - 1) % 26]!.repeat(Math.floor((value - 1) / 26) + 1);
  }
  const text = String(value).padStart(token.width, "0");
  const most = token.width > 1 ? token.width : maxDigits;
  if (!Number.isSafeInteger(value) || value < 0 || text.length > most) {
    throw doesNotFit(token.axis, value, `${most} digits`);
  }
  return text;
}

function doesNotFit(axis: Axis, value: number, place: string): HexError {
  return new HexError(`The ${axis} ${value} does not fit into ${place}.`);
}

function lettersToNumber(letters: string): number {
  return (letters.length - 1) * 26 + alphabet.indexOf(letters[0]!) + 1;
}
