"use client";

import { useEffect, useState } from "react";
import type { ErratumForm, OfErratum } from "../desk/calls-errata";
import { LongTextField, FieldPair } from "../dialog/fields";
import { MakeDialog } from "../dialog/make-dialog";
import { CellField } from "../grid/cell-field";
import { emptyDraft, ErratumFields, erratumOf, isSinceWrong } from "../layers/erratum-fields";
import { LayerField, useLayerOf } from "../layers/layer-field";
import { useWorkbench } from "../workbench/context";
import type { EnteredErratum } from "./entered";
import styles from "./errata.module.css";

interface Props {
  of: OfErratum;
  entered?: EnteredErratum;
  onClose(): void;
}

/** Records an erratum of a value, or opens a recorded one. */
export function ErratumDialog({ of, entered, onClose }: Props) {
  const workbench = useWorkbench();
  const [form, setForm] = useState<ErratumForm>();
  useEffect(() => {
    let isCurrent = true;
    workbench.desk.ask("erratumForm", of).then(
      (answer) => isCurrent && setForm(answer),
      (error: Error) => {
        workbench.store.setState({ notice: error.message });
        onClose();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [workbench, of, onClose]);
  return form ? <FilledErratum of={of} form={form} entered={entered} onClose={onClose} /> : null;
}

function FilledErratum({ of, form, entered, onClose }: Props & { form: ErratumForm }) {
  const { value } = form;
  const opened = "layer" in of ? of : undefined;
  const [draft, setDraft] = useState(entered?.draft ?? { ...emptyDraft, ...form.draft });
  const [text, setText] = useState(entered?.text ?? value?.text ?? "");
  const chosen = useLayerOf("errata", entered?.layer);
  const layer = opened?.layer ?? chosen.layer;
  const what = value?.what ?? draft.place;
  return (
    <MakeDialog
      title={opened ? `Erratum: ${what}` : `Record an erratum: ${what}`}
      action={opened ? "Save" : "Record"}
      label={`${opened ? "Change" : "Record"} the erratum of ${what}`}
      ask={(desk) => {
        const erratum = erratumOf(draft);
        if ("note" in of)
          return desk.ask("erratumOfNote", { file: of.report, id: of.note.id }, layer, erratum);
        if (!value) return desk.ask("rewordErratum", layer, opened?.id ?? "", erratum);
        const record = { place: value.place, layer, erratum, ...(opened && { replaces: opened.id }) };
        return desk.ask("recordErratum", record, text === value.text ? undefined : text);
      }}
      onClose={onClose}
      disabled={layer === "" || isSinceWrong(draft)}
    >
      {value && (
        <>
          <p className="quiet">
            {value.place.document} {value.place.pointer}
          </p>
          <ErratumValues value={value} text={text} onText={setText} />
        </>
      )}
      {!opened && (
        <LayerField
          to="errata"
          layer={layer}
          fitting={chosen.fitting}
          onLayer={chosen.setLayer}
          back={() => ({ kind: "erratum", of, entered: { draft, text, layer } })}
        />
      )}
      {layer !== "" && <ErratumFields draft={draft} isApart={!value} onChange={setDraft} />}
    </MakeDialog>
  );
}

/** A value that is in no rulebook was never printed. */
const shippedTitle = (status: string | undefined): string =>
  status === undefined || status === "printed" ? "As printed" : `As shipped (${status})`;

/** The shipped value beside the corrected one. */
function ErratumValues({
  value,
  text,
  onText,
}: {
  value: NonNullable<ErratumForm["value"]>;
  text: string;
  onText(text: string): void;
}) {
  const { rule, isJson, printed, status } = value;
  const title = "Corrected to";
  return (
    <FieldPair>
      <div className={styles.printed}>
        <p className={styles.label}>{shippedTitle(status)}</p>
        {printed === "" ? <p className="quiet">No value.</p> : <pre>{printed}</pre>}
      </div>
      {isJson ? (
        <LongTextField
          label={title}
          rows={6}
          spellCheck={false}
          maxLength={100_000}
          value={text}
          onText={onText}
        />
      ) : (
        <CellField rule={{ ...rule, title }} text={text} isFirst onText={onText} />
      )}
    </FieldPair>
  );
}
