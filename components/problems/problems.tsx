"use client";

import { type ReactNode, useDeferredValue, useMemo } from "react";
import type { Severity } from "../../lib/diagnostics";
import { openOverlay } from "../studio/overlay";
import { useBench } from "../workbench/context";
import { severityIcons } from "./icons";
import { ProblemList } from "./problem-list";
import pane from "../style/pane.module.css";
import styles from "./problems.module.css";
import { isOwnFile } from "../workbench/state";
import { type GroupBy, ranked, rowsOf, severityWords, wantedOf } from "./rows";
import { turnSeverity, useProblemView } from "./view";

interface Props {
  /** The start and the end of the head line. */
  lead: ReactNode;
  trail: ReactNode;
  /** Only the head line is shown. */
  folded: boolean;
}

/** All problems, in groups, to filter and to follow, with their fixes. */
export function Problems({ lead, trail, folded }: Props) {
  const problems = useBench((state) => state.problems);
  const { by, filter, hidden, folded: foldedGroups } = useProblemView();
  const wanted = useDeferredValue(filter);
  const files = useBench((state) => state.files);
  const inOrder = useMemo(
    () => ranked(problems?.diagnostics ?? [], (file) => isOwnFile(files, file)),
    [problems, files],
  );
  const shown = useMemo(() => wantedOf(inOrder, hidden, wanted), [inOrder, hidden, wanted]);
  const rows = useMemo(() => rowsOf(shown, by, foldedGroups), [shown, by, foldedGroups]);
  const accepted = problems?.counts.suppressed ?? 0;

  return (
    <section
      className={folded ? pane.folded : `${pane.pane} ${pane.side}`}
      aria-label="Problems"
      data-pane={folded ? undefined : "problems"}
      aria-busy={problems?.isWhole === false}
    >
      <header className={pane.head}>
        {lead}
        {(Object.keys(severityWords) as Severity[]).map((severity) => {
          const Icon = severityIcons[severity];
          const count = problems?.counts[severity] ?? 0;
          return (
            <button
              key={severity}
              className={`${styles.count} ${styles[severity]}`}
              aria-pressed={!hidden.has(severity)}
              onClick={() => turnSeverity(severity)}
              aria-label={`Show ${severityWords[severity][1]}: ${count}`}
              title={`Show or hide ${severityWords[severity][1]}`}
            >
              <Icon size={13} aria-hidden /> {count}
            </button>
          );
        })}
        {accepted > 0 && (
          <button
            className={styles.accepted}
            onClick={() => openOverlay({ kind: "accepted" })}
            title="Show the accepted problems"
          >
            {accepted} accepted
          </button>
        )}
        <span className={pane.gap} />
        {!folded && (
          <>
            <label className={styles.by}>
              By{" "}
              <select
                value={by}
                onChange={(event) => useProblemView.setState({ by: event.target.value as GroupBy })}
              >
                <option value="file">file</option>
                <option value="severity">severity</option>
                <option value="rule">rule</option>
              </select>
            </label>
            <input
              className={styles.filter}
              type="search"
              placeholder="Filter"
              aria-label="Filter problems"
              value={filter}
              onChange={(event) => useProblemView.setState({ filter: event.target.value })}
            />
          </>
        )}
        {trail}
      </header>
      {!folded && problems !== undefined && shown.length === 0 && (
        <p className={`quiet ${styles.none}`}>
          {problems.diagnostics.length > 0
            ? "No matches."
            : problems.isWhole
              ? "No problems."
              : "No problems so far."}
        </p>
      )}
      {!folded && rows.length > 0 && <ProblemList rows={rows} />}
    </section>
  );
}
