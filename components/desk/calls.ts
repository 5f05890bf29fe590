import { type Diagnostic, fingerprintOf } from "../../lib/diagnostics";
import * as language from "../../lib/language";
import { canonicalText, type TextEdit } from "../../lib/documents";
import { csvCalls } from "./calls-csv";
import { errataCalls } from "./calls-errata";
import { gridCalls } from "./calls-grid";
import { layerCalls } from "./calls-layers";
import { mapCalls } from "./calls-map";
import { previewCalls } from "./calls-preview";
import { stageCalls } from "./calls-stages";
import type { Desk } from "./world";

/**
 * What the page can ask of the desk: plain functions of the desk and of arguments that can be sent. Each feature of
 * the studio adds its own here, and is typed on both sides by that alone.
 */
export const calls = {
  ...layerCalls,

  /** The text of a document with all layers applied; undefined when there is none. */
  effectiveText(desk: Desk, document: string): string | undefined {
    const found = desk.draft.documents.get(document);
    return found && canonicalText(found.value);
  },

  /** The problems that edits would bring, worst first: whether a drop is legal, and why not. */
  problemsOf(desk: Desk, edits: readonly TextEdit[]): Diagnostic[] {
    const known = new Set(desk.report().diagnostics.map(fingerprintOf));
    return desk
      .reportAfter(edits)
      .diagnostics.filter((each) => each.severity !== "info" && !known.has(fingerprintOf(each)));
  },

  ...stageCalls,

  // ---- the text editor; offsets are UTF-16 units of the text of `file` ----------------------------

  complete: (desk: Desk, file: string, offset: number) => language.complete(desk.world, file, offset),
  hover: (desk: Desk, file: string, offset: number) => language.hover(desk.world, file, offset),
  definition: (desk: Desk, file: string, offset: number) => language.definition(desk.world, file, offset),
  references: (desk: Desk, file: string, offset: number) => language.references(desk.world, file, offset),
  prepareRename: (desk: Desk, file: string, offset: number) =>
    language.prepareRename(desk.world, file, offset),
  rename: (desk: Desk, file: string, offset: number, id: string) =>
    language.rename(desk.world, file, offset, id),
  lenses: (desk: Desk, file: string) => language.lenses(desk.world, file),
  outline: (desk: Desk, file: string) => language.outline(desk.world, file),
  format: (desk: Desk, file: string) => language.format(desk.world, file),
  search: (desk: Desk, query: string, options: language.SearchOptions) =>
    language.search(desk.world, query, options),

  ...gridCalls,
  ...errataCalls,
  ...csvCalls,
  ...mapCalls,
  ...previewCalls,
};

export type Calls = typeof calls;
