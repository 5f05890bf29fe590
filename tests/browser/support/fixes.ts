import type { Workspace } from "./studio";

const fixes = {
  id: "fixes",
  kind: "errata",
  title: "Fixes",
  reason: "Slips found at the table.",
  citations: [],
  requires: [],
  conflicts: [],
  default: false,
};

/** Gives a workspace a layer of errata that is on; `more`: further members of its layer.json. */
export function addFixes(workspace: Workspace, more: object = {}): void {
  const manifest = JSON.parse(workspace.read("sandtable.json")) as { layers: string[] };
  workspace.write("sandtable.json", JSON.stringify({ ...manifest, layers: [...manifest.layers, "fixes"] }));
  workspace.write("layers/fixes/layer.json", JSON.stringify({ ...fixes, ...more }));
}
