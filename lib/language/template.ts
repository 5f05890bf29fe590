import type { SchemaNode } from "../diagnostics";
import { isObject, type Json } from "../documents";
import { printInline } from "../documents/print";
import { said, shapeOf, typesOf } from "./shape";
import { below } from "./spot";
import type { Spot, World } from "./types";

/** A text as it is, inside a snippet. */
export const literal = (text: string): string => text.replace(/[\\$}]/g, (sign) => `\\${sign}`);

/** A placeholder with its default text. */
const slot = (n: number, text = ""): string => (text === "" ? `$${n}` : `\${${n}:${literal(text)}}`);

/** The text of a placeholder that is not filled in. No schema accepts it, so it is reported until it is. */
const unset = "null";

const choice = (n: number, texts: readonly string[]): string =>
  `\${${n}|${[unset, ...texts].map((text) => text.replace(/[\\,|$}]/g, (sign) => `\\${sign}`)).join(",")}|}`;

/** How deep a value is written out with the members that it must have. */
const deepest = 3;

/** A value for a place, with what must be in it; as a snippet whose places are counted from 1. */
export function template(world: World, spot: Spot, parts: readonly SchemaNode[]): string {
  let slots = 0;
  const write = (here: Spot, own: readonly SchemaNode[], indent: string, depth: number): string => {
    const constant = said(own, "const");
    if (constant !== undefined) return literal(printInline(constant));
    const preset = said(own, "default");
    if (preset !== undefined) return slot(++slots, printInline(preset));
    const allowed = said(own, "enum");
    if (allowed) return choice(++slots, allowed.map(printInline));
    switch (typesOf(own)[0]) {
      case "boolean":
        return choice(++slots, ["true", "false"]);
      case "integer":
      case "number":
        return slot(++slots, unset);
      case "array":
        return `[${slot(++slots)}]`;
      case "object":
        return object(here, indent, depth);
      case "string":
        return `"${slot(++slots)}"`;
      default:
        return slot(++slots);
    }
  };
  const object = (here: Spot, indent: string, depth: number): string => {
    const inner = `${indent}\t`;
    const shape = shapeOf(world, here);
    const names = here.patch ? [] : shape.names.filter((name) => shape.required.has(name));
    if (names.length === 0 || depth >= deepest) return `{${slot(++slots)}}`;
    const members = names.map((name) => {
      const member = below(world, here, name);
      const value = write(member, shapeOf(world, member).parts, inner, depth + 1);
      return `${inner}${literal(JSON.stringify(name))}: ${value}`;
    });
    return `{\n${members.join(",\n")}\n${indent}}`;
  };
  return write(spot, parts, "", 0);
}

/** The snippet that a schema offers: its texts may hold places to fill in, and "^..." stands without quotes. */
export function snippetOf(body: Json, indent = ""): string {
  if (typeof body === "string") {
    if (body.startsWith("^")) return body.slice(1);
    return body === "" ? '""' : `"${quoted(body)}"`;
  }
  if (Array.isArray(body)) return `[${body.map((item) => snippetOf(item, indent)).join(", ")}]`;
  if (!isObject(body)) return String(body);
  const inner = `${indent}\t`;
  const members = Object.entries(body).map(
    ([key, value]) =>
      `${inner}"${key.startsWith("$") && !/^\$(\d|\{)/.test(key) ? literal(key) : quoted(key)}": ${snippetOf(value, inner)}`,
  );
  return members.length === 0 ? "{}" : `{\n${members.join(",\n")}\n${indent}}`;
}

const quoted = (text: string): string => JSON.stringify(text).slice(1, -1);

/** A value as the text to insert, its own text being a place to type over. */
export const presetOf = (value: Json): string =>
  isObject(value) ? "{$1}" : `\${1:${literal(printInline(value))}}`;
