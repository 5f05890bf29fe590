import type { SchemaNode } from "../diagnostics";
import { fitsPattern } from "../diagnostics/schema/pattern";
import { child, get, isObject, joinPointer, type Json, type ParsedDocument } from "../documents";
import { memberText, type Offer } from "./offer";
import type { Cursor } from "./cursor";
import { definedAt, nameIn, namingAt } from "./names";
import { said, type Shape, shapeOf } from "./shape";
import { asHolder, below, mergedValue } from "./spot";
import { presetOf, snippetOf, template } from "./template";
import { settled } from "./texts";
import type { Spot, World } from "./types";
import { briefly } from "./words";

/** The members that can be added to an object; where one stands already, only another key for it. */
export function membersAt(world: World, doc: ParsedDocument, cursor: Cursor): Offer[] {
  const holder = asHolder(world, doc, cursor.pointer);
  const keyOnly = cursor.current !== undefined && cursor.current.colon >= 0;
  const taken = new Set(
    cursor.holder?.children.filter((each) => each !== cursor.current).map((each) => each.key),
  );
  const shape = shapeOf(world, holder);
  const merged = holder.patch ? get(mergedValue(world, holder.document), holder.at) : undefined;
  const offers = [
    ...existing(world, holder, merged, shape),
    ...named(world, holder, shape, merged),
    ...ids(world, holder, shape),
    ...fresh(world, holder, shape),
  ].filter(({ label, kind }) => kind === "snippet" || !taken.has(label));
  if (!keyOnly) return offers;
  return offers.filter(({ kind }) => kind !== "snippet").map((offer) => withoutValue(offer));
}

const withoutValue = (offer: Offer): Offer => ({
  ...offer,
  text: JSON.stringify(offer.label),
  isSnippet: false,
});

const hidden = new Set(["$schema"]);

/** In a patch: what the merged document has here, with current value. */
function existing(world: World, holder: Spot, merged: Json | undefined, shape: Shape): Offer[] {
  if (!isObject(merged)) return [];
  const draft = settled(world).documents.get(holder.document);
  // Members in the order of the schema, then those of the collection in their own.
  const keys = new Set([
    ...shape.names.filter((name) => Object.hasOwn(merged, name)),
    ...Object.keys(merged),
  ]);
  return [...keys].flatMap((key) => {
    const value = merged[key];
    if (value === undefined || hidden.has(key)) return [];
    const node = below(world, holder, key).node;
    const layer = draft?.originOf(joinPointer(holder.at, key)).layer ?? "base";
    const name = nameIn(value);
    const from = layer === "base" ? "" : ` (${layer})`;
    return [
      {
        label: key,
        kind: "member" as const,
        text: memberText(key, presetOf(value)),
        isSnippet: true,
        detail: isObject(value) ? (name ?? node?.title) : `now ${briefly(value)}${from}`,
        documentation: node?.description,
        words: name,
      },
    ];
  });
}

/** Members with a name of their own; those that must be there come first. */
function named(world: World, holder: Spot, shape: Shape, merged: Json | undefined): Offer[] {
  const names = shape.names.filter(
    (name) => !(holder.patch && (hidden.has(name) || child(merged, name) !== undefined)),
  );
  const first = holder.patch ? [] : names.filter((name) => shape.required.has(name));
  const rest = names.filter((name) => !first.includes(name));
  return [...first, ...rest].map((name) => memberOffer(world, holder, name));
}

function memberOffer(world: World, holder: Spot, key: string, detail?: string): Offer {
  const member = below(world, holder, key);
  const { parts } = shapeOf(world, member);
  return {
    label: key,
    kind: "member",
    text: memberText(key, valueFor(world, member, parts)),
    isSnippet: true,
    detail: detail ?? said(parts, "title"),
    documentation: said(parts, "description"),
    words: detail,
  };
}

function valueFor(world: World, member: Spot, parts: readonly SchemaNode[]): string {
  const snippets = said(parts, "defaultSnippets") ?? [];
  const only = snippets.length === 1 && !member.patch ? snippets[0] : undefined;
  return only ? snippetOf(only.body) : template(world, member, parts);
}

/** Keys that name something: units in a set-up, hexes that are split. */
function ids(world: World, holder: Spot, shape: Shape): Offer[] {
  const any = below(world, holder, sampleKey(shape.patterns), "key");
  const naming = namingAt(world, any);
  if (!naming || (shape.patterns.length === 0 && shape.names.length > 0)) return [];
  const value = valueFor(world, { ...any, part: "value" }, shapeOf(world, any).parts);
  return naming.ids().map((id) => {
    const name = naming.nameOf(id);
    const own = shape.names.includes(id) ? memberOffer(world, holder, id).text : undefined;
    return {
      label: id,
      kind: "reference" as const,
      text: own ?? memberText(id, value),
      isSnippet: true,
      detail: name ?? naming.noun,
      words: name,
    };
  });
}

/** A new entry of a collection, under an id that is still to be found. */
function fresh(world: World, holder: Spot, shape: Shape): Offer[] {
  if (shape.patterns.length === 0) return [];
  const key = sampleKey(shape.patterns);
  const entry = below(world, { ...holder, patch: false }, key, "key");
  const { parts } = shapeOf(world, entry);
  if (parts.length === 0) return [];
  const title = said(parts, "title") ?? "entry";
  const defined = definedAt(world, entry);
  if (!defined && namingAt(world, entry)) return [];
  const noun = (defined?.noun ?? title).toLowerCase();
  const body = template(world, { ...entry, part: "value" }, parts).replace(
    /\$(\{?)(\d+)/g,
    (_, brace, n) => `$${brace}${Number(n) + 1}`,
  );
  return [
    {
      label: `new ${noun}`,
      kind: "snippet",
      text: `"\${1:${key}}": ${body}`,
      isSnippet: true,
      detail: title,
      documentation: said(parts, "description"),
    },
  ];
}

/** Keys of the usual forms: an id, a hex, a hexside, a turn, a document. */
const samples = ["new-id", "0000", "1", "0000-0001", "document.json", "/"];

/** A key that fits the patterns of a collection, to ask the schema about an entry that is not there yet. */
const sampleKey = (patterns: readonly string[]): string =>
  samples.find((key) => patterns.some((pattern) => fitsPattern(pattern, key))) ?? "new-id";
