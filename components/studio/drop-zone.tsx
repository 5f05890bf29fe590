"use client";

import { useEffect, useState } from "react";
import { filesOf } from "../home/dropped";
import { useWorkbench } from "../workbench/context";
import styles from "./drop-zone.module.css";

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
      const isOnRules =
        event.target instanceof Element && event.target.closest("[data-takes=rulebook]") !== null;
      filesOf(event.dataTransfer!)
        .then(async (files) => (await import("./take-in")).takeIn(workbench, files, isOnRules))
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
        Drop documents or games of playtesters to add them to this workspace, spreadsheets to import them, a
        bundle to add its layers, or a PDF to read it as your rulebook
      </p>
    </div>
  );
}
