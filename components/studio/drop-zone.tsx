"use client";

import { useEffect, useState } from "react";
import { type DroppedFile, filesOf } from "../home/dropped";
import { isSpreadsheet, openCsvImport } from "../import-csv/open";
import { addReports, gameFilesIn } from "../reports/add";
import { addFiles } from "../workbench/add-files";
import { useWorkbench } from "../workbench/context";
import type { Workbench } from "../workbench/workbench";
import { openOverlay } from "./overlay";
import { showPreview } from "./panes";
import styles from "./drop-zone.module.css";

const isZip = ({ path }: DroppedFile): boolean => /^[^/]+\.zip$/i.test(path);

/** Spreadsheets and bundles are shown before anything changes; everything else is added. */
async function takeIn(workbench: Workbench, files: readonly DroppedFile[]): Promise<void> {
  const sheets = files.filter(isSpreadsheet);
  const [bundle] = files.filter(isZip);
  const others = files.filter((file) => !isSpreadsheet(file) && file !== bundle);
  const games = await gameFilesIn(others);
  const rest = others.filter((file) => !games.some(({ path }) => path === file.path));
  if (sheets.length > 0) openCsvImport(sheets);
  else if (bundle) openOverlay({ kind: "bring-layers", file: bundle.file });
  if (games.length > 0 && (await addReports(workbench, games)).length > 0) showPreview("reports");
  if (rest.length > 0) await addFiles(workbench, rest);
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

/** Adds files from the desktop wherever they are dropped on the window. The menu “New” does the same by keyboard. */
export function DropZone() {
  const workbench = useWorkbench();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const enter = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(false);
      filesOf(event.dataTransfer!)
        .then((files) => takeIn(workbench, files))
        .catch((error: Error) => workbench.store.setState({ notice: error.message }));
    };
    // Before Monaco, which would insert the file's address into the text.
    const capture = { capture: true };
    window.addEventListener("dragenter", enter, capture);
    window.addEventListener("dragover", enter, capture);
    window.addEventListener("dragleave", leave, capture);
    window.addEventListener("drop", drop, capture);
    return () => {
      window.removeEventListener("dragenter", enter, capture);
      window.removeEventListener("dragover", enter, capture);
      window.removeEventListener("dragleave", leave, capture);
      window.removeEventListener("drop", drop, capture);
    };
  }, [workbench]);
  if (!over) return null;
  return (
    <div className={styles.zone}>
      <p>
        Drop documents or games of playtesters to add them to this workspace, spreadsheets to import them, or
        a bundle to add its layers
      </p>
    </div>
  );
}
