import type { Move } from "./selection";

/** Actions of keys in a grid. */
export type KeyAction =
  | { do: "move"; step: Move; extend: boolean }
  /** Start editing; `text` replaces the old text. */
  | { do: "edit"; text?: string }
  /** Make the column wider or narrower; "fit": as wide as its contents. */
  | { do: "widen"; by: -1 | 1 | "fit" }
  | { do: "filter" | "toggle" | "clear" | "fill" | "all" | "escape" | "sort" };

export interface Key {
  key: string;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
}

const arrows: Readonly<Record<string, { step: Move; far: Move }>> = {
  ArrowLeft: { step: "left", far: "rowStart" },
  ArrowRight: { step: "right", far: "rowEnd" },
  ArrowUp: { step: "up", far: "top" },
  ArrowDown: { step: "down", far: "bottom" },
  Home: { step: "rowStart", far: "first" },
  End: { step: "rowEnd", far: "last" },
};

/** The action of a key on a cell that is not being edited; undefined when it is not for the grid. */
export function keyAction(
  { key, ctrl, shift, alt }: Key,
  where: { heading: boolean; boolean: boolean },
): KeyAction | undefined {
  if (alt) return where.heading && !ctrl ? withAlt(key) : undefined;
  const arrow = arrows[key];
  if (arrow !== undefined) return { do: "move", step: ctrl ? arrow.far : arrow.step, extend: shift };
  if (key === "PageUp" || key === "PageDown") {
    return { do: "move", step: key === "PageUp" ? "pageUp" : "pageDown", extend: shift };
  }
  if (key === "Tab" && !ctrl) return { do: "move", step: shift ? "previous" : "next", extend: false };
  if (key === "Escape") return { do: "escape" };
  if (where.heading) return (key === "Enter" || key === " ") && !ctrl ? { do: "sort" } : undefined;
  if (ctrl) return withCtrl(key.toLowerCase());
  switch (key) {
    case "Enter":
    case "F2":
      return where.boolean && key === "Enter" ? { do: "toggle" } : { do: "edit" };
    case " ":
      return where.boolean ? { do: "toggle" } : { do: "edit", text: "" };
    case "Delete":
    case "Backspace":
      return { do: "clear" };
    default:
      // One letter, whatever its length in code units.
      return [...key].length === 1 ? { do: "edit", text: key } : undefined;
  }
}

function withAlt(key: string): KeyAction | undefined {
  if (key === "ArrowLeft") return { do: "widen", by: -1 };
  if (key === "ArrowRight") return { do: "widen", by: 1 };
  if (key === "ArrowDown") return { do: "filter" };
  return key === "Home" ? { do: "widen", by: "fit" } : undefined;
}

function withCtrl(key: string): KeyAction | undefined {
  if (key === "d") return { do: "fill" };
  if (key === "a") return { do: "all" };
  return undefined;
}

/** Actions of keys while a cell is being edited: keep the text and move, or cancel. */
export function editorKey({ key, shift, ctrl, alt }: Key): { keep: Move | "stay" } | "cancel" | undefined {
  if (alt || ctrl) return undefined;
  if (key === "Escape") return "cancel";
  if (key === "Enter") return { keep: shift ? "up" : "down" };
  if (key === "Tab") return { keep: shift ? "previous" : "next" };
  return undefined;
}
