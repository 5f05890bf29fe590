import { useRef, useState } from "react";
import { keyAction } from "../grid/keys";
import { at, move, type Move } from "../grid/selection";

/** One cell of a table has the focus, and the arrow keys move it; cells have `data-place`, "row column". */
export function useCellFocus(rows: number, columns: number) {
  const [focus, setFocus] = useState({ row: 0, column: 0 });
  const body = useRef<HTMLTableElement>(null);
  const extent = { rows, columns, page: rows };
  const go = (step: Move): void => {
    const { focus: next } = move(at(focus.row, focus.column), step, extent, true);
    setFocus(next);
    body.current?.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"] button`)?.focus();
  };
  const press = (event: React.KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (key === "Tab") return;
    const keys = { key, shift: shiftKey, ctrl: ctrlKey || metaKey, alt: altKey };
    const action = keyAction(keys, { heading: false, boolean: false });
    if (action?.do !== "move") return;
    event.preventDefault();
    go(action.step);
  };
  return { body, focus, setFocus, go, press };
}
