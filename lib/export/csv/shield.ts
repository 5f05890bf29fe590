/**
 * Texts that a spreadsheet would calculate, or take for a date or another kind of value, get an apostrophe before them:
 * it is shown as text. Numbers stay as they are. Taking the apostrophe off again gives the same text for every text.
 */

/** With these a spreadsheet begins a formula; the wide ones where people write Japanese or Chinese. */
const signs = "=+\\-@＝＋－＠";

/** What a program may pass over before a formula: white space of any script, and characters that show nothing. */
const blank =
  "(?:[^\\S\\t\\r\\n]|[\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f])*";

const formula = new RegExp(`^(?:${blank}[${signs}]|[\\t\\r\\n])`);
const months = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
const taken: readonly RegExp[] = [
  // 1-2, 1/2, 3-4-42, 12-1941, 1941-12-7
  /^\d{1,2}[-/]\d{1,2}([-/]\d{1,4})?$/,
  /^\d{1,2}[-/]\d{4}$/,
  /^\d{4}[-/]\d{1,2}([-/]\d{1,2})?$/,
  // 5 Dec, 5-Dec-41, Dec-41, May 1942
  new RegExp(`^\\d{1,2}[ -](${months})[a-z]*([ -]\\d{2,4})?$`, "i"),
  new RegExp(`^(${months})[a-z]*[ -]\\d{1,4}$`, "i"),
  // 12:30
  /^\d{1,2}:\d{2}(:\d{2})?$/,
  // 1E5, and more digits than a number keeps
  /^\d+(\.\d+)?e[+-]?\d+$/i,
  /^\d{16,}$/,
  /^(true|false)$/i,
];

const isTaken = (text: string): boolean =>
  formula.test(text) || taken.some((pattern) => pattern.test(text.trim()));

const bare = (text: string): string => text.replace(/^'+/, "");

/** What a program that parts cells at another sign would see as the beginning of one. */
const inner = new RegExp(`([;\\t\\r\\n])('*)(?=${blank}[${signs}])`, "g");
const innerShielded = new RegExp(`([;\\t\\r\\n])'('*)(?=${blank}[${signs}])`, "g");

/** A text as it is written into a cell. */
export function shield(text: string): string {
  const within = text.replace(inner, "$1'$2");
  return isTaken(bare(within)) ? `'${within}` : within;
}

/** The text of a cell that was written by `shield`, and of any other as it stands. */
export function unshield(cell: string): string {
  const within = isShielded(cell) ? cell.slice(1) : cell;
  return within.replace(innerShielded, "$1$2");
}

/** An apostrophe says that the text is meant as it stands. */
export const isShielded = (cell: string): boolean => cell.startsWith("'") && isTaken(bare(cell));
