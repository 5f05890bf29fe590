import type { Json } from "../documents";

/** "a", "a and b", "a, b and c". */
export function list(words: readonly string[], joint = "and"): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1)}`;
}

/** At most `most` of the words, with the number of those left out. */
export function shortList(words: readonly string[], joint = "and", most = 8): string {
  if (words.length <= most) return list(words, joint);
  return `${words.slice(0, most).join(", ")} ${joint} ${words.length - most} more`;
}

/** A text in quotes, cut to a readable length. */
export const quote = (text: string): string => `"${text.length > 80 ? `${text.slice(0, 77)}…` : text}"`;

/** "1 time", "7 times". */
export function count(n: number, noun: string, plural = `${noun}s`): string {
  return `${n} ${n === 1 ? noun : plural}`;
}

/** Why a number has bounds at all: they are those of the format, not of a rule. */
export const whyLimited = "The limit is there to catch slips; all printed values lie within it.";

/** A value as short text, for "but it is 7". Long ones are cut; objects and lists are named by what they are. */
export function show(value: Json | undefined): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return quote(value.length > 60 ? `${value.slice(0, 57)}…` : value);
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (value !== null && typeof value === "object") return "an object";
  return String(value);
}

/** What JSON calls a value, in words: "a text", "a number". */
export function describeType(value: Json | undefined): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  switch (typeof value) {
    case "string":
      return "a text";
    case "number":
      return "a number";
    case "boolean":
      return value ? "true" : "false";
    default:
      return "an object";
  }
}

/** A pattern of ids in words, where it is one of the usual ones. */
export function describePattern(pattern: string): string | undefined {
  return patterns[pattern];
}

const patterns: Readonly<Record<string, string>> = {
  "^[a-z0-9][a-z0-9-]*$": 'lower-case letters, digits and hyphens, as in "pearl-harbor"',
  "^[a-z][a-z0-9-]*$": 'lower-case letters, digits and hyphens, a letter first, as in "pearl-harbor"',
  "^[a-z0-9][a-z0-9.-]*$": "lower-case letters, digits, points and hyphens",
  "^[a-z][a-z0-9/-]*$": 'a code, as in "rule/fire-in-the-sky/air-capacity"',
  "^([1-9]|1[0-6])$": 'turns, "1" to "16"',
  "^[0-9]{1,2}$": 'whole numbers, as in "7"',
  "^[A-Z0-9]{2,8}$": 'two to eight capital letters or digits, as in "0708"',
  "^[A-Z0-9]{2,8}-[A-Z0-9]{2,8}$": 'two hexes joined by a hyphen, as in "0506-0606"',
  "^[0-9A-Z][0-9A-Za-z.()-]*$": 'a rule number, as in "12.3.2"',
  "^[0-9A-Za-z][0-9A-Za-z.()-]*$": 'a rule number or an id, as in "18.2.5" or "kamikaze"',
  "^(house rule|[0-9A-Z][0-9A-Za-z.()-]*)$":
    'a rule number, as in "12.3.2", or "house rule" for one of your own',
  "^#[0-9a-f]{6}$": "a colour as #rrggbb, in lower-case letters",
  "^(|/.*)$": "a JSON pointer: empty, or members each after a slash",
  "^[a-z0-9][a-z0-9/-]*\\.json$": 'the path of a document, as in "tables/combat.json"',
  "^[1-9][0-9]*$": 'a whole number of at least 1, as in "4"',
};
