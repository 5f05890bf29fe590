"use client";

import type { ValueSource } from "../../lib/editing";
import { statuses } from "../style/statuses";
import styles from "./layers.module.css";
import { RuleChip } from "../rulebook/rule-chip";

/** Where a value comes from: its letter, its rule, its note. */
export function SourceMark({ source: { status, rule, note } }: { source: ValueSource }) {
  const known = statuses.find(({ id }) => id === status);
  return (
    <p className={styles.source}>
      <span className={styles.letter} style={{ color: known?.colour }} title={known?.about}>
        {known?.letter ?? "?"}
      </span>
      {status}
      <RuleChip rule={rule} />
      {note !== undefined && <span className="quiet">{note}</span>}
    </p>
  );
}
