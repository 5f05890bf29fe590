"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import { LayersPane } from "../layers/layers-pane";
import { Problems } from "../problems/problems";
import { setPanes, togglePane, usePanes } from "./panes";
import styles from "./shell.module.css";

/** The pane below the editors: problems, and where the window is narrow the layers of the value as well. */
export function Below({ withLayers, folded }: { withLayers: boolean; folded: boolean }) {
  const chosen = usePanes((state) => state.below);
  const below = withLayers ? chosen : "problems";
  const fold = (
    <button
      className={`plain ${styles.fold}`}
      onClick={() => togglePane("problems")}
      aria-expanded={!folded}
      aria-label={folded ? "Unfold this pane" : "Fold this pane"}
      title={folded ? "Unfold" : "Fold"}
    >
      {folded ? <ChevronUp size={15} aria-hidden /> : <ChevronDown size={15} aria-hidden />}
    </button>
  );
  const lead = withLayers ? (
    <div className={styles.lead} role="group" aria-label="What is shown here">
      <button aria-pressed={below === "problems"} onClick={() => setPanes({ below: "problems" })}>
        Problems
      </button>
      <button aria-pressed={below === "layers"} onClick={() => setPanes({ below: "layers" })}>
        Layers
      </button>
    </div>
  ) : (
    <h2>Problems</h2>
  );
  return below === "layers" ? (
    <LayersPane lead={lead} trail={fold} folded={folded} />
  ) : (
    <Problems lead={lead} trail={fold} folded={folded} />
  );
}
