import type { LayerSummary, Overview } from "../desk/protocol";
import { useBench } from "./context";
import { isOwnFile } from "./state";
import type { WorkbenchState } from "./types";

/** The workspace's own layers that are on: those that can be edited. */
export const ownLayers = ({ layers }: Overview, files: WorkbenchState["files"]): LayerSummary[] =>
  layers.filter(({ id, on }) => on && isOwnFile(files, `layers/${id}/layer.json`));

/** The layer that edits made by hand go to: the one chosen, else the workspace's own that is on and applies last. */
export function targetLayer({ layer, overview, files }: WorkbenchState): string | undefined {
  const own = ownLayers(overview, files);
  // A layer that was chosen and is off now, or gone, takes no edits.
  return own.find(({ id }) => id === layer)?.id ?? own.at(-1)?.id;
}

export const useTargetLayer = (): string | undefined => useBench(targetLayer);
