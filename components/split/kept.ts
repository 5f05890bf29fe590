import { create } from "zustand";
import { isSize, type Size } from "./sizes";

/** The sizes that a person gave to panes, by the panes' ids; the browser keeps them. */

const KEY = "sandtable.sizes";

export const useSizes = create<Readonly<Record<string, Size>>>(() => read());

/** Without a size the pane has its usual one again. */
export function setSize(id: string, size: Size | undefined): void {
  const others = Object.entries(useSizes.getState()).filter(([each]) => each !== id);
  const sizes = Object.fromEntries(size === undefined ? others : [...others, [id, size] as const]);
  useSizes.setState(sizes, true);
  localStorage.setItem(KEY, JSON.stringify(sizes));
}

function read(): Record<string, Size> {
  if (typeof localStorage === "undefined") return {};
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    return Object.fromEntries(Object.entries(kept).filter((each): each is [string, Size] => isSize(each[1])));
  } catch (error) {
    // What is kept is no JSON: the usual sizes do.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
