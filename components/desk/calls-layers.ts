import { matchesProblem, suppressionsOf } from "../../lib/diagnostics";
import type { Json, TextEdit } from "../../lib/documents";
import * as editing from "../../lib/editing";
import { spotAt } from "../../lib/language";
import { scenarioForms } from "../../lib/views/forms";
import { editContext, noting } from "./editing";
import { viewWorld } from "./view-world";
import type { Desk } from "./world";

/** A problem that the workspace accepts, and what it covers at present. */
export interface Accepted {
  code: string;
  file?: string;
  pointer?: string;
  reason: string;
  covers: { message: string; file: string; line: number; column: number }[];
}

/** What layers say, and what makes and changes them; accepted problems. */
export const layerCalls = {
  newLayer: (desk: Desk, id: string, kind: editing.LayerKind, title: string, reason: string) =>
    editing.newLayer(editContext(desk), id, kind, title, reason),
  layerWords: (desk: Desk, layer: string) => editing.layerWords(editContext(desk), layer),
  describeLayer: (desk: Desk, layer: string, words: editing.LayerWords) =>
    editing.describeLayer(editContext(desk), layer, words),
  setLayerOrder: (desk: Desk, order: readonly string[]) => editing.setLayerOrder(editContext(desk), order),
  switchLayer: (desk: Desk, id: string, on: boolean) => editing.switchLayer(editContext(desk), id, on),
  moveToLayer: (desk: Desk, place: editing.ValueRef, layer: string, erratum?: editing.Erratum) =>
    noting(desk, (on) => editing.moveToLayer(on, place, layer, erratum)),
  revertChange: (desk: Desk, place: editing.ValueRef, layer: string) =>
    noting(desk, (on) => editing.takeBack(on, place, layer)),
  noteLayer: (desk: Desk, layer: string) => editing.noteLayer(editContext(desk), layer),
  copyScenario: (desk: Desk, from: string, id: string, title: string) =>
    editing.copyScenario(editContext(desk), from, id, title),
  /** Scenarios of the game that are still to be written. */
  scenarioForms: (desk: Desk) =>
    scenarioForms(viewWorld(desk)).map(({ id, title, known }) => ({ id, title, known })),
  beginScenario: (desk: Desk, form: string, id: string, title: string) =>
    editing.beginScenario(
      editContext(desk),
      scenarioForms(viewWorld(desk)).find((each) => each.id === form)?.document,
      id,
      title,
    ),
  copyBattle: (desk: Desk, from: string, id: string, title: string) =>
    editing.copyBattle(editContext(desk), from, id, title),
  newDocument: (desk: Desk, file: string, value: Json) => editing.newDocument(editContext(desk), file, value),
  ownDocument: (desk: Desk, file: string, value: Json) => editing.ownDocument(editContext(desk), file, value),
  openPatch: (desk: Desk, layer: string, document: string) =>
    editing.openPatch(editContext(desk), layer, document),
  intoLayer: (desk: Desk, edits: readonly TextEdit[], layer: string) =>
    noting(desk, (on) => editing.intoLayer(on, edits, layer)),

  /** The value of a merged document that the cursor stands on; undefined outside documents. */
  selectionAt(desk: Desk, file: string, offset: number): editing.ValueRef | undefined {
    const spot = spotAt(desk.world, file, offset);
    if (!spot || !desk.draft.documents.has(spot.document)) return undefined;
    return { document: spot.document, pointer: spot.at };
  },

  /** What each level says of a value; undefined when there is no such document to read. */
  levelsAt(desk: Desk, place: editing.ValueRef): editing.LevelsAt | undefined {
    const found = desk.draft.documents.has(place.document);
    return found ? editing.levelsAt(editContext(desk), place) : undefined;
  },

  acceptProblem: (desk: Desk, code: string, file: string, pointer: string, reason: string) =>
    editing.acceptProblem(editContext(desk), { code, file, pointer, reason }),
  takeAcceptanceBack: (desk: Desk, at: number) => editing.takeAcceptanceBack(editContext(desk), at),

  /** The accepted problems of sandtable.json, in its order. */
  accepted(desk: Desk): Accepted[] {
    const { suppressed } = desk.report();
    return suppressionsOf(desk.draft.files.get("sandtable.json")?.value).map((entry) => ({
      ...entry,
      covers: suppressed
        .filter(({ diagnostic }) => matchesProblem(entry, diagnostic))
        .map(({ diagnostic: { message, file, range } }) => ({ message, file, ...range.start })),
    }));
  },
};
