import { create } from "zustand";

/**
 * Where the words of the map stand while the set-up is previewed: there, beside the list of forces, so that the map has
 * the room. Without it they stand beside the map itself.
 */
export const useBeside = create<{ place: HTMLElement | null }>(() => ({ place: null }));
