import type { DocumentUpdate } from "../../lib/book";
import type { TableNote } from "../../lib/documents/generated/types";
import { child, get, type Json, type TextEdit } from "../../lib/documents";
import * as editing from "../../lib/editing";
import { sayer } from "../../lib/views/changes/sayer";
import { type SheetSection, sheetSections } from "../../lib/export/errata-sheet";
import { fieldText, readField, type ValueField, valueField } from "../../lib/views";
import { editContext, noting } from "./editing";
import { viewWorld } from "./view-world";
import { wholeUpdate } from "../../lib/book";
import type { Desk } from "./world";

/** An erratum of the workspace that is opened, or the value of which a new one is recorded. */
export type OfErratum =
  | { place: editing.ValueRef }
  | { layer: string; id: string }
  /** A player's note, of which an erratum in words is made. */
  | { note: TableNote; report: string };

/** What the dialog of an erratum begins with. */
export interface ErratumForm {
  /** The value that it is about; undefined for a record that names none. */
  value: (ValueField & { place: editing.ValueRef; printed: string; status?: string }) | undefined;
  /** The recorded texts, or the defaults for a new erratum. */
  draft: Partial<editing.Erratum> & Pick<editing.Erratum, "component">;
}

/** The documents of the two rulesets that are compared in play; the second as its differences from the first. */
export type Rivals =
  | { ok: true; changes: true; a: DocumentUpdate; b: DocumentUpdate }
  | { ok: true; changes: false }
  | { ok: false; reason: string };

/** Calls about errata. */
export const errataCalls = {
  /** All recorded errata by component; `since`: later ones are new; null: none is. */
  errata: (desk: Desk, since: string | null): SheetSection[] =>
    sheetSections({ draft: desk.draft, definition: desk.game, own: desk.own }, since ?? undefined, true),

  /** The errata of the workspace that are about exactly this value. */
  errataAt(desk: Desk, place: editing.ValueRef): { layer: string; id: string }[] {
    return sheetSections({ draft: desk.draft, definition: desk.game, own: desk.own })
      .flatMap(({ entries }) => entries)
      .filter(({ layer, target }) => {
        const isHere = target?.document === place.document && target.pointer === place.pointer;
        return isHere && desk.own.has(`layers/${layer}/layer.json`);
      })
      .map(({ layer, id }) => ({ layer, id }));
  },

  erratumForm(desk: Desk, of: OfErratum): ErratumForm {
    if ("place" in of) {
      const value = fieldOf(desk, of.place);
      const { source } = editing.levelsAt(editContext(desk), of.place);
      const rule = source?.rule ?? value.rule.rule;
      const guessed = { component: editing.componentOf(of.place.document), place: value.what.slice(0, 400) };
      return { value, draft: { ...guessed, ...(rule !== undefined && { rule }) } };
    }
    if ("note" in of) return { value: undefined, draft: draftOfNote(of.note) };
    const manifest = desk.draft.layers.find(({ id }) => id === of.layer)?.manifest;
    const record = child(child(manifest, "errata"), of.id);
    if (record === undefined) throw new RangeError(`The erratum “${of.id}” no longer exists.`);
    const place = editing.placeOfRecord(record);
    const known = place && desk.draft.documents.get(place.document);
    const draft = { ...(record as unknown as editing.Erratum) };
    if (!place || !known) return { value: undefined, draft };
    const source = editing
      .levelsAt(editContext(desk), place)
      .layers.find(({ id }) => id === of.layer)?.source;
    const is = get(known.value, place.pointer);
    const was = get(known.base.value, place.pointer);
    // Texts made from the values are made again when the values change.
    const words = wordsIn(desk, place);
    if (draft.was === editing.inWords(was) || draft.was === words(was)) delete draft.was;
    if (draft.is === editing.inWords(is) || draft.is === words(is)) delete draft.is;
    return { value: fieldOf(desk, place), draft: { ...draft, ...(source?.rule && { rule: source.rule }) } };
  },

  /**
   * Records an erratum, or replaces one (`replaces`). `typed`: the text of the corrected value, which must be valid;
   * omitted: the current value is correct.
   */
  recordErratum(
    desk: Desk,
    entered: Omit<editing.Entered, "corrected">,
    typed: string | undefined,
  ): editing.Change {
    const { document, pointer } = entered.place;
    const read = typed === undefined ? undefined : readField(viewWorld(desk), document, pointer, typed);
    if (read?.ok === false) return { ok: false, reason: read.reason };
    const corrected = read && { corrected: { value: read.value } };
    const known = desk.draft.documents.get(document);
    const words = wordsIn(desk, entered.place);
    // Without texts of their own, values are described as in What changed.
    const erratum = {
      ...entered.erratum,
      was: entered.erratum.was ?? words(get(known?.base.value, pointer)),
      is: entered.erratum.is ?? words(read ? read.value : get(known?.value, pointer)),
    };
    const change = noting(desk, (on) => editing.recordErratum(on, { ...entered, erratum, ...corrected }));
    return change.ok && corrected ? fitting(desk, change) : change;
  },

  rewordErratum: (desk: Desk, layer: string, id: string, erratum: editing.Erratum) =>
    editing.rewordErratum(editContext(desk), layer, id, erratum),

  strikeErratum: (desk: Desk, layer: string, id: string) =>
    noting(desk, (on) => editing.strikeErratum(on, layer, id)),

  /** The current ruleset, and the same without an erratum; without an id, without the whole layer. */
  withoutErratum(desk: Desk, layer: string, id: string | undefined): Rivals {
    const edited = editContext(desk);
    const change =
      id === undefined
        ? editing.switchLayer(edited, layer, false)
        : editing.withoutErratum(edited, layer, id);
    if (!change.ok) return { ok: false, reason: change.reason };
    const { draft, report } = desk.after(change.edits);
    const game = desk.game?.id;
    const [a, b] = [
      wholeUpdate(game, desk.draft, desk.report().diagnostics),
      wholeUpdate(game, draft, report.diagnostics),
    ];
    if ("changes" in change && !change.changes) return { ok: true, changes: false };
    return { ok: true, changes: true, a, b };
  },
};

