import { canonicalText } from "../../lib/documents";
import type { Desk } from "./world";

/**
 * What the page can ask of the desk: plain functions of the desk and of arguments that can be sent. Each feature of
 * the studio adds its own here, and is typed on both sides by that alone.
 */
export const calls = {
  /** The text of a document with all layers applied; undefined when there is none. */
  effectiveText(desk: Desk, document: string): string | undefined {
    const found = desk.draft.documents.get(document);
    return found && canonicalText(found.value);
  },
};

export type Calls = typeof calls;
