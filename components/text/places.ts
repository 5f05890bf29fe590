import type { Range, TextEdit } from "../../lib/documents";
import type { editor, IRange } from "./monaco";

/** Converts our ranges and offsets to Monaco's, and back. */

export const toRange = ({ start, end }: Range): IRange => ({
  startLineNumber: start.line,
  startColumn: start.column,
  endLineNumber: end.line,
  endColumn: end.column,
});

export function rangeOfStretch(
  model: editor.ITextModel,
  { offset, length }: { offset: number; length: number },
): IRange {
  const from = model.getPositionAt(offset);
  const to = model.getPositionAt(offset + length);
  return {
    startLineNumber: from.lineNumber,
    startColumn: from.column,
    endLineNumber: to.lineNumber,
    endColumn: to.column,
  };
}

export const toTextEdits = (
  model: editor.ITextModel,
  edits: readonly Omit<TextEdit, "file">[],
): { range: IRange; text: string }[] =>
  edits.map((edit) => ({ range: rangeOfStretch(model, edit), text: edit.text }));
