import { child, type DraftLayer } from "../../../documents";

/** The ids that a layer requires, with their positions in its list. */
export function requirements(layer: DraftLayer): { id: string; at: number }[] {
  const list = child(layer.manifest, "requires");
  return Array.isArray(list) ? list.flatMap((id, at) => (typeof id === "string" ? [{ id, at }] : [])) : [];
}

/** Circles of layers that require one another, each once, from its first layer by name: ["a", "b"] for a, b, a. */
export function cyclesOf(layers: readonly DraftLayer[]): string[][] {
  const byId = new Map(layers.map((layer) => [layer.id, layer]));
  const cycles = new Map<string, string[]>();
  const done = new Set<string>();
  const visit = (id: string, path: string[]): void => {
    const at = path.indexOf(id);
    if (at >= 0) {
      const cycle = fromSmallest(path.slice(at));
      cycles.set(cycle.join("\n"), cycle);
      return;
    }
    const layer = byId.get(id);
    if (done.has(id) || !layer) return;
    for (const next of requirements(layer)) visit(next.id, [...path, id]);
    done.add(id);
  };
  for (const id of [...byId.keys()].sort()) visit(id, []);
  return [...cycles.values()];
}

function fromSmallest(cycle: readonly string[]): string[] {
  const start = cycle.indexOf([...cycle].sort()[0] ?? "");
  return [...cycle.slice(start), ...cycle.slice(0, start)];
}
