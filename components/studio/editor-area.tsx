"use client";

import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { keysInWords, onMac } from "../commands/keys";
import { useBench, useWorkbench } from "../workbench/context";
import { chooseView, closeTab } from "../workbench/tabs";
import type { Tab } from "../workbench/types";
import { Opening } from "./opening";
import { titleOfView, viewsOf } from "./views";
import styles from "./shell.module.css";

/** The open editors, one tab each. */
export function EditorArea() {
  const workbench = useWorkbench();
  const tabs = useBench((state) => state.tabs);
  const active = useBench((state) => state.active);
  const files = useBench((state) => state.files);
  const tab = tabs[active];
  const documents = useBench((state) => state.overview.documents);
  const fileOf = (path: string): string => documents.find((each) => each.path === path)?.file ?? path;
  const isTwice = (path: string): boolean => tabs.filter((each) => each.path === path).length > 1;
  const front = useRef<HTMLDivElement>(null);
  useEffect(() => {
    front.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [tab]);
  return (
    <main className={styles.editors} data-pane="editor">
      <div className={styles.tabs} role="tablist" aria-label="Open documents">
        {tabs.map(({ path, view }, i) => (
          <div
            key={`${view} ${path}`}
            ref={i === active ? front : undefined}
            className={styles.tab}
            data-active={i === active}
            role="presentation"
          >
            <button
              role="tab"
              aria-selected={i === active}
              onClick={() => workbench.store.setState({ active: i })}
              onAuxClick={(event) => event.button === 1 && closeTab(workbench, i)}
              onKeyDown={(event) => event.key === "Delete" && closeTab(workbench, i)}
              aria-keyshortcuts="Delete"
              title={path}
            >
              {nameOf(path)}
              {isTwice(path) && <span className="quiet"> {titleOfView(view)}</span>}
              {files[fileOf(path)]?.unsaved && <span aria-label=", not saved"> ●</span>}
            </button>
            {/* A list of tabs may hold tabs only; the keyboard closes one with Delete. */}
            <button
              className={styles.close}
              onClick={() => closeTab(workbench, i)}
              title={`Close ${path}`}
              tabIndex={-1}
              aria-hidden
            >
              <X size={13} aria-hidden />
            </button>
          </div>
        ))}
      </div>
      <div className={styles.body}>{tab ? <Editor key={tab.view} tab={tab} /> : <Empty />}</div>
    </main>
  );
}

/** "layers/mine/bases.json" -> "mine / bases". */
const nameOf = (path: string): string =>
  path
    .replace(/^layers\//, "")
    .replace(/\.json$/, "")
    .replaceAll("/", " / ");

/** The document in one of its views, and the switch to the others. */
function Editor({ tab }: { tab: Tab }) {
  const workbench = useWorkbench();
  const document = useBench((state) => state.overview.documents.find(({ path }) => path === tab.path));
  const views = viewsOf(document);
  const { View, ofText } = views.find(({ id }) => id === tab.view) ?? views[0]!;
  return (
    <>
      {views.length > 1 && (
        <div className={styles.views} role="group" aria-label="View">
          {views.map(({ id, title }) => (
            <button key={id} aria-pressed={id === tab.view} onClick={() => chooseView(workbench, id)}>
              {title}
            </button>
          ))}
        </div>
      )}
      <div className={styles.view}>
        <Opening View={View} path={ofText ? (document?.file ?? tab.path) : tab.path} />
      </div>
    </>
  );
}

function Empty() {
  const mac = onMac();
  return (
    <div className={styles.empty}>
      <p>Open a document on the left, or go to one by its name.</p>
      <p>
        <kbd>{keysInWords("Mod+P", mac)}</kbd> documents · <kbd>{keysInWords("Mod+Shift+P", mac)}</kbd>{" "}
        commands · <kbd>{keysInWords("Mod+Shift+F", mac)}</kbd> search · <kbd>?</kbd> keys
      </p>
    </div>
  );
}
