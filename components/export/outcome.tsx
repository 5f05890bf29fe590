"use client";

import { counted } from "../../lib/words";
import dialogStyles from "../dialog/dialog.module.css";
import { useWorkbench } from "../workbench/context";
import { goToPlace } from "../workbench/tabs";
import styles from "./export.module.css";
import type { Message } from "./protocol";

/** The result of an export. */
export type Outcome =
  | { type: "made"; name: string; files: number; size: string; pages?: PagesToOpen }
  | { type: "cancelled" }
  | Extract<Message, { type: "faulty" | "failed" }>;

/** The play aids of an export in the browser: in preparation, at an address, or why they cannot be opened. */
export type PagesToOpen = { address?: string; trouble?: string };

interface Props {
  outcome: Outcome;
  /** Called when the user goes to an error. */
  onLeave(): void;
}

export function ExportOutcome({ outcome, onLeave }: Props) {
  const workbench = useWorkbench();
  switch (outcome.type) {
    case "made":
      return (
        <>
          <p className={styles.made} role="status">
            <strong>{outcome.name}</strong> is in your downloads: {counted(outcome.files, "file")},{" "}
            {outcome.size}.
          </p>
          {outcome.pages && <OpenPages {...outcome.pages} />}
        </>
      );
    case "cancelled":
      return (
        <p className="quiet" role="status">
          The export was cancelled. Nothing was written.
        </p>
      );
    case "failed":
      return (
        <p className={dialogStyles.trouble} role="alert">
          {outcome.message} {outcome.hint}
        </p>
      );
    case "faulty":
      return (
        <div className={styles.faulty}>
          <p className={dialogStyles.trouble} role="alert">
            Nothing was exported: {counted(outcome.count, "error")} must be fixed first.
          </p>
          <ul aria-label="Errors to fix" className={styles.faults}>
            {outcome.faults.map((fault, i) => (
              <li key={i}>
                <button
                  type="button"
                  className={`plain ${styles.fault}`}
                  onClick={() => {
                    onLeave();
                    goToPlace(workbench, fault.file, fault);
                  }}
                >
                  <span className={styles.place}>
                    {fault.file} {fault.line}:{fault.column}
                  </span>
                  {fault.message}
                </button>
              </li>
            ))}
          </ul>
          {outcome.count > outcome.faults.length && (
            <p className="quiet">… and {outcome.count - outcome.faults.length} more.</p>
          )}
        </div>
      );
  }
}

function OpenPages({ address, trouble }: PagesToOpen) {
  if (trouble !== undefined)
    return (
      <p className={dialogStyles.trouble} role="alert">
        The play aids cannot be opened here: {trouble} They are in the download.
      </p>
    );
  if (address === undefined) return <p className="quiet">Preparing the play aids …</p>;
  return (
    <p>
      <a href={address} target="_blank" rel="noopener">
        Open play aids
      </a>{" "}
      <span className="quiet">
        in a new tab, to view and to print. The page is kept for a short time only.
      </span>
    </p>
  );
}
