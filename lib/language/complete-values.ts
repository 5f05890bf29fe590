import { type SchemaNode, unionBranches } from "../diagnostics";
import { get, isObject, type Json, lastSegment, parentPointer, type ParsedDocument } from "../documents";
import { printInline } from "../documents/print";
import type { Offer } from "./offer";
import type { Cursor } from "./cursor";
import { namingAt } from "./names";
import { partsOf, typesOf } from "./shape";
import { mergedValue, spotOf } from "./spot";
import { literal, snippetOf, template } from "./template";
import type { Spot, World } from "./types";
import { briefly } from "./words";

/** The values that are allowed at a place. */
export function valuesAt(world: World, doc: ParsedDocument, cursor: Cursor): Offer[] {
  const spot = spotOf(world, doc, cursor.pointer, "value");
  const parts = partsOf(world, spot);
  const taken = takenItems(cursor, parts, world, spot);
  const known = [
    ...effective(world, spot),
    ...references(world, spot),
    ...tags(world, spot),
    ...allowed(parts),
    ...snippets(parts),
    ...branches(world, spot),
    ...examples(parts),
  ];
  return [
    ...(known.length > 0 || cursor.current?.value !== undefined ? known : blank(world, spot, parts)),
    ...removal(world, spot, cursor),
  ].filter(({ text }) => !taken.has(text));
}

/** The present items of a list in which none may occur twice. */
function takenItems(
  { holder, current }: Cursor,
  parts: readonly SchemaNode[],
  world: World,
  spot: Spot,
): ReadonlySet<string> {
  if (holder?.kind !== "array" || parts.length === 0) return new Set();
  const list = partsOf(world, { ...spot, at: parentPointer(spot.at) ?? "" });
  if (!list.some((part) => part.uniqueItems === true)) return new Set();
  return new Set(
    holder.children
      .filter((each) => each !== current && each.value !== undefined)
      .map((each) => printInline(each.value ?? null)),
  );
}

const plain = (value: Json, more: Partial<Offer> = {}): Offer => ({
  label: typeof value === "string" ? value : printInline(value),
  kind: "value",
  text: printInline(value),
  ...more,
});

/** In a patch: current value. */
function effective(world: World, spot: Spot): Offer[] {
  if (!spot.patch) return [];
  const now = get(mergedValue(world, spot.document), spot.at);
  return now === undefined || isObject(now) ? [] : [plain(now, { detail: "current value" })];
}

/** In a patch: null, which takes a member away. */
function removal(world: World, spot: Spot, { holder }: Cursor): Offer[] {
  if (!spot.patch || holder?.kind !== "object") return [];
  const now = get(mergedValue(world, spot.document), spot.at);
  return now === undefined ? [] : [plain(null, { detail: `removes ${briefly(now)}` })];
}

function references(world: World, spot: Spot): Offer[] {
  const naming = namingAt(world, { ...spot, part: "value" });
  if (!naming) return [];
  return naming.ids().map((id) => {
    const name = naming.nameOf(id);
    return plain(id, { kind: "reference", detail: name ?? naming.noun, words: name });
  });
}

/** The tag of a union: which predicate a condition is. */
function tags(world: World, spot: Spot): Offer[] {
  const holder = parentPointer(spot.at);
  if (holder === undefined || spot.schema === undefined) return [];
  const key = lastSegment(spot.at);
  return unionBranches(world.schemas, spot.schema, spot.root, holder)
    .filter(({ property }) => property === key)
    .map(({ tag, node }) => plain(tag, { detail: node.title, documentation: node.description }));
}

function allowed(parts: readonly SchemaNode[]): Offer[] {
  return parts.flatMap((part) => {
    const offers: Offer[] = [];
    if (part.const !== undefined) offers.push(plain(part.const, { documentation: part.description }));
    part.enum?.forEach((value, i) => {
      const meaning = part.enumDescriptions?.[i];
      offers.push(plain(value, { detail: meaning, documentation: meaning }));
    });
    if (typesOf([part]).includes("boolean")) offers.push(plain(true), plain(false));
    if (part.default !== undefined) offers.push(plain(part.default, { detail: "Default" }));
    return offers;
  });
}

function snippets(parts: readonly SchemaNode[]): Offer[] {
  return parts.flatMap((part) =>
    (part.defaultSnippets ?? []).map(({ label, description, body }): Offer => ({
      label: label ?? part.title ?? "value",
      kind: "snippet",
      text: snippetOf(body),
      isSnippet: true,
      detail: part.title,
      documentation: description ?? part.description,
    })),
  );
}

/** Each shape of a union written out, for those that the schema has no snippet for. */
function branches(world: World, spot: Spot): Offer[] {
  if (spot.schema === undefined) return [];
  const own = JSON.stringify(partsOf(world, spot).flatMap((part) => part.defaultSnippets ?? []));
  return unionBranches(world.schemas, spot.schema, spot.root, spot.at)
    .filter(({ property, tag }) => !own.includes(`${JSON.stringify(property)}:${JSON.stringify(tag)}`))
    .map(({ property, tag, node }) => ({
      label: tag,
      kind: "snippet" as const,
      text: `{\n\t${literal(JSON.stringify(property))}: ${literal(JSON.stringify(tag))}$1\n}`,
      isSnippet: true,
      detail: node.title,
      documentation: node.description,
    }));
}

function examples(parts: readonly SchemaNode[]): Offer[] {
  return parts
    .slice(0, 1)
    .concat(parts.slice(1).filter((part) => part.type !== "string"))
    .flatMap((part) => (part.examples ?? []).map((value) => plain(value, { detail: "Example" })));
}

/** A value to be filled in, where nothing better is known. */
function blank(world: World, spot: Spot, parts: readonly SchemaNode[]): Offer[] {
  const label = { object: "{ }", array: "[ ]", string: '" "' }[typesOf(parts)[0] ?? ""];
  if (label === undefined || parts.some((part) => part.enum !== undefined || part.const !== undefined))
    return [];
  const title = parts.find((part) => part.title !== undefined)?.title;
  const text = template(world, spot, parts);
  return [{ label, kind: "snippet", text, isSnippet: true, detail: title }];
}
