"use client";

import { useId } from "react";
import type { FormAnswer, QuestionsDocument } from "../../lib/documents/generated/types";
import { LongTextField } from "../dialog/fields";
import styles from "./play.module.css";

type Question = QuestionsDocument["questions"][string];

interface Props {
  id: string;
  question: Question;
  value: FormAnswer | undefined;
  /** Undefined: the question is left out. */
  onAnswer(answer: FormAnswer | undefined): void;
}

/** Steps of a scale that are shown; a longer one is cut. */
const MOST_STEPS = 11;

/** One question of the designer: a scale, or a text. */
export function QuestionField({ id, question, value, onAnswer }: Props) {
  const { text, hint, required = false } = question;
  const name = useId();
  const label = required ? `${text} (required)` : text;
  if (question.kind === "text")
    return (
      <LongTextField
        label={label}
        {...(hint !== undefined && { hint })}
        maxLength={4000}
        value={value?.text ?? ""}
        onText={(typed) => onAnswer(typed.trim() === "" ? undefined : { id, question: text, text: typed })}
      />
    );
  const { low, high, lowMeans, highMeans } = question;
  const steps = Array.from(
    { length: Math.min(Math.max(high - low + 1, 0), MOST_STEPS) },
    (_step, i) => low + i,
  );
  return (
    <fieldset className={styles.scale} aria-describedby={hint === undefined ? undefined : `${name}-hint`}>
      <legend>{label}</legend>
      {lowMeans !== undefined && <span className="quiet">{lowMeans}</span>}
      {steps.map((step) => (
        <label key={step}>
          <input
            type="radio"
            name={name}
            checked={value?.number === step}
            onChange={() => onAnswer({ id, question: text, number: step })}
          />
          {step}
        </label>
      ))}
      {highMeans !== undefined && <span className="quiet">{highMeans}</span>}
      {value && (
        <button type="button" className="plain" onClick={() => onAnswer(undefined)}>
          No answer
        </button>
      )}
      {hint !== undefined && (
        <p id={`${name}-hint`} className="quiet">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
