import { useEffect, useState } from "react";
import { decimal } from "../../lib/lab/answers/words";
import type { RunEntry } from "../../lib/server";
import { counted } from "../../lib/words";
import { showView } from "./form";
import shared from "./lab.module.css";
import styles from "./run.module.css";
import { useLab, useLabClient } from "./use-lab";
import { entryTitle } from "./words";

/** All runs of the workspace, including those of the command line. */
export function RunsList() {
  const lab = useLabClient();
  const runs = useLab((state) => state.runs);
  const inHand = useLab((state) => state.run);
  const [trouble, setTrouble] = useState<string>();
  const [deleted, setDeleted] = useState<{ id: string; title: string }>();
  useEffect(() => {
    lab.readRuns().then(
      () => setTrouble(undefined),
      (error: Error) => setTrouble(error.message),
    );
  }, [lab]);
  const attempt = async (what: Promise<void>): Promise<boolean> => {
    try {
      await what;
      setTrouble(undefined);
      return true;
    } catch (error) {
      setTrouble((error as Error).message);
      return false;
    }
  };
  const remove = async (id: string, title: string): Promise<void> => {
    if (await attempt(lab.remove(id))) setDeleted({ id, title });
  };
  return (
    <div className={styles.runs}>
      {trouble !== undefined && (
        <p className={shared.wrong} role="alert">
          {trouble}
        </p>
      )}
      {deleted && (
        <p className={styles.deleted} role="status">
          “{deleted.title}” is deleted.{" "}
          <button
            type="button"
            onClick={() =>
              void attempt(lab.restore(deleted.id)).then((done) => done && setDeleted(undefined))
            }
          >
            Restore
          </button>
        </p>
      )}
      {runs === undefined && trouble === undefined && <p className="quiet">Loading the runs …</p>}
      {runs?.length === 0 && (
        <p className="quiet">
          No runs yet. Ask a question first; every finished game is kept in the workspace's folder “runs”.
        </p>
      )}
      <ul aria-label="Runs">
        {runs?.map((entry) =>
          "problem" in entry ? (
            <li key={entry.id}>
              <h3>{entry.id}</h3>
              <p className={shared.note}>{entry.problem}</p>
            </li>
          ) : (
            <li key={entry.id}>
              <h3>{entryTitle(entry)}</h3>
              <p className="quiet">
                {entryWords(entry, inHand?.id === entry.id && inHand.state === "playing")}
              </p>
              <p className={styles.buttons}>
                <button
                  type="button"
                  onClick={() => {
                    if (inHand?.id !== entry.id) lab.open(entry.id);
                    showView("answers");
                  }}
                >
                  {entry.state === "unfinished" ? "Open and resume" : "Open"}
                </button>
                <button
                  type="button"
                  className="plain"
                  onClick={() => void remove(entry.id, entryTitle(entry))}
                >
                  Delete
                </button>
              </p>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

const states = {
  playing: "running",
  over: "finished",
  unfinished: "paused or interrupted",
} as const;

function entryWords(entry: RunEntry, isPlayedHere: boolean): string {
  const { when, state, done, of, players, seed, troubles } = entry;
  const parts = [
    new Date(when).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" }),
    state === "over" && done < of
      ? `decided after ${decimal(done)} games`
      : states[isPlayedHere ? "playing" : state],
    `${decimal(done)} of ${decimal(of)} games`,
    players.join(" against "),
    `seeds from ${seed}`,
  ];
  if (troubles > 0) parts.push(`${counted(troubles, "game")} failed`);
  return parts.join(" · ");
}
