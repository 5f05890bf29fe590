import type { SchemaNode } from "../diagnostics";
import { expected } from "../diagnostics/schema/words";
import { count } from "../diagnostics/words";
import { isObject, type Json } from "../documents";
import { printInline } from "../documents/print";
import { capital } from "../words";

const longest = 60;

/** A value in a few words. */
export function briefly(value: Json): string {
  if (isObject(value)) return count(Object.keys(value).length, "member");
  if (Array.isArray(value) && value.some((item) => typeof item === "object"))
    return count(value.length, "item");
  const text = printInline(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** What a schema allows, as a line of its own; nothing for an object or list, whose description says it. */
export function expectation(node: SchemaNode): string | undefined {
  if (node.enum !== undefined || node.const !== undefined) return undefined;
  const words = expected(node);
  const idle = words === "something else" || words === "an object" || words === "a list";
  return idle ? undefined : capital(words);
}

/** The unit that a description names: "Unit: hexes (rule 9.2)." */
export function unitIn(description: string | undefined): string | undefined {
  return /\bUnit: ([^.(;]+)/.exec(description ?? "")?.[1]?.trim();
}

/** All rule numbers that a description names: "rules 2.2.2, 2.2.3 and 4". */
export function rulesIn(description: string | undefined): string[] {
  const found: string[] = [];
  for (const [, list = ""] of (description ?? "").matchAll(
    /\brules? (\d[\d.]*(?:(?:, | and | or )\d[\d.]*)*)/gi,
  )) {
    for (const number of list.split(/, | and | or /)) found.push(number.replace(/\.+$/, ""));
  }
  return found;
}
