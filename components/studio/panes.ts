import { create } from "zustand";

/** Which panes of the window are open; remembered between visits. */
export interface Panes {
  explorer: boolean;
  problems: boolean;
  layers: boolean;
  preview: boolean;
  /** The preview that is shown, or was shown last. */
  previewShown: string;
  /** Changes are compared with the game and its errata, not with the printed game. */
  sinceErrata: boolean;
  /** What the lower pane shows in a window too narrow for panes on the right. */
  below: "problems" | "layers" | "preview";
}

const KEY = "sandtable.panes";

/** In windows of this width the preview is open from the first visit, and leaves the editor room enough. */
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

/** The stored state, as far as it is valid. `hasRoom`: for the preview, if nothing is stored about it. */
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
    // Another program wrote this value: the window opens as on a first visit.
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

/** In a narrow window the preview gives way to the editor; the problems stay below it. */
export function clearBelow(): void {
  if (isNarrow() && usePanes.getState().below !== "problems") setPanes({ below: "problems" });
}

export const toggleLayers = (): void => toggleSide("layers");
export const togglePreview = (): void => toggleSide("preview");

/** Opens the preview on one of its tabs. */
export function showPreview(id: string): void {
  const opened = isNarrow() ? { problems: true, below: "preview" as const } : { preview: true };
  setPanes({ ...opened, previewShown: id });
}

/** Whether the pane is visible. */
export const isSideShown = (panes: Panes, pane: "layers" | "preview", inNarrow: boolean): boolean =>
  inNarrow ? panes.problems && panes.below === pane : panes[pane];

/** Whether the preview is open, wherever it is in this window. */
export const isPreviewShown = (): boolean => isSideShown(usePanes.getState(), "preview", isNarrow());

/** Whether the preview is open and shows the set-up, which is its first. */
export const isSetUpShown = (): boolean =>
  isPreviewShown() && ["", "set-up"].includes(usePanes.getState().previewShown);

export function hidePreview(): void {
  if (isPreviewShown()) setPanes(isNarrow() ? { below: "problems" } : { preview: false });
}
