import { child, deepEqual, get, isObject, type Json, type JsonObject, parsePointer } from "../documents";
import {
  type Change,
  changing,
  type EditContext,
  kindOfLayer,
  type Level,
  type Levels,
  levelsOf,
  mergedOf,
  type ValueRef,
  refuse,
  withPatch,
} from "./edit-context";
import { type Erratum, recordOf, rewordRecord, strikeRecords } from "./errata";
import { withoutPlace } from "./move";
import { blockerOf, ownLevel } from "./own-layer";
import { touches, withValue } from "./patch";
import { sourcesIn, unsourced, withoutSources, withSources } from "./sources";
import { patchFor, writePatch } from "./write-patch";

/** An erratum as somebody enters it at a value. */
export interface Entered {
  place: ValueRef;
  /** The errata layer of the workspace that holds it. */
  layer: string;
  erratum: Erratum;
  /** The corrected value (undefined: there is none); left out, the present value is correct. */
  corrected?: { value: Json | undefined };
  /** The id of the record that is written over. */
  replaces?: string;
}

/**
 * The edits that put an erratum on record in an errata layer, and the corrected value into the layer's patch, so that
 * it counts. A change that another layer of the workspace already makes there moves into the errata layer. What
 * changes nothing can be a clarification only.
 */
export function recordErratum(context: EditContext, entered: Entered): Change {
  return changing(() => {
    const { place, layer, erratum, corrected, replaces } = entered;
    const { document, pointer } = place;
    const segments = parsePointer(pointer);
    const levels = levelsOf(context, document);
    const { at, level } = ownLevel(context, levels, layer);
    if (kindOfLayer(context, layer) !== "errata")
      return refuse(`The layer “${layer}” is not an errata layer.`);
    const value = corrected ? corrected.value : get(mergedOf(levels), pointer);
    const goal = withValue(mergedOf(levels), segments, value) ?? {};

    const moved = ownChange(context, levels, segments, layer);
    const free = moved
      ? withPatch(levels, moved.at, withoutPlace(mergedOf(levels, moved.at), moved.level.patch, pointer))
      : levels;
    const plain = patchFor(mergedOf(free, at), level.patch, [{ segments, value }]);
    const changes = touches(plain, segments);
    if (!changes && erratum.kind !== "clarification") {
      return refuse("The value is already that. Enter the corrected value, or make this a clarification.");
    }
    const patch = changes
      ? withSources(plain, sourcesOf(levels, level, place, erratum))
      : withoutSources(plain, pointer);
    const done = withPatch(free, at, patch);
    if (!deepEqual(unsourced(mergedOf(done)), unsourced(goal))) {
      const blocker = blockerOf(free.layers.slice(at + 1), [{ segments, value }]);
      return blocker === undefined
        ? refuse(`The layer “${layer}” cannot make this correction without changing other values.`)
        : refuse(
            `The layer “${blocker}” comes later and sets this value itself. Change it in that layer.`,
            blocker,
          );
    }
    const cleared = moved
      ? [
          ...writePatch(moved.level, free.layers[moved.at]?.patch ?? {}),
          ...strikeRecords(context, moved.level.layer, place, free.layers[moved.at]?.patch),
        ]
      : [];
    const record = recordOf(context, layer, place, erratum, get(levels.value, pointer), value, replaces);
    return { ok: true, edits: [...cleared, ...writePatch(level, patch), ...record], file: level.file };
  });
}

/** The edits that write what an erratum says over a record of the workspace that names no value. */
export function rewordErratum(context: EditContext, layer: string, id: string, erratum: Erratum): Change {
  return changing(() => {
    const file = `layers/${layer}/layer.json`;
    if (!context.own.has(file)) return refuse(`The layer “${layer}” belongs to the game as shipped.`);
    return { ok: true, edits: rewordRecord(context, layer, id, erratum), file };
  });
}

/** The last layer that sets the value, where it is another one of the workspace's and no errata layer. */
function ownChange(
  context: EditContext,
  levels: Levels,
  segments: readonly string[],
  layer: string,
): { at: number; level: Level } | undefined {
  const at = levels.layers.findLastIndex(({ patch }) => touches(patch, segments));
  const level = levels.layers[at];
  if (level === undefined || level.layer === layer || !context.own.has(`layers/${level.layer}/layer.json`))
    return undefined;
  return kindOfLayer(context, level.layer) === "errata" ? undefined : { at, level };
}

/** The errata layer's source of the value, in documents that record sources. */
function sourcesOf(levels: Levels, level: Level, { pointer }: ValueRef, erratum: Erratum): JsonObject {
  if (!isObject(child(levels.value, "sources"))) return {};
  const { rule, note } = erratum;
  const own = { ...(rule !== undefined && { rule }), status: "errata", ...(note !== undefined && { note }) };
  return { ...sourcesIn(level.patch, pointer), [pointer]: own };
}
