import type { LayerSummary } from "../desk/protocol";

/** The order of the layers that are on, with one of them at another's place; undefined where it cannot go. */
export function movedTo(layers: readonly LayerSummary[], id: string, to: string): string[] | undefined {
  const on = layers.filter((layer) => layer.on);
  const from = on.findIndex((layer) => layer.id === id);
  const at = on.findIndex((layer) => layer.id === to);
  if (from < 0 || at < 0 || from === at || on[from]!.fixed || on[at]!.fixed) return undefined;
  const order = on.map((layer) => layer.id);
  return order.toSpliced(from, 1).toSpliced(at, 0, id);
}

/** The same with a layer one place earlier (-1) or later (1). */
export function movedBy(layers: readonly LayerSummary[], id: string, by: 1 | -1): string[] | undefined {
  const on = layers.filter((layer) => layer.on);
  const to = on[on.findIndex((layer) => layer.id === id) + by];
  return to && movedTo(layers, id, to.id);
}
