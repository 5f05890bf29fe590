"use client";

import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import {
  type ConditionPart,
  emptyModifier,
  emptyPart,
  type ModifierDraft,
  type ModifierForm,
  readModifier,
  writeModifier,
} from "../../lib/views";
import { ChoiceField, FieldPair, TextField } from "../dialog/fields";
import { FormDialog } from "../dialog/form-dialog";
import { CellField } from "../grid/cell-field";
import type { ChangeCells } from "../grid/use-change";
import { useAnswer } from "../workbench/context";
import styles from "./tables.module.css";

interface Props {
  /** The roll to which the modifier belongs. */
  roll: { document: string; pointer: string; title: string };
  /** The modifier to edit; without one, a new one is created. */
  id: string | undefined;
  change: ChangeCells;
  /** For a condition that is too complex for the form. */
  onText(): void;
  onClose(): void;
}

/** Asks what a modifier adds, and when. */
export function ModifierDialog(props: Props) {
  const { roll, id, onText, onClose } = props;
  const { value } = useAnswer("modifierForm", roll.document, roll.pointer, id);
  if (value?.form === undefined) return null;
  const { form, standing } = value;
  const draft = id === undefined ? emptyModifier(form) : readModifier(form, id, standing ?? null);
  if (draft) return <ModifierFields key={id} {...props} form={form} first={draft} />;
  return (
    <FormDialog
      title={`Change the modifier ${id}`}
      action="Show in the text"
      onDo={() => {
        onText();
        return Promise.resolve(true);
      }}
      onClose={onClose}
      isReady
    >
      <p>Its condition is nested. Edit it in the text.</p>
    </FormDialog>
  );
}

function ModifierFields({
  roll,
  id,
  change,
  onClose,
  form,
  first,
}: Props & { form: ModifierForm; first: ModifierDraft }) {
  const [draft, setDraft] = useState(first);
  const { texts, joint, parts } = draft;
  const isNew = id === undefined;
  const made = writeModifier(form, draft, isNew);
  const act = async (refused: (reason: string) => void): Promise<boolean> => {
    const label = isNew ? `Add the modifier ${draft.id} to ${roll.title}` : `${roll.title}: change ${id}`;
    const reason =
      made.reasons.length > 0
        ? made.reasons.join(" ")
        : await change(label, [{ pointer: made.pointer, value: made.value }]);
    if (reason !== undefined) refused(reason);
    return reason === undefined;
  };
  const setPart = (at: number, part: ConditionPart): void =>
    setDraft({ ...draft, parts: parts.with(at, part) });
  return (
    <FormDialog
      title={isNew ? `Add a modifier to ${roll.title}` : `${roll.title}: ${id}`}
      action={isNew ? "Add" : "Save"}
      onDo={act}
      onClose={onClose}
    >
      {isNew && (
        <TextField
          label="Id"
          hint="Lower-case letters, digits and hyphens: “at-night”."
          value={draft.id}
          onText={(text) => setDraft({ ...draft, id: text })}
          spellCheck={false}
          data-first
        />
      )}
      <FieldPair>
        {form.members.map((field) => (
          <CellField
            key={field.key}
            rule={field}
            text={texts[field.key] ?? ""}
            onText={(text) => setDraft({ ...draft, texts: { ...texts, [field.key]: text } })}
          />
        ))}
      </FieldPair>
      <fieldset className={styles.conditions}>
        <legend>Applies when</legend>
        {parts.length > 1 && (
          <ChoiceField
            label="Combine"
            value={joint}
            choices={[
              { id: "all", title: "all of these hold" },
              { id: "any", title: "any of these holds" },
            ]}
            onText={(text) => setDraft({ ...draft, joint: text })}
          />
        )}
        {parts.map((part, at) => (
          <ConditionFields
            key={at}
            number={at + 1}
            form={form}
            part={part}
            onPart={(next) => setPart(at, next)}
            onRemove={
              parts.length > 1 ? () => setDraft({ ...draft, parts: parts.toSpliced(at, 1) }) : undefined
            }
          />
        ))}
        <button
          type="button"
          className="plain"
          onClick={() => setDraft({ ...draft, parts: [...parts, emptyPart(form)] })}
        >
          <Plus size={13} aria-hidden /> Add a condition
        </button>
      </fieldset>
    </FormDialog>
  );
}

function ConditionFields({
  number,
  form,
  part,
  onPart,
  onRemove,
}: {
  number: number;
  form: ModifierForm;
  part: ConditionPart;
  onPart(part: ConditionPart): void;
  onRemove: (() => void) | undefined;
}) {
  const { is, not, texts } = part;
  const kind = form.predicates.find((each) => each.is === is);
  return (
    <div className={styles.part} role="group" aria-label={`Condition ${number}`}>
      <div className={styles.partHead}>
        <ChoiceField
          label={`Condition ${number}`}
          hint={kind?.description}
          value={is}
          choices={form.predicates.map((each) => ({ id: each.is, title: each.title }))}
          onText={(text) => onPart({ is: text, not, texts: {} })}
        />
        <label className={styles.not}>
          <input
            type="checkbox"
            checked={not}
            onChange={({ target }) => onPart({ ...part, not: target.checked })}
          />
          does not hold
        </label>
        {onRemove && (
          <button
            type="button"
            className="plain"
            aria-label={`Remove condition ${number}`}
            onClick={onRemove}
          >
            <Trash2 size={13} aria-hidden />
          </button>
        )}
      </div>
      <FieldPair>
        {kind?.fields.map((field) => (
          <CellField
            key={field.key}
            rule={field}
            text={texts[field.key] ?? ""}
            onText={(text) => onPart({ ...part, texts: { ...texts, [field.key]: text } })}
          />
        ))}
      </FieldPair>
    </div>
  );
}
