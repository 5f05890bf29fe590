"use client";

import { useState } from "react";
import type { Erratum, Place } from "../../lib/editing";
import { Field } from "../dialog/field";
import { FormDialog } from "../dialog/form-dialog";
import { openOverlay } from "../studio/overlay";
import { useBench, useWorkbench } from "../workbench/context";
import { make } from "../workbench/make";
import { isOwnFile } from "../workbench/state";
import { type ErratumDraft, ErratumFields } from "./erratum-fields";

/** Asks into which layer of a kind a change is moved, and for an erratum what it mends and who says so. */
export function MoveDialog({
  place,
  to,
  onClose,
}: {
  place: Place;
  to: "errata" | "variant";
  onClose(): void;
}) {
  const workbench = useWorkbench();
  const layers = useBench((state) => state.overview.layers);
  const files = useBench((state) => state.files);
  const fitting = layers.filter(
    ({ id, kind, on }) => on && kind === to && isOwnFile(files, `layers/${id}/layer.json`),
  );
  const [chosen, setLayer] = useState<string>();
  const layer = chosen ?? fitting.at(-1)?.id;
  const [draft, setDraft] = useState<ErratumDraft>({
    component: "rule",
    kind: "correction",
    impact: "minor",
    source: "",
    rule: "",
    note: "",
  });
  const noun = to === "errata" ? "an erratum" : "a variant";

  const act = async (refused: (reason: string) => void): Promise<boolean> => {
    const { source, rule, note, ...rest } = draft;
    const erratum: Erratum | undefined =
      to === "errata"
        ? {
            ...rest,
            source: source.trim(),
            ...(rule.trim() !== "" && { rule: rule.trim() }),
            ...(note.trim() !== "" && { note: note.trim() }),
          }
        : undefined;
    const done = await make(
      workbench,
      `Make ${place.pointer || place.document} ${noun}`,
      () => workbench.desk.ask("moveToLayer", place, layer!, erratum),
      refused,
    );
    return done !== undefined;
  };

  return (
    <FormDialog
      title={`Make this ${noun}`}
      action="Move it"
      onDo={act}
      onClose={onClose}
      disabled={layer === undefined}
    >
      <p className="quiet">
        {place.document} {place.pointer}
      </p>
      {layer === undefined ? (
        <p>
          The workspace has no layer of this kind that is on.{" "}
          <button type="button" onClick={() => openOverlay({ kind: "new-layer" })}>
            New layer
          </button>
        </p>
      ) : (
        <Field label="Layer" hint={reasonHint(to)}>
          {(ids) => (
            <select {...ids} value={layer} onChange={(event) => setLayer(event.target.value)}>
              {fitting.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {to === "errata" && layer !== undefined && <ErratumFields draft={draft} onChange={setDraft} />}
    </FormDialog>
  );
}

const reasonHint = (to: "errata" | "variant"): string =>
  to === "errata"
    ? "What the value was and what it is now is put on record in the layer."
    : "The layer's own reason stands for the change.";
