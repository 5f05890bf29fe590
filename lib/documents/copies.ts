import type { Draft, DraftDocument } from "./draft";
import { isScenarioPath, scenarioPath } from "./paths";
import { child } from "./pointer";
import type { Json } from "./types";

/** The id of the scenario that another was copied from. */
export function copiedFrom(scenario: Json | undefined): string | undefined {
  const id = child(scenario, "copiedFrom");
  return typeof id === "string" ? id : undefined;
}

/**
 * A draft with which another is compared, in which each scenario that the other has as a copy stands under the name of the
 * copy too: so that the copy differs from what it was copied from, and is not wholly new.
 */
export function withCopies(before: Draft, after: Draft): Draft {
  const copies: [string, DraftDocument][] = [];
  for (const [path, { value }] of after.documents) {
    if (!isScenarioPath(path) || before.documents.has(path)) continue;
    const id = copiedFrom(value);
    const origin = id === undefined ? undefined : before.documents.get(scenarioPath(id));
    if (origin) copies.push([path, origin]);
  }
  return copies.length === 0 ? before : { ...before, documents: new Map([...before.documents, ...copies]) };
}
