"use client";

import { create } from "zustand";

const KEY = "sandtable.coasts";

interface Coasts {
  /** Maps are drawn with their coasts, if they have any. */
  shown: boolean;
  switch(): void;
}

/** One switch for all maps; it is remembered between visits. */
export const useCoasts = create<Coasts>((set, get) => ({
  shown: typeof localStorage === "undefined" || localStorage.getItem(KEY) !== "off",
  switch() {
    const shown = !get().shown;
    localStorage.setItem(KEY, shown ? "on" : "off");
    set({ shown });
  },
}));
