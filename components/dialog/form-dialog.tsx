"use client";

import { type ReactNode, useState } from "react";
import { Dialog } from "./dialog";
import styles from "./dialog.module.css";

interface Props {
  title: string;
  /** Label of the button. */
  action: string;
  /** Runs the action; `refused` gets the reason when it fails. Resolves to true when it is done. */
  onDo(refused: (reason: string) => void): Promise<boolean>;
  onClose(): void;
  disabled?: boolean;
  /** The button gets the focus: there is nothing to fill in. */
  isReady?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form with one action; it stays open while the action fails. */
export function FormDialog({
  title,
  action,
  onDo,
  onClose,
  disabled = false,
  isReady,
  className,
  children,
}: Props) {
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const act = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    const done = await onDo(setTrouble);
    if (done) onClose();
    else setBusy(false);
  };
  return (
    <Dialog title={title} onClose={onClose} className={className}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void act();
        }}
      >
        {children}
        {trouble !== undefined && (
          <p className={styles.trouble} role="alert">
            {trouble}
          </p>
        )}
        <div className={styles.buttons}>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="primary" disabled={busy || disabled} data-first={isReady}>
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
