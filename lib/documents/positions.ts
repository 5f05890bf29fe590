import { lineMap, lineMapFrom } from "./line-map";
import type { LineMap } from "./line-map";
import { glance } from "./guard";
import { keepOutline, outlineOf } from "./outline";
import type { Outline } from "./outline";
import { isPointer, joinPointer, parsePointer } from "./pointer";
import { TextIndex } from "./text-index";
import type { Entry } from "./text-index";
import type { ParsedDocument, Range } from "./types";

/** Which part of a member is meant: its value, its key, or both with what stands between. */
export type Part = "value" | "key" | "member";

/** A stretch of the text. `exact` is false when the pointer leads nowhere and its nearest ancestor is given. */
export interface Offsets {
  offset: number;
  length: number;
  exact: boolean;
}

/** What is at an offset: a value's pointer, and whether the offset is in its key or in its value. */
export interface PointerAt {
  pointer: string;
  part: "key" | "value";
}

// Documents do not change, so what has been found out about one holds for as long as it lives.
const indexes = new WeakMap<ParsedDocument, TextIndex>();
const maps = new WeakMap<ParsedDocument, LineMap>();

/** The outline of a document that is JSON; small texts are read without it. */
export function outlineFor(doc: ParsedDocument): Outline | undefined {
  const known = outlineOf(doc);
  if (known !== undefined || doc.value === undefined) return known;
  const { outline } = glance(doc.text);
  keepOutline(doc, outline);
  return outline;
}

/** Where the values of a document stand; made once. */
export function indexOf(doc: ParsedDocument): TextIndex {
  let index = indexes.get(doc);
  if (index === undefined) {
    index = new TextIndex(doc.text, outlineFor(doc)?.brackets);
    indexes.set(doc, index);
  }
  return index;
}

export function keepIndex(doc: ParsedDocument, index: TextIndex): void {
  indexes.set(doc, index);
}

/** The lines of a document; made once. */
export function lineMapOf(doc: ParsedDocument): LineMap {
  let map = maps.get(doc);
  if (map === undefined) {
    const outline = outlineFor(doc);
    map = outline === undefined ? lineMap(doc.text) : lineMapFrom(doc.text, outline.lineStarts);
    maps.set(doc, map);
  }
  return map;
}

/**
 * Where the value at a pointer is in the text, or its key, or the whole member. Where there is no key (an item of
 * an array, the document) its value. For a pointer that leads nowhere, its nearest ancestor.
 */
export function offsetsOf(doc: ParsedDocument, pointer: string, part: Part = "value"): Offsets {
  const segments = isPointer(pointer) ? parsePointer(pointer) : [];
  const path = indexOf(doc).path(segments);
  const entry = path.at(-1);
  if (entry === undefined) return { offset: 0, length: 0, exact: false };
  const exact = isPointer(pointer) && path.length === segments.length + 1;
  const hasKey = entry.keyEnd > entry.keyStart;
  const from = part === "value" || !hasKey ? entry.start : entry.keyStart;
  const to = part === "key" && hasKey ? entry.keyEnd : entry.end;
  return { offset: from, length: to - from, exact };
}

/** The same as a range: lines and columns from 1. */
export function rangeOf(doc: ParsedDocument, pointer: string, part: Part = "value"): Range {
  return rangeAt(doc, offsetsOf(doc, pointer, part));
}

/** The range of a stretch of the text, such as a syntax problem's. */
export function rangeAt(doc: ParsedDocument, stretch: { offset: number; length: number }): Range {
  const map = lineMapOf(doc);
  return { start: map.positionAt(stretch.offset), end: map.positionAt(stretch.offset + stretch.length) };
}

/** The same, with key and value kept apart. Between members it is the object or array that holds them. */
export function placeAt(doc: ParsedDocument, offset: number): PointerAt {
  const index = indexOf(doc);
  let pointer = "";
  let value: Entry = index.root();
  for (;;) {
    const table = index.table(value);
    const entry = table && entryAt(table.entries, offset);
    if (table === undefined || entry === undefined) return { pointer, part: "value" };
    pointer = joinPointer(pointer, entry.key);
    if (offset <= entry.keyEnd && entry.keyEnd > entry.keyStart) return { pointer, part: "key" };
    value = entry;
  }
}

/** The entry that holds the offset, its end included so that a cursor right behind a value is in it. */
function entryAt(entries: readonly Entry[], offset: number): Entry | undefined {
  let low = 0;
  let high = entries.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const entry = entries[middle];
    if (entry === undefined) return undefined;
    if (offset < entry.keyStart) high = middle - 1;
    else if (offset > entry.end) low = middle + 1;
    else return entry;
  }
  return undefined;
}
