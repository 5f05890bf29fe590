import {
  applyEdits,
  deepEqual,
  EditError,
  inFile,
  type Json,
  type JsonObject,
  type ParsedDocument,
  parseDocument,
  parsePointer,
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
  refuse,
  type Target,
  withPatch,
} from "./edit-context";
import { blockerOf, ownLevel } from "./own-layer";
import { withValue } from "./patch";
import { patchFor, type Wanted, writePatch } from "./write-patch";

/**
 * The smallest edits after which a merged document has these values (undefined: none) and is otherwise unchanged. Later
 * values are set after earlier ones. The edits go into the document itself if it is the workspace's own and no layer sets
 * the value, else into the patch of the target layer.
 */
export function changeValues(
  context: EditContext,
  target: Target,
  document: string,
  values: readonly { pointer: string; value: Json | undefined }[],
): Change {
  return changing(() => {
    const wanted = values.map(({ pointer, value }) => ({ segments: parsePointer(pointer), value }));
    return write(context, target, document, wanted);
  });
}

function write(context: EditContext, target: Target, document: string, wanted: readonly Wanted[]): Change {
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
    const direct = writeBase(levels, goal, wanted);
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
function writeBase(levels: Levels, goal: Json, wanted: readonly Wanted[]): Change | undefined {
  let splices: TextSplice[];
  try {
    splices = splicesIn(levels.base, wanted);
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

function splicesIn(text: ParsedDocument, wanted: readonly Wanted[]): TextSplice[] {
  const goal = wanted.reduce((whole, each) => withValue(whole, each.segments, each.value), text.value);
  if (goal === undefined) throw new EditError("A whole document cannot be removed here.");
  return setValue(text, "", goal);
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
