import { useState } from "react";
import type { HistoryChange, HistoryEntry } from "../../lib/history";
import {
  againstWords,
  movedSentence,
  nothingWords,
  playedWords,
  sharesWords,
  shortId,
} from "../../lib/history/words";
import { counted } from "../../lib/words";
import { chooseAgainst } from "../preview/against";
import { showPreview } from "../studio/panes";
import { useWorkbench } from "../workbench/context";
import styles from "./history.module.css";
import { RuleChip } from "../rulebook/rule-chip";

/** Changes that are shown before all are requested. */
const FEW = 6;

/** A version: its changes in sentences, the answers that were recorded for it, and a way to compare with it. */
export function Version({ entry }: { entry: HistoryEntry }) {
  const workbench = useWorkbench();
  const { id, when, title, troubles, played, moved } = entry;
  const date = when?.slice(0, 10);
  const notes = [againstWords(entry), nothingWords(entry)].filter((words) => words !== undefined);
  const compare = (): void => {
    void chooseAgainst(workbench, { value: `version:${id}`, title: `${date} ${title}` });
    showPreview("changes");
  };
  return (
    <li className={styles.version}>
      <div className={styles.head}>
        <h3>{id === null ? "Saved, not committed" : title}</h3>
        {id !== null && (
          <span className="quiet">
            {date} <code>{shortId(id)}</code>
          </span>
        )}
        {id !== null && (
          <button
            className={`plain ${styles.compare}`}
            title="Show what differs between this version and the workspace now"
            onClick={compare}
          >
            Compare with this version
          </button>
        )}
      </div>
      {notes.map((words) => (
        <p key={words} className="quiet">
          {words}
        </p>
      ))}
      <Changes entry={entry} />
      {troubles.map((words) => (
        <p key={words} className={styles.trouble}>
          {words}
        </p>
      ))}
      {played.map((each) => (
        <p key={`${each.run} ${each.series}`} className={styles.played}>
          {sharesWords(each)}.{" "}
          <span className="quiet">
            {playedWords(each)}. Run {each.run}.
          </span>
        </p>
      ))}
      {moved.map((each) => (
        <p key={each.series} className={styles.moved} data-sure={each.isSure || undefined}>
          {movedSentence(each)}
        </p>
      ))}
    </li>
  );
}

/** The sentences by what they are about; of many only the first until all are requested. */
function Changes({ entry: { changes, left, title } }: { entry: HistoryEntry }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, FEW);
  const hidden = changes.length - FEW;
  return (
    <>
      {groupsOf(shown).map(([about, own]) => (
        <div key={about} className={styles.group}>
          <h4>{about}</h4>
          <ul>
            {own.map(({ words, citation, reason }) => (
              <li key={words}>
                {words} <RuleChip rule={citation} />
                {reason !== undefined && <span className={styles.reason}>{reason}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {hidden > 0 && (
        <button
          className={`plain ${styles.all}`}
          aria-expanded={isWhole}
          aria-label={`${isWhole ? "Fewer" : "All"} changes of ${title}`}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? "Fewer" : `${counted(hidden, "more line")}`}
        </button>
      )}
      {left > 0 && isWhole && <p className="quiet">And {counted(left, "more change")}.</p>}
    </>
  );
}

function groupsOf(changes: readonly HistoryChange[]): [about: string, changes: HistoryChange[]][] {
  const groups = new Map<string, HistoryChange[]>();
  for (const change of changes) groups.set(change.about, [...(groups.get(change.about) ?? []), change]);
  return [...groups];
}
