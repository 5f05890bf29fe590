import type { KeyboardEvent, RefObject } from "react";
import { useOrder, usePlay } from "./use-play";

const fields = "input, textarea, select";

/** Keys of the table: digits choose, / narrows, U and R go back and forth in time, B lets bots finish the step. */
export function useTableKeys(whole: RefObject<HTMLElement | null>, choose: (index: number) => void) {
  const order = useOrder();
  const table = usePlay((state) => state.table);
  return (event: KeyboardEvent): void => {
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
}
