import type { editor } from "./monaco";

/** From this many characters on a text is large (the largest shipped one has 200,000). */
const LARGE = 1_000_000;

/** What goes over a whole text with every change is left out for such a one, so that typing in it stays quick. */
export const isLarge = (model: editor.ITextModel): boolean => model.getValueLength() > LARGE;

/** The editor's options that depend on how much text there is. */
export const optionsFor = (model: editor.ITextModel): editor.IEditorOptions => {
  const small = !isLarge(model);
  return {
    folding: small,
    matchBrackets: small ? "always" : "never",
    selectionHighlight: small,
    guides: { indentation: small },
  };
};
