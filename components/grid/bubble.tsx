"use client";

import { type ReactNode, type RefObject, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./grid.module.css";

/** A popover at a cell; above the cell where there is no room below. */
export function Bubble({
  anchor,
  className,
  children,
}: {
  anchor: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
}) {
  const [place, setPlace] = useState<{ left: number; top?: number; bottom?: number; width: number }>();
  useLayoutEffect(() => {
    const follow = (): void => {
      const box = anchor.current?.getBoundingClientRect();
      if (!box) return;
      const isLow = box.bottom > window.innerHeight * 0.62;
      const left = Math.max(4, Math.min(box.left, window.innerWidth - 340));
      setPlace({
        left,
        width: box.width,
        ...(isLow ? { bottom: window.innerHeight - box.top + 2 } : { top: box.bottom + 2 }),
      });
    };
    follow();
    window.addEventListener("scroll", follow, { capture: true });
    window.addEventListener("resize", follow);
    return () => {
      window.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("resize", follow);
    };
  }, [anchor]);
  if (!place) return null;
  const { width, ...rest } = place;
  return createPortal(
    <div className={`${styles.bubble} ${className ?? ""}`} style={{ ...rest, minWidth: width }}>
      {children}
    </div>,
    document.body,
  );
}
