"use client";

import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";

interface Props {
  title: string;
  /** Left out, the title is there for screen readers only. */
  titled?: boolean;
  className?: string;
  onClose(): void;
  children: ReactNode;
}

/** A window over the studio that holds the keyboard, and gives it back to where it was. */
export function Dialog({ title, titled = true, className, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    return () => shown.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={className ?? styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A press beside the window closes it.
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <h2 id={id} className={titled ? styles.title : "hidden"}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
