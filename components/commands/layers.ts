import { isScenarioPath, kindOfPath } from "../../lib/documents";
import { openOverlay } from "../studio/overlay";
import { toggleLayer, editInLayer } from "../layers/actions";
import { targetLayer } from "../workbench/layer";
import { isOwnFile } from "../workbench/state";
import type { Workbench } from "../workbench/workbench";
import type { Command } from "./types";

const shown = ({ state }: Workbench): string => state.tabs[state.active]?.path ?? "";

export const layerCommands: readonly Command[] = [
  {
    id: "layers.new",
    group: "Layers",
    title: "New layer",
    run: () => openOverlay({ kind: "new-layer" }),
  },
  {
    id: "layers.scenario",
    group: "Layers",
    title: "New scenario from an existing one",
    when: ({ state }) => state.overview.documents.some(({ path }) => isScenarioPath(path)),
    run: (workbench) => {
      const from = shown(workbench);
      openOverlay({ kind: "new-scenario", ...(isScenarioPath(from) && { from }) });
    },
  },
  {
    id: "layers.edit",
    group: "Layers",
    title: ({ state }) => {
      const layer = state.overview.layers.find(({ id }) => id === targetLayer(state));
      return `Edit this document in ${layer?.title ?? "my layer"}`;
    },
    when: (workbench) => {
      const path = shown(workbench);
      return (
        kindOfPath(path).kind === "document" &&
        workbench.text(path) !== undefined &&
        !isOwnFile(workbench.state.files, path) &&
        targetLayer(workbench.state) !== undefined
      );
    },
    run: (workbench) => editInLayer(workbench, shown(workbench)),
  },
];

/** Each layer on or off, and as the one that edits go to. */
export function layersThere({ state }: Workbench): Command[] {
  const target = targetLayer(state);
  return state.overview.layers.flatMap(({ id, title, on }): Command[] => [
    {
      id: `layers.switch-${id}`,
      group: "Layers",
      title: `Turn the layer ${on ? "off" : "on"}: ${title}`,
      run: (workbench) => toggleLayer(workbench, id, !on),
    },
    ...(on && id !== target && isOwnFile(state.files, `layers/${id}/layer.json`)
      ? [
          {
            id: `layers.target-${id}`,
            group: "Layers" as const,
            title: `Edits go to the layer: ${title}`,
            run: ({ store }: Workbench) => store.setState({ layer: id }),
          },
        ]
      : []),
  ]);
}
