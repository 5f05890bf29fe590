import { EditPlan } from "./edit-plan";
import { isObject } from "./merge-patch";
import { parseDocument } from "./parse";
import {
  arrayIndex,
  child,
  get,
  isPointer,
  isUnsafeKey,
  joinPointer,
  lastSegment,
  makePointer,
  parentPointer,
  parsePointer,
} from "./pointer";
import { indexOf } from "./positions";
import { EditError, sortEdits } from "./splice";
import { maxDepth } from "./syntax-codes";
import type { Entry, MemberTable, TextIndex } from "./text-index";
import { TextStyle } from "./text-style";
import type { Json, ParsedDocument, TextSplice } from "./types";

/** What is edited: a text, or a document that has been read already, which saves reading it again. */
export type EditSource = string | ParsedDocument;

/** Where a new member goes among the others: in front of or behind one of them; at the end without it. */
type InsertPlace = { before: string } | { after: string };

// jsonc-parser has edits of this kind (`modify`), but 3.3.1 spoils lists ([1,2] without its last item becomes
// [12]), changes the first of two equal keys, lays out a whole line anew for a member of it, and parses
// everything into a tree: 330 ms at 5 MB where this takes 60.

/**
 * The edits that give the value at a pointer; objects missing on the way are made. Where a value stands
 * already only what differs is changed. "-" or the length of a list as last segment appends. Throws EditError.
 */
export function setValue(source: EditSource, pointer: string, value: Json): TextSplice[] {
  const target = open(source, pointer);
  checkValue(value, target.segments.length);
  const { segments, root } = target;
  let depth = 0;
  let holder = root;
  while (depth < segments.length) {
    const next = child(holder, segments[depth] ?? "");
    if (next === undefined) break;
    holder = next;
    depth++;
  }
  if (depth === segments.length) return target.change(segments, holder, value);
  const missing = segments[depth] ?? "";
  const added = segments.slice(depth + 1).reduceRight<Json>((inner, key) => ({ [key]: inner }), value);
  const here = segments.slice(0, depth);
  segments.slice(depth).forEach(checkKey);
  if (isObject(holder)) {
    // An object's own order puts whole numbers first, and an empty object has no layout to go by.
    if (arrayIndex(missing) < 0 && Object.keys(holder).length > 0) return target.append(here, missing, added);
    return target.change(here, holder, { ...holder, [missing]: added });
  }
  if (Array.isArray(holder)) {
    const at = missing === "-" ? holder.length : arrayIndex(missing);
    if (at !== holder.length) {
      throw new EditError(`${makePointer(here)} is a list of ${holder.length}; it has no place ${missing}.`);
    }
    return target.change(here, holder, [...holder, added]);
  }
  throw new EditError(`${makePointer(here) || "The document"} is neither an object nor a list.`);
}

/** The edits that take a member or item away; none when it is not there. Throws EditError. */
export function removeValue(source: EditSource, pointer: string): TextSplice[] {
  if (pointer === "") throw new EditError("The whole document cannot be removed.");
  const target = open(source, pointer);
  const key = target.segments.at(-1) ?? "";
  const here = target.segments.slice(0, -1);
  const holder = get(target.root, makePointer(here));
  return child(holder, key) === undefined ? [] : target.remove(here, key);
}

/** The edit that gives a member another key, in the same place among the others. Throws EditError. */
export function renameKey(source: EditSource, pointer: string, newKey: string): TextSplice[] {
  const target = open(source, pointer);
  const holder = get(target.root, parentPointer(pointer) ?? "");
  const oldKey = lastSegment(pointer);
  if (oldKey === undefined || !isObject(holder) || !Object.hasOwn(holder, oldKey)) {
    throw new EditError(`There is no member at ${pointer || "the document"} to rename.`);
  }
  if (oldKey === newKey) return [];
  checkKey(newKey);
  if (Object.hasOwn(holder, newKey)) throw new EditError(`"${newKey}" is taken already.`);
  const table = target.tableAt(target.segments.slice(0, -1));
  const entries = table.entries.filter((entry) => entry.key === oldKey);
  const entry = entries[0];
  if (entry === undefined || entries.length > 1)
    throw new EditError(`"${oldKey}" occurs twice; fix that first.`);
  return [{ offset: entry.keyStart, length: entry.keyEnd - entry.keyStart, text: JSON.stringify(newKey) }];
}

/**
 * The edit that puts a new member into the object at a pointer (or a new item into the list there, its key
 * being the index at which it will stand, or "-"). Throws EditError, also when the key is taken.
 */
