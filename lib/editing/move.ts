import {
  child,
  deepEqual,
  get,
  isObject,
  type Json,
  type JsonObject,
  makePointer,
  parsePointer,
} from "../documents";
import {
  type Change,
  changing,
  type EditContext,
  kindOfLayer,
  levelsOf,
  mergedOf,
  type ValueRef,
  refuse,
  withPatch,
} from "./edit-context";
import { type Erratum, recordOf, strikeRecords } from "./errata";
import { blockerOf, ownLevel } from "./own-layer";
import { touches } from "./patch";
import { sourcesIn, unsourced, withoutSources, withSources } from "./sources";
import { patchFor, writePatch } from "./write-patch";

/**
 * The edits that move a layer's change of a value into another layer, so that the merged value stays the same:
 * "make this a variant", or with a record for an errata layer "make this an erratum". The record of an erratum that
 * moves away is removed.
 */
export function moveToLayer(context: EditContext, place: ValueRef, layer: string, erratum?: Erratum): Change {
  return changing(() => {
    const { document } = place;
    const levels = levelsOf(context, document);
    const named = parsePointer(place.pointer);
    const from = levels.layers.findLastIndex(({ patch }) => touches(patch, named));
    const source = levels.layers[from];
    if (source === undefined) {
      return refuse(`No layer changes this value; it is set in ${document} itself.`);
    }
    const segments = wholeChange(mergedOf(levels, from), source.patch, named);
    const pointer = makePointer(segments);
    const value = get(mergedOf(levels), pointer);
    ownLevel(context, levels, source.layer);
    const { at: to, level: target } = ownLevel(context, levels, layer);
    if (from === to && erratum === undefined) return { ok: true, edits: [], file: target.file };
    const isErrata = kindOfLayer(context, layer) === "errata";
    if (isErrata && erratum === undefined) {
      return refuse("In an errata layer every change needs what it was, what it is, and a source.");
    }
    // Left out of the one first, so that the other is asked for what is then still missing.
    const left =
      from === to ? (source.patch ?? {}) : withoutPlace(mergedOf(levels, from), source.patch, pointer);
    const without = withPatch(levels, from, left);
    const plain = patchFor(mergedOf(without, to), without.layers[to]?.patch, [{ segments, value }]);
    const hasSources = isObject(child(levels.value, "sources"));
    const sources = hasSources ? sourcesOf(source.patch, pointer, isErrata ? erratum : undefined) : {};
    const patch = withSources(plain, sources);
    const moved = withPatch(without, to, patch);
    if (!deepEqual(unsourced(mergedOf(moved)), unsourced(mergedOf(levels)))) {
      const blocker = blockerOf(levels.layers.slice(to + 1), [{ segments, value }]);
      return refuse(`The layer “${layer}” cannot take this change without changing other values.`, blocker);
    }
    const record =
      erratum === undefined
        ? []
        : recordOf(context, layer, { document, pointer }, erratum, get(levels.value, pointer), value);
    const cleared =
      from === to
        ? []
        : [...writePatch(source, left), ...strikeRecords(context, source.layer, { document, pointer }, left)];
    const edits = [...cleared, ...writePatch(target, patch), ...record];
    return { ok: true, edits, file: target.file };
  });
}

/**
 * The change that a value belongs to. What a layer adds is moved whole, and so are a list and an object to which it gives
 * another form ({ "is": "turn", "from": 3 } becomes { "is": "side", "side": "japan" }): no layer could stand with a part.
 */
function wholeChange(below: Json, patch: Json | undefined, segments: readonly string[]): readonly string[] {
  for (let length = 1; length < segments.length; length++) {
    const whole = segments.slice(0, length);
    const at = get(below, makePointer(whole));
    if (at === undefined || Array.isArray(at) || isReshaped(at, get(patch ?? null, makePointer(whole))))
      return whole;
  }
  return segments;
}

/** Whether a patch takes members from an object and gives it plain values under other names. */
function isReshaped(below: Json, patch: Json | undefined): boolean {
  if (!isObject(below) || !isObject(patch)) return false;
  const entries = Object.entries(patch);
  return (
    entries.some(([key, value]) => value === null && Object.hasOwn(below, key)) &&
    entries.some(([key, value]) => value !== null && !isObject(value) && !Object.hasOwn(below, key))
  );
}

/** A patch without its change at a place, and without its source for that value. */
export function withoutPlace(below: Json, patch: JsonObject | undefined, pointer: string): JsonObject {
  const wanted = { segments: parsePointer(pointer), value: get(below, pointer) };
  return withoutSources(patchFor(below, patch, [wanted]), pointer);
}

/** The patch's source of a value moves with it, or becomes that of the erratum; else there is none any more. */
function sourcesOf(patch: JsonObject | undefined, pointer: string, erratum: Erratum | undefined): JsonObject {
  const known = sourcesIn(patch, pointer);
  if (erratum === undefined) {
    return Object.fromEntries(
      Object.entries(known).filter(([, entry]) => child(entry, "status") !== "errata"),
    );
  }
  const { rule, note } = erratum;
  const own = { ...(rule !== undefined && { rule }), status: "errata", ...(note !== undefined && { note }) };
  return { ...known, [pointer]: own };
}
