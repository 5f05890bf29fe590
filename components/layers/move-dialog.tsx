"use client";

import { useState } from "react";
import type { ValueRef } from "../../lib/editing";
import { MakeDialog } from "../dialog/make-dialog";
import { emptyDraft, ErratumFields, erratumOf, isSinceWrong } from "./erratum-fields";
import { LayerField, useLayerOf } from "./layer-field";

interface Props {
  place: ValueRef;
  to: "errata" | "variant";
  onClose(): void;
}

/** Asks into which layer of a kind a change is moved, and for an erratum what it mends and who says so. */
export function MoveDialog({ place, to, onClose }: Props) {
  const { layer, fitting, setLayer } = useLayerOf(to);
  const [draft, setDraft] = useState(emptyDraft);
  const noun = to === "errata" ? "an erratum" : "a variant";
  return (
    <MakeDialog
      title={`Make this ${noun}`}
      action="Move"
      label={`Make ${place.pointer || place.document} ${noun}`}
      ask={(desk) => desk.ask("moveToLayer", place, layer, to === "errata" ? erratumOf(draft) : undefined)}
      onClose={onClose}
      disabled={layer === "" || isSinceWrong(draft)}
    >
      <p className="quiet">
        {place.document} {place.pointer}
      </p>
      <LayerField
        to={to}
        layer={layer}
        fitting={fitting}
        onLayer={setLayer}
        back={() => ({ kind: "move", place, to })}
      />
      {to === "errata" && layer !== "" && <ErratumFields draft={draft} onChange={setDraft} />}
    </MakeDialog>
  );
}
