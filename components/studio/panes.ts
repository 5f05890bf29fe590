import { create } from "zustand";

/** Which panes of the window are open, remembered from one visit to the next. */
export interface Panes {
  explorer: boolean;
  problems: boolean;
  layers: boolean;
  /** What the lower pane shows where the window is too narrow for a pane of layers on the right. */
  below: "problems" | "layers";
}

const KEY = "sandtable.panes";
const atFirst: Panes = { explorer: true, problems: true, layers: false, below: "problems" };

/** What was remembered, as far as it can be read. */
export function readPanes(kept: string | null): Panes {
  if (kept === null) return atFirst;
  try {
    const found = JSON.parse(kept) as Partial<Record<keyof Panes, unknown>> | null;
    const open = (pane: "explorer" | "problems" | "layers"): boolean =>
      typeof found?.[pane] === "boolean" ? found[pane] : atFirst[pane];
    return {
      explorer: open("explorer"),
      problems: open("problems"),
      layers: open("layers"),
      below: found?.below === "layers" ? "layers" : "problems",
    };
  } catch {
    // Somebody else wrote there: the window opens as it does at first.
    return atFirst;
  }
}

export const usePanes = create<Panes>(() =>
  readPanes(typeof localStorage === "undefined" ? null : localStorage.getItem(KEY)),
);

export function setPanes(change: Partial<Panes>): void {
  usePanes.setState(change);
  localStorage.setItem(KEY, JSON.stringify(usePanes.getState()));
}

export const togglePane = (pane: "explorer" | "problems"): void =>
  setPanes({ [pane]: !usePanes.getState()[pane] });

/** Windows narrower than this have no room for a pane on the right (CSS pixels). */
export const narrow = "(max-width: 1199px)";

/** The pane of layers: on the right, or in narrow windows as a tab below. */
export function toggleLayers(): void {
  const { layers, problems, below } = usePanes.getState();
  if (!matchMedia(narrow).matches) return setPanes({ layers: !layers });
  const shown = problems && below === "layers";
  setPanes(shown ? { below: "problems" } : { problems: true, below: "layers" });
}
