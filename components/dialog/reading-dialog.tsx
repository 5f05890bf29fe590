"use client";

import type { ReactNode } from "react";
import { Dialog } from "./dialog";
import styles from "./dialog.module.css";

interface Props {
  title: string;
  className?: string;
  onClose(): void;
  children: ReactNode;
}

/** A dialog to read, with a button to close it. */
export function ReadingDialog({ title, className, onClose, children }: Props) {
  return (
    <Dialog title={title} className={className} onClose={onClose}>
      {children}
      <div className={styles.buttons}>
        <button className="primary" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
