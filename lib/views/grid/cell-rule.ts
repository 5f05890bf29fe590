import { child, type Draft, get, isObject, type Json } from "../../documents";
import { referenceAt, type SchemaNode } from "../../diagnostics";
import type { GameDefinition } from "../../games";
import { inWords, ruleOf, type SchemaLookUp, titleOf, unitOf, type ViewWorld } from "../world";
import type { CellRule, Choice, ColumnType } from "./types";

/** What the columns of one document are made from. */
export interface Shape {
  world: ViewWorld;
  document: string;
  value: Json;
  schema: SchemaLookUp;
}

/** What is allowed at a place, by its schema; without one, by the present value. */
export function cellRule(shape: Shape, pointer: string, required: boolean, standing?: Json): CellRule {
  const node = shape.schema(pointer) ?? {};
  const reference = referenceRule(shape, pointer, "value");
  const item = node.type === "array" ? shape.schema(`${pointer}/0`) : undefined;
  const type = reference === undefined ? typeOf(node, standing, item) : "reference";
  const { description } = node;
  const unit = unitOf(description);
  const rule = ruleOf(description);
  return {
    type,
    title: titleOf(node, pointer),
    required,
    ...(description !== undefined && { description }),
    ...(unit !== undefined && { unit }),
    ...(rule !== undefined && { rule }),
    ...bounds(node),
    ...(type === "boolean" && node.const !== undefined && { only: node.const }),
    ...(type === "enum" && { choices: choicesOf(node) }),
    ...(type === "other" && node.examples?.[0] !== undefined && { example: node.examples[0] }),
    ...reference,
    ...(type === "list" && {
      items: cellRule(shape, `${pointer}/0`, true, Array.isArray(standing) ? standing[0] : undefined),
    }),
    ...(type === "counts" && countsRule(shape, pointer, node)),
  };
}

function typeOf(node: SchemaNode, standing: Json | undefined, item?: SchemaNode): ColumnType {
  if (node.discriminator !== undefined) return "other";
  if (node.enum !== undefined) return "enum";
  const type = Array.isArray(node.type) ? node.type[0] : node.type;
  switch (type) {
    case "integer":
    case "number":
    case "boolean":
      return type;
    case "string":
      return "text";
    case "array":
      return isPlainItem(item) ? "list" : "other";
    case "object":
      return isCounts(node) ? "counts" : "other";
    default:
      return type === undefined ? typeOfValue(standing) : "other";
  }
}

function typeOfValue(value: Json | undefined): ColumnType {
  if (typeof value === "number" || typeof value === "boolean") return typeof value as "number" | "boolean";
  if (Array.isArray(value) && value.every((item) => typeof item !== "object")) return "list";
  return typeof value === "object" ? "other" : "text";
}

const isPlainItem = (item: SchemaNode | undefined): boolean =>
  item !== undefined && item.discriminator === undefined && item.type !== "object" && item.type !== "array";

/** Numbers by id, and nothing else. */
function isCounts(node: SchemaNode): boolean {
  const members = Object.values(node.patternProperties ?? {});
  if (node.properties !== undefined || members.length === 0) return false;
  return members.every((each) => typeof each === "object" && each.type === "integer");
}

function countsRule(shape: Shape, pointer: string, node: SchemaNode): Pick<CellRule, "keys" | "items"> {
  const [pattern, member] = Object.entries(node.patternProperties ?? {})[0] ?? [];
  const keys: CellRule = {
    type: "text",
    title: "Id",
    required: true,
    ...(pattern !== undefined && { pattern }),
    ...referenceRule(shape, `${pointer}/x`, "key"),
  };
  const { minimum, maximum } = typeof member === "object" ? member : {};
  const items: CellRule = { type: "integer", title: "Number", required: true, min: minimum, max: maximum };
  return { keys, items };
}

function bounds(node: SchemaNode): Partial<CellRule> {
  const found: Partial<CellRule> = {
    min: node.minimum,
    max: node.maximum,
    exclusiveMin: node.exclusiveMinimum,
    exclusiveMax: node.exclusiveMaximum,
    multipleOf: node.multipleOf,
    pattern: node.pattern,
    minLength: node.minLength,
    maxLength: node.maxLength,
    minItems: node.minItems,
    maxItems: node.maxItems,
    uniqueItems: (node as { uniqueItems?: boolean }).uniqueItems,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

function choicesOf(node: SchemaNode): Choice[] {
  return (node.enum ?? []).map((value, i) => ({
    value,
    title: node.enumDescriptions?.[i]?.replace(/\.$/, "") ?? String(value),
  }));
}

function referenceRule(
  { world, document }: Shape,
  pointer: string,
  part: "key" | "value",
): Pick<CellRule, "type" | "choices" | "noun"> | undefined {
  const { game } = world;
  const reference = game && referenceAt(game, document, pointer, part);
  if (game === undefined || reference === undefined) return undefined;
  const target = game.targets.find(({ kind }) => kind === reference.to);
  return { type: "reference", choices: thingsOf(world, reference.to), noun: target?.noun ?? reference.to };
}

/** What there is of each kind, for each game: listed once for a draft, however many cells offer it. */
const listed = new WeakMap<Draft, WeakMap<GameDefinition, Map<string, readonly Choice[]>>>();

/** Everything of a kind that there is, by the name that people know it by. */
export function thingsOf({ draft, game }: ViewWorld, kind: string): readonly Choice[] {
  if (game === undefined) return [];
  let ofGames = listed.get(draft);
  if (!ofGames) listed.set(draft, (ofGames = new WeakMap()));
  let kinds = ofGames.get(game);
  if (!kinds) ofGames.set(game, (kinds = new Map()));
  let things = kinds.get(kind);
  if (!things) kinds.set(kind, (things = listThings(draft, game, kind)));
  return things;
}

function listThings(draft: Draft, game: GameDefinition, kind: string): Choice[] {
  const target = game.targets.find((each) => each.kind === kind);
  if (target === undefined) return [];
  const found = new Map<string, string>((target.builtIn ?? []).map((id) => [id, id]));
  for (const { document, pointer } of target.places) {
    const things = get(draft.documents.get(document)?.value, pointer);
    if (!isObject(things)) continue;
    for (const [id, thing] of Object.entries(things)) {
      const name = child(thing, "name") ?? child(thing, "title");
      found.set(id, typeof name === "string" ? name : id);
    }
  }
  return [...found].map(([value, title]) => ({ value, title }));
}

/** The column of the keys that lead to a row. */
export function keyRule(shape: Shape, pointer: string, pattern: string | undefined): CellRule {
  const reference = referenceRule(shape, `${pointer}/x`, "key");
  const title = reference?.noun === undefined ? "Id" : inWords(reference.noun);
  return { type: "text", title, required: true, ...(pattern !== undefined && { pattern }), ...reference };
}
