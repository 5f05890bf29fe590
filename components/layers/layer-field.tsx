"use client";

import { useState } from "react";
import type { LayerSummary } from "../desk/protocol";
import { ChoiceField } from "../dialog/fields";
import { openOverlay, type Overlay } from "../studio/overlay";
import { useBench } from "../workbench/context";
import { ownLayers } from "../workbench/layer";
import styles from "./layers.module.css";

/** The workspace's layers of a kind that are on, and the one that is chosen: the last, until another is. */
export function useLayerOf(to: "errata" | "variant", first?: string) {
  const overview = useBench((state) => state.overview);
  const files = useBench((state) => state.files);
  const fitting = ownLayers(overview, files).filter(({ kind }) => kind === to);
  const [chosen, setLayer] = useState(first);
  const layer = fitting.find(({ id }) => id === chosen)?.id ?? fitting.at(-1)?.id ?? "";
  return { layer, fitting, setLayer };
}

interface Props {
  to: "errata" | "variant";
  layer: string;
  fitting: readonly LayerSummary[];
  onLayer(layer: string): void;
  /** What lies over the studio once a layer has been made. */
  back(): Overlay;
}

/** Asks into which layer a change goes; without one of the kind, offers to make it. */
export function LayerField({ to, layer, fitting, onLayer, back }: Props) {
  const make = (
    <button type="button" onClick={() => openOverlay({ kind: "new-layer", then: { to, back: back() } })}>
      New layer
    </button>
  );
  if (layer === "") return <p>No layer of this kind is on. {make}</p>;
  return (
    <div className={styles.layerField}>
      <ChoiceField
        label="Layer"
        hint={
          to === "errata"
            ? "The old and the new value are recorded in the layer."
            : "The reason of the layer applies to the change."
        }
        value={layer}
        choices={fitting}
        onText={onLayer}
      />
      {make}
    </div>
  );
}