/** What a player's note says of an erratum; the rest is the designer's to write. */
function draftOfNote({ kind, text, about }: TableNote): ErratumForm["draft"] {
  const components = { rule: "rule", counter: "counter", place: "map" } as const;
  const [first] = about;
  const rule = about.find((subject) => subject.kind === "rule")?.id;
  return {
    component: kind === "rule-doubt" || !first ? "rule" : components[first.kind],
    kind: kind === "typo" ? "correction" : "clarification",
    place: about
      .map((subject) => subject.name)
      .join(", ")
      .slice(0, 400),
    was: text.slice(0, 2000),
    source: "A player's note",
    ...(rule !== undefined && { rule }),
  };
}

/** Values of a place in the words of What changed. */
function wordsIn(desk: Desk, { document, pointer }: editing.ValueRef): (value: Json | undefined) => string {
  const { value: say } = sayer(viewWorld(desk), document);
  return (value) => (value === undefined ? editing.inWords(value) : say(pointer, value));
}

function fieldOf(desk: Desk, place: editing.ValueRef): NonNullable<ErratumForm["value"]> {
  const world = viewWorld(desk);
  const { document, pointer } = place;
  const printed = get(desk.draft.documents.get(document)?.base.value, pointer);
  const { source } = editing.levelsAt(editContext(desk), place);
  return {
    ...valueField(world, document, pointer),
    place,
    printed: fieldText(world, document, pointer, printed),
    ...(source && { status: source.status }),
  };
}

/** The change, unless its values are invalid or refer to missing ids. */
function fitting(desk: Desk, change: { ok: true; edits: TextEdit[]; file: string }): editing.Change {
  const known = new Set(desk.report().diagnostics.map(wordsOf));
  const wrong = desk
    .reportAfter(change.edits)
    .diagnostics.find(
      (each) =>
        each.severity === "error" && /^(syntax|schema|ref)\//.test(each.code) && !known.has(wordsOf(each)),
    );
  return wrong ? { ok: false, reason: wrong.message } : change;
}

const wordsOf = ({ code, message }: { code: string; message: string }): string => `${code} ${message}`;
