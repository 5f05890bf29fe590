import { create } from "zustand";

/** What the middle of the table shows. */
export type BoardView = "map" | "battle" | "odds" | "off";

interface Shown {
  view: BoardView;
  setView(view: BoardView): void;
}

export const useBoardView = create<Shown>((set) => ({ view: "map", setView: (view) => set({ view }) }));
