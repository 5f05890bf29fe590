"use client";

import { useEffect } from "react";
import type { StoreApi } from "zustand/vanilla";
import { documentOfFile } from "../../lib/documents";
import { useWorkbench } from "./context";
import type { WorkbenchState } from "./types";

/**
 * Calls back, synchronously and within the same change, when another document comes to the front in the editor. For
 * a patch it is the document that it changes. `callback` must be a stable function.
 */
export function useFront(callback: (document: string, store: StoreApi<WorkbenchState>) => void): void {
  const { store } = useWorkbench();
  useEffect(() => {
    let before: string | undefined;
    const look = ({ tabs, active }: WorkbenchState): void => {
      const front = tabs[active]?.path;
      if (front === before) return;
      before = front;
      if (front !== undefined) callback(documentOfFile(front), store);
    };
    look(store.getState());
    return store.subscribe(look);
  }, [store, callback]);
}
