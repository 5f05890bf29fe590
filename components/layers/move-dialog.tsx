"use client";

import { useState } from "react";
import type { Place } from "../../lib/editing";
import { ChoiceField } from "../dialog/fields";
import { MakeDialog } from "../dialog/make-dialog";
import { openOverlay } from "../studio/overlay";
import { useBench } from "../workbench/context";
import { isOwnFile } from "../workbench/state";
import { emptyDraft, ErratumFields, erratumOf } from "./erratum-fields";

interface Props {
  place: Place;
  to: "errata" | "variant";
  onClose(): void;
}

/** Asks into which layer of a kind a change is moved, and for an erratum what it mends and who says so. */
export function MoveDialog({ place, to, onClose }: Props) {
  const layers = useBench((state) => state.overview.layers);
  const files = useBench((state) => state.files);
  const fitting = layers.filter(
    ({ id, kind, on }) => on && kind === to && isOwnFile(files, `layers/${id}/layer.json`),
  );
  const [chosen, setLayer] = useState<string>();
  const layer = chosen ?? fitting.at(-1)?.id ?? "";
  const [draft, setDraft] = useState(emptyDraft);
  const noun = to === "errata" ? "an erratum" : "a variant";
  return (
    <MakeDialog
      title={`Make this ${noun}`}
      action="Move it"
      label={`Make ${place.pointer || place.document} ${noun}`}
      ask={(desk) => desk.ask("moveToLayer", place, layer, to === "errata" ? erratumOf(draft) : undefined)}
      onClose={onClose}
      disabled={layer === ""}
    >
      <p className="quiet">
        {place.document} {place.pointer}
      </p>
      {layer === "" ? (
        <p>
          The workspace has no layer of this kind that is on.{" "}
          <button type="button" onClick={() => openOverlay({ kind: "new-layer", then: { place, to } })}>
            New layer
          </button>
        </p>
      ) : (
        <ChoiceField
          label="Layer"
          hint={
            to === "errata"
              ? "What the value was and what it is now is put on record in the layer."
              : "The layer's own reason stands for the change."
          }
          value={layer}
          choices={fitting}
          onText={setLayer}
        />
      )}
      {to === "errata" && layer !== "" && <ErratumFields draft={draft} onChange={setDraft} />}
    </MakeDialog>
  );
}
