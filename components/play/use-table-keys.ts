import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useOrder, usePlay } from "./use-play";

const fields = "input, textarea, select";

type Press = KeyboardEvent | ReactKeyboardEvent;

/**
 * Keys of the table: digits choose, / filters, U and R undo and redo, B lets bots finish the step. They also work
 * after the focused element has gone, such as a button that was clicked and is no longer offered.
 */
export function useTableKeys(whole: RefObject<HTMLElement | null>, choose: (index: number) => void) {
  const order = useOrder();
  const table = usePlay((state) => state.table);
  const onKeyDown = (event: Press): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(fields)) return;
    const shown = table?.shown;
    if (!shown || table.busy !== undefined) return;
    const { key } = event;
    if (/^[1-9]$/.test(key)) choose(Number(key) - 1);
    else if (key === "/") whole.current?.querySelector<HTMLInputElement>("[data-narrow]")?.focus();
    else if (key === "u" || key === "U") {
      if (shown.undo) order({ do: "go", moment: shown.at - 1 });
    } else if (key === "r" || key === "R") {
      if (shown.redo) order({ do: "go", moment: shown.at + 1 });
    } else if (key === "b" || key === "B") {
      if (!shown.outcome) order({ do: "bot", span: "step" });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const latest = useRef(onKeyDown);
  latest.current = onKeyDown;
  useEffect(() => {
    const onLost = (event: KeyboardEvent): void => {
      if (event.target === document.body) latest.current(event);
    };
    document.addEventListener("keydown", onLost);
    return () => document.removeEventListener("keydown", onLost);
  }, []);
  return onKeyDown;
}
