import {
  canonicalText,
  changedPlaces,
  child,
  deepEqual,
  editFiles,
  EditError,
  inFile,
  isObject,
  type Json,
  type JsonObject,
  kindOfPath,
  setValue,
  type TextEdit,
} from "../documents";
import { type Change, changing, type EditContext, fileNow, levelsOf, mergedOf, refuse } from "./edit-context";
import { withMember, withoutMember } from "./patch";

/**
 * The same edits with a note, in the layer.json of each layer of the workspace that they write into, of what stood
 * where the layer now changes something ("was"). What was noted before stays as it is: the layer was made for that.
 */
export function withNotes(context: EditContext, made: readonly TextEdit[]): TextEdit[] {
  let edits = [...made];
  const written = new Map<string, string[]>();
  for (const file of new Set(made.map((edit) => edit.file))) {
    const kind = kindOfPath(file);
    if (kind.kind === "patch") written.set(kind.layer, [...(written.get(kind.layer) ?? []), kind.target]);
  }
  if (written.size === 0) return edits;
  const then = { ...context, files: editFiles(context.files, made) };
  for (const [layer, documents] of written) {
    const file = manifestPath(layer);
    const note = noteOf(then, layer, documents);
    if (note !== undefined)
      edits = [...edits.filter((edit) => edit.file !== file), ...rewritten(context, file, note)];
  }
  return edits;
}

/** A change with those notes. */
export const noted = <Made extends { ok: true; edits: TextEdit[] } | { ok: false }>(
  context: EditContext,
  change: Made,
): Made => (change.ok ? { ...change, edits: withNotes(context, change.edits) } : change);

/** The edits that note what stands below all that a layer changes, in place of what was noted before. */
export function noteLayer(context: EditContext, layer: string): Change {
  return changing(() => {
    const file = manifestPath(layer);
    if (!context.own.has(file)) return refuse(`The layer “${layer}” belongs to the game as shipped.`);
    if (!context.draft.layers.some(({ id, on }) => id === layer && on)) {
      return refuse(`The layer “${layer}” is off. Turn it on first.`);
    }
    const targets = Object.keys(context.files).flatMap((path) => {
      const kind = kindOfPath(path);
      return kind.kind === "patch" && kind.layer === layer ? [kind.target] : [];
    });
    const note = noteOf(withoutNotes(context, file), layer, targets);
    const now = fileNow(context, file)?.value;
    if (note === undefined || deepEqual(note, now)) return { ok: true, edits: [], file };
    return { ok: true, edits: rewritten(context, file, note), file };
  });
}

const manifestPath = (layer: string): string => `layers/${layer}/layer.json`;

/** The layer.json with its notes of some documents brought up to date; undefined when nothing is to be written. */
function noteOf(context: EditContext, layer: string, documents: readonly string[]): JsonObject | undefined {
  const manifest = fileNow(context, manifestPath(layer))?.value;
  if (!isObject(manifest)) return undefined;
  const before = child(manifest, "was");
  let was: JsonObject = isObject(before) ? before : {};
  for (const document of documents) {
    const places = placesIn(context, layer, document);
    if (places === undefined) continue;
    const known = child(was, document);
    const noted = places.map(({ pointer, before: found }) => {
      const old = child(known, pointer);
      return [pointer, old === undefined ? found : old] as const;
    });
    const others = withoutMember(was, document);
    was = noted.length === 0 ? others : { ...others, [document]: Object.fromEntries(noted) };
  }
  const sorted = Object.fromEntries(Object.entries(was).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (deepEqual(sorted, before ?? {})) return undefined;
  return Object.keys(sorted).length === 0
    ? withoutMember(manifest, "was")
    : withMember(manifest, "was", sorted);
}

/** What a layer changes in a document; undefined when that is unknown, or when it brings the document whole. */
function placesIn(
  context: EditContext,
  layer: string,
  document: string,
): ReturnType<typeof changedPlaces> | undefined {
  try {
    const levels = levelsOf(context, document);
    const at = levels.layers.findIndex((level) => level.layer === layer);
    if (at < 0) return undefined;
    return changedPlaces(mergedOf(levels, at), levels.layers[at]!.patch ?? {});
  } catch (error) {
    // A document that is broken at present is noted with the next change.
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

function withoutNotes(context: EditContext, file: string): EditContext {
  const manifest = fileNow(context, file)?.value;
  if (!isObject(manifest)) return context;
  return { ...context, files: { ...context.files, [file]: canonicalText(withoutMember(manifest, "was")) } };
}

function rewritten(context: EditContext, file: string, value: Json): TextEdit[] {
  const text = fileNow(context, file);
  if (text === undefined) return [{ file, offset: 0, length: 0, text: canonicalText(value) }];
  return inFile(file, setValue(text, "", value));
}
