import type { Json } from "../../kernel";
import { inWords } from "./layout";

/** Plain JSON as indented lines, "airSteps: 12"; for totals that have no form of their own. */
export function outline(value: Json, indent = ""): string[] {
  if (value === null || typeof value !== "object") return [`${indent}${plain(value)}`];
  const members = Array.isArray(value)
    ? value.map((item, i): [string, Json] => [String(i + 1), item])
    : Object.entries(value);
  return members.flatMap(([name, inner]) => {
    const label = `${indent}${inWords(name)}:`;
    if (inner === null || typeof inner !== "object") return [`${label} ${plain(inner)}`];
    if (isFlat(inner)) return [`${label} ${flat(inner)}`];
    return [label, ...outline(inner, `${indent}  `)];
  });
}

const plain = (value: Json): string =>
  value === true ? "yes" : value === false ? "no" : String(value ?? "none");

const isFlat = (value: Json[] | { [name: string]: Json }): boolean =>
  Object.values(value).every((inner) => inner === null || typeof inner !== "object");

function flat(value: Json[] | { [name: string]: Json }): string {
  if (Array.isArray(value)) return value.map(plain).join(", ");
  return Object.entries(value)
    .map(([name, inner]) => `${inWords(name)} ${plain(inner)}`)
    .join(", ");
}
