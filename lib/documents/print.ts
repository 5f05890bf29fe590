import type { Json } from "./types";

/** Widest line on which a list of plain values stays together. */
export const maxWidth = 100;

/**
 * In which order the keys of an object are written, and what is known of the values below it. `Place` is
 * whatever the order knows of a value: nothing, or the schemas that describe it.
 */
export type KeyOrder<Known> = (
  value: Exclude<Json, null | boolean | number | string>,
  place: Known,
) => { keys: string[]; below(segment: string): Known };

/** How a value is laid out. */
export interface Layout<Known> {
  order: KeyOrder<Known>;
  /** Line break. */
  eol: string;
  /** One step of indentation. */
  step: string;
}

/** Keys in the order in which the object holds them. */
export const ownOrder: KeyOrder<undefined> = (value) => ({
  keys: Object.keys(value),
  below: () => undefined,
});

/** What stands before a value on its line. */
export interface Lead {
  indent: string;
  /** How many columns are taken. */
  column: number;
}

/**
 * The text of a value: one member per line, each level a step further in; a list of plain values on one
 * line when it fits; a longer list of numbers on as few lines as hold it.
 */
export function printValue<Known>(value: Json, layout: Layout<Known>, place: Known, lead: Lead): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const { eol, step } = layout;
  const indent = lead.indent + step;
  if (Array.isArray(value)) {
    const line = plainLine(value);
    // One column is kept for the comma that may follow.
    if (line !== undefined && lead.column + line.length < maxWidth) return line;
    if (value.every((item) => typeof item === "number")) {
      const lines = filledLines(value, maxWidth - indent.length);
      return `[${lines.map((each) => eol + indent + each).join("")}${eol}${lead.indent}]`;
    }
    const order = layout.order(value, place);
    const items = value.map((item, i) => {
      return indent + printValue(item, layout, order.below(String(i)), { indent, column: indent.length });
    });
    return `[${eol}${items.join(`,${eol}`)}${eol}${lead.indent}]`;
  }
  const { keys, below } = layout.order(value, place);
  if (keys.length === 0) return "{}";
  const members = keys.map((key) => {
    const start = `${indent}${JSON.stringify(key)}: `;
    return start + printValue(value[key] ?? null, layout, below(key), { indent, column: start.length });
  });
  return `{${eol}${members.join(`,${eol}`)}${eol}${lead.indent}}`;
}

/** A list of plain values on one line; undefined when an item is an object or a list. */
function plainLine(items: readonly Json[]): string | undefined {
  if (items.some((item) => typeof item === "object" && item !== null)) return undefined;
  return `[${items.map((item) => JSON.stringify(item)).join(", ")}]`;
}

/** Numbers, as many on a line as fit: the points of a coast would fill a thousand lines. */
function filledLines(numbers: readonly number[], width: number): string[] {
  const lines: string[] = [];
  let line = "";
  numbers.forEach((number, i) => {
    const text = `${number}${i + 1 < numbers.length ? "," : ""}`;
    if (line !== "" && line.length + 1 + text.length > width) {
      lines.push(line);
      line = "";
    }
    line += line === "" ? text : ` ${text}`;
  });
  return [...lines, line];
}

/** The text of a value on one line, with a blank after each comma and colon and inside braces. */
export function printInline(value: Json): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(printInline).join(", ")}]`;
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${printInline(member)}`,
  );
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
