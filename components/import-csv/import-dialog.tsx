"use client";

import { useState } from "react";
import { counted } from "../../lib/words";
import dialogStyles from "../dialog/dialog.module.css";
import { ChoiceField } from "../dialog/fields";
import { MakeDialog } from "../dialog/make-dialog";
import type { DroppedFile } from "../home/dropped";
import { openOverlay } from "../studio/overlay";
import { useBench } from "../workbench/context";
import { ownLayers, useTargetLayer } from "../workbench/layer";
import { BadCells } from "./bad-cells";
import { CsvChanges } from "./changes";
import { ChooseFiles } from "./choose-files";
import styles from "./import.module.css";
import { usePreview } from "./use-preview";
import { importLabel, summaryOf } from "./words";

interface Props {
  files: readonly DroppedFile[];
  onClose(): void;
}

/** Imports spreadsheets that were exported and changed: shows what would change and every invalid cell first. */
export function ImportDialog({ files, onClose }: Props) {
  const overview = useBench((state) => state.overview);
  const own = useBench((state) => state.files);
  const layers = ownLayers(overview, own);
  const target = useTargetLayer();
  const [chosen, setChosen] = useState<string>();
  const [goodOnly, setGoodOnly] = useState(false);
  const layer = layers.find(({ id }) => id === chosen)?.id ?? target;
  const looked = usePreview(files, layer);
  const preview = looked?.preview;
  const bad = preview ? preview.problems.length + preview.more : 0;
  const good = preview ? preview.files.reduce((sum, { changes }) => sum + changes.length, 0) : 0;

  return (
    <MakeDialog
      title="Import spreadsheets"
      action="Import"
      label={importLabel(files.map(({ path }) => path))}
      className={files.length === 0 ? undefined : styles.wide}
      disabled={layer === undefined || good === 0 || (bad > 0 && !goodOnly)}
      ask={(desk) => desk.ask("importCsv", looked?.sheets ?? [], layer ?? "", goodOnly)}
      onClose={onClose}
    >
      <ChooseFiles files={files} />
      {layer === undefined ? (
        <div className={styles.line}>
          <p>The changes are written to a layer of your own, but none is on.</p>
          <button type="button" onClick={() => openOverlay({ kind: "new-layer" })}>
            New layer …
          </button>
        </div>
      ) : (
        <ChoiceField label="Write to the layer" value={layer} choices={layers} onText={setChosen} />
      )}
      {files.length > 0 && layer !== undefined && (
        <p role="status" aria-busy={looked === undefined}>
          {preview ? summaryOf(good, bad) : looked?.trouble === undefined ? "Reading the spreadsheets …" : ""}
        </p>
      )}
      {looked?.trouble !== undefined && (
        <p className={dialogStyles.trouble} role="alert">
          {looked.trouble}
        </p>
      )}
      {preview && bad > 0 && <BadCells problems={preview.problems} more={preview.more} />}
      {preview && bad > 0 && good > 0 && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={goodOnly}
            onChange={({ target: box }) => setGoodOnly(box.checked)}
          />
          Import the valid cells only
        </label>
      )}
      {preview && good > 0 && <CsvChanges files={preview.files} />}
      {preview && preview.foundCount > 0 && (
        <div>
          <p>With these changes the check would report {counted(preview.foundCount, "new problem")}:</p>
          <ul className={styles.found}>
            {preview.found.map(({ severity, file, message }, i) => (
              <li key={i}>
                {severity === "error" ? "Error" : "Warning"} in {file}: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </MakeDialog>
  );
}
