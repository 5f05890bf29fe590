import { applyEdits, assemble, type FileMap, type Json, type TextEdit } from "../../lib/documents";
import type { Change, Desk } from "../../lib/editing";

export const text = (value: Json): string => `${JSON.stringify(value, null, 2)}\n`;

/** Files by path; values are written as their texts. */
export function deskOf(files: Readonly<Record<string, Json>>, on: readonly string[], own?: string[]): Desk {
  const texts = Object.fromEntries(Object.entries(files).map(([path, value]) => [path, text(value)]));
  return deskOver(texts, on, own);
}

export function deskOver(files: FileMap, on: readonly string[], own?: readonly string[]): Desk {
  return { draft: assemble(files, { layers: on }), files, own: new Set(own ?? Object.keys(files)) };
}

/** The texts after the edits. */
export function edited(files: FileMap, edits: readonly TextEdit[]): FileMap {
  const after: Record<string, string> = { ...files };
  for (const file of new Set(edits.map((edit) => edit.file))) {
    after[file] = applyEdits(
      after[file] ?? "",
      edits.filter((edit) => edit.file === file),
    );
  }
  return after;
}

/** The desk after a change that must be possible. */
export function after(desk: Desk, change: Change): Desk {
  if (!change.ok) throw new Error(change.reason);
  const files = edited(desk.files, change.edits);
  const on = desk.draft.layers.filter((layer) => layer.on).map(({ id }) => id);
  const own = new Set([...desk.own, ...change.edits.map(({ file }) => file)]);
  return { draft: assemble(files, { layers: on }), files, own };
}

export const merged = (desk: Desk, document: string): Json => desk.draft.documents.get(document)!.value;

export const parsed = (desk: Desk, file: string): unknown => JSON.parse(desk.files[file]!);

/** The layer.json of a layer that is in order. */
export const manifest = (id: string, kind = "variant", more: Readonly<Record<string, Json>> = {}): Json => ({
  id,
  kind,
  title: id,
  reason: "to try",
  citations: [],
  requires: [],
  conflicts: [],
  default: false,
  ...more,
});
