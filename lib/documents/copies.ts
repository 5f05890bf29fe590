import type { Draft, DraftDocument } from "./draft";
import { isObject } from "./merge-patch";
import { isScenarioPath, scenarioIdOf, scenarioPath } from "./paths";
import { child } from "./pointer";
import type { Json } from "./types";

/** The id of the scenario that another was copied from. */
export function copiedFrom(scenario: Json | undefined): string | undefined {
  const id = child(scenario, "copiedFrom");
  return typeof id === "string" ? id : undefined;
}

/**
 * The id of the scenario that one was copied from, or its origin in turn was, and so on: the first that `has` knows.
 * `scenarioOf` gives the scenarios by which copies name their origins.
 */
export function originOf(
  id: string,
  scenarioOf: (id: string) => Json | undefined,
  has: (id: string) => boolean,
): string | undefined {
  const seen = new Set<string>();
  for (
    let at = copiedFrom(scenarioOf(id));
    at !== undefined && !seen.has(at);
    at = copiedFrom(scenarioOf(at))
  ) {
    if (has(at)) return at;
    seen.add(at);
  }
  return undefined;
}

/** Members of a scenario that concern the scenario and not the game. */
const names = ["$schema", "id", "title", "copiedFrom"];

/** A scenario under the name of a copy of it, so that both play alike where nothing else differs. */
export function underNameOf(copy: Json | undefined, origin: Json): Json {
  if (!isObject(origin) || !isObject(copy)) return origin;
  // In the order of the copy, because counters are numbered by it.
  const keys = new Set([...Object.keys(copy), ...Object.keys(origin)]);
  const members = [...keys].flatMap((key): [string, Json][] => {
    const value = names.includes(key) ? copy[key] : origin[key];
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(members);
}

/**
 * A draft with which another is compared, in which each scenario that the other has as a copy stands under the name of the
 * copy too: so that the copy differs from what it was copied from, and is not wholly new.
 */
export function withCopies(before: Draft, after: Draft): Draft {
  const copies: [string, DraftDocument][] = [];
  for (const path of after.documents.keys()) {
    if (!isScenarioPath(path) || before.documents.has(path)) continue;
    const id = originOf(
      scenarioIdOf(path),
      (each) => after.documents.get(scenarioPath(each))?.value,
      (each) => before.documents.has(scenarioPath(each)),
    );
    const origin = id === undefined ? undefined : before.documents.get(scenarioPath(id));
    if (origin) copies.push([path, origin]);
  }
  return copies.length === 0 ? before : { ...before, documents: new Map([...before.documents, ...copies]) };
}
