import { applyEdits, assemble, type FileMap, type Json, type TextEdit } from "../../lib/documents";
import { type Change, changeValues, type EditContext, type Target, type ValueRef } from "../../lib/editing";

export const text = (value: Json): string => `${JSON.stringify(value, null, 2)}\n`;

/** Files by path; values are written as their texts. */
export function editContext(
  files: Readonly<Record<string, Json>>,
  on: readonly string[],
  own?: string[],
): EditContext {
  const texts = Object.fromEntries(Object.entries(files).map(([path, value]) => [path, text(value)]));
  return editContextOver(texts, on, own);
}

export function editContextOver(files: FileMap, on: readonly string[], own?: readonly string[]): EditContext {
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

/** The edit context after a change that must be possible. */
export function after(context: EditContext, change: Change): EditContext {
  if (!change.ok) throw new Error(change.reason);
  const files = edited(context.files, change.edits);
  const on = context.draft.layers.filter((layer) => layer.on).map(({ id }) => id);
  const own = new Set([...context.own, ...change.edits.map(({ file }) => file)]);
  return { draft: assemble(files, { layers: on }), files, own };
}

export const merged = (context: EditContext, document: string): Json =>
  context.draft.documents.get(document)!.value;

export const parsed = (context: EditContext, file: string): unknown => JSON.parse(context.files[file]!);

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

/** One value changed, as `changeValues` does it. */
export const changeValue = (
  context: EditContext,
  target: Target,
  { document, pointer }: ValueRef,
  value: Json | undefined,
): Change => changeValues(context, target, document, [{ pointer, value }]);
