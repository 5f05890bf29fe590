import {
  applyEdits,
  arrayIndex,
  child,
  deepEqual,
  EditError,
  get,
  inFile,
  insertMember,
  type InsertPlace,
  type Json,
  type JsonObject,
  lastSegment,
  type ParsedDocument,
  parentPointer,
  parseDocument,
  parsePointer,
  removeValue,
  renameKey,
  setValue,
  type TextSplice,
} from "../documents";
import {
  type Change,
  changing,
  type EditContext,
  type Levels,
  levelsOf,
  mergedOf,
  type ValueRef,
  refuse,
  type Target,
  withPatch,
} from "./edit-context";
import { blockerOf, ownLevel } from "./own-layer";
import { withValue } from "./patch";
import { patchFor, type Wanted, writePatch } from "./write-patch";

/**
 * The smallest edits after which the merged document holds a value at a place (undefined: nothing), and all else
 * as before. They go into the document itself when it is the workspace's own and no layer sets the value; else
 * into the target layer's patch.
 */
export function changeValue(
  context: EditContext,
  target: Target,
  place: ValueRef,
  value: Json | undefined,
): Change {
  return changing(() => {
    const segments = parsePointer(place.pointer);
    const inText = (text: ParsedDocument): TextSplice[] =>
      value === undefined ? removeValue(text, place.pointer) : setValue(text, place.pointer, value);
    return write(context, target, place.document, [{ segments, value }], inText);
  });
}

/** Several values of one document changed at once: what a paste or a fill does. Later ones see the earlier ones. */
export function changeValues(
  context: EditContext,
  target: Target,
  document: string,
  values: readonly { pointer: string; value: Json | undefined }[],
): Change {
  return changing(() => {
    const wanted = values.map(({ pointer, value }) => ({ segments: parsePointer(pointer), value }));
    const inText = (text: ParsedDocument): TextSplice[] => {
      const goal = wanted.reduce((whole, each) => withValue(whole, each.segments, each.value), text.value);
      if (goal === undefined) throw new EditError("A whole document cannot be removed here.");
      return setValue(text, "", goal);
    };
    return write(context, target, document, wanted, inText);
  });
}

/** The value taken away. */
export function removeMember(context: EditContext, target: Target, place: ValueRef): Change {
  return changeValue(context, target, place, undefined);
}

/** A new member of the object (or item of the list) at a place; refused when the key is taken. */
export function addMember(
  context: EditContext,
  target: Target,
  place: ValueRef,
  key: string,
  value: Json,
  where?: InsertPlace,
): Change {
  return changing(() => {
    const parent = parsePointer(place.pointer);
    const holder = get(mergedOf(levelsOf(context, place.document)), place.pointer);
    if (!Array.isArray(holder) && child(holder, key) !== undefined) {
      return refuse(`“${key}” is already in use.`);
    }
    const inText = (text: ParsedDocument): TextSplice[] =>
      insertMember(text, place.pointer, key, value, where);
    if (Array.isArray(holder)) {
      const at = key === "-" ? holder.length : arrayIndex(key);
      if (at < 0 || at > holder.length)
        return refuse(`The list has ${holder.length} items and no place ${key}.`);
      return changeValue(context, target, place, holder.toSpliced(at, 0, value));
    }
    return write(context, target, place.document, [{ segments: [...parent, key], value }], inText);
  });
}

/** A member given another key. Whoever names it by its key is for the rename of ids to find. */
export function renameMember(context: EditContext, target: Target, place: ValueRef, key: string): Change {
  return changing(() => {
    const parent = parentPointer(place.pointer);
    const holder = get(mergedOf(levelsOf(context, place.document)), parent ?? "");
    const value = child(holder, lastSegment(place.pointer) ?? "");
    if (parent === undefined || value === undefined || Array.isArray(holder)) {
      return refuse(`There is no member to rename at ${place.pointer || place.document}.`);
    }
    if (lastSegment(place.pointer) === key) return { ok: true, edits: [], file: place.document };
    if (child(holder, key) !== undefined) return refuse(`“${key}” is already in use.`);
    const wanted = [
      { segments: parsePointer(place.pointer), value: undefined },
      { segments: [...parsePointer(parent), key], value },
    ];
    return write(context, target, place.document, wanted, (text) => renameKey(text, place.pointer, key));
  });
}

function write(
  context: EditContext,
  target: Target,
  document: string,
  wanted: readonly Wanted[],
  inText: (text: ParsedDocument) => TextSplice[],
): Change {
  const levels = levelsOf(context, document);
  const now = mergedOf(levels);
  const goal = wanted.reduce<Json | undefined>(
    (value, each) => withValue(value, each.segments, each.value),
    now,
  );
  if (goal === undefined) return refuse("A whole document cannot be removed here.");
  if (deepEqual(now, goal)) return { ok: true, edits: [], file: document };
  const { path } = levels.base;
  const isOwn = context.own.has(path);
  if (isOwn) {
    const direct = writeBase(levels, goal, inText);
    if (direct !== undefined) return direct;
  }
  if (target === "base" || (isOwn && target.layer === levels.broughtBy)) {
    const blocker = isOwn ? blockerOf(levels.layers, wanted) : undefined;
    if (blocker !== undefined) return blocked(blocker);
    return refuse(`${path} belongs to the game as shipped. Choose a layer of your own for the change.`);
  }
  return writeLayer(context, levels, target.layer, wanted, goal);
}

/** The change in the document itself; undefined when a layer would make something else of it. */
function writeBase(
  levels: Levels,
  goal: Json,
  inText: (text: ParsedDocument) => TextSplice[],
): Change | undefined {
  let splices: TextSplice[];
  try {
    splices = inText(levels.base);
  } catch (error) {
    // The place is there only because of a layer, and so is for a layer to change.
    if (error instanceof EditError && levels.layers.some(({ patch }) => patch !== undefined))
      return undefined;
    throw error;
  }
  const { path } = levels.base;
  const { value } = parseDocument(path, applyEdits(levels.base.text, splices));
  if (value === undefined || !deepEqual(mergedOf({ ...levels, value }), goal)) return undefined;
  return { ok: true, edits: inFile(path, splices), file: path };
}

function writeLayer(
  context: EditContext,
  levels: Levels,
  layer: string,
  wanted: readonly Wanted[],
  goal: Json,
): Change {
  const { at, level } = ownLevel(context, levels, layer);
  const blocker = blockerOf(levels.layers.slice(at + 1), wanted);
  let patch: JsonObject;
  try {
    patch = patchFor(mergedOf(levels, at), level.patch, wanted);
  } catch (error) {
    // The place is not there yet: a later layer makes it.
    if (error instanceof EditError && blocker !== undefined) return blocked(blocker);
    throw error;
  }
  if (!deepEqual(mergedOf(withPatch(levels, at, patch)), goal)) {
    return blocker === undefined
      ? refuse(`The layer “${layer}” cannot make this change without changing other values.`)
      : blocked(blocker);
  }
  return { ok: true, edits: writePatch(level, patch), file: level.file };
}

const blocked = (layer: string): Change =>
  refuse(`The layer “${layer}” comes later and sets this value itself. Change it in that layer.`, layer);
