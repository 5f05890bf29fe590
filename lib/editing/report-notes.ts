import {
  child,
  EditError,
  inFile,
  isObject,
  joinPointer,
  type Json,
  type JsonObject,
  setValue,
  type TextEdit,
} from "../documents";
import { type Change, changing, type EditContext, fileNow, kindOfLayer, refuse } from "./edit-context";
import { newDocument } from "./copies";
import { type Erratum, errataIn, rewordRecord, unusedId } from "./errata";

/** A note of a player in a report of the workspace. */
export interface NoteRef {
  file: string;
  id: string;
}

/** What a designer has done with a note. */
export type NoteDealt = { status?: "look" | "done"; erratum?: string; playtest?: string };

/** The edits that write into a report what the designer has done with a note; no status: nothing yet. */
export const markNote = (context: EditContext, note: NoteRef, dealt: NoteDealt): Change =>
  changing(() => ({ ok: true, edits: marked(context, note, dealt), file: note.file }));

/** The edits that put an erratum on record that names no value, because of a note, which is dealt with by that. */
export function erratumOfNote(context: EditContext, note: NoteRef, layer: string, erratum: Erratum): Change {
  return changing(() => {
    const file = `layers/${layer}/layer.json`;
    if (!context.own.has(file)) return refuse(`The layer “${layer}” belongs to the game as shipped.`);
    if (kindOfLayer(context, layer) !== "errata")
      return refuse(`The layer “${layer}” is not an errata layer.`);
    const { errata } = errataIn(context, layer);
    const id = unusedId(errata, "note");
    const record = rewordRecord(context, layer, id, erratum);
    return {
      ok: true,
      edits: [...record, ...marked(context, note, { status: "done", erratum: `${layer}/${id}` })],
      file,
    };
  });
}

/** The edits that add a playtest which leads to the moment of a note, which is dealt with by that. */
export function playtestOfNote(context: EditContext, note: NoteRef, file: string, value: Json): Change {
  const made = newDocument(context, file, value);
  if (!made.ok) return made;
  return changing(() => ({
    ok: true,
    edits: [...made.edits, ...marked(context, note, { status: "done", playtest: file })],
    file,
  }));
}

function marked(context: EditContext, { file, id }: NoteRef, { status, ...made }: NoteDealt): TextEdit[] {
  const text = context.own.has(file) ? fileNow(context, file) : undefined;
  if (text?.value === undefined) throw new EditError(`There is no readable report ${file}.`);
  const notes = child(text.value, "notes");
  const index = Array.isArray(notes) ? notes.findIndex((note) => child(note, "id") === id) : -1;
  if (index < 0) throw new EditError(`${file} has no note “${id}” any more.`);
  const before = child((notes as Json[])[index], "designer");
  const { status: _status, ...kept } = isObject(before) ? before : ({} as JsonObject);
  const now: JsonObject = { ...(status && { status }), ...kept, ...made };
  return inFile(file, setValue(text, joinPointer(`/notes/${index}`, "designer"), now));
}