export function insertMember(
  source: EditSource,
  pointer: string,
  key: string,
  value: Json,
  place?: InsertPlace,
): TextSplice[] {
  const target = open(source, pointer);
  checkValue(value, target.segments.length + 1);
  const holder = get(target.root, pointer);
  if (Array.isArray(holder)) {
    const at = key === "-" ? holder.length : arrayIndex(key);
    if (at < 0 || at > holder.length) throw new EditError(`${pointer} is a list of ${holder.length}.`);
    return target.change(target.segments, holder, holder.toSpliced(at, 0, value));
  }
  if (!isObject(holder)) throw new EditError(`${pointer || "The document"} is neither an object nor a list.`);
  if (Object.hasOwn(holder, key)) throw new EditError(`"${key}" is taken already.`);
  checkKey(key);
  if (place === undefined || Object.keys(holder).length === 0) {
    return setValue(source, joinPointer(pointer, key), value);
  }
  const table = target.tableAt(target.segments);
  const neighbour = "before" in place ? place.before : place.after;
  const at = table.byKey.get(neighbour);
  if (at === undefined) throw new EditError(`There is no "${neighbour}" in ${pointer || "the document"}.`);
  return target.plan((plan) => plan.insert(table, "before" in place ? at : at + 1, key, value));
}

/** A text opened for an edit. */
class Target {
  private readonly text: string;
  private readonly index: TextIndex;

  constructor(
    doc: ParsedDocument,
    readonly root: Json,
    readonly segments: readonly string[],
  ) {
    this.text = doc.text;
    this.index = indexOf(doc);
  }

  change(segments: readonly string[], before: Json, after: Json): TextSplice[] {
    return this.plan((plan) => plan.change(this.entryAt(segments), before, after));
  }

  plan(make: (plan: EditPlan) => void): TextSplice[] {
    const plan = new EditPlan(this.index, new TextStyle(this.text, this.index));
    make(plan);
    return sortEdits(plan.edits);
  }

  /** A new member behind all others of an object that is not empty. */
  append(segments: readonly string[], key: string, value: Json): TextSplice[] {
    const table = this.tableAt(segments);
    return this.plan((plan) => plan.insert(table, table.entries.length, key, value));
  }

  /** A member or item taken away; one that is written twice as often as it is. */
  remove(segments: readonly string[], key: string): TextSplice[] {
    const table = this.tableAt(segments);
    const isIt = (entry: Entry, i: number): boolean =>
      table.isArray ? i === arrayIndex(key) : entry.key === key;
    const gone = table.entries.flatMap((entry, i) => (isIt(entry, i) ? [i] : []));
    return this.plan((plan) => plan.remove(table, new Set(gone)));
  }

  tableAt(segments: readonly string[]): MemberTable {
    const table = this.index.table(this.entryAt(segments));
    if (table === undefined) throw new EditError(`${makePointer(segments)} is neither an object nor a list.`);
    return table;
  }

  private entryAt(segments: readonly string[]): Entry {
    const path = this.index.path(segments);
    const entry = path.at(-1);
    if (entry === undefined || path.length !== segments.length + 1) {
      throw new EditError(`There is nothing at ${makePointer(segments)}.`);
    }
    return entry;
  }
}

function open(source: EditSource, pointer: string): Target {
  if (!isPointer(pointer)) throw new EditError(`"${pointer}" is not a JSON pointer.`);
  const doc = typeof source === "string" ? parseDocument("", source) : source;
  const { value } = doc;
  if (value === undefined) throw new EditError("The text has to be mended before its values can be changed.");
  return new Target(doc, value, parsePointer(pointer));
}

function checkKey(key: string): void {
  if (isUnsafeKey(key)) throw new EditError(`"${key}" is reserved by JavaScript and cannot be a key.`);
}

/** Refuses what could be written but not read back. */
function checkValue(value: Json, depth: number): void {
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new EditError(`${value} cannot be written as JSON.`);
  }
  const holds = typeof value === "object" && value !== null;
  if (depth + (holds ? 1 : 0) > maxDepth)
    throw new EditError(`Objects and lists cannot be nested more than ${maxDepth} deep.`);
  if (!holds) return;
  if (Array.isArray(value)) value.forEach((item) => checkValue(item, depth + 1));
  else {
    for (const key of Object.keys(value)) {
      checkKey(key);
      checkValue(value[key] ?? null, depth + 1);
    }
  }
}
