"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import { LayersPane } from "../layers/layers-pane";
import { Preview } from "../preview/preview";
import { Problems } from "../problems/problems";
import { setPanes, togglePane, usePanes } from "./panes";
import styles from "./shell.module.css";

const parts = [
  ["problems", "Problems"],
  ["layers", "Layers"],
  ["preview", "Preview"],
] as const;

/** The pane below the editors: problems and, in a narrow window, what is otherwise on the right. */
export function Below({ withSides, folded }: { withSides: boolean; folded: boolean }) {
  const chosen = usePanes((state) => state.below);
  const below = withSides ? chosen : "problems";
  const fold = (
    <button
      className={`plain ${styles.fold}`}
      onClick={() => togglePane("problems")}
      aria-expanded={!folded}
      aria-label={folded ? "Expand this pane" : "Collapse this pane"}
      title={folded ? "Expand" : "Collapse"}
    >
      {folded ? <ChevronUp size={15} aria-hidden /> : <ChevronDown size={15} aria-hidden />}
    </button>
  );
  const lead = withSides ? (
    <div className={styles.lead} role="group" aria-label="Panel">
      {parts.map(([part, title]) => (
        <button key={part} aria-pressed={below === part} onClick={() => setPanes({ below: part })}>
          {title}
        </button>
      ))}
    </div>
  ) : (
    <h2>Problems</h2>
  );
  switch (below) {
    case "layers":
      return <LayersPane lead={lead} trail={fold} folded={folded} />;
    case "preview":
      return <Preview lead={lead} trail={fold} folded={folded} />;
    case "problems":
      return <Problems lead={lead} trail={fold} folded={folded} />;
  }
}
