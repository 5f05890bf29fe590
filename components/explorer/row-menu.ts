import { isBattlePath, isScenarioPath } from "../../lib/documents";
import { keysInWords, onMac } from "../commands/keys";
import { deleteLayer, editInLayer, noteLayer, orderLayers, toggleLayer } from "../layers/actions";
import { movedBy } from "../layers/order";
import type { MenuItem } from "../menu/menu";
import { showOdds } from "../odds/open";
import { openEntry } from "../playtests/open";
import { openOverlay } from "../studio/overlay";
import { targetLayer } from "../workbench/layer";
import { canRevert, revert } from "../workbench/revert";
import type { Workbench } from "../workbench/workbench";
import { type Entry, fileOf } from "./sections";

/** The menu of a line of the explorer. */
export function menuOf(workbench: Workbench, entry: Entry): MenuItem[] {
  const { path, layer, own } = entry;
  const file = fileOf(entry);
  const items: MenuItem[] = [
    { id: "open", label: "Open", keys: "Enter", run: () => openEntry(workbench, path) },
  ];
  if (workbench.state.playtests[path]) {
    items.push({ id: "run", label: "Run again", run: () => workbench.playtests.again(path) });
  }
  if (layer) items.push(...layerItems(workbench, entry));
  if (entry.editable) {
    const target = targetLayer(workbench.state);
    const title = workbench.state.overview.layers.find(({ id }) => id === target)?.title;
    items.push({
      id: "edit",
      label: `Edit in ${title ?? "a layer of my own"}`,
      run: () => void editInLayer(workbench, path),
    });
  }
  if (isScenarioPath(path)) {
    items.push({
      id: "scenario",
      label: "New scenario from this one",
      run: () => openOverlay({ kind: "new-scenario", from: path }),
    });
  }
  if (isBattlePath(path)) {
    items.push(
      { id: "odds", label: "Show its odds", run: () => showOdds(workbench, path) },
      {
        id: "battle",
        label: "New battle from this one",
        run: () => openOverlay({ kind: "new-battle", from: path }),
      },
    );
  }
  if (own && canRevert(workbench.state.files[file])) {
    items.push({
      id: "revert",
      label: "Revert the file",
      run: () => revert(workbench, [file]),
    });
  }
  if (own && !layer && path !== "sandtable.json") {
    items.push({
      id: "delete",
      label: "Delete",
      keys: "Delete",
      run: () => workbench.remove(`Delete ${file}`, [file]),
    });
  }
  return items;
}

function layerItems(workbench: Workbench, { layer, own }: Entry): MenuItem[] {
  if (!layer) return [];
  const { id, on } = layer;
  const { layers } = workbench.state.overview;
  const move = (by: 1 | -1, label: string, key: string): MenuItem => {
    const order = movedBy(layers, id, by);
    return {
      id: label,
      label,
      keys: keysInWords(`Alt+${key}`, onMac()),
      disabled: order === undefined,
      run: () => void (order && orderLayers(workbench, id, order)),
    };
  };
  return [
    {
      id: "turn",
      label: on ? "Turn off" : "Turn on",
      keys: "Space",
      run: () => void toggleLayer(workbench, id, !on),
    },
    ...(own
      ? [
          {
            id: "target",
            label: "Edit in this layer",
            disabled: !on || targetLayer(workbench.state) === id,
            run: () => workbench.store.setState({ layer: id }),
          },
          {
            id: "words",
            label: "Edit title and reason …",
            run: () => openOverlay({ kind: "edit-layer", layer: id }),
          },
          {
            id: "note",
            label: "Note the original values",
            disabled: !on,
            run: () => void noteLayer(workbench, id),
          },
        ]
      : []),
    move(-1, "Apply earlier", "ArrowUp"),
    move(1, "Apply later", "ArrowDown"),
    ...(own
      ? [
          {
            id: "delete",
            label: "Delete this layer",
            keys: "Delete",
            run: () => void deleteLayer(workbench, id),
          },
        ]
      : []),
  ];
}
