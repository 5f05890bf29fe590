import { type FileMap, manifestLayers } from "../../documents";
import { WORKSPACE_FILE } from "../facts";
import { places } from "./contents";
import type { OpenedBundle } from "./open";

/** The texts that a bundle's ruleset is made of: its own state of the game, and the workspace on top of it. */
export interface BundledRuleset {
  title: string;
  game: string;
  files: FileMap;
  /** Paths in `files` that are the workspace's own. */
  own: string[];
  /** Layers to add to the game's own, and those to leave out. */
  layers: string[];
  without: string[];
}

const decode = (bytes: Uint8Array): string => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

/** What was bundled, as it is compared and played: from the bundle alone, whatever the program ships today. */
export function rulesetOfBundle({ manifest, files, workspace }: OpenedBundle): BundledRuleset {
  const start = places.game(manifest.game, "");
  const game = [...files].flatMap(([path, bytes]) =>
    path.startsWith(start) ? [[path.slice(start.length), decode(bytes)] as const] : [],
  );
  const own = [...workspace].flatMap(([path, bytes]) =>
    path.endsWith(".json") && path !== WORKSPACE_FILE ? [[path, decode(bytes)] as const] : [],
  );
  const layers = manifestLayers(WORKSPACE_FILE, decode(workspace.get(WORKSPACE_FILE)!));
  return {
    title: manifest.workspace ?? manifest.title,
    game: manifest.game,
    files: Object.fromEntries([...game, ...own]),
    own: own.map(([path]) => path),
    layers: layers?.layers ?? [],
    without: layers?.without ?? [],
  };
}
