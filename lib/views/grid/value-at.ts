import { get, isObject, type Json, parseDocument } from "../../documents";
import { placeWords } from "../changes/place-words";
import { schemaLookUp, type ViewWorld } from "../world";
import { cellEdit, type CellEdit } from "./cell-edit";
import { cellRule } from "./cell-rule";
import { cellText } from "./cell-text";
import type { CellRule } from "./types";

/** A value of a merged document as a field of a dialog asks for it. */
export interface ValueField {
  /** "Bombay, air capacity". */
  what: string;
  rule: CellRule;
  /** It is written as JSON: it holds more than a line can. */
  isJson: boolean;
  text: string;
}

function ruleAt(world: ViewWorld, document: string, pointer: string): CellRule {
  const value = world.draft.documents.get(document)?.value ?? null;
  const shape = { world, document, value, schema: schemaLookUp(world, document) };
  const standing = get(value, pointer);
  const rule = cellRule(shape, pointer, false, standing);
  // A value of another type than the schema wants is shown as it stands.
  return rule.type !== "list" && rule.type !== "counts" && isHolder(standing)
    ? { ...rule, type: "other" }
    : rule;
}

const isHolder = (value: Json | undefined): boolean => isObject(value) || Array.isArray(value);

export function valueField(world: ViewWorld, document: string, pointer: string): ValueField {
  const value = world.draft.documents.get(document)?.value;
  const rule = ruleAt(world, document, pointer);
  const what = placeWords(world, schemaLookUp(world, document), document, value, pointer);
  return {
    what,
    rule,
    isJson: rule.type === "other",
    text: fieldText(world, document, pointer, get(value, pointer)),
  };
}

/** Another value of that place, as the field would show it. */
export function fieldText(
  world: ViewWorld,
  document: string,
  pointer: string,
  value: Json | undefined,
): string {
  if (value === undefined) return "";
  const rule = ruleAt(world, document, pointer);
  return rule.type === "other" || (rule.type === "text" && typeof value !== "string")
    ? JSON.stringify(value, null, 2)
    : cellText(value, rule);
}

/** What a typed text means there. */
export function readField(world: ViewWorld, document: string, pointer: string, text: string): CellEdit {
  const rule = ruleAt(world, document, pointer);
  if (rule.type !== "other") return cellEdit(text, rule);
  if (text.trim() === "") return { ok: true, value: undefined };
  const { value, problems } = parseDocument("value", text);
  const [problem] = problems;
  if (value === undefined || problem) {
    return { ok: false, reason: `This is not JSON: ${problem?.message ?? "it cannot be read."}` };
  }
  return { ok: true, value };
}
