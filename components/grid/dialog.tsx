"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";
import styles from "./grid.module.css";

/** A question over everything else; Escape answers no. What is marked `data-first` has the focus. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose(): void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>("[data-first]")?.focus();
    // Closed while it is still in the page, a dialog gives the focus back.
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {children}
    </dialog>
  );
}
