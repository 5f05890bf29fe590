import { child, deepEqual, isObject, type Json, parsePointer } from "../documents";
import { blockerOf, whyNotLayer } from "./change";
import { type Change, changing, type Desk, levelsOf, mergedOf, type Place, refuse, withPatch } from "./desk";
import { touches, withMember, withoutMember, withValue } from "./patch";
import { patchFor, writePatch } from "./write-patch";

/** The edits after which a layer says nothing of a value any more, so that what lies below it counts again. */
export function takeBack(desk: Desk, place: Place, layer: string): Change {
  return changing(() => {
    const { document, pointer } = place;
    const segments = parsePointer(pointer);
    const levels = levelsOf(desk, document);
    const at = levels.layers.findIndex((level) => level.layer === layer);
    const level = levels.layers[at];
    const no = whyNotLayer(desk, layer, level);
    if (no !== undefined || level === undefined) return refuse(no ?? `There is no layer “${layer}”.`);
    if (!touches(level.patch, segments)) return refuse(`The layer “${layer}” does not change this value.`);
    const below = mergedOf(levels, at);
    const value = segments.reduce<Json | undefined>(child, below);
    const plain = patchFor(below, level.patch, [{ segments, value }]);
    const sources = child(plain, "sources");
    const left = isObject(sources) ? withoutMember(sources, pointer) : undefined;
    const patch =
      left === undefined
        ? plain
        : Object.keys(left).length === 0
          ? withoutMember(plain, "sources")
          : withMember(plain, "sources", left);
    const here = mergedOf(withPatch(levels, at, patch), at + 1);
    const wanted = withValue(mergedOf(levels, at + 1), segments, value) ?? {};
    if (!deepEqual(unsourced(here), unsourced(wanted))) {
      const blocker = blockerOf([level], [{ segments, value }]);
      return refuse(`The layer “${layer}” sets this together with more; change its text.`, blocker);
    }
    return { ok: true, edits: writePatch(desk, level, document, patch), file: level.file };
  });
}

const unsourced = (value: Json): Json => (isObject(value) ? withoutMember(value, "sources") : value);
