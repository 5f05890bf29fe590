import { useBench } from "./context";
import { isOwnFile } from "./state";
import type { WorkbenchState } from "./types";

/** The layer that edits made by hand go to: the one chosen, else the workspace's own that is on and applies last. */
export function targetLayer({ layer, overview, files }: WorkbenchState): string | undefined {
  const own = overview.layers.filter(({ id, on }) => on && isOwnFile(files, `layers/${id}/layer.json`));
  // A layer that was chosen and is off now, or gone, takes no edits.
  return own.find(({ id }) => id === layer)?.id ?? own.at(-1)?.id;
}

export const useTargetLayer = (): string | undefined => useBench(targetLayer);
