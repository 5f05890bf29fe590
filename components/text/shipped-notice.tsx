"use client";

import { kindOfPath } from "../../lib/documents";
import { editInLayer } from "../layers/actions";
import { useBench, useWorkbench } from "../workbench/context";
import { targetLayer } from "../workbench/layer";
import styles from "./text.module.css";

/** Above a text of the game: that it is read-only, and how to change what it says. */
export function ShippedNotice({ file }: { file: string }) {
  const workbench = useWorkbench();
  const layer = useBench((state) => {
    const target = targetLayer(state);
    return state.overview.layers.find(({ id }) => id === target)?.title;
  });
  const kind = kindOfPath(file);
  const document = kind.kind === "document" ? file : kind.kind === "patch" ? kind.target : undefined;
  return (
    <div className={styles.shipped}>
      <span>Shipped with the game; read-only. Edit it in a layer of your own.</span>
      {document !== undefined && (
        <button onClick={() => void editInLayer(workbench, document)}>
          Edit in {layer ?? "a layer of my own"}
        </button>
      )}
    </div>
  );
}
