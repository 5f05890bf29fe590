import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { nearest } from "../nearest";
import { createAssembler, type Draft } from "../documents";
import {
  findWorkspace,
  openGame,
  openWorkspace,
  shippedGames,
  type Sources,
  WorkspaceError,
} from "../workspace";
import type { Switch } from "./arguments";
import { type CliError, usageError } from "./errors";

/** What a command line says about the data it is for. */
export interface Wanted {
  /** `--game ID`: the shipped data. */
  game?: string;
  /** A workspace, or a file in one. */
  path?: string;
  /** `--layer` and `--no-layer`. */
  layer?: readonly Switch[];
  /** Exactly these layers, before the switches, instead of those that game and workspace have on. */
  layers?: readonly string[];
}

/** "There is no game “x”." with the nearest known id, or all of them. */
export function unknownId(noun: string, id: string, known: readonly string[], plural = `${noun}s`): CliError {
  const near = nearest(id, known);
  const hint = near ? `Did you mean “${near}”?` : `Known ${plural}: ${known.join(", ") || "none"}.`;
  return usageError(`There is no ${noun} “${id}”.`, hint);
}

/** The files that a command is for. Throws `CliError`. */
export function openSources({ game, path }: Wanted, cwd: string): Sources {
  if (game !== undefined && path !== undefined) throw usageError("Give a path or --game, not both.");
  if (path !== undefined) return openPath(resolve(cwd, path), path);
  if (game !== undefined) {
    if (!shippedGames().includes(game)) throw unknownId("game", game, shippedGames());
    return openGame(game);
  }
  const here = findWorkspace(cwd);
  if (here !== undefined) return openPath(here, here);
  throw usageError(
    "Which game? Add --game ID, or the path of a workspace.",
    `Games: ${shippedGames().join(", ")}.`,
  );
}

function openPath(path: string, shown: string): Sources {
  if (!existsSync(path)) throw usageError(`${shown} does not exist.`);
  const folder = statSync(path).isDirectory() ? path : findWorkspace(path);
  if (folder === undefined)
    throw usageError(`${shown} is not inside a workspace.`, "Name its game with --game ID.");
  try {
    return openWorkspace(folder);
  } catch (error) {
    if (error instanceof WorkspaceError && error.code === "not-a-workspace") {
      const around = findWorkspace(folder);
      const hint = around === undefined ? error.hint : `It lies in the workspace ${around}.`;
      throw usageError(error.message.replace(folder, shown), hint);
    }
    throw error;
  }
}

export interface Assembled {
  sources: Sources;
  draft: Draft;
  /** As `assemble` takes them: layers beside the game's own, and layers left out. */
  layers: string[];
  without: string[];
}

/** Merge the documents with the layers that the workspace and the command line ask for. Throws `CliError`. */
export function assembleSources(
  sources: Sources,
  { layer: switches = [], layers: exactly }: Pick<Wanted, "layer" | "layers"> = {},
): Assembled {
  const { assemble } = createAssembler();
  let { layers, without } = sources;
  if (exactly) {
    layers = [...exactly];
    without = assemble(sources.files).availableLayers.filter((id) => !exactly.includes(id));
  }
  for (const { id, on } of switches) {
    layers = layers.filter((layer) => layer !== id);
    without = without.filter((layer) => layer !== id);
    if (on) layers.push(id);
    else without.push(id);
  }
  const draft = assemble(sources.files, { layers, without });
  for (const id of [...(exactly ?? []), ...switches.map((one) => one.id)]) {
    if (!draft.availableLayers.includes(id)) throw unknownId("layer", id, draft.availableLayers);
  }
  return { sources, draft, layers, without };
}

export const openDraft = (wanted: Wanted, cwd: string): Assembled =>
  assembleSources(openSources(wanted, cwd), wanted);

/** Paths of the documents in a folder, as ids: "scenarios" gives ["short-campaign"]. */
export function idsIn(draft: Draft, folder: string): string[] {
  const start = `${folder}/`;
  return [...draft.documents.keys()]
    .filter((path) => path.startsWith(start) && path.endsWith(".json") && !path.includes("/", start.length))
    .map((path) => path.slice(start.length, -".json".length))
    .sort();
}
