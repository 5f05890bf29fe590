import { deepEqual, get, parsePointer } from "../documents";
import {
  type Change,
  changing,
  type EditContext,
  levelsOf,
  mergedOf,
  type ValueRef,
  refuse,
  withPatch,
} from "./edit-context";
import { strikeRecords } from "./errata";
import { withoutPlace } from "./move";
import { blockerOf, ownLevel } from "./own-layer";
import { touches, withValue } from "./patch";
import { unsourced } from "./sources";
import { writePatch } from "./write-patch";

/**
 * The edits after which a layer says nothing of a value any more, nor has an erratum of it on record, so that what
 * lies below it counts again.
 */
export function takeBack(context: EditContext, place: ValueRef, layer: string): Change {
  return changing(() => {
    const { document, pointer } = place;
    const segments = parsePointer(pointer);
    const levels = levelsOf(context, document);
    const { at, level } = ownLevel(context, levels, layer);
    if (!touches(level.patch, segments)) return refuse(`The layer “${layer}” does not change this value.`);
    const below = mergedOf(levels, at);
    const patch = withoutPlace(below, level.patch, pointer);
    const here = mergedOf(withPatch(levels, at, patch), at + 1);
    const value = get(below, pointer);
    const wanted = withValue(mergedOf(levels, at + 1), segments, value) ?? {};
    if (!deepEqual(unsourced(here), unsourced(wanted))) {
      const blocker = blockerOf([level], [{ segments, value }]);
      return refuse(`The layer “${layer}” sets this together with other values; edit its text.`, blocker);
    }
    const edits = [...writePatch(level, patch), ...strikeRecords(context, layer, place, patch)];
    return { ok: true, edits, file: level.file };
  });
}
