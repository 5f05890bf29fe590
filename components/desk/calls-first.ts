import { type Diagnostic, fingerprintOf } from "../../lib/diagnostics";
import { canonicalText, type TextEdit } from "../../lib/documents";
import { mapCalls } from "./calls-map";
import { previewCalls } from "./calls-preview";
import { stageCalls } from "./calls-stages";
import type { Desk } from "./world";

/** Calls that a page makes as soon as it is open, and cheap ones. */
export const firstCalls = {
  /** The text of a document with all layers applied; undefined when there is none. */
  effectiveText(desk: Desk, document: string): string | undefined {
    const found = desk.draft.documents.get(document);
    return found && canonicalText(found.value);
  },

  /** The problems that edits would cause, worst first: whether a drop is legal, and why not. */
  problemsOf(desk: Desk, edits: readonly TextEdit[]): Diagnostic[] {
    const known = new Set(desk.report().diagnostics.map(fingerprintOf));
    return desk
      .reportAfter(edits)
      .diagnostics.filter((each) => each.severity !== "info" && !known.has(fingerprintOf(each)));
  },

  ...stageCalls,
  ...previewCalls,
  ...mapCalls,
};
