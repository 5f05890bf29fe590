"use client";

import type { Json } from "../../lib/documents";
import styles from "./layers.module.css";

/** More lines than these are for the document to show. */
const MOST = 14;

/** A JSON value, briefly. */
export function JsonValue({ value, absent }: { value: Json | undefined; absent: string }) {
  if (value === undefined) return <p className={styles.absent}>{absent}</p>;
  const lines = JSON.stringify(value, null, 2).split("\n");
  const rest = lines.length - MOST;
  return (
    <pre className={styles.value}>
      {lines.slice(0, MOST).join("\n")}
      {rest > 0 && <span className="quiet">{`\n… and ${rest} more lines`}</span>}
    </pre>
  );
}
