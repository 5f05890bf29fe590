import {
  type Draft,
  EditError,
  get,
  inFile,
  isUnsafeKey,
  type Json,
  joinPointer,
  offsetsOf,
  parentPointer,
  type ParsedDocument,
  removeValue,
  renameKey,
  setValue,
  type TextEdit,
  type TextSplice,
} from "../documents";
import { type Change, type FixPlan, isDocumentPlace, type Place } from "./found";
import { type FileSpot, spotOf } from "./place";
import type { Fix } from "./types";

/** How much text may be read anew for the fixes of one report; beyond it they come once others are mended. */
const budget = 8_000_000;

/** Makes text edits of fixes, as the files of a draft stand now. One maker serves one report. */
export class FixMaker {
  private left = budget;

  /** The fixes that can be made; one that cannot be made is left out. */
  make(draft: Draft, plans: readonly FixPlan[]): Fix[] {
    return plans.flatMap((plan) => {
      const edits = this.editsOf(draft, plan.changes);
      return edits && edits.length > 0 ? [{ title: plan.title, edits }] : [];
    });
  }

  private editsOf(draft: Draft, changes: readonly Change[]): TextEdit[] | undefined {
    try {
      const edits = changes.flatMap((change) => this.editsOfChange(draft, change));
      return overlap(edits) ? undefined : edits;
    } catch (error) {
      // The place cannot be edited (a key that is taken, a text that is broken): then there is no such fix.
      if (error instanceof EditError) return undefined;
      throw error;
    }
  }

  private editsOfChange(draft: Draft, change: Change): TextEdit[] {
    switch (change.do) {
      case "edit":
        return change.edits;
      case "set": {
        const { file, pointer } = spotOf(draft, change.place);
        const doc = docOf(draft, file);
        const { value } = change;
        return inFile(file, replaced(doc, pointer, value) ?? setValue(this.read(doc), pointer, value));
      }
      case "remove":
        return everySpot(draft, change.place).flatMap(({ file, pointer }) =>
          inFile(file, removeValue(this.read(docOf(draft, file)), pointer)),
        );
      case "rename":
        return everySpot(draft, change.place).flatMap(({ file, pointer }) => {
          const doc = docOf(draft, file);
          const { key } = change;
          const taken = get(doc.value, joinPointer(parentPointer(pointer) ?? "", key));
          if (taken !== undefined) throw new EditError(`"${key}" is taken already.`);
          return inFile(file, renamed(doc, pointer, key) ?? renameKey(this.read(doc), pointer, key));
        });
    }
  }

  /** The text for an edit that has to read it from the start. */
  private read({ text }: ParsedDocument): string {
    this.left -= text.length;
    if (this.left < 0) throw new EditError("There are too many fixes to make them all.");
    return text;
  }
}

const isScalar = (value: Json | undefined): boolean =>
  value !== undefined && (value === null || typeof value !== "object");

/** A scalar in place of a scalar, in a text that is in order: the stretch is known, and nothing need be read. */
function replaced(doc: ParsedDocument, pointer: string, value: Json): TextSplice[] | undefined {
  if (!isScalar(value) || !isScalar(get(doc.value, pointer)) || doc.problems.length > 0) return undefined;
  const { offset, length, exact } = offsetsOf(doc, pointer, "value");
  return exact ? [{ offset, length, text: JSON.stringify(value) }] : undefined;
}

/** A key in place of a key, in the same way. */
function renamed(doc: ParsedDocument, pointer: string, key: string): TextSplice[] | undefined {
  const holder = get(doc.value, parentPointer(pointer) ?? "");
  if (Array.isArray(holder) || isUnsafeKey(key) || doc.problems.length > 0) return undefined;
  const { offset, length, exact } = offsetsOf(doc, pointer, "key");
  return exact ? [{ offset, length, text: JSON.stringify(key) }] : undefined;
}

/** Every file that has the member: the base and each layer that changes it, so that none keeps the old one. */
function everySpot(draft: Draft, place: Place): FileSpot[] {
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
