import { isBattlePath, isInReports, isPlaytestPath, isScenarioPath } from "../documents/paths";
import type { Documents } from "./document-types";
import type { GameDefinition } from "./types";

/** Rules by the documents that they were made of. */
interface Made {
  sources: ReadonlyMap<string, unknown>;
  rules: unknown;
}

/** As many sets of documents as one worker has in use at a time: as they stand, and with the overrides of scenarios. */
const KEPT = 6;

const kept = new WeakMap<GameDefinition, Made[]>();

/** Documents that no other depends on; all others make the rules. */
export const isApart = (path: string): boolean =>
  isScenarioPath(path) || isBattlePath(path) || isPlaytestPath(path) || isInReports(path);

/**
 * The rules of these documents, compiled once for the same values. All users in this worker (checks, overlays, the
 * table, playtests, odds) share them, and an edit of a scenario compiles nothing. An unchanged document must be the
 * same object as before. Throws what `compile` throws.
 */
export function compiledOnce(game: GameDefinition, documents: Documents): unknown {
  const sources = new Map(Object.entries(documents).filter(([path]) => !isApart(path)));
  const all = kept.get(game) ?? [];
  const known = all.find((each) => isSame(each.sources, sources));
  if (known) {
    kept.set(game, [known, ...all.filter((each) => each !== known)]);
    return known.rules;
  }
  const rules = game.compile(documents);
  kept.set(game, [{ sources, rules }, ...all].slice(0, KEPT));
  return rules;
}

const isSame = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): boolean =>
  a.size === b.size && [...a].every(([path, value]) => b.get(path) === value);
