"use client";

import { useMemo } from "react";
import { openTab } from "../workbench/tabs";
import { useBench, useWorkbench } from "../workbench/context";
import { type Entry, sectionsOf } from "./sections";
import styles from "./explorer.module.css";

/** Documents by kind, scenarios, layers, playtests; how many problems each has, and what is unsaved. */
export function Explorer() {
  const workbench = useWorkbench();
  const overview = useBench((state) => state.overview);
  const files = useBench((state) => state.files);
  const shipped = useBench((state) => state.shipped);
  const report = useBench((state) => state.report);
  const active = useBench((state) => state.tabs[state.active]?.path);
  const sections = useMemo(() => sectionsOf(overview, files, shipped), [overview, files, shipped]);
  const problems = useMemo(() => {
    const counts = new Map<string, { error: number; warning: number }>();
    for (const { file, severity } of report?.diagnostics ?? []) {
      if (severity === "info") continue;
      const count = counts.get(file) ?? { error: 0, warning: 0 };
      count[severity]++;
      counts.set(file, count);
    }
    return counts;
  }, [report]);

  return (
    <nav className={styles.explorer} aria-label="Documents">
      {sections.map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {entries.map((entry) => (
              <Row
                key={entry.path}
                entry={entry}
                active={entry.path === active}
                problems={problems.get(entry.path)}
                unsaved={files[entry.path]?.unsaved ?? false}
                onOpen={() => openTab(workbench, entry.path)}
              />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface RowProps {
  entry: Entry;
  active: boolean;
  unsaved: boolean;
  problems: { error: number; warning: number } | undefined;
  onOpen(): void;
}

function Row({ entry, active, unsaved, problems, onOpen }: RowProps) {
  const errors = problems?.error ?? 0;
  const warnings = problems?.warning ?? 0;
  return (
    <li className={active ? styles.active : undefined}>
      <button
        className={styles.row}
        style={{ paddingLeft: 8 + 12 * entry.depth }}
        onClick={onOpen}
        title={entry.path}
        aria-current={active ? "page" : undefined}
      >
        <span className={entry.own ? styles.own : undefined}>{entry.title}</span>
        {entry.note !== undefined && <span className={styles.note}>{entry.note}</span>}
        <span className={styles.marks}>
          {unsaved && (
            <span title="Not saved" aria-label="not saved">
              ●
            </span>
          )}
          {errors > 0 && (
            <span className={styles.errors} aria-label={`${errors} ${errors === 1 ? "error" : "errors"}`}>
              {errors}
            </span>
          )}
          {errors === 0 && warnings > 0 && (
            <span
              className={styles.warnings}
              aria-label={`${warnings} ${warnings === 1 ? "warning" : "warnings"}`}
            >
              {warnings}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
