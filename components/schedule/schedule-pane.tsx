"use client";

import { useState } from "react";
import { TargetWords } from "../grid/target-words";
import { useAnswer, useBench } from "../workbench/context";
import { Track } from "./track";
import { forfeitSummary } from "./words";
import pane from "../style/pane.module.css";
import styles from "./schedule.module.css";

/** Reinforcements of all sides on the turn track. */
export function SchedulePane({ path }: { path: string }) {
  const documents = useBench((state) => state.overview.documents);
  const [scenario, setScenario] = useState("");
  const [words, setWords] = useState("");
  const { value: track, failure } = useAnswer("scheduleTrack", {
    document: path,
    ...(scenario !== "" && { scenario }),
  });
  if (!track) return <p className={pane.waiting}>{failure ?? ""}</p>;
  const { forfeits, outside } = track;
  return (
    <section className={pane.pane} aria-label="Turn track">
      <div className={pane.tools}>
        {track.isOpen && (
          <label className={styles.scenario}>
            Counters in use
            <select value={scenario} onChange={({ target }) => setScenario(target.value)}>
              <option value="">in no scenario</option>
              {documents
                .filter(({ kind }) => kind === "scenario")
                .map((each) => (
                  <option key={each.path} value={each.path}>
                    at the start of {each.title}
                  </option>
                ))}
            </select>
          </label>
        )}
        <span className={pane.target}>
          <TargetWords document={path} />
        </span>
      </div>
      {(forfeits.length > 0 || outside.length > 0) && (
        <ul className={styles.summary} aria-label="Arrivals forfeited for lack of counters">
          {forfeits.map((forfeit) => (
            <li key={forfeit.type}>{forfeitSummary(forfeit)}</li>
          ))}
          {outside.map(({ title, when, group }) => (
            <li key={`${group.document} ${group.pointer}`}>
              {title} is on {when}, or of a nation, that is not on the track.
            </li>
          ))}
        </ul>
      )}
      <Track track={track} document={path} announce={setWords} />
      <p className={pane.details} data-whole={words !== "" || undefined} role="status">
        <span>
          {words === ""
            ? `Drag an arrival to another ${track.noun}, or move it with Alt and the arrow keys. Enter edits it${track.isOpen ? ", Delete removes it" : ""}.`
            : words}
        </span>
      </p>
    </section>
  );
}
