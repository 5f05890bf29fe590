import { create } from "zustand";

/** What the middle of the table shows. */
export type BoardView = "map" | "battle" | "odds" | "off";

interface ShownBoard {
  view: BoardView;
  setView(view: BoardView): void;
}

export const useBoardView = create<ShownBoard>((set) => ({ view: "map", setView: (view) => set({ view }) }));
