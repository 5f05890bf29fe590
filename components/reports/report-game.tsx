"use client";

import type { ReportEntry, ReportNote } from "../../lib/reports/types";
import { aboutText, durationText, noteKindTitle, replayText } from "../../lib/reports/words";
import { counted } from "../../lib/words";
import { useWorkbench } from "../workbench/context";
import { openTab } from "../workbench/tabs";
import { erratumFromNote, markNote, playReport, playtestFromNote } from "./actions";
import styles from "./reports.module.css";

/** One game of players: how it went, whether it holds by the present data, and its notes. */
export function ReportGame({ entry }: { entry: ReportEntry }) {
  const workbench = useWorkbench();
  const { file, scenario, choices, seconds, outcome, players, notes, replay } = entry;
  return (
    <article className={styles.game} aria-label={file}>
      <h4>
        {scenario} <span className="quiet">{file.slice("reports/".length)}</span>
      </h4>
      <p className="quiet">
        {players}. {counted(choices, "choice")}
        {seconds > 0 && `, ${durationText(seconds)} of thought`}. {outcome ?? "Not played to the end."}
      </p>
      <p data-goes={replay.goes}>{replayText(replay)}</p>
      <div className={styles.buttons}>
        <button
          disabled={replay.goes === "unplayable"}
          onClick={() => void playReport(workbench, file, choices)}
        >
          Open at its end
        </button>
        <button onClick={() => openTab(workbench, file, "text")}>Show file</button>
      </div>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <NoteLine key={note.id} entry={entry} note={note} />
          ))}
        </ul>
      )}
    </article>
  );
}

function NoteLine({ entry, note }: { entry: ReportEntry; note: ReportNote }) {
  const workbench = useWorkbench();
  const { file, replay } = entry;
  const { at, kind, text, phase, designer } = note;
  const about = aboutText(note);
  const isReached = replay.goes !== "unplayable" && at <= replay.holds;
  const status = designer?.status;
  return (
    <li className={styles.note} data-done={status === "done" || undefined}>
      <p>
        <strong>{noteKindTitle(kind)}</strong>
        {about !== "" && ` about ${about}`}
        <span className="quiet">
          {phase !== "" && ` · ${phase}`} · {at === 0 ? "at the start" : `after ${counted(at, "choice")}`}
        </span>
      </p>
      <p className={styles.text}>{text}</p>
      {status !== undefined && (
        <p className="quiet">
          {status === "look" ? "Listed among the problems" : "Done"}
          {designer?.erratum !== undefined && ` · erratum ${designer.erratum}`}
          {designer?.playtest !== undefined && ` · ${designer.playtest}`}
        </p>
      )}
      <div className={styles.buttons}>
        <button
          disabled={replay.goes === "unplayable"}
          title={isReached ? undefined : "The game no longer holds so far; it opens where it breaks"}
          onClick={() => void playReport(workbench, file, at)}
        >
          Play from here
        </button>
        <button onClick={() => erratumFromNote(file, note)}>Record an erratum …</button>
        {status === "look" ? (
          <button onClick={() => void markNote(workbench, file, note, "done")}>Mark as done</button>
        ) : (
          <button onClick={() => void markNote(workbench, file, note, "look")}>Add to the problems</button>
        )}
        <button disabled={!isReached} onClick={() => void playtestFromNote(workbench, entry, note)}>
          Make a playtest
        </button>
        {status === undefined && (
          <button onClick={() => void markNote(workbench, file, note, "done")}>Mark as done</button>
        )}
        {status === "done" && (
          <button onClick={() => void markNote(workbench, file, note, undefined)}>Open again</button>
        )}
      </div>
    </li>
  );
}
