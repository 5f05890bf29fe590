"use client";

import { useEffect } from "react";
import { useWorkbench } from "../workbench/context";
import { closeTab } from "../workbench/tabs";

/** Keys that hold everywhere in the studio. */
export function Keys() {
  const workbench = useWorkbench();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const inField = event.target instanceof HTMLInputElement && !event.target.closest(".monaco-editor");
      if (key === "s") void workbench.saveAll();
      else if (key === "z" && !inField) {
        if (event.shiftKey) workbench.redo();
        else workbench.undo();
      } else if (key === "y" && !inField) workbench.redo();
      else if (key === "w" && event.shiftKey) closeTab(workbench, workbench.state.active);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before Monaco, which has an undo of its own for each text.
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [workbench]);
  return null;
}
