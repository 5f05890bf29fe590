"use client";

import { useState } from "react";
import type { History } from "../../lib/history";
import { unmatchedWords } from "../../lib/history/words";
import pane from "../style/pane.module.css";
import { BalanceChart } from "./balance-chart";
import styles from "./history.module.css";
import { useHistory } from "./use-history";
import { Version } from "./version";

/** Versions that are listed at first, and at most. */
const FEW = 15;
const MOST = 50;

/** What changed in each version of the workspace, and how the games that were played with it came out. */
export function HistoryPane() {
  const [limit, setLimit] = useState(FEW);
  const [asked, setAsked] = useState(0);
  const { history, why, hint, isReading } = useHistory(limit, asked);
  const status = isReading ? "Reading the history …" : history ? countWords(history) : "";
  return (
    <div className={styles.pane}>
      <div className={pane.tools} role="toolbar" aria-label="History">
        <span role="status" className={styles.count}>
          {status}
        </span>
        <button
          className={styles.again}
          title="Read the history again, after a commit or a run outside of the studio"
          onClick={() => setAsked(asked + 1)}
        >
          Refresh
        </button>
      </div>
      {why !== undefined && (
        <p className={pane.waiting} role="status">
          {why} {hint}
        </p>
      )}
      {history && why === undefined && (
        <div className={styles.body}>
          <BalanceChart entries={history.entries} />
          <ol className={styles.list} aria-label="Versions, newest first">
            {history.entries.map((entry) => (
              <Version key={entry.id ?? ""} entry={entry} />
            ))}
          </ol>
          {history.hasMore && limit < MOST && (
            <button onClick={() => setLimit(MOST)} disabled={isReading}>
              Older versions
            </button>
          )}
          <Remarks history={history} isAll={limit === MOST} />
        </div>
      )}
    </div>
  );
}

function countWords({ entries, hasMore }: History): string {
  const count = entries.filter(({ id }) => id !== null).length;
  if (count === 0) return "Nothing is committed yet";
  return `${hasMore ? "The last " : ""}${count} ${count === 1 ? "version" : "versions"}`;
}

/** What the list does not show. */
function Remarks({ history, isAll }: { history: History; isAll: boolean }) {
  const { hasMore, isShallow, unmatched, unreadable } = history;
  const remarks = [
    ...(hasMore && isAll ? ["Older versions exist; the history shows the last 50."] : []),
    ...(isShallow ? ["Older versions exist that this copy of the repository does not hold."] : []),
    ...[unmatchedWords(unmatched)].filter((words) => words !== undefined),
    ...unreadable.map(({ run, why }) => `The run ${run} cannot be read: ${why}`),
  ];
  return remarks.map((words) => (
    <p key={words} className="quiet">
      {words}
    </p>
  ));
}
