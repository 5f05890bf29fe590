"use client";

import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";

interface Props {
  title: string;
  /** The title is for screen readers only. */
  untitled?: boolean;
  /** Size and layout, where they are not the usual ones. */
  className?: string;
  /** The studio's keys for the palette work in it. */
  isPalette?: boolean;
  onClose(): void;
  children: ReactNode;
}

/**
 * A modal window; when it closes, the focus returns to where it was. The element marked `data-first` gets the focus.
 */
export function Dialog({ title, untitled = false, className, isPalette, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    shown.querySelector<HTMLElement>("[data-first]")?.focus();
    // A long dialog is scrolled to its top, wherever its first button is.
    if (shown.querySelector("[data-first]") === null) shown.scrollTop = 0;
    // A dialog gives the focus back only if it is closed while still in the page.
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
      // A click outside the window closes it.
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <h2 id={id} className={untitled ? "hidden" : styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
