import { type CellRule, readNumber } from "../../views/grid";
import { csvBounds, type Separator } from "./read";
import { shown } from "./problems";

/** What is wrong with a cell, and what to do. */
export interface Suspicion {
  message: string;
  hint: string;
}

const says = (message: string, hint: string): Suspicion => ({ message, hint });

/** A cell whose text is not what the table holds already. */
export interface CellText {
  text: string;
  rule: CellRule;
  /** An apostrophe before it says that it is meant as it stands. */
  shielded: boolean;
  separator: Separator;
}

/** What a spreadsheet has made of a value, or left in its place; undefined for a text that somebody may have meant. */
export function suspicionOf(cell: CellText): Suspicion | undefined {
  const text = cell.text.trim();
  if (text === "") return undefined;
  const always = tooLong(text) ?? strangeSigns(text) ?? leftError(text);
  if (always || cell.shielded) return always;
  return (
    formulaIn(text) ??
    truthWord(text, cell.rule) ??
    dateIn(text) ??
    (isNumber(cell.rule) ? numberIn(text, cell.separator) : undefined) ??
    hiddenSpace(cell.text)
  );
}

function tooLong({ length }: string): Suspicion | undefined {
  if (length <= csvBounds.cell) return undefined;
  return says(
    `The cell has ${length} characters; the maximum of a spreadsheet is ${csvBounds.cell}.`,
    "Shorten it, or change the value in the text.",
  );
}

const isNumber = ({ type }: CellRule): boolean => type === "integer" || type === "number";

function strangeSigns(text: string): Suspicion | undefined {
  if (text.includes("\uFFFD")) {
    return says(
      "The cell contains a character that was lost when the file was saved.",
      "Type the character again.",
    );
  }
  const found = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.exec(text)?.[0];
  if (found === undefined) return undefined;
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return says(`The cell contains a control character (U+${code}).`, "Type the text again.");
}

/** "#REF!", "#N/A", "#BEZUG!", "#NV", "Err:502", "#####". */
function leftError(text: string): Suspicion | undefined {
  const isError =
    /^#(?:\p{Lu}[\p{Lu}\d/ ]*[!?]|N\/[AV]|NV|#+|DIV\/0!)$/u.test(text) || /^Err:\d{3}$/.test(text);
  if (!isError) return undefined;
  return says(`“${shown(text)}” is the error of a formula.`, "Enter the value itself.");
}

function formulaIn(text: string): Suspicion | undefined {
  const isFormula =
    /^[=@＝＠]/.test(text) || /^[+-]\s*(?:[\p{L}($]|[\d.]+\s*[-+*/^(])/u.test(text) || /^\{=/.test(text);
  if (!isFormula || readNumber(text).ok) return undefined;
  return says(
    `“${shown(text)}” is a formula, not its result.`,
    "Enter the value itself. If the text really begins with this character, put an apostrophe before it.",
  );
}

const truths = ["TRUE", "FALSE", "WAHR", "FALSCH", "VRAI", "FAUX", "VERDADERO", "FALSO", "VERO"];

function truthWord(text: string, { type, title }: CellRule): Suspicion | undefined {
  if (!truths.includes(text)) return undefined;
  if (type !== "boolean") {
    return says(
      `“${text}” is a spreadsheet's true or false, but ${title} is not yes or no.`,
      "Enter the value itself. If this text is correct, put an apostrophe before it.",
    );
  }
  // Every spreadsheet in English writes these two.
  if (text === "TRUE" || text === "FALSE") return undefined;
  return says(`${title} is yes or no, not “${text}”.`, "Write yes or no.");
}

const months =
  "jan|feb|fev|fév|mar|mrz|mär|apr|avr|abr|may|mai|maj|jun|jul|juil|aug|ago|août|sep|sept|oct|okt|ott|nov|dec|dez|déc|dic";
const dates: readonly RegExp[] = [
  // 01-Feb, 1. Feb, 01-Feb-26
  new RegExp(`^\\d{1,2}[-. /] ?(?:${months})[a-zé]{0,7}\\.?(?:[-. /]\\d{2,4})?$`, "i"),
  // Feb-01, Jan 42
  new RegExp(`^(?:${months})[a-zé]{0,7}\\.?[- /]\\d{2,4}$`, "i"),
  // 2026-02-01, 01.02.2026, 1/2/2026, with or without the time
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{1,2}\/\d{1,2}\/\d{2})(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/,
];

function dateIn(text: string): Suspicion | undefined {
  if (!dates.some((date) => date.test(text))) return undefined;
  return says(
    `“${shown(text)}” is a date; spreadsheets turn texts such as 1-2 into dates.`,
    "Enter the value with an apostrophe before it, or format the cell as text first.",
  );
}

const AS_NUMBER = "Use digits only, with a point for decimals: 1234 or 0.5.";

function numberIn(text: string, separator: Separator): Suspicion | undefined {
  const read = readNumber(text);
  if (!read.ok && /\d[\s.,’']\d{3}(?!\d)/.test(text)) {
    return says(`“${shown(text)}” has thousands separators.`, AS_NUMBER);
  }
  // In a file that parts its cells by commas the land of the spreadsheet writes a point.
  if (read.ok && separator === "," && /\d,\d|^,\d/.test(text)) {
    return says(`“${shown(text)}” has a decimal comma.`, AS_NUMBER);
  }
  return read.ok ? undefined : says(`“${shown(text)}” is not a number.`, AS_NUMBER);
}

function hiddenSpace(text: string): Suspicion | undefined {
  if (!/[\u00a0\u2007\u200b-\u200f\u202a-\u202f\u2060\u2066-\u2069\ufeff]/.test(text)) return undefined;
  return says(
    "The cell contains a non-breaking space or an invisible character.",
    "Type the text again, with ordinary spaces.",
  );
}

/** What to do about a value that its column does not take. */
export function hintFor({ type, pattern }: CellRule, document: string): string {
  switch (type) {
    case "integer":
    case "number":
      return "Enter a number that is allowed in the column.";
    case "boolean":
      return "Write yes or no.";
    case "enum":
      return "Enter one of these words.";
    case "reference":
      return "Enter an existing id.";
    case "list":
      return "Separate the entries by commas.";
    case "counts":
      return "Enter numbers and ids, separated by commas: “2 j-dd, j-ca”.";
    case "other":
      return `Leave the cell as it was exported, and change the value in ${document}.`;
    default:
      return pattern !== undefined
        ? "Use the form of the other rows; a spreadsheet removes leading zeros unless the cell is formatted as text."
        : "Enter a text that is allowed in the column.";
  }
}
