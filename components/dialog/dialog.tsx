"use client";

import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";

interface Props {
  title: string;
  /** The title is for screen readers only. */
  untitled?: boolean;
  /** How large it is and how it lies, where it is not as most are. */
  className?: string;
  /** The studio's keys for the palette hold in it. */
  isPalette?: boolean;
  onClose(): void;
  children: ReactNode;
}

/**
 * A window over the studio that holds the keyboard, and gives it back to where it was. What is marked `data-first`
 * has the focus.
 */
export function Dialog({ title, untitled = false, className, isPalette, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    shown.querySelector<HTMLElement>("[data-first]")?.focus();
    // A long one is read from its top, wherever its first button stands.
    if (shown.querySelector("[data-first]") === null) shown.scrollTop = 0;
    // Closed while it is still in the page, a dialog gives the focus back.
    return () => shown.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.surface} ${className ?? styles.dialog}`}
      aria-labelledby={id}
      data-palette={isPalette ? "" : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A press beside the window closes it.
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <h2 id={id} className={untitled ? "hidden" : styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
