"use client";

import { useBench, useWorkbench } from "../workbench/context";
import { isOwnFile } from "../workbench/state";
import { openTab } from "../workbench/tabs";
import styles from "./shell.module.css";

/**
 * What must be decided before work continues: unsaved work of an earlier session, files changed on disk, failed
 * saves.
 */
export function WorkspaceNotices() {
  const workbench = useWorkbench();
  const found = useBench((state) => state.found);
  const files = useBench((state) => state.files);
  const notice = useBench((state) => state.notice);
  const kept = useBench((state) =>
    state.kept && isOwnFile(state.files, state.kept.file) ? state.kept : undefined,
  );
  const canUndo = useBench((state) => state.canUndo);
  const dismiss = (): void => workbench.store.setState({ kept: undefined });
  const conflicts = Object.entries(files).filter(([, { conflict }]) => conflict !== undefined);
  const failures = Object.entries(files).filter(
    ([, { failure, conflict }]) => failure !== undefined && conflict === undefined,
  );
  return (
    <>
      {found && (
        <div className={styles.notice} role="alert">
          <span>
            Unsaved changes of {new Date(found.at).toLocaleString()} were found in {found.files.join(", ")}.
          </span>
          <button className="primary" onClick={() => workbench.unsaved.restore()}>
            Restore
          </button>
          <button onClick={() => workbench.unsaved.discard()}>Discard</button>
        </div>
      )}
      {conflicts.map(([path, { conflict }]) => (
        <div key={path} className={styles.notice} role="alert">
          <span>
            {conflict === null
              ? `${path} was deleted on disk. Its text is still here.`
              : `${path} was changed on disk while you were editing it.`}
          </span>
          {conflict !== null && <button onClick={() => openTab(workbench, path, "diff")}>Compare</button>}
          <button onClick={() => workbench.settle(path, true)}>Keep mine</button>
          <button onClick={() => workbench.settle(path, false)}>
            {conflict === null ? "Delete it here too" : "Use the version on disk"}
          </button>
        </div>
      ))}
      {failures.map(([path, { failure }]) => (
        <div key={path} className={styles.notice} role="alert">
          <span>{failure}</span>
          <button onClick={() => void workbench.save(path)}>Save again</button>
        </div>
      ))}
      {kept && (
        <div className={`${styles.notice} ${styles.kept}`} role="status">
          <span>
            “{kept.title}” is kept in {kept.file}.
          </span>
          <button
            className="primary"
            onClick={() => {
              dismiss();
              openTab(workbench, kept.file);
            }}
          >
            Open
          </button>
          {canUndo === kept.label && (
            <button
              onClick={() => {
                dismiss();
                workbench.undo();
              }}
            >
              Undo
            </button>
          )}
          <button onClick={dismiss}>Dismiss</button>
        </div>
      )}
      {notice !== undefined && (
        <div className={styles.notice} role="alert">
          <span>{notice}</span>
          <button onClick={() => workbench.store.setState({ notice: undefined })}>Dismiss</button>
        </div>
      )}
    </>
  );
}
