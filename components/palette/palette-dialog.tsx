"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";
import styles from "./palette.module.css";

/** The palette's own dialog: at the top, and known to the keys of the studio. */
export function PaletteDialog({
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
    const shown = dialog.current!;
    shown.showModal();
    return () => shown.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      data-palette=""
      className={styles.palette}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  );
}
