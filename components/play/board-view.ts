import { create } from "zustand";

/** What the middle of the table shows. */
/** A display goes by "display:" and its id. */
export type BoardView = "map" | "battle" | "odds" | "paths" | "off" | `display:${string}`;

interface ShownBoard {
  view: BoardView;
  setView(view: BoardView): void;
  /** A place that the map is asked to show; counted, so that the same one can be asked for again. */
  wanted: { place: string; times: number } | undefined;
  show(place: string): void;
  /** The place that is selected on the map. */
  selected: { id: string; name: string } | undefined;
}

export const useBoardView = create<ShownBoard>((set) => ({
  view: "map",
  setView: (view) => set({ view }),
  wanted: undefined,
  selected: undefined,
  show: (place) => set(({ wanted }) => ({ wanted: { place, times: (wanted?.times ?? 0) + 1 } })),
}));
