"use client";

import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
import { Field } from "./field";
import styles from "./dialog.module.css";

interface Asked<Value extends string = string> {
  label: ReactNode;
  hint?: string;
  value: Value;
  onText: (value: Value) => void;
}

interface Marked {
  /** The field that has the focus when the dialog opens. */
  "data-first"?: boolean;
}

/** Short fields, two in a line. */
export const Pairs = ({ children }: { children: ReactNode }) => (
  <div className={styles.pairs}>{children}</div>
);

/** The fields that dialogs ask with. */

export function TextField({
  label,
  hint,
  onText,
  ...rest
}: Asked & Marked & Omit<InputHTMLAttributes<HTMLInputElement>, keyof Asked>) {
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <input {...ids} autoComplete="off" {...rest} onChange={({ target }) => onText(target.value)} />
      )}
    </Field>
  );
}

export function LongTextField({
  label,
  hint,
  onText,
  ...rest
}: Asked & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof Asked>) {
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <textarea
          {...ids}
          rows={3}
          maxLength={2000}
          {...rest}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </Field>
  );
}

export function ChoiceField<Value extends string>({
  label,
  hint,
  value,
  choices,
  onText,
}: Asked<Value> & { choices: readonly { id: Value; title: string }[] }) {
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <select {...ids} value={value} onChange={({ target }) => onText(target.value as Value)}>
          {choices.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
