"use client";

import { useState } from "react";
import type { LayerKind } from "../../lib/editing";
import { Field } from "../dialog/field";
import { FormDialog } from "../dialog/form-dialog";
import { useBench, useWorkbench } from "../workbench/context";
import { make } from "../workbench/make";
import { layerKinds } from "./kinds";
import { slug } from "./slug";

/** Asks what a new layer is and why, and makes it; edits go to it from then on. */
export function NewLayer({ onClose }: { onClose(): void }) {
  const workbench = useWorkbench();
  const layers = useBench((state) => state.overview.layers);
  const [title, setTitle] = useState("");
  const [kind, setKind] = useState<LayerKind>("variant");
  const [reason, setReason] = useState("");
  const id = slug(
    title,
    layers.map((layer) => layer.id),
  );

  const act = async (refused: (reason: string) => void): Promise<boolean> => {
    const file = await make(
      workbench,
      `New layer ${title}`,
      () => workbench.desk.ask("newLayer", id, kind, title.trim(), reason.trim()),
      refused,
    );
    if (file !== undefined) workbench.store.setState({ layer: id });
    return file !== undefined;
  };

  return (
    <FormDialog title="New layer" action="Make it" onDo={act} onClose={onClose} disabled={id === ""}>
      <Field label="Title" hint={id === "" ? "What the layer is called." : `Its folder is layers/${id}.`}>
        {(ids) => (
          <input
            {...ids}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            maxLength={200}
            required
            autoFocus
          />
        )}
      </Field>
      <Field label="Kind" hint={layerKinds.find((each) => each.id === kind)?.about}>
        {(ids) => (
          <select {...ids} value={kind} onChange={(event) => setKind(event.target.value as LayerKind)}>
            {layerKinds.map((each) => (
              <option key={each.id} value={each.id}>
                {each.title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Reason" hint="Why the layer exists; it is shown wherever the layer changes a value.">
        {(ids) => (
          <textarea
            {...ids}
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            maxLength={2000}
            required
          />
        )}
      </Field>
    </FormDialog>
  );
}
