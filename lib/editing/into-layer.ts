import {
  applyEdits,
  child,
  deepEqual,
  isObject,
  type Json,
  joinPointer,
  kindOfPath,
  parseDocument,
  type TextEdit,
} from "../documents";
import { changeValues } from "./change";
import { type Change, changing, type EditContext, fileNow, refuse } from "./edit-context";

/**
 * The same as edits, but what they would write into files of the game goes into a layer of the workspace: what
 * they change there, as values of the merged documents.
 */
export function intoLayer(context: EditContext, edits: readonly TextEdit[], layer: string): Change {
  return changing(() => {
    const kept = edits.filter(({ file }) => context.own.has(file));
    const made: TextEdit[] = [];
    let written = kept[0]?.file ?? "";
    for (const file of new Set(
      edits.filter((edit) => !context.own.has(edit.file)).map((edit) => edit.file),
    )) {
      const kind = kindOfPath(file);
      const document = kind.kind === "patch" ? kind.target : file;
      const before = fileNow(context, file);
      if (before?.value === undefined || (kind.kind !== "patch" && kind.kind !== "document")) {
        return refuse(`${file} belongs to the game as shipped, and no layer can change it.`);
      }
      const own = edits.filter((edit) => edit.file === file);
      const after = parseDocument(file, applyEdits(before.text, own)).value;
      const values = differences(before.value, after, "");
      const isWhole = kind.kind === "document" || context.draft.documents.get(document)?.base.path === file;
      // A patch that no longer speaks of a value says nothing of what then counts.
      const unclear = !isWhole && values.some(({ value }) => value === undefined);
      if (after === undefined || values.length === 0 || unclear) {
        return refuse(`${file} belongs to the game as shipped, and no layer can change it.`);
      }
      const change = changeValues(context, { layer }, document, values.map(takenAway));
      if (!change.ok) return change;
      made.push(...change.edits);
      written = change.file;
    }
    return { ok: true, edits: [...kept, ...made], file: written };
  });
}

interface Wanted {
  pointer: string;
  value: Json | undefined;
}

/** In a text null takes a member away. */
const takenAway = ({ pointer, value }: Wanted): Wanted => ({ pointer, value: value ?? undefined });

/** The outermost places at which two values differ; lists are taken whole. */
function differences(before: Json | undefined, after: Json | undefined, pointer: string): Wanted[] {
  if (deepEqual(before ?? null, after ?? null) && (before === undefined) === (after === undefined)) return [];
  if (!isObject(before) || !isObject(after)) return [{ pointer, value: after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(child(before, key), child(after, key), joinPointer(pointer, key)),
  );
}
