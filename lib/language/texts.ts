import {
  type Draft,
  kindOfPath,
  offsetsOf,
  type ParsedDocument,
  parsePointer,
  placeAt,
  type Range,
  rangeAt,
  readDocument,
} from "../documents";
import { assembleParsed } from "../documents/ruleset";
import { childAt, holds, type Node, nodeAt, pointerOf, readTree, valueOf } from "./tree";
import type { Stretch, World } from "./types";

// Neither texts nor drafts ever change, so what has been found out about one holds for as long as it lives.
const trees = new WeakMap<ParsedDocument, { root: Node | undefined }>();
const settledDrafts = new WeakMap<Draft, WeakMap<World["files"], Draft>>();
const readSince = new WeakMap<World["files"], Map<string, ParsedDocument>>();
const mended = new WeakSet<ParsedDocument>();

/** A file as it is on the screen, as far as it can be read; undefined if there is no such JSON file. */
export function textOf(world: World, file: string): ParsedDocument | undefined {
  const text = Object.hasOwn(world.files, file) ? world.files[file] : undefined;
  if (text === undefined || kindOfPath(file).kind === "other") return undefined;
  const known = world.draft.files.get(file);
  if (known?.text === text && known.value !== undefined) return known;
  let read = readSince.get(world.files);
  if (!read) readSince.set(world.files, (read = new Map()));
  let doc = read.get(file);
  if (!doc) read.set(file, (doc = mend(known?.text === text ? known : readDocument(file, text))));
  return doc;
}

/** True when the value of the text is only what could be made out of it. */
export const isBroken = (doc: ParsedDocument): boolean => mended.has(doc);

/** A broken text with the value that can be made out of it. */
function mend(doc: ParsedDocument): ParsedDocument {
  if (doc.value !== undefined) return doc;
  const root = readTree(doc.text);
  const whole: ParsedDocument = { ...doc, value: root && valueOf(root) };
  trees.set(whole, { root });
  mended.add(whole);
  return whole;
}

/**
 * The draft of the texts on the screen, where broken ones count as far as they can be read: so that an id does not
 * become unknown while somebody types in the document that defines it.
 */
export function settled(world: World): Draft {
  const { draft, files } = world;
  let byFiles = settledDrafts.get(draft);
  if (!byFiles) settledDrafts.set(draft, (byFiles = new WeakMap()));
  let whole = byFiles.get(files);
  if (!whole) byFiles.set(files, (whole = settle(world)));
  return whole;
}

function settle(world: World): Draft {
  const { draft } = world;
  const files = new Map<string, ParsedDocument>();
  let same = true;
  for (const file of Object.keys(world.files).sort()) {
    const doc = textOf(world, file);
    if (!doc) continue;
    files.set(file, doc);
    same &&= draft.files.get(file) === doc;
  }
  if (same && files.size === draft.files.size) return draft;
  const on = draft.layers.filter((layer) => layer.on).map(({ id }) => id);
  const off = draft.layers.filter((layer) => !layer.on).map(({ id }) => id);
  return assembleParsed(files, draft.documents, { layers: on, without: off });
}

/** The text as a tree that stands what is broken. */
export function treeOf(doc: ParsedDocument): Node | undefined {
  let known = trees.get(doc);
  if (!known) trees.set(doc, (known = { root: readTree(doc.text) }));
  return known.root;
}

/** What is at an offset, as `placeAt` returns it, in broken texts as well. */
export function placeIn(doc: ParsedDocument, offset: number): { pointer: string; part: "key" | "value" } {
  if (!mended.has(doc)) return placeAt(doc, offset);
  let node = treeOf(doc);
  if (!node) return { pointer: "", part: "value" };
  while (holds(node, offset)) {
    const below: Node | undefined = childAt(node, offset);
    if (!below) break;
    node = below;
    if (offset <= node.keyEnd && node.keyEnd > node.keyStart)
      return { pointer: pointerOf(node), part: "key" };
  }
  return { pointer: pointerOf(node), part: "value" };
}

/** Where the value or the key of a pointer stands; its nearest ancestor when there is none. */
export function stretchOf(doc: ParsedDocument, pointer: string, part: "key" | "value"): Stretch {
  if (!mended.has(doc)) {
    const { offset, length } = offsetsOf(doc, pointer, part);
    return { offset, length };
  }
  const root = treeOf(doc);
  if (!root) return { offset: 0, length: 0 };
  const keys = parsePointer(pointer);
  let node = nodeAt(root, keys);
  while (!node && keys.length > 0) {
    keys.pop();
    node = nodeAt(root, keys);
  }
  const { start, end, keyStart, keyEnd } = node ?? root;
  return part === "key" && keyEnd > keyStart
    ? { offset: keyStart, length: keyEnd - keyStart }
    : { offset: start, length: end - start };
}

const top: Range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/** The same as a range, of any file of the world. An object or list is shown by its key or its first line. */
export function rangeIn(world: World, file: string, pointer: string, part: "key" | "value"): Range {
  const doc = textOf(world, file);
  if (!doc) return top;
  const range = rangeAt(doc, stretchOf(doc, pointer, part));
  if (range.start.line === range.end.line) return range;
  const key = rangeAt(doc, stretchOf(doc, pointer, "key"));
  if (key.start.line === key.end.line) return key;
  return { start: range.start, end: { line: range.start.line, column: range.start.column + 1 } };
}
