"use client";

import { CircleX, Info, TriangleAlert } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import type { Diagnostic, Severity } from "../../lib/diagnostics";
import { useBench, useWorkbench } from "../workbench/context";
import { goToPlace } from "../workbench/tabs";
import styles from "./problems.module.css";

const icons: Record<Severity, typeof CircleX> = { error: CircleX, warning: TriangleAlert, info: Info };
const words: Record<Severity, [one: string, many: string]> = {
  error: ["error", "errors"],
  warning: ["warning", "warnings"],
  info: ["note", "notes"],
};
/** More rows than these help nobody; what is left is counted. */
const MOST = 300;

/** All problems, by file, to filter and to follow; fixes at hand. */
export function Problems() {
  const report = useBench((state) => state.report);
  const [filter, setFilter] = useState("");
  const [hidden, setHidden] = useState<ReadonlySet<Severity>>(new Set());
  const wanted = useDeferredValue(filter.trim().toLowerCase());
  const shown = useMemo(
    () =>
      (report?.diagnostics ?? []).filter(
        (each) =>
          !hidden.has(each.severity) &&
          (wanted === "" ||
            `${each.file} ${each.message} ${each.code} ${each.rule ?? ""}`.toLowerCase().includes(wanted)),
      ),
    [report, wanted, hidden],
  );
  const groups = useMemo(() => byFile(shown.slice(0, MOST)), [shown]);

  const toggle = (severity: Severity): void => {
    const next = new Set(hidden);
    if (!next.delete(severity)) next.add(severity);
    setHidden(next);
  };

  return (
    <section className={styles.pane} aria-label="Problems">
      <header className={styles.head}>
        <h2>Problems</h2>
        {(Object.keys(words) as Severity[]).map((severity) => {
          const Icon = icons[severity];
          const count = report?.counts[severity] ?? 0;
          return (
            <button
              key={severity}
              className={`${styles.count} ${styles[severity]}`}
              aria-pressed={!hidden.has(severity)}
              onClick={() => toggle(severity)}
              aria-label={`Show ${words[severity][1]}: ${count}`}
              title={`Show or hide ${words[severity][1]}`}
            >
              <Icon size={13} aria-hidden /> {count}
            </button>
          );
        })}
        <input
          className={styles.filter}
          type="search"
          placeholder="Filter"
          aria-label="Filter problems"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      </header>
      <div className={styles.list}>
        {report !== undefined && shown.length === 0 && (
          <p className={`quiet ${styles.none}`}>
            {report.diagnostics.length === 0 ? "Nothing is wrong." : "Nothing fits the filter."}
          </p>
        )}
        {groups.map(([file, diagnostics]) => (
          <div key={file}>
            <h3 className={styles.file}>
              {file} <span className="quiet">{diagnostics.length}</span>
            </h3>
            <ul>
              {diagnostics.map((diagnostic, i) => (
                <Problem key={`${diagnostic.code}${diagnostic.pointer}${i}`} diagnostic={diagnostic} />
              ))}
            </ul>
          </div>
        ))}
        {shown.length > MOST && <p className={`quiet ${styles.none}`}>… and {shown.length - MOST} more.</p>}
      </div>
    </section>
  );
}

function byFile(diagnostics: readonly Diagnostic[]): [string, Diagnostic[]][] {
  const groups = new Map<string, Diagnostic[]>();
  for (const each of diagnostics) {
    const group = groups.get(each.file);
    if (group) group.push(each);
    else groups.set(each.file, [each]);
  }
  return [...groups];
}

function Problem({ diagnostic }: { diagnostic: Diagnostic }) {
  const workbench = useWorkbench();
  const { severity, message, hint, rule, range, file, pointer, fixes, code } = diagnostic;
  const Icon = icons[severity];
  return (
    <li className={styles.problem}>
      <button
        className={styles.message}
        onClick={() => goToPlace(workbench, file, { ...range.start, pointer })}
        title={code}
      >
        <Icon size={14} className={styles[severity]} aria-label={words[severity][0]} />
        <span>
          {message} {hint !== undefined && <span className="quiet">{hint}</span>}
        </span>
        {rule !== undefined && <span className="rule">{rule}</span>}
        <span className={styles.place}>
          {range.start.line}:{range.start.column}
        </span>
      </button>
      {(fixes ?? []).map((fix) => (
        <button key={fix.title} className={styles.fix} onClick={() => workbench.apply(fix.title, fix.edits)}>
          {fix.title}
        </button>
      ))}
    </li>
  );
}
