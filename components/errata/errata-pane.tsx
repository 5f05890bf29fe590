"use client";

import { isVersion } from "../../lib/export/errata-sheet/versions";
import { counted } from "../../lib/words";
import { create } from "zustand";
import pane from "../style/pane.module.css";
import { useBench, useWorkbench } from "../workbench/context";
import { useChecked } from "../workbench/use-checked";
import { canRecord, recordHere } from "./actions";
import { ErratumEntry } from "./erratum-entry";
import styles from "./errata.module.css";

/** The version since which entries are marked as new, until the window is closed. */
const useSince = create<{ since: string }>(() => ({ since: "" }));

/** All recorded errata by component, as the errata sheet lists them. */
export function ErrataPane() {
  const workbench = useWorkbench();
  const { since } = useSince();
  const version = isVersion(since.trim()) ? since.trim() : undefined;
  const { value: sections, failure } = useChecked("errata", version ?? null);
  const isReady = useBench(canRecord);
  const entries = sections?.flatMap((section) => section.entries) ?? [];
  const isWrong = since.trim() !== "" && version === undefined;
  return (
    <div className={styles.pane}>
      <div className={pane.tools} role="toolbar" aria-label="Errata">
        <label className={styles.since}>
          New since version{" "}
          <input
            value={since}
            placeholder="1.2"
            maxLength={20}
            aria-invalid={isWrong}
            title={isWrong ? "Numbers with dots, such as 1.2" : "Errata of later versions are marked as new"}
            onChange={({ target }) => useSince.setState({ since: target.value })}
          />
        </label>
        <span className={styles.count} role="status">
          {sections && countWords(entries.length, entries.filter(({ isNew }) => isNew).length, version)}
        </span>
        <button
          className={styles.record}
          disabled={!isReady}
          title={isReady ? undefined : "Place the cursor on a value first"}
          onClick={() => void recordHere(workbench)}
        >
          Record an erratum …
        </button>
      </div>
      {failure !== undefined && <p className={pane.waiting}>{failure}</p>}
      {sections?.length === 0 && (
        <p className={pane.waiting}>
          No errata recorded. Place the cursor on a value and record one: what was printed, what is correct,
          and its source.
        </p>
      )}
      <div className={styles.list}>
        {sections?.map(({ component, title, entries: own }) => (
          <section key={component} aria-label={title}>
            <h3>
              {title} <span className="quiet">{own.length}</span>
            </h3>
            {own.map((entry) => (
              <ErratumEntry key={`${entry.layer} ${entry.id}`} entry={entry} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function countWords(all: number, fresh: number, version: string | undefined): string {
  const count = counted(all, "erratum", "errata");
  return version === undefined || all === 0 ? count : `${count}, ${fresh} new`;
}
