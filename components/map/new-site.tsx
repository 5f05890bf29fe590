"use client";

import { useState } from "react";
import type { NewSiteField } from "../../lib/games";
import { ChoiceField, FieldPair, TextField } from "../dialog/fields";
import { FormDialog } from "../dialog/form-dialog";
import { slug } from "../layers/slug";

interface Props {
  title: string;
  fields: readonly NewSiteField[];
  /** Ids and names that are taken. */
  taken: readonly string[];
  /** Creates it; returns the reason if it cannot be created. */
  onMake(answers: Record<string, string>): Promise<string | undefined>;
  onClose(): void;
}

/** Asks for everything that a new named place needs, in one dialog. */
export function NewSiteDialog({ title, fields, taken, onMake, onClose }: Props) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const answerOf = ({ key, value, madeOf }: NewSiteField): string =>
    typed[key] ?? (madeOf === undefined ? value : slug(typed[madeOf] ?? "", taken));
  return (
    <FormDialog
      title={title}
      action="Add"
      onClose={onClose}
      onDo={async (refused) => {
        const reason = await onMake(Object.fromEntries(fields.map((field) => [field.key, answerOf(field)])));
        if (reason !== undefined) refused(reason);
        return reason === undefined;
      }}
    >
      <FieldPair>
        {fields.map((field, i) => {
          const { key, title: label, choices, min, max, step } = field;
          const onText = (text: string): void => setTyped((before) => ({ ...before, [key]: text }));
          return choices ? (
            <ChoiceField
              key={key}
              label={label}
              value={answerOf(field)}
              choices={choices.map(({ value, title: name }) => ({ id: value, title: name }))}
              onText={onText}
            />
          ) : (
            <TextField
              key={key}
              label={label}
              value={answerOf(field)}
              onText={onText}
              data-first={i === 0 || undefined}
              {...(min !== undefined && { type: "number", min, max, step })}
            />
          );
        })}
      </FieldPair>
    </FormDialog>
  );
}
