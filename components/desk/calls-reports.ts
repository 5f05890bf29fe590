import type { Json, TextEdit } from "../../lib/documents";
import * as editing from "../../lib/editing";
import { fingerprint } from "../../lib/kernel";
import { type GameFile, readGameFile, whyNotHere } from "../../lib/play/file";
import { fileName } from "../../lib/words";
import { editContext } from "./editing";
import type { Desk } from "./world";

/** A file that somebody sent, as text or as the bytes that it has. */
export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

/** The files that are taken, as one change, and why the others are not. */
export interface TakenReports {
  edits: TextEdit[];
  files: string[];
  refused: string[];
}

export const reportCalls = {
  /** Checks games that players sent; those of this game become files of the workspace. */
  takeReports(desk: Desk, sent: readonly SentFile[]): TakenReports {
    const taken: TakenReports = { edits: [], files: [], refused: [] };
    for (const { name, bytes } of sent) {
      const read = readGameFile(name, bytes);
      const problem = read.ok ? whyNotHere(read.file, { game: desk.game?.id ?? "" }) : read.problem;
      if (problem) taken.refused.push(`${name}: ${problem.message} ${problem.hint}`);
      else if (read.ok) take(desk, name, read.file, taken);
    }
    return taken;
  },

  markNote: (desk: Desk, note: editing.NoteRef, dealt: editing.NoteDealt) =>
    editing.markNote(editContext(desk), note, dealt),

  playtestOfNote: (desk: Desk, note: editing.NoteRef, file: string, value: Json) =>
    editing.playtestOfNote(editContext(desk), note, file, value),

  erratumOfNote: (desk: Desk, note: editing.NoteRef, layer: string, erratum: editing.Erratum) =>
    editing.erratumOfNote(editContext(desk), note, layer, erratum),
};

/** The same game is the same file, whatever it was called on its way. */
function take(desk: Desk, name: string, game: GameFile, taken: TakenReports): void {
  // What a designer has done with a note is for this designer to say.
  const notes = game.notes.map(({ designer: _designer, ...note }) => note);
  const { $schema: _schema, ...rest } = game;
  const value = { ...rest, notes } as unknown as Json;
  const file = `reports/${fileName(game.title).slice(0, 40) || game.game}-${fingerprint(JSON.stringify(value)).slice(0, 8)}.json`;
  if (taken.files.includes(file)) return;
  const change = editing.newDocument(editContext(desk), file, value);
  if (!change.ok) {
    taken.refused.push(
      desk.own.has(file) ? `${name}: It is already here, as ${file}.` : `${name}: ${change.reason}`,
    );
    return;
  }
  taken.edits.push(...change.edits);
  taken.files.push(file);
}
