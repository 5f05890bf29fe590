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
    `The cell has ${length} characters, and a spreadsheet's cell holds ${csvBounds.cell} at most.`,
    "Write less, or change the value in the text.",
  );
}

const isNumber = ({ type }: CellRule): boolean => type === "integer" || type === "number";

function strangeSigns(text: string): Suspicion | undefined {
  if (text.includes("\uFFFD")) {
    return says("The cell holds a sign that was lost when the file was saved.", "Type the letter again.");
  }
  const found = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.exec(text)?.[0];
  if (found === undefined) return undefined;
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return says(`The cell holds a control character (U+${code}).`, "Type the text again.");
}

/** "#REF!", "#N/A", "#BEZUG!", "#NV", "Err:502", "#####". */
function leftError(text: string): Suspicion | undefined {
  const isError =
    /^#(?:\p{Lu}[\p{Lu}\d/ ]*[!?]|N\/[AV]|NV|#+|DIV\/0!)$/u.test(text) || /^Err:\d{3}$/.test(text);
  if (!isError) return undefined;
  return says(
    `“${shown(text)}” is what a spreadsheet shows where a formula failed.`,
    "Write the value itself into the cell.",
  );
}

function formulaIn(text: string): Suspicion | undefined {
  const isFormula =
    /^[=@＝＠]/.test(text) || /^[+-]\s*(?:[\p{L}($]|[\d.]+\s*[-+*/^(])/u.test(text) || /^\{=/.test(text);
  if (!isFormula || readNumber(text).ok) return undefined;
  return says(
    `“${shown(text)}” is a formula, not its result.`,
    "Write the value itself; a text that is meant to begin with this sign gets an apostrophe before it.",
  );
}

const truths = ["TRUE", "FALSE", "WAHR", "FALSCH", "VRAI", "FAUX", "VERDADERO", "FALSO", "VERO"];

function truthWord(text: string, { type, title }: CellRule): Suspicion | undefined {
  if (!truths.includes(text)) return undefined;
  if (type !== "boolean") {
    return says(
      `“${text}” is what a spreadsheet makes of a truth value, and ${title} is none.`,
      "Write the value itself; a text that is meant so gets an apostrophe before it.",
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
    `“${shown(text)}” is a date, as spreadsheets make them of texts such as 1-2.`,
    "Write the value with an apostrophe before it, or format the cell as text first.",
  );
}

const AS_NUMBER = "Write the digits alone, with a point before decimals: 1234 or 0.5.";

function numberIn(text: string, separator: Separator): Suspicion | undefined {
  const read = readNumber(text);
  if (!read.ok && /\d[\s.,’']\d{3}(?!\d)/.test(text)) {
    return says(`“${shown(text)}” has signs that part its thousands.`, AS_NUMBER);
  }
  // In a file that parts its cells by commas the land of the spreadsheet writes a point.
  if (read.ok && separator === "," && /\d,\d|^,\d/.test(text)) {
    return says(`“${shown(text)}” has a comma before its decimals.`, AS_NUMBER);
  }
  return read.ok ? undefined : says(`“${shown(text)}” is no number.`, AS_NUMBER);
}

function hiddenSpace(text: string): Suspicion | undefined {
  if (!/[\u00a0\u2007\u200b-\u200f\u202a-\u202f\u2060\u2066-\u2069\ufeff]/.test(text)) return undefined;
  return says(
    "The cell holds a space that does not break, or a sign that cannot be seen.",
    "Type the text again, and its spaces with the space bar.",
  );
}

/** What to do about a value that its column does not take. */
export function hintFor({ type, pattern }: CellRule, document: string): string {
  switch (type) {
    case "integer":
    case "number":
      return "Write a number that the column takes.";
    case "boolean":
      return "Write yes or no.";
    case "enum":
      return "Write one of these words.";
    case "reference":
      return "Write the id of one that there is.";
    case "list":
      return "Part the entries by commas, each as the column takes it.";
    case "counts":
      return "Write numbers and ids, parted by commas: “2 j-dd, j-ca”.";
    case "other":
      return `Leave the cell as it was exported, and change the value in ${document}.`;
    default:
      return pattern !== undefined
        ? "Write it as the other rows do; a spreadsheet takes zeros off unless the cell is formatted as text."
        : "Write a text that the column takes.";
  }
}
