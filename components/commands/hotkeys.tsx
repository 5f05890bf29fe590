"use client";

import { useEffect } from "react";
import { useWorkbench } from "../workbench/context";
import { presses, writesText } from "./keys";
import { commands } from "./registry";

const fields = "input, textarea, select, [contenteditable='true']";

/** The keys of all commands, wherever the focus is. */
export function Hotkeys() {
  const workbench = useWorkbench();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.isComposing || event.defaultPrevented) return;
      // A dialog gets all keys, except that the keys of the palette also switch its list.
      const dialog = document.querySelector("dialog[open]");
      if (dialog && !dialog.hasAttribute("data-palette")) return;
      const target = event.target instanceof Element ? event.target : undefined;
      const inMonaco = Boolean(target?.closest(".monaco-editor"));
      const inField = !inMonaco && Boolean(target?.closest(fields));
      for (const command of commands) {
        const keys = command.keys?.find((each) => presses(event, each));
        if (keys === undefined || (inField && command.notInFields)) continue;
        if ((inField || inMonaco) && writesText(keys)) continue;
        if (dialog && !command.id.startsWith("go.")) continue;
        // A command that cannot run now also blocks the browser's own action: Ctrl+P without a document does not
        // print.
        event.preventDefault();
        event.stopPropagation();
        if (command.when?.(workbench) ?? true) void command.run(workbench);
        return;
      }
    };
    // Before Monaco, which has an undo of its own for each text.
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [workbench]);
  return null;
}
