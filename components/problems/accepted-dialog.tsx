"use client";

import { ReadingDialog } from "../dialog/reading-dialog";
import { useAnswer, useWorkbench } from "../workbench/context";
import { make } from "../workbench/make";
import { goToPlace } from "../workbench/tabs";
import styles from "./accepted.module.css";

/** The problems that the workspace accepts, each with its reason; acceptances can be withdrawn. */
export function AcceptedDialog({ onClose }: { onClose(): void }) {
  const workbench = useWorkbench();
  const { value: accepted, failure } = useAnswer("accepted");
  return (
    <ReadingDialog title="Accepted problems" onClose={onClose}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {accepted?.length === 0 && <p className="quiet">No problems are accepted.</p>}
      <ul className={styles.list}>
        {accepted?.map(({ code, file, pointer, reason, covers }, at) => (
          <li key={at} className={styles.entry}>
            <p className={styles.reason}>{reason}</p>
            <p className="quiet">
              <code>{code}</code>
              {file !== undefined && ` in ${file}`} {pointer}
            </p>
            {covers.length === 0 && <p className="quiet">Matches no problem at present.</p>}
            {covers.map((each, i) => (
              <button
                key={i}
                className={styles.cover}
                onClick={() => {
                  onClose();
                  requestAnimationFrame(() => goToPlace(workbench, each.file, each));
                }}
              >
                {each.message}
              </button>
            ))}
            <button
              className={styles.back}
              onClick={() =>
                void make(workbench, `No longer accept ${code}`, () =>
                  workbench.desk.ask("takeAcceptanceBack", at),
                )
              }
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </ReadingDialog>
  );
}
