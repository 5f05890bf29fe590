import type { editor } from "./monaco";

/** A text with at least this many characters is large (the largest shipped one has 200,000). */
const LARGE = 1_000_000;

/** Features that process the whole text after every change are off for large texts, so that typing stays fast. */
export const isLarge = (model: editor.ITextModel): boolean => model.getValueLength() > LARGE;

/** The editor's options that depend on the size of the text. */
export const optionsFor = (model: editor.ITextModel): editor.IEditorOptions => {
  const small = !isLarge(model);
  return {
    folding: small,
    matchBrackets: small ? "always" : "never",
    selectionHighlight: small,
    guides: { indentation: small },
  };
};
