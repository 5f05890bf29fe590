"use client";

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./menu.module.css";

export interface MenuItem {
  id: string;
  label: string;
  /** Keys that do the same, in words. */
  keys?: string;
  disabled?: boolean;
  run(): void;
}

interface Props {
  label: string;
  items: readonly MenuItem[];
  /** Where it opens, on the screen. */
  at: { x: number; y: number };
  onClose(): void;
}

/** A menu at a place of the screen; arrows, Home, End, first letters, Enter and Esc work in it. */
export function Menu({ label, items, at, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [shift, setShift] = useState({ x: 0, y: 0 });
  useLayoutEffect(() => {
    const before = document.activeElement;
    const menu = box.current!;
    const { right, bottom } = menu.getBoundingClientRect();
    setShift({ x: Math.min(0, innerWidth - 8 - right), y: Math.min(0, innerHeight - 8 - bottom) });
    // Where nothing can be chosen, the menu itself has the keys: Esc still closes it.
    (menu.querySelector<HTMLElement>("[role='menuitem']:not(:disabled)") ?? menu).focus();
    return () => {
      if (menu.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, []);

  const press = (event: KeyboardEvent): void => {
    const all = [...box.current!.querySelectorAll<HTMLElement>("[role='menuitem']:not(:disabled)")];
    const now = all.indexOf(document.activeElement as HTMLElement);
    const letter = event.key.length === 1 ? event.key.toLowerCase() : undefined;
    if (event.key === "ArrowDown") all[(now + 1) % all.length]?.focus();
    else if (event.key === "ArrowUp") all[(now - 1 + all.length) % all.length]?.focus();
    else if (event.key === "Home") all[0]?.focus();
    else if (event.key === "End") all.at(-1)?.focus();
    else if (event.key === "Escape" || event.key === "Tab") onClose();
    else if (letter !== undefined && letter !== " ") {
      [...all.slice(now + 1), ...all]
        .find((each) => each.textContent?.toLowerCase().startsWith(letter))
        ?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return createPortal(
    <div className={styles.back} onMouseDown={onClose} onContextMenu={(event) => event.preventDefault()}>
      <div
        ref={box}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        style={{ left: at.x + shift.x, top: at.y + shift.y }}
        onKeyDown={press}
        onMouseDown={(event) => event.stopPropagation()}
      >
        {items.map(({ id, label: words, keys, disabled, run }) => (
          <button
            key={id}
            role="menuitem"
            tabIndex={-1}
            disabled={disabled}
            onClick={() => {
              onClose();
              run();
            }}
          >
            <span>{words}</span>
            {keys !== undefined && <kbd>{keys}</kbd>}
          </button>
        ))}
      </div>
    </div>,
    document.body,
  );
}
