"use client";

import { useState } from "react";
import type { LayerKind } from "../../lib/editing";
import { ChoiceField, LongTextField, TextField } from "../dialog/fields";
import { MakeDialog } from "../dialog/make-dialog";
import { openOverlay, type Overlay } from "../studio/overlay";
import { useBench, useWorkbench } from "../workbench/context";
import { layerKinds } from "./kinds";
import { slug } from "./slug";

interface Props {
  /** What it is made for. */
  then?: { to: "errata" | "variant"; back: Overlay };
  onClose(): void;
}

/** Asks what a new layer is and why, and makes it; edits go to it from then on. */
export function NewLayer({ then, onClose }: Props) {
  const workbench = useWorkbench();
  const layers = useBench((state) => state.overview.layers);
  const [title, setTitle] = useState("");
  const [kind, setKind] = useState<LayerKind>(then?.to ?? "variant");
  const [reason, setReason] = useState("");
  const id = slug(
    title,
    layers.map((layer) => layer.id),
  );
  return (
    <MakeDialog
      title="New layer"
      action="Create"
      label={`New layer ${title}`}
      ask={(desk) => desk.ask("newLayer", id, kind, title.trim(), reason.trim())}
      onMade={() => {
        if (then === undefined) workbench.store.setState({ layer: id });
      }}
      onClose={() => (then === undefined ? onClose() : openOverlay(then.back))}
      disabled={id === ""}
    >
      <TextField
        label="Title"
        hint={id === "" ? "The name of the layer." : `Its folder is layers/${id}.`}
        value={title}
        onText={setTitle}
        maxLength={200}
        required
      />
      <ChoiceField
        label="Kind"
        hint={layerKinds.find((each) => each.id === kind)?.about}
        value={kind}
        choices={layerKinds}
        onText={setKind}
      />
      <LongTextField
        label="Reason"
        hint="Why the layer exists. It is shown wherever the layer changes a value."
        value={reason}
        onText={setReason}
        required
      />
    </MakeDialog>
  );
}
