import { type Diagnostic, fingerprintOf } from "../../lib/diagnostics";
import { canonicalText, type TextEdit } from "../../lib/documents";
import { counterMix, mapChange, mapOverlay, mapView, type MapChange, scenarioFor } from "../../lib/views/map";
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

  /** The problems that edits would bring, worst first: whether a drop is legal, and why not. */
  problemsOf(desk: Desk, edits: readonly TextEdit[]): Diagnostic[] {
    const known = new Set(desk.report().diagnostics.map(fingerprintOf));
    return desk
      .reportAfter(edits)
      .diagnostics.filter((each) => each.severity !== "info" && !known.has(fingerprintOf(each)));
  },

  /** The map with a scenario's set-up; opened on another document, with the scenario that suits it. */
  mapOf(desk: Desk, path: string) {
    const scenario = scenarioFor(desk, path);
    return scenario === undefined ? undefined : mapView(desk, scenario);
  },

  mapOverlay(desk: Desk, scenario: string, kind: string, from: string | undefined) {
    return mapOverlay(desk, desk.report(), scenario, kind, from);
  },

  counterMix(desk: Desk, scenario: string) {
    return counterMix(desk, scenario);
  },

  /** The edits of a change by hand. `own`: files of the workspace; `layer`: where the rest is written. */
  mapChange(
    desk: Desk,
    hands: { own: readonly string[]; layer?: string },
    scenario: string,
    change: MapChange,
  ) {
    return mapChange(desk, { ...hands, files: desk.files }, scenario, change);
  },
};

export type Calls = typeof calls;
