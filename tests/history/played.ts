import { assemble, withScenario } from "../../lib/documents";
import type { Documents } from "../../lib/games";
import { openWorkspace } from "../../lib/workspace";

/** The merged documents of a workspace with the scenario's own overrides, as the command line plays them. */
export function documentsAsPlayed(folder: string, scenario: string): Documents {
  const { files, layers, without } = openWorkspace(folder);
  const { documents } = withScenario(assemble(files, { layers, without }), scenario);
  return Object.fromEntries([...documents].map(([path, { value }]) => [path, value]));
}
