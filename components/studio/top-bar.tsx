"use client";

import { Redo2, Save, Undo2 } from "lucide-react";
import { ThemeButton } from "../style/theme-button";
import { useBench, useWorkbench } from "../workbench/context";
import styles from "./shell.module.css";

export function TopBar() {
  const workbench = useWorkbench();
  const title = useBench((state) => state.title);
  const canUndo = useBench((state) => state.canUndo);
  const canRedo = useBench((state) => state.canRedo);
  const unsaved = useBench((state) => Object.values(state.files).filter((file) => file.unsaved).length);
  return (
    <header className={styles.top}>
      <a href="/" title="To the first page">
        Sandtable
      </a>
      <h1 className={styles.title}>{title}</h1>
      <button
        className={`plain ${styles.icon}`}
        disabled={canUndo === undefined}
        onClick={() => workbench.undo()}
        aria-label={canUndo === undefined ? "Undo" : `Undo: ${canUndo}`}
        title={canUndo === undefined ? "Nothing to undo" : `Undo: ${canUndo}`}
      >
        <Undo2 size={16} aria-hidden />
      </button>
      <button
        className={`plain ${styles.icon}`}
        disabled={canRedo === undefined}
        onClick={() => workbench.redo()}
        aria-label={canRedo === undefined ? "Redo" : `Redo: ${canRedo}`}
        title={canRedo === undefined ? "Nothing to redo" : `Redo: ${canRedo}`}
      >
        <Redo2 size={16} aria-hidden />
      </button>
      <button
        className={`plain ${styles.icon}`}
        disabled={unsaved === 0}
        onClick={() => void workbench.saveAll()}
      >
        <Save size={16} aria-hidden /> Save{unsaved > 1 ? ` ${unsaved} files` : ""}
      </button>
      <span className={styles.gap} />
      <ThemeButton />
    </header>
  );
}
