"use client";

import { Download, Eye, Keyboard, Layers2, PanelLeft, Redo2, Save, Undo2 } from "lucide-react";
import { keysInWords, onMac } from "../commands/keys";
import { setFullWidth } from "../preview/full-width";
import { HelpButton } from "../help/help-button";
import { ThemeButton } from "../style/theme-button";
import { useBench, useWorkbench } from "../workbench/context";
import { useMedia } from "./media";
import { openOverlay } from "./overlay";
import { isSideShown, narrow, toggleLayers, togglePane, togglePreview, usePanes } from "./panes";
import styles from "./shell.module.css";

export function TopBar() {
  const workbench = useWorkbench();
  const title = useBench((state) => state.title);
  const canUndo = useBench((state) => state.canUndo);
  const canRedo = useBench((state) => state.canRedo);
  const unsaved = useBench((state) => Object.values(state.files).filter((file) => file.unsaved).length);
  const panes = usePanes();
  const isNarrow = useMedia(narrow);
  return (
    <header className={styles.top}>
      <button
        className={`plain ${styles.icon} ${styles.toggle}`}
        aria-pressed={panes.explorer}
        aria-label="List of documents"
        title={`List of documents (${keysInWords("Mod+B", onMac())})`}
        onClick={() => togglePane("explorer")}
      >
        <PanelLeft size={16} aria-hidden />
      </button>
      <a href="/" title="To the start page">
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
        title={workbench.isLook ? "Make a workspace of your own with these changes" : undefined}
        onClick={() => void workbench.saveAll()}
      >
        <Save size={16} aria-hidden /> Save{unsaved > 1 ? ` ${unsaved} files` : ""}
      </button>
      <span className={styles.gap} />
      <button className={styles.go} onClick={() => openOverlay({ kind: "palette", mode: "documents" })}>
        <span>Go to a document or a command</span>
        <kbd>{keysInWords("Mod+P", onMac())}</kbd>
      </button>
      <span className={styles.gap} />
      <button
        className={`plain ${styles.icon} ${styles.toggle}`}
        aria-pressed={isSideShown(panes, "preview", isNarrow)}
        title={`Live preview (${keysInWords("Alt+P", onMac())})`}
        onClick={() => {
          setFullWidth(false);
          togglePreview();
        }}
      >
        <Eye size={16} aria-hidden /> Preview
      </button>
      <button
        className={`plain ${styles.icon} ${styles.toggle}`}
        aria-pressed={isSideShown(panes, "layers", isNarrow)}
        title={`Layers of the value (${keysInWords("Alt+L", onMac())})`}
        onClick={toggleLayers}
      >
        <Layers2 size={16} aria-hidden /> Layers
      </button>
      <button
        className={`plain ${styles.icon}`}
        aria-label="Export"
        title="Export this workspace …"
        onClick={() => openOverlay({ kind: "export" })}
      >
        <Download size={16} aria-hidden />
      </button>
      <button
        className={`plain ${styles.icon} ${styles.keys}`}
        aria-label="Keys"
        title="Keys (?)"
        onClick={() => openOverlay({ kind: "keys" })}
      >
        <Keyboard size={16} aria-hidden />
      </button>
      <HelpButton className={styles.icon} onKeys={() => openOverlay({ kind: "keys" })} />
      <ThemeButton />
    </header>
  );
}
