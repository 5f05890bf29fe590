"use client";

import { type DragEvent, useState } from "react";
import { orderLayers } from "../layers/actions";
import { movedTo } from "../layers/order";
import { useBench, useWorkbench } from "../workbench/context";

export interface LayerDrag {
  /** The layer under the dragged one where it can be dropped, and whether it goes above or below. */
  over: { id: string; edge: "above" | "below" } | undefined;
  /** The attributes of a layer's line. */
  of(id: string): {
    draggable: boolean;
    onDragStart(event: DragEvent): void;
    onDragOver(event: DragEvent): void;
    onDragLeave(): void;
    onDrop(event: DragEvent): void;
    onDragEnd(): void;
  };
}

/** Reorders layers by drag and drop. */
export function useLayerDrag(): LayerDrag {
  const workbench = useWorkbench();
  const layers = useBench((state) => state.overview.layers);
  const [taken, setTaken] = useState<string>();
  const [over, setOver] = useState<LayerDrag["over"]>();
  const end = (): void => {
    setTaken(undefined);
    setOver(undefined);
  };
  return {
    over,
    of: (id) => ({
      draggable: layers.some((layer) => layer.id === id && layer.on && !layer.fixed),
      onDragStart(event) {
        setTaken(id);
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", id);
      },
      onDragOver(event) {
        const order = taken === undefined ? undefined : movedTo(layers, taken, id);
        if (taken === undefined || !order) return setOver(undefined);
        event.preventDefault();
        setOver({ id, edge: order.indexOf(id) < order.indexOf(taken) ? "below" : "above" });
      },
      onDragLeave: () => setOver(undefined),
      onDrop(event) {
        event.preventDefault();
        const order = taken === undefined ? undefined : movedTo(layers, taken, id);
        if (taken !== undefined && order) void orderLayers(workbench, taken, order);
        end();
      },
      onDragEnd: end,
    }),
  };
}
