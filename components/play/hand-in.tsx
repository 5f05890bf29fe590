"use client";

import { useEffect, useState } from "react";
import type { FormAnswer, QuestionsDocument } from "../../lib/documents/generated/types";
import { counted } from "../../lib/words";
import { FormDialog } from "../dialog/form-dialog";
import { useTable } from "../workbench/context";
import { QuestionField } from "./question-field";
import { saveGameFile } from "./save-game-file";
import { useOrder, usePlay } from "./use-play";

/** Most questions that are put to a player. */
const MOST = 100;

/** Asks the designer's questions, and saves the game with its notes and the answers as one file. */
export function HandIn({ onClose }: { onClose(): void }) {
  const played = useTable();
  const { play } = played;
  const order = useOrder();
  const notes = usePlay(({ table }) => table?.notes.length ?? 0);
  const hidden = usePlay(({ table }) => table?.hidden ?? false);
  const given = usePlay(({ table }) => table?.answers);
  const [form, setForm] = useState<QuestionsDocument>();
  const [answers, setAnswers] = useState<readonly FormAnswer[]>(given ?? []);
  useEffect(() => {
    play
      .ask({ of: "questions" })
      .then(setForm, (error: Error) => play.store.setState({ refused: { message: error.message } }));
  }, [play]);
  const questions = Object.entries(form?.questions ?? {}).slice(0, MOST);
  const isAnswered = (id: string): boolean => answers.some((each) => each.id === id);
  const missing = questions.filter(([id, { required }]) => required === true && !isAnswered(id)).length;
  const answer = (id: string, next: FormAnswer | undefined): void =>
    setAnswers([...answers.filter((each) => each.id !== id), ...(next ? [next] : [])]);
  return (
    <FormDialog
      title={form?.title ?? "Hand in the game"}
      action="Save the file"
      onClose={onClose}
      disabled={missing > 0}
      isReady={questions.length === 0}
      onDo={async (refused) => {
        const ids = questions.map(([id]) => id);
        order({ do: "answers", answers: answers.filter(({ id }) => ids.includes(id)) });
        const isSaved = await saveGameFile(played);
        if (!isSaved) refused("The file cannot be written. The reason is above the board.");
        return isSaved;
      }}
    >
      {form?.introduction !== undefined && <p>{form.introduction}</p>}
      {questions.map(([id, question]) => (
        <QuestionField
          key={id}
          id={id}
          question={question}
          value={answers.find((each) => each.id === id)}
          onAnswer={(next) => answer(id, next)}
        />
      ))}
      <p className="quiet">
        One file is saved: the choices with their dice, how long they took, {counted(notes, "note")} and your
        answers. It contains no name and no date unless you type one. Nothing is sent: pass the file on to the
        designer yourself.
        {hidden && " It contains everything, including what is hidden from you."}
      </p>
      {missing > 0 && <p role="status">{counted(missing, "question")} must still be answered.</p>}
    </FormDialog>
  );
}
