"use client";

import { FilesButton } from "../dialog/files-button";
import type { DroppedFile } from "../home/dropped";
import { openCsvImport } from "./open";
import styles from "./import.module.css";
import { nameOf } from "./words";

/** The chosen files, with a button for more. Files can also be dropped anywhere in the window (see the drop zone). */
export function ChooseFiles({ files }: { files: readonly DroppedFile[] }) {
  return (
    <div className={styles.choose}>
      <p>
        {files.length === 0
          ? "Choose spreadsheets that were exported from here and saved as CSV, or drop them on this window."
          : files.map(({ path }) => nameOf(path)).join(", ")}
      </p>
      <FilesButton
        data-first
        label="Spreadsheets"
        accept=".csv,text/csv"
        multiple
        onFiles={(chosen) => openCsvImport(chosen.map((file) => ({ path: file.name, file })))}
      >
        {files.length === 0 ? "Choose files …" : "Choose more …"}
      </FilesButton>
    </div>
  );
}
