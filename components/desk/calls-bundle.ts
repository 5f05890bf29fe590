import * as editing from "../../lib/editing";
import { BundleError } from "../../lib/export/bundle/error";
import { layersOfBundle } from "../../lib/export/bundle/layers";
import { type OpenedBundle, openBundle } from "../../lib/export/bundle/open";
import { rulesetOfBundle } from "../../lib/export/bundle/ruleset";
import { editContext } from "./editing";
import type { Desk } from "./world";

/** The layers that a bundle has for this workspace, with the ids that they would get here; or why there are none. */
export type OfferedLayers =
  | { title: string; layers: (editing.BundledLayer & { as: string })[]; trouble?: undefined }
  | { trouble: string; layers?: undefined };

export const bundleCalls = {
  /** Stores a bundle to compare with under a key. Returns the reason when it cannot be opened. */
  compareWithBundle(desk: Desk, key: string, bytes: Uint8Array): { trouble: string | undefined } {
    const bundle = opened(bytes);
    if ("trouble" in bundle) return bundle;
    desk.held.give(key, rulesetOfBundle(bundle));
    return { trouble: undefined };
  },

  /** The layers of a bundle that can be added to this workspace. */
  layersOfBundle(desk: Desk, bytes: Uint8Array): OfferedLayers {
    const bundle = opened(bytes, "The zip of a whole workspace is imported on the start page.");
    if ("trouble" in bundle) return bundle;
    const { game, title, workspace } = bundle.manifest;
    if (game !== desk.game?.id) {
      return {
        trouble: `It is a bundle of “${game}”; this workspace is of “${desk.game?.id ?? "no game"}”.`,
      };
    }
    const layers = layersOfBundle(bundle);
    if (layers.length === 0) return { trouble: "It has no layers of its own." };
    const ids = editing.idsFor(editContext(desk), layers);
    return { title: workspace ?? title, layers: layers.map((layer) => ({ ...layer, as: ids[layer.id]! })) };
  },

  bringLayers: (desk: Desk, layers: readonly editing.BundledLayer[]) =>
    editing.bringLayers(editContext(desk), layers),
};

/** `elsewhere`: the message for a zip that is not a bundle. */
function opened(bytes: Uint8Array, elsewhere?: string): OpenedBundle | { trouble: string } {
  try {
    return openBundle(bytes);
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    const where = error.code === "not-a-bundle" ? elsewhere : undefined;
    return { trouble: [error.message, error.hint, where].filter((part) => part !== undefined).join(" ") };
  }
}
