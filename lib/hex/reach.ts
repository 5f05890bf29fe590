import type { LinkClass } from "./graph";
import { enterRule, searchModes, throughMode } from "./mode-search";
import type { EnterRule } from "./mode-search";
import { createSearchScratch, pathTo, searchSteps } from "./search";
import type { SearchScratch, SearchStart } from "./search";

/**
 * Searches for callers that are not in a hurry: each allocates its own arrays. Engines in a hurry keep a
 * scratch and call `searchSteps` and `searchModes`.
 */
export interface ReachOptions {
  /** Most steps; no limit by default. */
  readonly limit?: number;
  /** What entering a node means; every node is passed through by default. Starts are not asked. */
  readonly enter?: EnterRule;
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

/** A shortest path, both ends included, or undefined when there is none within the limit. */
export function shortestPath(
  links: LinkClass,
  start: SearchStart,
  target: number,
  options: ReachOptions = {},
): number[] | undefined {
  return pathTo(search(links, start, options), target);
}

/**
 * Steps between any two nodes: entry from * size + to, -1 where there is no way. Made once, it answers for
 * rules that no position changes.
 */
export function stepsTable(links: LinkClass): Int16Array {
  const { size } = links;
  const table = new Int16Array(size * size);
  const scratch = createSearchScratch(size);
  for (let from = 0; from < size; from++) {
    searchSteps(links, from, Infinity, scratch);
    table.set(scratch.steps, from * size);
  }
  return table;
}

function search(
  links: LinkClass,
  start: SearchStart,
  { limit = Infinity, enter }: ReachOptions,
): SearchScratch {
  const scratch = createSearchScratch(links.size, enter ? 2 : 1);
  if (enter) searchModes(links, start, throughMode, limit, enterRule(enter), scratch);
  else searchSteps(links, start, limit, scratch);
  return scratch;
}
