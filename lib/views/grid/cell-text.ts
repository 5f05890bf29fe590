import { isObject, type Json } from "../../documents";
import type { CellRule } from "./types";

/** The text of a cell, which a person can type again: `cellEdit` makes the same value of it. */
export function cellText(value: Json | undefined, rule: CellRule): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "object") return String(value);
  if (rule.type === "list" && Array.isArray(value)) {
    return value.map((item) => quoteItem(plainText(item))).join(", ");
  }
  if (rule.type === "counts" && isObject(value)) {
    return Object.entries(value)
      .map(([id, count]) => (count === 1 ? id : `${plainText(count)} ${id}`))
      .join(", ");
  }
  return JSON.stringify(value);
}

const plainText = (value: Json): string =>
  typeof value === "object"
    ? JSON.stringify(value)
    : typeof value === "boolean"
      ? value
        ? "yes"
        : "no"
      : String(value);

function quoteItem(text: string): string {
  return text === "" || /[",;\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The items of a list as people type it: parted by commas or semicolons, quoted where they hold one. */
export function splitList(text: string): string[] {
  const items: string[] = [];
  const item = /\s*(?:"((?:[^"]|"")*)"|([^,;]*))\s*(?:[,;]|$)/gy;
  while (item.lastIndex < text.length) {
    const found = item.exec(text);
    if (found === null) break;
    const [, quoted, plain = ""] = found;
    if (quoted !== undefined) items.push(quoted.replaceAll('""', '"'));
    else if (plain.trim() !== "") items.push(plain.trim());
  }
  return items;
}
