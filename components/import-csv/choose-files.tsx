"use client";

import { useRef } from "react";
import type { DroppedFile } from "../home/dropped";
import { openCsvImport } from "./open";
import styles from "./import.module.css";
import { nameOf } from "./words";

/** The files, and where more are chosen. A drop anywhere in the window brings them as well (see the drop zone). */
export function ChooseFiles({ files }: { files: readonly DroppedFile[] }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.choose}>
      <p>
        {files.length === 0
          ? "Choose spreadsheets that were exported from here and saved as CSV, or drop them on this window."
          : files.map(({ path }) => nameOf(path)).join(", ")}
      </p>
      <button type="button" data-first onClick={() => input.current?.click()}>
        {files.length === 0 ? "Choose files …" : "Choose more …"}
      </button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        multiple
        hidden
        aria-label="Spreadsheets"
        onChange={({ target }) => {
          openCsvImport([...(target.files ?? [])].map((file) => ({ path: file.name, file })));
          target.value = "";
        }}
      />
    </div>
  );
}
