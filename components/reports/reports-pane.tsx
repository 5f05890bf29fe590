"use client";

import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { counted } from "../../lib/words";
import { FilesButton } from "../dialog/files-button";
import pane from "../style/pane.module.css";
import { useBench, useWorkbench } from "../workbench/context";
import { openQuestions, reportTexts } from "./actions";
import { addReports } from "./add";
import { GatheredView } from "./gathered-view";
import type { ReportList } from "./protocol";
import { ReportGame } from "./report-game";
import styles from "./reports.module.css";

/** The games that players sent, by the version of their data, and what they say together. */
export function ReportsPane() {
  const workbench = useWorkbench();
  const { reports } = workbench;
  const checked = useBench((state) => state.report);
  const documents = useStore(reports.store, (state) => state.documents);
  const failure = useStore(reports.store, (state) => state.failure);
  const [only, setOnly] = useState<string>();
  const [list, setList] = useState<ReportList>();
  useEffect(() => {
    if (documents === 0) return;
    let isCurrent = true;
    reports.ask({ of: "reports", texts: reportTexts(workbench), only }).then(
      (answer) => isCurrent && setList(answer),
      (error: Error) => workbench.store.setState({ notice: error.message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [workbench, reports, checked, documents, only]);
  const entries = list?.entries ?? [];
  const versions = [...new Map(entries.map((entry) => [entry.data, entry])).values()];
  const notes = entries.reduce((sum, entry) => sum + entry.notes.length, 0);
  return (
    <div className={pane.pane}>
      <div className={pane.tools} role="toolbar" aria-label="Reports">
        <FilesButton
          label="Games of players"
          accept=".json"
          multiple
          onFiles={(files) =>
            void addReports(
              workbench,
              files.map((file) => ({ path: file.name, file })),
            )
          }
        >
          Add games …
        </FilesButton>
        <button
          title="The questions that players answer when they hand in a game"
          onClick={() => void openQuestions(workbench)}
        >
          Questions to players
        </button>
        {versions.length > 1 && (
          <label className={pane.tool}>
            Version{" "}
            <select value={only ?? ""} onChange={({ target }) => setOnly(target.value || undefined)}>
              <option value="">All</option>
              {versions.map(({ data, title, replay }) => (
                <option key={data} value={data}>
                  {title}, data {data.slice(0, 8)} {replay.isPresent ? "(current)" : ""}
                </option>
              ))}
            </select>
          </label>
        )}
        <span className={styles.count} role="status">
          {list && `${counted(entries.length, "game")}, ${counted(notes, "note")}`}
        </span>
      </div>
      {failure !== undefined && (
        <p className={pane.waiting}>{failure} Reload the page to read the reports.</p>
      )}
      {list && entries.length + list.unread.length === 0 && (
        <p className={pane.waiting}>
          No games of players yet. Players press “Hand in” at the table and send you the file that is saved.
          Add the files here, or drop them on this window.
        </p>
      )}
      <div className={styles.list} tabIndex={0} role="group" aria-label="Games and what they say">
        {list?.unread.map(({ file, reason }) => (
          <p key={file} role="alert">
            {file} cannot be read: {reason}
          </p>
        ))}
        {versions
          .filter(({ data }) => only === undefined || data === only)
          .map(({ data, title, layers, replay }) => (
            <section key={data} aria-label={`${title}, data ${data}`}>
              <h3>
                {title} <span className="quiet">data {data.slice(0, 8)}</span>{" "}
                <span className={replay.isPresent ? styles.present : styles.older}>
                  {replay.isPresent ? "current data" : "other data"}
                </span>
              </h3>
              {layers !== "" && <p className="quiet">Layers: {layers}</p>}
              {entries
                .filter((entry) => entry.data === data)
                .map((entry) => (
                  <ReportGame key={entry.file} entry={entry} />
                ))}
            </section>
          ))}
        {list && list.gathered.games > 0 && <GatheredView gathered={list.gathered} />}
      </div>
    </div>
  );
}
