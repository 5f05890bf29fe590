"use client";

import { create } from "zustand";

const KEY = "sandtable.coasts";

interface Coasts {
  /** Maps are drawn with their coasts, where they have any. */
  shown: boolean;
  switch(): void;
}

/** One switch for all maps, remembered from one visit to the next. */
export const useCoasts = create<Coasts>((set, get) => ({
  shown: typeof localStorage === "undefined" || localStorage.getItem(KEY) !== "off",
  switch() {
    const shown = !get().shown;
    localStorage.setItem(KEY, shown ? "on" : "off");
    set({ shown });
  },
}));
