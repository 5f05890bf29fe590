"use client";

import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
import { Field } from "./field";
import styles from "./dialog.module.css";

interface FieldOptions<Value extends string = string> {
  label: ReactNode;
  hint?: string;
  value: Value;
  onText: (value: Value) => void;
}

interface FirstField {
  /** The field that has the focus when the dialog opens. */
  "data-first"?: boolean;
}

/** Two short fields in a row. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pairs}>{children}</div>
);

/** The fields of dialogs. */

export function TextField({
  label,
  hint,
  onText,
  ...rest
}: FieldOptions & FirstField & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldOptions>) {
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
}: FieldOptions & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldOptions>) {
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
}: FieldOptions<Value> & { choices: readonly { id: Value; title: string }[] }) {
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
