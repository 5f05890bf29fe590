"use client";

import { useState } from "react";
import type { NoteSubject, TableNote } from "../../lib/documents/generated/types";
import { ChoiceField, LongTextField, TextField } from "../dialog/fields";
import { FormDialog } from "../dialog/form-dialog";
import { toggled } from "../workbench/toggled";
import { noteKinds } from "../../lib/reports/words";
import styles from "./play.module.css";
import { useOrder } from "./use-play";

interface Props {
  /** The note that is changed; undefined for a new one. */
  note?: TableNote;
  /** The moment of a new note. */
  at: number;
  /** What it may be about: what is selected comes first and is ticked. */
  subjects: readonly (NoteSubject & { ticked?: boolean })[];
  onClose(): void;
}

const MOST_SUBJECTS = 20;
const keyOf = ({ kind, id }: NoteSubject): string => `${kind} ${id}`;

/** Writes a note to a moment of the game, or changes one. */
export function NoteDialog({ note, at, subjects, onClose }: Props) {
  const order = useOrder();
  const [kind, setKind] = useState(note?.kind ?? "comment");
  const [text, setText] = useState(note?.text ?? "");
  const [rule, setRule] = useState("");
  const offered = [
    ...new Map([...(note?.about ?? []), ...subjects].map((each) => [keyOf(each), each])).values(),
  ];
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set([...(note?.about ?? subjects.filter((each) => each.ticked))].map(keyOf)),
  );
  const put = (): Promise<boolean> => {
    const about: NoteSubject[] = offered
      .filter((each) => ticked.has(keyOf(each)))
      .map(({ kind: what, id, name }) => ({ kind: what, id, name }));
    const typed = rule.trim();
    if (typed !== "" && !about.some(({ id }) => id === typed))
      about.push({ kind: "rule", id: typed, name: typed });
    order({
      do: "note",
      note: { at: note?.at ?? at, kind, text: text.trim(), about: about.slice(0, MOST_SUBJECTS) },
      ...(note && { id: note.id }),
    });
    return Promise.resolve(true);
  };
  return (
    <FormDialog
      title={note ? "Edit the note" : "Add a note"}
      action={note ? "Save note" : "Add note"}
      onDo={put}
      onClose={onClose}
      disabled={text.trim() === ""}
    >
      <ChoiceField label="Kind" value={kind} choices={noteKinds} onText={setKind} />
      <LongTextField
        label="Note"
        rows={4}
        maxLength={4000}
        value={text}
        onText={setText}
        required
        data-first
      />
      {offered.length > 0 && (
        <fieldset className={styles.fieldset}>
          <legend>About</legend>
          {offered.map((each) => (
            <label key={keyOf(each)} className={styles.check}>
              <input
                type="checkbox"
                checked={ticked.has(keyOf(each))}
                onChange={() => setTicked(toggled(ticked, keyOf(each)))}
              />
              <span>{each.kind === "rule" ? `Rule ${each.name}` : each.name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <TextField
        label="Rule"
        hint="The number of a rule that the note is about. Optional."
        maxLength={24}
        value={rule}
        onText={setRule}
      />
      {note && (
        <p>
          <button
            type="button"
            onClick={() => {
              order({ do: "remove-note", id: note.id });
              onClose();
            }}
          >
            Delete this note
          </button>
        </p>
      )}
    </FormDialog>
  );
}
