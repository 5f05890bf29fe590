import { make } from "../workbench/make";
import { targetLayer } from "../workbench/layer";
import { begunPatch } from "../../lib/editing";
import { goToPlace, openTab } from "../workbench/tabs";
import type { Workbench } from "../workbench/workbench";
import { openOverlay } from "../studio/overlay";

const titleOf = ({ state }: Workbench, id: string): string =>
  state.overview.layers.find((layer) => layer.id === id)?.title ?? id;

export const toggleLayer = (workbench: Workbench, id: string, on: boolean): Promise<unknown> =>
  make(workbench, `Turn ${titleOf(workbench, id)} ${on ? "on" : "off"}`, () =>
    workbench.desk.ask("switchLayer", id, on),
  );

export const orderLayers = (workbench: Workbench, id: string, order: readonly string[]): Promise<unknown> =>
  make(workbench, `Move ${titleOf(workbench, id)}`, () => workbench.desk.ask("setLayerOrder", order));

/** Opens the patch of the layer that edits go to on a document; without such a layer, asks for one. */
export async function editInLayer(workbench: Workbench, document: string): Promise<void> {
  const layer = targetLayer(workbench.state);
  if (layer === undefined) return openOverlay({ kind: "new-layer" });
  const isNew = workbench.text(`layers/${layer}/${document}`) === undefined;
  const file = await make(workbench, `Start editing ${document} in ${titleOf(workbench, layer)}`, () =>
    workbench.desk.ask("openPatch", layer, document),
  );
  if (file === undefined) return;
  if (isNew) goToPlace(workbench, file, begunPatch);
  else openTab(workbench, file, "text");
}

/** Lets a layer note anew what stands below all that it changes. */
export const noteLayer = (workbench: Workbench, id: string): Promise<unknown> =>
  make(workbench, `Record the original values of ${titleOf(workbench, id)}`, () =>
    workbench.desk.ask("noteLayer", id),
  );

export const revertChange = (
  workbench: Workbench,
  place: { document: string; pointer: string },
  layer: string,
): Promise<unknown> =>
  make(workbench, `Revert the change of ${place.pointer || place.document}`, () =>
    workbench.desk.ask("revertChange", place, layer),
  );

/** Takes a layer of the workspace away, with all that it changes, as one action. */
export async function deleteLayer(workbench: Workbench, id: string): Promise<void> {
  const label = `Delete the layer ${titleOf(workbench, id)}`;
  const { revision } = workbench.state;
  const change = await workbench.desk.ask("switchLayer", id, false);
  if (workbench.state.revision !== revision) return deleteLayer(workbench, id);
  if (!change.ok) return workbench.store.setState({ notice: change.reason });
  const files = Object.keys(workbench.ownFiles()).filter((path) => path.startsWith(`layers/${id}/`));
  workbench.remove(label, files, change.edits);
}
