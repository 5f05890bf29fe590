import { deepEqual, type Json, type JsonObject } from "../../documents";
import { nearest } from "../../nearest";
import { whyLimited } from "../../diagnostics/words";
import { fitsPattern } from "../../diagnostics/schema/pattern";
import { splitList } from "./cell-text";
import { readNumber } from "./number";
import type { CellRule } from "./types";
import { notInForm } from "./form-words";

/** The value of a typed text in a cell (undefined: the value is removed), or why it is not allowed there. */
export type CellEdit = { ok: true; value: Json | undefined } | { ok: false; reason: string };

const no = (reason: string): CellEdit => ({ ok: false, reason });
const yes = (value: Json | undefined): CellEdit => ({ ok: true, value });

/** Reads what a person typed or pasted into a cell. */
export function cellEdit(text: string, rule: CellRule): CellEdit {
  const typed = text.trim();
  if (typed === "") return rule.required ? no(`${rule.title} cannot be empty.`) : yes(undefined);
  switch (rule.type) {
    case "integer":
    case "number":
      return numberEdit(typed, rule);
    case "boolean":
      return booleanEdit(typed, rule);
    case "enum":
      return choiceEdit(typed, rule);
    case "reference":
      return referenceEdit(typed, rule);
    case "list":
      return listEdit(typed, rule);
    case "counts":
      return countsEdit(typed, rule);
    case "text":
      return textEdit(text, rule);
    case "other":
      return no(`${rule.title} has more than a cell can show. Edit it in the text.`);
  }
}

function numberEdit(typed: string, rule: CellRule): CellEdit {
  const read = readNumber(typed);
  if (!read.ok) return no(read.reason);
  const { value } = read;
  const { type, title, min, max, exclusiveMin, exclusiveMax, multipleOf } = rule;
  if (type === "integer" && !Number.isInteger(value))
    return no(`${title} must be a whole number, not ${typed}.`);
  if (min !== undefined && value < min) {
    // That there are no fewer than none needs no reason.
    const reason = min > 1 ? ` ${whyLimited}` : "";
    return no(`${title} must be at least ${min}, not ${value}.${reason}`);
  }
  if (max !== undefined && value > max)
    return no(`${title} must be at most ${max}, not ${value}. ${whyLimited}`);
  if (exclusiveMin !== undefined && value <= exclusiveMin) {
    return no(`${title} must be more than ${exclusiveMin}, not ${value}.`);
  }
  if (exclusiveMax !== undefined && value >= exclusiveMax) {
    return no(`${title} must be less than ${exclusiveMax}, not ${value}.`);
  }
  if (multipleOf !== undefined) {
    const times = value / multipleOf;
    // 1/3 is not a multiple of a quarter, whatever the rounding.
    if (Math.abs(times - Math.round(times)) > 1e-9)
      return no(`${title} must be a multiple of ${multipleOf}, not ${typed}.`);
    return yes(Number((Math.round(times) * multipleOf).toPrecision(15)));
  }
  return yes(value);
}

const yesWords = new Set(["yes", "y", "x", "true", "1", "on", "✓", "✔"]);
const noWords = new Set(["no", "n", "false", "0", "off", "-", "–"]);

function booleanEdit(typed: string, rule: CellRule): CellEdit {
  const word = typed.toLowerCase();
  const value = yesWords.has(word) ? true : noWords.has(word) ? false : undefined;
  if (value === undefined) return no(`${rule.title} must be yes or no, not “${typed}”.`);
  if (rule.only === undefined || rule.only === value) return yes(value);
  // A flag that is there or not has only one value; the other one is to leave it out.
  return rule.required
    ? no(`${rule.title} can only be ${rule.only === true ? "yes" : "no"}.`)
    : yes(undefined);
}

