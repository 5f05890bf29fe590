import { useBench } from "./context";
import type { WorkbenchState } from "./types";

/** The layer that edits made by hand go to: the one chosen, else the workspace's own that is on and applies last. */
export function targetLayer({ layer, overview, files }: WorkbenchState): string | undefined {
  if (layer !== undefined) return layer;
  const own = overview.layers.filter(({ id, on }) => on && Object.hasOwn(files, `layers/${id}/layer.json`));
  return own.at(-1)?.id;
}

export const useTargetLayer = (): string | undefined => useBench(targetLayer);
