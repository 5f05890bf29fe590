import { type EditContext, noted, type Target } from "../../lib/editing";
import type { Desk } from "./world";

/** What lib/editing needs, taken from the desk. `own`: paths of the workspace's own files. */
export const editContext = (desk: Desk): EditContext => ({
  draft: desk.draft,
  files: desk.files,
  own: desk.own,
});

/** Where an edit by hand is written: to the layer chosen on the page, else to the document itself. */
export const targetOf = (layer: string | undefined): Target => (layer === undefined ? "base" : { layer });

/** A change made by hand; a layer that it writes into notes what it found. */
export function noting<Made extends Parameters<typeof noted>[1]>(
  desk: Desk,
  make: (on: EditContext) => Made,
): Made {
  const on = editContext(desk);
  return noted(on, make(on));
}
