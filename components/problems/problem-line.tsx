"use client";

import { type Diagnostic, canSuppress } from "../../lib/diagnostics";
import { openOverlay } from "../studio/overlay";
import { useBench } from "../workbench/context";
import { FixButtons } from "./fix-buttons";
import { severityIcons } from "./icons";
import styles from "./problems.module.css";
import { severityWords } from "./rows";
import { RuleChip } from "../rulebook/rule-chip";

/** What is wrong and where, with its fixes. */
export function ProblemLine({ diagnostic, withFile }: { diagnostic: Diagnostic; withFile: boolean }) {
  const { severity, message, hint, rule, range, file, code, fixes } = diagnostic;
  const Icon = severityIcons[severity];
  const isStale = useBench((state) => state.problems?.stale.has(diagnostic) === true);
  return (
    <>
      <Icon
        size={14}
        className={`${styles.icon} ${styles[severity]}`}
        aria-label={severityWords[severity][0]}
      />
      <span
        className={isStale ? `${styles.message} ${styles.stale}` : styles.message}
        title={isStale ? "From the previous check; checking again" : code}
      >
        {message} {hint !== undefined && <span className="quiet">{hint}</span>}
      </span>
      <RuleChip rule={rule} inside />
      <span className={styles.accept}>
        {canSuppress(code) && (
          <button
            className={styles.deed}
            tabIndex={-1}
            title="Accept this problem, with a reason"
            onClick={(event) => {
              event.stopPropagation();
              openOverlay({ kind: "accept", diagnostic });
            }}
          >
            Accept …
          </button>
        )}
      </span>
      <span className={styles.place}>
        {withFile && `${file} `}
        {range.start.line}:{range.start.column}
      </span>
      {fixes !== undefined && fixes.length > 0 && (
        <span className={styles.fixes}>
          <FixButtons diagnostic={diagnostic} />
        </span>
      )}
    </>
  );
}
