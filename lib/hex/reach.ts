import type { LinkClass } from "./graph";
import { createSearchScratch, searchSteps } from "./search";
import type { SearchScratch, SearchStart } from "./search";

/**
 * Searches for callers that are not in a hurry: each allocates its own arrays. Engines in a hurry keep a
 * scratch and call `searchSteps` and `searchModes`.
 */
export interface ReachOptions {
  /** Most steps; no limit by default. */
  readonly limit?: number;
}

/** Steps to every node, -1 where there is no way within the limit. */
export function stepsFrom(links: LinkClass, start: SearchStart, options: ReachOptions = {}): Int32Array {
  return search(links, start, options).steps;
}

/** The nodes within the limit, starts included: nearest first, then by node number. */
export function reachableNodes(links: LinkClass, start: SearchStart, options: ReachOptions = {}): number[] {
  const { steps, reached, count } = search(links, start, options);
  return Array.from(reached.subarray(0, count)).sort((a, b) => steps[a]! - steps[b]! || a - b);
}

function search(links: LinkClass, start: SearchStart, { limit = Infinity }: ReachOptions): SearchScratch {
  const scratch = createSearchScratch(links.size);
  searchSteps(links, start, limit, scratch);
  return scratch;
}
