import { type RefObject, useEffect } from "react";
import { isFullWidth, setFullWidth } from "./full-width";

const fields = "input, textarea, select, [contenteditable='true']";

/**
 * F in the preview switches full width on and off; Escape switches it off. The listener is added last, so that
 * elements in the preview can handle these keys first.
 */
export function useWidthKeys(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open]")) return;
      const target = event.target instanceof Element ? event.target : document.body;
      // At full width it also handles keys that are pressed while nothing has the focus.
      const isHere = section.current?.contains(target) || (isFullWidth() && target === document.body);
      if (!isHere) return;
      if (event.key === "Escape" && isFullWidth()) setFullWidth(false);
      else if (event.key.toLowerCase() === "f" && !target.closest(fields)) setFullWidth(!isFullWidth());
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [section]);
}
