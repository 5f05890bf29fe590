import { arrayIndex, get, type Json, lastSegment, parentPointer } from "../../documents";
import { list, quote, shortList, show } from "../words";
import type { SchemaNode } from "./node";

/** A place in words: `"airCapacity" of "singapore"`, `item 3 of "dice"`, `the document`. */
export function nameOf(root: Json, pointer: string): string {
  const holder = parentPointer(pointer);
  const owner = holder === undefined ? undefined : isItem(root, pointer) ? parentPointer(holder) : holder;
  const own = ownerName(root, pointer);
  return owner === undefined || owner === "" ? own : `${own} of ${ownerName(root, owner)}`;
}

/** The same without what holds it: `"singapore"`, `item 3 of "dice"`, `the document`. */
export function ownerName(root: Json, pointer: string): string {
  const holder = parentPointer(pointer);
  const last = lastSegment(pointer);
  if (holder === undefined || last === undefined) return "the document";
  if (!isItem(root, pointer)) return quote(last);
  const item = `item ${arrayIndex(last) + 1}`;
  const list = lastSegment(holder);
  return list === undefined ? item : `${item} of ${quote(list)}`;
}

const isItem = (root: Json, pointer: string): boolean =>
  Array.isArray(get(root, parentPointer(pointer) ?? ""));

/** What a schema wants of a value: "a whole number from 0 to 40", `one of "base" or "circle"`. */
export function expected(node: SchemaNode): string {
  if (node.const !== undefined) return show(node.const);
  if (node.enum) return oneOf(node.enum);
  const types = typeof node.type === "string" ? [node.type] : (node.type ?? []);
  return types.length === 0
    ? "something else"
    : list(
        types.map((type) => typeWords(type, node)),
        "or",
      );
}

export function oneOf(values: readonly Json[]): string {
  return values.length === 1 ? show(values[0]) : shortList(values.map(show), "or", 20);
}

function typeWords(type: string, node: SchemaNode): string {
  switch (type) {
    case "integer":
      return `a whole number${range(node)}`;
    case "number":
      return `a number${range(node)}${steps(node.multipleOf)}`;
    case "string":
      return "a text";
    case "boolean":
      return "true or false";
    case "array":
      return "a list";
    case "object":
      return "an object";
    default:
      return type;
  }
}

function range(node: SchemaNode): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = node;
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  const parts: string[] = [];
  if (minimum !== undefined) parts.push(`of at least ${minimum}`);
  if (exclusiveMinimum !== undefined) parts.push(`greater than ${exclusiveMinimum}`);
  if (maximum !== undefined) parts.push(`of at most ${maximum}`);
  if (exclusiveMaximum !== undefined) parts.push(`less than ${exclusiveMaximum}`);
  return parts.length === 0 ? "" : ` ${list(parts)}`;
}

const stepNames: Readonly<Record<string, string>> = {
  "0.25": "quarters",
  "0.5": "halves",
  "0.1": "tenths",
  "0.01": "hundredths",
};

function steps(multipleOf: number | undefined): string {
  if (multipleOf === undefined) return "";
  const name = stepNames[String(multipleOf)];
  return name ? `, in ${name}` : `, in steps of ${multipleOf}`;
}

/** The first rule number that a description names: "Rule 2.2.3; half of it ..." gives "2.2.3". */
export function ruleIn(description: string | undefined): string | undefined {
  return /\brules? (\d+(?:\.\d+)*(?:, [A-Z][a-z]+(?: [A-Za-z]+)*)?)/i.exec(description ?? "")?.[1];
}
