"use client";

import { useState } from "react";
import type { ArrivalForm, ArrivalPlace } from "../../lib/views";
import { slug } from "../layers/slug";
import { FormDialog } from "../dialog/form-dialog";
import { CellField } from "../grid/cell-field";
import { applyChange } from "../grid/use-change";
import { useAnswer, useWorkbench } from "../workbench/context";
import { useTargetLayer } from "../workbench/layer";

interface Props {
  place: ArrivalPlace;
  /** Its turn: "Turn 3". */
  when: string;
  /** The arrival to edit; without it a new one is created. */
  title: string | undefined;
  onClose(): void;
}

/** Asks for all of an arrival: which units, how many, and how they arrive. */
export function ArrivalDialog({ place, when, title, onClose }: Props) {
  const { value: form } = useAnswer("arrivalForm", place);
  if (!form) return null;
  return <FilledArrival form={form} place={place} when={when} title={title} onClose={onClose} />;
}

function FilledArrival({ form, place, when, title, onClose }: Props & { form: ArrivalForm }) {
  const workbench = useWorkbench();
  const layer = useTargetLayer();
  const [texts, setTexts] = useState<Record<string, string>>(() =>
    Object.fromEntries(form.fields.map(({ key, text }) => [key, text])),
  );
  const write = async (refused: (reason: string) => void): Promise<boolean> => {
    const called = title ?? (texts.title?.trim() || "an arrival");
    const label = title === undefined ? `Add ${called} to ${when}` : `Change ${called}`;
    const refusal = await applyChange(workbench, label, (desk) =>
      desk.ask("writeArrival", place, slug(texts.title ?? "") || "arrival", texts, layer),
    );
    if (refusal !== undefined) refused(refusal);
    return refusal === undefined;
  };
  return (
    <FormDialog
      title={title === undefined ? `Add an arrival on ${when}` : `Change ${title}`}
      action={title === undefined ? "Add" : "Save"}
      onDo={write}
      onClose={onClose}
    >
      {form.fields.map(({ key, rule }, i) => (
        <CellField
          key={key}
          rule={rule}
          text={texts[key] ?? ""}
          isFirst={i === 0}
          onText={(text) => setTexts((before) => ({ ...before, [key]: text }))}
        />
      ))}
    </FormDialog>
  );
}
