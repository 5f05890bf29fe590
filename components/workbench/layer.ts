import type { LayerSummary, Overview } from "../desk/protocol";
import { useBench } from "./context";
import { isOwnFile } from "./state";
import type { WorkbenchState } from "./types";

/** The workspace's own layers that are on: those that can be edited. */
export const ownLayers = ({ layers }: Overview, files: WorkbenchState["files"]): LayerSummary[] =>
  layers.filter(({ id, on }) => on && isOwnFile(files, `layers/${id}/layer.json`));

/** The target layer of edits by hand: the chosen one, else the last of the workspace's own layers that are on. */
export function targetLayer({ layer, overview, files }: WorkbenchState): string | undefined {
  const own = ownLayers(overview, files);
  // A chosen layer that is off now, or deleted, takes no edits.
  return own.find(({ id }) => id === layer)?.id ?? own.at(-1)?.id;
}

export const useTargetLayer = (): string | undefined => useBench(targetLayer);