function choiceEdit(typed: string, rule: CellRule): CellEdit {
  const choices = rule.choices ?? [];
  const read = readNumber(typed);
  const found =
    choices.find(({ value }) => value === typed) ??
    choices.find(({ value }) => read.ok && value === read.value) ??
    choices.find(({ value }) => typeof value === "string" && sameWord(value, typed)) ??
    choices.find(({ title }) => sameWord(title, typed));
  if (found !== undefined) return yes(found.value);
  const words = choices.map(({ value }) => String(value));
  return no(`${rule.title} must be one of ${words.join(", ")}, not “${typed}”.`);
}

function referenceEdit(typed: string, rule: CellRule): CellEdit {
  const choices = rule.choices ?? [];
  if (choices.some(({ value }) => value === typed)) return yes(typed);
  const named = choices.filter(
    ({ value, title }) => sameWord(title, typed) || sameWord(String(value), typed),
  );
  const [only, other] = named;
  if (only !== undefined && other === undefined) return yes(only.value);
  const noun = rule.noun ?? "thing";
  if (other !== undefined) {
    return no(
      `More than one ${noun} is called “${typed}”: ${named.map(({ value }) => String(value)).join(", ")}.`,
    );
  }
  const meant = nearest(
    typed,
    choices.flatMap(({ value, title }) => [String(value), title]),
  );
  return no(`There is no ${noun} “${typed}”${meant === undefined ? "" : `; did you mean “${meant}”`}.`);
}

const sameWord = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function listEdit(typed: string, rule: CellRule): CellEdit {
  const values: Json[] = [];
  for (const item of splitList(typed)) {
    const read = rule.items === undefined ? yes(item) : cellEdit(item, rule.items);
    if (!read.ok) return read;
    if (read.value !== undefined) values.push(read.value);
  }
  const { title, minItems = 0, maxItems = Infinity, uniqueItems } = rule;
  if (values.length < minItems) return no(`${title} needs at least ${minItems} items.`);
  if (values.length > maxItems) return no(`${title} can have at most ${maxItems} items.`);
  const twice = values.find((value, i) => values.slice(0, i).some((each) => deepEqual(each, value)));
  if (uniqueItems === true && twice !== undefined) return no(`${title} names ${String(twice)} twice.`);
  return yes(values);
}

/** "2 j-dd, j-ca": numbers by id; without a number one. "j-dd 2" and "2 × j-dd" are read too. */
function countsEdit(typed: string, rule: CellRule): CellEdit {
  const counts = new Map<string, number>();
  // Long rows of blanks would take the patterns a very long time.
  for (const item of splitList(typed.replace(/\s+/g, " "))) {
    const [, first, last] = /^(\d+)\s*(?:[x×*]\s+|[×*]|\s)\s*(\S.*)$/.exec(item) ?? [];
    const [, id, behind] = /^(\S.*?)\s+[x×*]?\s*(\d+)$/.exec(item) ?? [];
    const named = cellEdit(last ?? id ?? item, rule.keys ?? rule);
    if (!named.ok) return named;
    const number = cellEdit(first ?? behind ?? "1", rule.items ?? rule);
    if (!number.ok) return number;
    const key = String(named.value);
    if (counts.has(key)) return no(`${rule.title} names ${key} twice.`);
    counts.set(key, Number(number.value));
  }
  return yes(Object.fromEntries(counts) as JsonObject);
}

function textEdit(text: string, rule: CellRule): CellEdit {
  const { title, pattern, minLength = 0, maxLength = Infinity } = rule;
  if (text.length < minLength) return no(`${title} needs at least ${minLength} characters.`);
  if (text.length > maxLength) return no(`${title} can have at most ${maxLength} characters.`);
  if (pattern !== undefined && !fitsPattern(pattern, text)) {
    // What was pasted with blanks around it fits without them.
    const bare = text.trim();
    return bare !== text && fitsPattern(pattern, bare)
      ? yes(bare)
      : no(notInForm(bare, `valid for ${title}`, pattern));
  }
  return yes(text);
}
