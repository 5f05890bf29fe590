import {
  type Draft,
  EditError,
  get,
  inFile,
  type ParsedDocument,
  removeValue,
  renameKey,
  setValue,
  type TextEdit,
} from "../documents";
import { type Change, type FixPlan, isDocumentPlace, type ProblemPlace } from "./found";
import { type FileSpot, spotOf } from "./problem-place";
import type { Fix } from "./types";

/** Text edits of fixes, as the files of a draft stand now; one that cannot be made is left out. */
export function makeFixes(draft: Draft, plans: readonly FixPlan[]): Fix[] {
  return plans.flatMap((plan) => {
    const edits = editsOf(draft, plan.changes);
    return edits && edits.length > 0 ? [{ title: plan.title, edits }] : [];
  });
}

function editsOf(draft: Draft, changes: readonly Change[]): TextEdit[] | undefined {
  try {
    const edits = changes.flatMap((change) => editsOfChange(draft, change));
    return overlap(edits) ? undefined : edits;
  } catch (error) {
    // The place cannot be edited (a key that is taken, a text that is broken), so there is no such fix.
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

function editsOfChange(draft: Draft, change: Change): TextEdit[] {
  switch (change.do) {
    case "edit":
      return change.edits;
    case "set": {
      const { file, pointer } = spotOf(draft, change.place);
      return inFile(file, setValue(docOf(draft, file), pointer, change.value));
    }
    case "remove":
      return everySpot(draft, change.place).flatMap(({ file, pointer }) =>
        inFile(file, removeValue(docOf(draft, file), pointer)),
      );
    case "rename":
      return everySpot(draft, change.place).flatMap(({ file, pointer }) =>
        inFile(file, renameKey(docOf(draft, file), pointer, change.key)),
      );
  }
}

/** Every file that has the member: the base and each layer that changes it, so that none keeps the old one. */
function everySpot(draft: Draft, place: ProblemPlace): FileSpot[] {
  const origin = spotOf(draft, place);
  if (!isDocumentPlace(place)) return [origin];
  const document = draft.documents.get(place.document);
  if (!document) return [origin];
  const candidates = [
    { file: document.base.path, pointer: place.pointer },
    ...document.patches.map(({ file, at = "" }) => ({ file, pointer: at + place.pointer })),
  ];
  const spots = candidates.filter(
    ({ file, pointer }) => get(draft.files.get(file)?.value, pointer) !== undefined,
  );
  return spots.length > 0 ? spots : [origin];
}

function docOf(draft: Draft, file: string): ParsedDocument {
  const doc = draft.files.get(file);
  if (!doc) throw new EditError(`There is no file ${file}.`);
  return doc;
}

function overlap(edits: readonly TextEdit[]): boolean {
  const sorted = [...edits].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.offset - b.offset,
  );
  return sorted.some((edit, i) => {
    const next = sorted[i + 1];
    return next !== undefined && next.file === edit.file && edit.offset + edit.length > next.offset;
  });
}
