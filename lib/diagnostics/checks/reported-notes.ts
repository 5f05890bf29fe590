import { child, type Draft, type Json, kindOfPath } from "../../documents";
import type { Found } from "../found";
import type { CodeEntry } from "../registry-types";
import { quote } from "../words";

/** A note of a player that the designer means to look at. */
export const reportedNote: CodeEntry & { report(file: string, index: number, note: Json): Found } = {
  code: "workspace/note-to-look-at",
  severity: "info",
  title: "A player's note is still to be dealt with.",
  explain:
    "Somebody who played the game wrote this note, and it was marked as a problem to look at. It stays in this list until it is marked as done.",
  mend: "Deal with it, and mark it as done.",
  example: 'A player\'s note: "May a damaged carrier launch?"',
  report(file, index, note) {
    const text = child(note, "text");
    const subjects = child(note, "about");
    const about = (Array.isArray(subjects) ? subjects : []).map((subject) => String(child(subject, "name")));
    const rule = (Array.isArray(subjects) ? subjects : []).find(
      (subject) => child(subject, "kind") === "rule",
    );
    const number = child(rule, "id");
    const pointer = `/notes/${index}`;
    const of = about.length === 0 ? "" : ` (${about.join(", ")})`;
    return {
      code: reportedNote.code,
      severity: reportedNote.severity,
      place: { file, pointer: `${pointer}/text` },
      message: `A player's note${of}: ${quote(typeof text === "string" ? text : "")}`,
      hint: "Deal with it, and mark it as done.",
      ...(typeof number === "string" && { rule: number }),
      fixes: [
        {
          title: "Mark it as done",
          changes: [{ do: "set", place: { file, pointer: `${pointer}/designer/status` }, value: "done" }],
        },
      ],
    };
  },
};

/** The notes in the reports of a workspace that are marked as problems to look at. */
export function notesToLookAt({ files }: Draft): Found[] {
  return [...files].flatMap(([file, { value }]) => {
    if (kindOfPath(file).kind !== "report") return [];
    const notes = child(value, "notes");
    if (!Array.isArray(notes)) return [];
    return notes.flatMap((note, index) =>
      child(child(note, "designer"), "status") === "look" ? [reportedNote.report(file, index, note)] : [],
    );
  });
}
