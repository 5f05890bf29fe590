"use client";

import { Map as MapIcon, X } from "lucide-react";
import { MapPane } from "../map/map-pane";
import { TextEditor } from "../text/text-editor";
import { useBench, useWorkbench } from "../workbench/context";
import { closeTab, openTab } from "../workbench/tabs";
import type { Tab } from "../workbench/types";
import styles from "./shell.module.css";

/** The editors that are open, one tab each. */
export function EditorArea() {
  const workbench = useWorkbench();
  const tabs = useBench((state) => state.tabs);
  const active = useBench((state) => state.active);
  const files = useBench((state) => state.files);
  const tab = tabs[active];
  return (
    <main className={styles.editors}>
      <div className={styles.tabs} role="tablist" aria-label="Open documents">
        {tabs.map(({ path, view }, i) => (
          <div key={`${view} ${path}`} className={styles.tab} data-active={i === active}>
            <button
              role="tab"
              aria-selected={i === active}
              onClick={() => workbench.store.setState({ active: i })}
              onAuxClick={(event) => event.button === 1 && closeTab(workbench, i)}
              title={path}
            >
              {nameOf(path)}
              {view === "map" && <span className="quiet"> map</span>}
              {files[path]?.unsaved && <span aria-label=", not saved"> ●</span>}
            </button>
            <button
              className={styles.close}
              onClick={() => closeTab(workbench, i)}
              aria-label={`Close ${path}`}
            >
              <X size={13} aria-hidden />
            </button>
          </div>
        ))}
        {tab && tab.view !== "map" && hasMap(tab.path) && (
          <button
            className={`plain ${styles.other}`}
            onClick={() => openTab(workbench, documentOf(tab.path), "map")}
          >
            <MapIcon size={14} aria-hidden /> Show on the map
          </button>
        )}
      </div>
      <div className={styles.body}>{tab ? <Editor tab={tab} /> : <Empty />}</div>
    </main>
  );
}

/** "layers/mine/bases.json" -> "mine / bases". */
const nameOf = (path: string): string =>
  path
    .replace(/^layers\//, "")
    .replace(/\.json$/, "")
    .replaceAll("/", " / ");

/** The document that a file is, or patches. */
const documentOf = (path: string): string => path.replace(/^layers\/[^/]+\//, "");

const hasMap = (path: string): boolean => /^(map\.json|bases\.json|scenarios\/.+)$/.test(documentOf(path));

function Editor({ tab }: { tab: Tab }) {
  if (tab.view === "map") return <MapPane key={tab.path} path={tab.path} />;
  return <TextEditor file={tab.path} />;
}

function Empty() {
  return (
    <div className={styles.empty}>
      <p>Open a document on the left.</p>
    </div>
  );
}
