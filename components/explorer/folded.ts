"use client";

import { useCallback, useState } from "react";
import { toggled } from "../workbench/toggled";

const KEY = "sandtable.folded";

/** Collapsed lines of the tree, stored between visits. */
export function useFolded(): [folded: ReadonlySet<string>, turn: (id: string) => void] {
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => read(localStorage.getItem(KEY)));
  const turn = useCallback((id: string) => {
    setFolded((before) => {
      const next = toggled(before, id);
      localStorage.setItem(KEY, JSON.stringify([...next]));
      return next;
    });
  }, []);
  return [folded, turn];
}

function read(kept: string | null): ReadonlySet<string> {
  if (kept === null) return new Set();
  try {
    const found: unknown = JSON.parse(kept);
    return new Set(Array.isArray(found) ? found.filter((each) => typeof each === "string") : []);
  } catch {
    // The stored value is invalid: everything is expanded.
    return new Set();
  }
}
