import { isPlaytestPath, kindOfPath } from "../documents";
import type { PlaytestResult } from "./run-playtest";

/** What a ruleset is made of, as far as it says whether it is another than the shipped one. */
export interface Ground {
  /** Paths of the workspace's own files; none for a game by itself. */
  own: Iterable<string>;
  /** Whether a path is one of the shipped game's files. */
  isShipped(path: string): boolean;
  /** Ids of the layers that are on, and of those that the game itself has on from the start. */
  layers: readonly string[];
  defaults: readonly string[];
}

/**
 * Whether a workspace is played with other documents than the shipped game: one of its own layers changes something
 * and is on, one of its own documents replaces a shipped one, or other shipped layers are on. False for a shipped
 * game.
 */
export function isChanged({ own, isShipped, layers, defaults }: Ground): boolean {
  const paths = [...own];
  if (paths.length === 0) return false;
  if ([...layers].sort().join() !== [...defaults].sort().join()) {
    const isOwnLayer = (id: string): boolean => paths.includes(`layers/${id}/layer.json`);
    const ofTheGame = (ids: readonly string[]): string =>
      ids
        .filter((id) => !isOwnLayer(id))
        .sort()
        .join();
    if (ofTheGame(layers) !== ofTheGame(defaults)) return true;
  }
  return paths.some((path) => {
    const kind = kindOfPath(path);
    if (kind.kind === "patch") return layers.includes(kind.layer);
    return kind.kind === "document" && !isPlaytestPath(path) && isShipped(path);
  });
}

/**
 * The result of a playtest, which "differs" where a shipped one came out otherwise in a changed ruleset: by the game as
 * shipped it passes, so the change is why. A playtest of one's own that does not hold fails, and so does any during
 * which the rules themselves could not go on.
 */
export function byChange(result: PlaytestResult, isOwn: boolean, changed: boolean): PlaytestResult {
  const differs = result.state === "red" && !isOwn && changed && result.failure?.code !== "rules";
  return differs ? { ...result, state: "differs" } : result;
}
