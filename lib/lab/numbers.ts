import { schemaAt, type SchemaNode } from "../diagnostics";
import { child, get, isObject, isPointer, type Json, joinPointer, parsePointer } from "../documents";
import { schemas } from "../documents/generated/schemas";
import type { Documents, GameDefinition } from "../games";
import { fail, ok, type Result } from "../kernel";
import { schemaPathOf, titleOf } from "../views/world";
import { rounded } from "./stride";

/** A number of the documents that can be turned up and down. */
export interface NumberPlace {
  /** Document and pointer: "parameters.json#/victory/japanWinsAt". */
  place: string;
  document: string;
  pointer: string;
  /** What people call it: "Victory: Blue wins at". */
  title: string;
  value: number;
  whole: boolean;
  /** What the schema allows; undefined where it sets no bound. */
  least?: number;
  most?: number;
  /** The default step of a change. */
  step: number;
}

/** The number at a place, or in words why there is none. */
export function numberAt(
  definition: GameDefinition,
  documents: Documents,
  place: string,
): Result<NumberPlace, string> {
  const [document = "", pointer] = place.split(/#(.*)/s);
  if (pointer === undefined || !isPointer(pointer) || pointer === "")
    return fail(`“${place}” is not a place: write it as parameters.json#/member/member.`);
  const whole = documents[document];
  if (whole === undefined)
    return fail(`There is no document ${document}. There are: ${Object.keys(documents).join(", ")}.`);
  const value = get(whole, pointer);
  if (typeof value !== "number") {
    const found = value === undefined ? "there is no value there" : "the value there is not a number";
    return fail(`${place}: ${found}.`);
  }
  return ok(describer(definition, document, whole)(pointer, value));
}

/** All numbers of a document, in the order of its text; how sure its values are is none of them. */
export function numbersIn(definition: GameDefinition, documents: Documents, document: string): NumberPlace[] {
  const whole = documents[document];
  return whole === undefined ? [] : numbersBeneath(definition, document, whole, "");
}

/** The number at a place, or all that stand beneath it: "units.json", "units.json#/naval", "…#/naval/j-ca/defense". */
export function numbersAt(
  definition: GameDefinition,
  documents: Documents,
  place: string,
): Result<NumberPlace[], string> {
  const [document = "", pointer = ""] = place.split(/#(.*)/s);
  const whole = documents[document];
  const value = whole !== undefined && isPointer(pointer) ? get(whole, pointer) : undefined;
  if (whole !== undefined && (Array.isArray(value) || isObject(value))) {
    const found = numbersBeneath(definition, document, whole, pointer);
    return found.length === 0 ? fail(`${place}: there is no number beneath it.`) : ok(found);
  }
  const one = numberAt(definition, documents, pointer === "" ? `${document}#/` : place);
  return one.ok ? ok([one.value]) : one;
}

function numbersBeneath(
  definition: GameDefinition,
  document: string,
  whole: Json,
  beneath: string,
): NumberPlace[] {
  const described = describer(definition, document, whole);
  const found: NumberPlace[] = [];
  const walk = (value: Json | undefined, pointer: string): void => {
    if (typeof value === "number") found.push(described(pointer, value));
    else if (Array.isArray(value)) value.forEach((each, i) => walk(each, joinPointer(pointer, i)));
    else if (isObject(value)) {
      for (const [key, each] of Object.entries(value)) {
        if (pointer === "" && key === "sources") continue;
        walk(each, joinPointer(pointer, key));
      }
    }
  };
  walk(get(whole, beneath), beneath);
  return found;
}

/** What people call a place, by the schema of its document. */
export function placeTitle(definition: GameDefinition, documents: Documents, place: string): string {
  const found = numberAt(definition, documents, place);
  return found.ok ? found.value.title : place;
}

/** Describes the numbers of a document. */
function describer(
  definition: GameDefinition,
  document: string,
  whole: Json,
): (pointer: string, value: number) => NumberPlace {
  const path = schemaPathOf({ game: definition }, document);
  const nodes = new Map<string, SchemaNode | undefined>();
  const nodeAt = (at: string): SchemaNode | undefined => {
    if (!nodes.has(at)) nodes.set(at, path === undefined ? undefined : schemaAt(schemas, path, whole, at));
    return nodes.get(at);
  };
  /** A member of a list of things is called by its own name, or its key; any other as the schema has it. */
  const titleAt = (holder: string, segment: string): string => {
    if (/^\d+$/.test(segment)) return segment;
    const at = joinPointer(holder, segment);
    if (!isEntry(nodeAt(holder), segment)) return titleOf(nodeAt(at), at);
    const name = child(get(whole, at), "name");
    return typeof name === "string" && name !== "" ? name : titleOf(undefined, at);
  };
  return (pointer, value) => {
    const node = nodeAt(pointer);
    const isWhole = node?.type === "integer" || (node === undefined && Number.isInteger(value));
    const segments = parsePointer(pointer);
    const title = segments
      .map((segment, i) => titleAt(joinPointer("", ...segments.slice(0, i)), segment))
      .join(": ");
    const least = node?.minimum ?? node?.exclusiveMinimum;
    const most = node?.maximum ?? node?.exclusiveMaximum;
    return {
      place: `${document}#${pointer}`,
      document,
      pointer,
      title,
      value,
      whole: isWhole,
      ...(least !== undefined && { least }),
      ...(most !== undefined && { most }),
      step: node?.multipleOf ?? (isWhole ? 1 : value === 0 ? 0.1 : rounded(Math.abs(value) / 10)),
    };
  };
}

const isEntry = (holder: SchemaNode | undefined, key: string): boolean =>
  (typeof holder?.additionalProperties === "object" || holder?.patternProperties !== undefined) &&
  !Object.hasOwn(holder.properties ?? {}, key);

/** Why a number is not allowed at a place, in words; undefined if it is. */
export function refusal({ title, whole, least, most }: NumberPlace, value: number): string | undefined {
  if (whole && !Number.isInteger(value)) return `${title} must be a whole number, not ${value}.`;
  if (least !== undefined && value < least) return `${title} must be at least ${least}.`;
  if (most !== undefined && value > most) return `${title} must be at most ${most}.`;
  return undefined;
}

/** The documents with the numbers of a variant at their places. A bid is no number of the documents: what it gives are layers. */
export const withSetting = (documents: Documents, setting: { readonly [place: string]: number }): Documents =>
  Object.entries(setting).reduce((before, [place, value]) => {
    const [document = "", pointer] = place.split(/#(.*)/s);
    return pointer === undefined ? before : withNumber(before, { document, pointer }, value);
  }, documents);

/** The documents with another number at a place; what they share with the old ones stays the same objects. */
export function withNumber(
  documents: Documents,
  { document, pointer }: Pick<NumberPlace, "document" | "pointer">,
  value: number,
): Documents {
  const put = (at: Json | undefined, [segment, ...rest]: readonly string[]): Json => {
    if (segment === undefined) return value;
    const inner = put(child(at, segment), rest);
    if (Array.isArray(at)) return at.map((each, i) => (String(i) === segment ? inner : each));
    return { ...(isObject(at) ? at : {}), [segment]: inner };
  };
  return { ...documents, [document]: put(documents[document], parsePointer(pointer)) };
}
