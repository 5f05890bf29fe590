"use client";

import { type ReactNode, useId } from "react";
import styles from "./dialog.module.css";

/** A labelled field of a dialog, with a hint below. */
export function Field({
  label,
  hint,
  children,
}: {
  label: ReactNode;
  hint?: string;
  children(ids: { id: string; "aria-describedby": string | undefined }): ReactNode;
}) {
  const id = useId();
  const described = hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-describedby": described })}
      {hint !== undefined && (
        <p id={described} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
