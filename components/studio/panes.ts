import { create } from "zustand";

/** Which panes of the window are open, remembered from one visit to the next. */
export interface Panes {
  explorer: boolean;
  problems: boolean;
  layers: boolean;
  preview: boolean;
  /** The preview that is shown, or was shown last. */
  previewShown: string;
  /** Changes are compared with the game and its errata, not with the printed game. */
  sinceErrata: boolean;
  /** What the lower pane shows where the window is too narrow for panes on the right. */
  below: "problems" | "layers" | "preview";
}

const KEY = "sandtable.panes";

/** Windows in which the preview is there from the first visit on, beside an editor with room enough. */
const roomy = "(min-width: 1400px)";

const atFirst: Panes = {
  explorer: true,
  problems: true,
  layers: false,
  preview: false,
  previewShown: "",
  sinceErrata: false,
  below: "problems",
};

/** What was remembered, as far as it can be read. `hasRoom`: for the preview, if nothing is remembered of it. */
export function readPanes(kept: string | null, hasRoom = false): Panes {
  const first = { ...atFirst, preview: hasRoom };
  if (kept === null) return first;
  try {
    const found = JSON.parse(kept) as Partial<Record<keyof Panes, unknown>> | null;
    const isOn = (pane: "explorer" | "problems" | "layers" | "preview" | "sinceErrata"): boolean =>
      typeof found?.[pane] === "boolean" ? found[pane] : first[pane];
    return {
      explorer: isOn("explorer"),
      problems: isOn("problems"),
      layers: isOn("layers"),
      preview: isOn("preview"),
      previewShown: typeof found?.previewShown === "string" ? found.previewShown : "",
      sinceErrata: isOn("sinceErrata"),
      below: found?.below === "layers" || found?.below === "preview" ? found.below : "problems",
    };
  } catch {
    // Somebody else wrote there: the window opens as it does at first.
    return first;
  }
}

export const usePanes = create<Panes>(() =>
  typeof localStorage === "undefined"
    ? atFirst
    : readPanes(localStorage.getItem(KEY), matchMedia(roomy).matches),
);

export function setPanes(change: Partial<Panes>): void {
  usePanes.setState(change);
  localStorage.setItem(KEY, JSON.stringify(usePanes.getState()));
}

export const togglePane = (pane: "explorer" | "problems"): void =>
  setPanes({ [pane]: !usePanes.getState()[pane] });

/** Windows narrower than this have no room for a pane on the right (CSS pixels). */
export const narrow = "(max-width: 1199px)";

const isNarrow = (): boolean => matchMedia(narrow).matches;

/** The pane of layers or the preview: on the right, or in narrow windows as a tab below. */
function toggleSide(pane: "layers" | "preview"): void {
  const panes = usePanes.getState();
  if (!isNarrow()) return setPanes({ [pane]: !panes[pane] });
  const isShown = panes.problems && panes.below === pane;
  setPanes(isShown ? { below: "problems" } : { problems: true, below: pane });
}

/** In a narrow window the preview leaves the room to the editor; the problems stay below it. */
export function clearBelow(): void {
  if (isNarrow() && usePanes.getState().below !== "problems") setPanes({ below: "problems" });
}

export const toggleLayers = (): void => toggleSide("layers");
export const togglePreview = (): void => toggleSide("preview");

/** Opens the preview at one of its previews. */
export function showPreview(id: string): void {
  const opened = isNarrow() ? { problems: true, below: "preview" as const } : { preview: true };
  setPanes({ ...opened, previewShown: id });
}

/** Whether the pane is to be seen. */
export const isSideShown = (panes: Panes, pane: "layers" | "preview", inNarrow: boolean): boolean =>
  inNarrow ? panes.problems && panes.below === pane : panes[pane];

/** Whether the preview is open, wherever it stands in this window. */
export const isPreviewShown = (): boolean => isSideShown(usePanes.getState(), "preview", isNarrow());

export function hidePreview(): void {
  if (isPreviewShown()) setPanes(isNarrow() ? { below: "problems" } : { preview: false });
}
