import { create } from "zustand";

/**
 * Where the text of the map is shown while the set-up is previewed: beside the list of forces, so that the map has
 * more room. Without it the text is beside the map itself.
 */
export const useBeside = create<{ place: HTMLElement | null }>(() => ({ place: null }));
