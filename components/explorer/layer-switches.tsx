"use client";

import type { LayerSummary } from "../desk/protocol";
import { toggleLayer } from "../layers/actions";
import { useBench, useWorkbench } from "../workbench/context";
import { targetLayer } from "../workbench/layer";
import styles from "./explorer.module.css";

/** Whether a layer is on, and whether edits go to it. Space and the menu of the line do the same. */
export function LayerSwitches({ layer, own }: { layer: LayerSummary; own: boolean }) {
  const workbench = useWorkbench();
  const isTarget = useBench((state) => targetLayer(state) === layer.id);
  const { id, title, on } = layer;
  return (
    <span className={styles.switches} onClick={(event) => event.stopPropagation()}>
      <input
        type="checkbox"
        tabIndex={-1}
        checked={on}
        aria-label={`${title} is on`}
        title={on ? "Turn this layer off" : "Turn this layer on"}
        onChange={() => void toggleLayer(workbench, id, !on)}
      />
      <input
        type="radio"
        name="edits-go-here"
        tabIndex={-1}
        className={own && on ? undefined : styles.absent}
        disabled={!own || !on}
        checked={isTarget}
        aria-label={`Edits go to ${title}`}
        title={isTarget ? "Edits go here" : "Edit in this layer"}
        onChange={() => workbench.store.setState({ layer: id })}
      />
    </span>
  );
}
