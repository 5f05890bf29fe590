import {
  child,
  deepEqual,
  EditError,
  get,
  isWithin,
  type Json,
  type JsonObject,
  parsePointer,
  type TextEdit,
} from "../documents";
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
import { errataIn, placeOfRecord } from "./errata";
import { withoutPlace } from "./move";
import { blockerOf, ownLevel } from "./own-layer";
import { touches, withoutMember, withValue } from "./patch";
import { sourcesIn, unsourced, withSources } from "./sources";
import { patchFor, writePatch } from "./write-patch";

/**
 * The edits that strike an erratum of the workspace out: its record, and what its layer's patch changes at its place.
 * What other records of the layer say stays.
 */
export function strikeErratum(context: EditContext, layer: string, id: string): Change {
  return changing(() => {
    if (!context.own.has(`layers/${layer}/layer.json`)) {
      return refuse(`The layer “${layer}” belongs to the game as shipped: its errata cannot be removed.`);
    }
    const struck = withoutErratum(context, layer, id);
    if (!struck.ok) return struck;
    if (struck.place !== undefined) ownLevel(context, levelsOf(context, struck.place.document), layer);
    return struck;
  });
}

/** What is left without an erratum. */
export type WithoutErratum =
  | (Extract<Change, { ok: true }> & {
      /** The value that it is about; undefined where it names none. */
      place: ValueRef | undefined;
      /** The merged documents are others without it. */
      changes: boolean;
    })
  | Extract<Change, { ok: false }>;

/**
 * The edits after which a game is as if one erratum had never been recorded, all others kept. They may be of files of
 * the game as shipped: they are then for a copy of the texts, to be compared with.
 */
export function withoutErratum(context: EditContext, layer: string, id: string): WithoutErratum {
  let result: WithoutErratum | undefined;
  const change = changing(() => {
    const { errata, write } = errataIn(context, layer);
    const record = child(errata, id);
    if (record === undefined) return refuse(`The layer “${layer}” has no erratum “${id}”.`);
    const place = placeOfRecord(record);
    const rest = withoutMember(errata, id);
    const value = place && patchWithout(context, layer, place, rest);
    const edits = [...(value?.edits ?? []), ...write(rest)];
    result = { ok: true, edits, file: `layers/${layer}/layer.json`, place, changes: value?.changes ?? false };
    return result;
  });
  return change.ok ? result! : change;
}

/** The layer's patch without its say at a place, but for what its other records speak of there. */
function patchWithout(
  context: EditContext,
  layer: string,
  { document, pointer }: ValueRef,
  others: JsonObject,
): { edits: TextEdit[]; changes: boolean } {
  const levels = levelsOf(context, document);
  const at = levels.layers.findIndex((level) => level.layer === layer);
  const level = levels.layers[at];
  const nothing = { edits: [], changes: false };
  if (level === undefined || !touches(level.patch, parsePointer(pointer))) return nothing;
  const below = mergedOf(levels, at);
  const here = mergedOf(levels, at + 1);
  const kept = Object.values(others).flatMap((record): { pointer: string; value: Json | undefined }[] => {
    const place = placeOfRecord(record);
    if (place?.document !== document || !isWithin(place.pointer, pointer)) return [];
    return [{ pointer: place.pointer, value: get(here, place.pointer) }];
  });
  const bare = withoutPlace(below, level.patch, pointer);
  const wanted = kept.map(({ pointer: each, value }) => ({ segments: parsePointer(each), value }));
  const patch = kept.reduce(
    (made, { pointer: each }) => withSources(made, sourcesIn(level.patch, each)),
    patchFor(below, bare, wanted),
  );
  const value = get(below, pointer);
  const goal = [{ segments: parsePointer(pointer), value }, ...wanted].reduce<Json | undefined>(
    (whole, each) => withValue(whole, each.segments, each.value),
    here,
  );
  const without = withPatch(levels, at, patch);
  if (!deepEqual(unsourced(mergedOf(without, at + 1)), unsourced(goal ?? {}))) {
    const blocker = blockerOf([level], [{ segments: parsePointer(pointer), value }]);
    throw new EditError(
      `The layer “${blocker ?? layer}” sets this together with other values; edit its text.`,
    );
  }
  const changes = !deepEqual(unsourced(mergedOf(without)), unsourced(mergedOf(levels)));
  return { edits: writePatch(level, patch), changes };
}
