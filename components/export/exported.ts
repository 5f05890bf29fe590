import { create } from "zustand";

/** The formats of the last export that was made in this window. */
export const useExported = create<{ formats: readonly string[] }>(() => ({ formats: [] }));
