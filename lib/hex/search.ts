import { HexError } from "./errors";
import type { LinkClass } from "./graph";

/**
 * Arrays that a search writes into, so that it allocates nothing. One scratch serves any number of searches,
 * one after the other: each wipes what the last one left. A callback must not search in the scratch of the
 * search that called it.
 *
 * A search walks *states*, `node * modes + mode`; a plain search has one mode and its states are the nodes.
 */
export interface SearchScratch {
  /** Nodes of the largest graph, and modes of the largest rule, that fit. */
  readonly size: number;
  readonly maxModes: number;
  /** Least number of steps to each node over all modes; -1 for nodes not reached. */
  readonly steps: Int32Array;
  /** The nodes reached, in order of discovery (so of rising steps); the first `count` entries count. */
  readonly reached: Int32Array;
  count: number;
  /** Number of modes of the last search. */
  modes: number;
  /** Steps to each state, -1 when not reached. Filled by searches with modes only. */
  readonly stateSteps: Int32Array;
  /** For each state reached the state before it; -1 at a start. */
  readonly stateBefore: Int32Array;
  /** For each node reached the state in which it was reached first. */
  readonly firstState: Int32Array;
  /** States in order of discovery; the first `stateCount` entries count. */
  readonly states: Int32Array;
  stateCount: number;
}

/** A start node, or several that all count as 0 steps; ties between them go to the one named first. */
export type SearchStart = number | ArrayLike<number>;

/** A scratch for graphs of up to `size` nodes and rules of up to `maxModes` modes. */
export function createSearchScratch(size: number, maxModes = 1): SearchScratch {
  return {
    size,
    maxModes,
    steps: new Int32Array(size).fill(-1),
    reached: new Int32Array(size),
    count: 0,
    modes: 1,
    stateSteps: new Int32Array(size * maxModes).fill(-1),
    stateBefore: new Int32Array(size * maxModes),
    firstState: new Int32Array(size),
    states: new Int32Array(size * maxModes),
    stateCount: 0,
  };
}

/**
 * What nodes do to a mover, each list by node: 1 where nothing may enter, and 1 where whatever enters must stop.
 * The start is left whatever it is.
 */
export interface Barriers {
  readonly closed: ArrayLike<number>;
  readonly stops: ArrayLike<number>;
}

/**
 * Breadth-first search along a link class, up to `limit` steps (Infinity for all). Returns the number of nodes
 * reached, starts included; the rest is in the scratch. Ties go by node number: `pathTo` then gives, of all
 * shortest paths, the one with the lowest node numbers, read from its start.
 */
export function searchSteps(
  links: LinkClass,
  start: SearchStart,
  limit: number,
  scratch: SearchScratch,
  barriers?: Barriers,
): number {
  prepareSearch(links, 1, scratch);
  const { offsets, targets } = links;
  const { steps, reached, stateBefore, firstState } = scratch;
  const starts = typeof start === "number" ? 1 : start.length;
  for (let each = 0; each < starts; each++) {
    const node = typeof start === "number" ? start : start[each]!;
    checkNode(links, node);
    if (steps[node] !== -1) continue;
    steps[node] = 0;
    stateBefore[node] = -1;
    firstState[node] = node;
    reached[scratch.count++] = node;
  }
  let count = scratch.count;
  for (let head = 0; head < count; head++) {
    const from = reached[head]!;
    const next = steps[from]! + 1;
    if (next > limit) break;
    if (barriers && next > 1 && barriers.stops[from]) continue;
    const end = offsets[from + 1]!;
    for (let at = offsets[from]!; at < end; at++) {
      const to = targets[at]!;
      if (steps[to] !== -1 || barriers?.closed[to]) continue;
      steps[to] = next;
      stateBefore[to] = from;
      firstState[to] = to;
      reached[count++] = to;
    }
  }
  scratch.count = count;
  return count;
}

/**
 * Path of the last search in this scratch: from its start to `node`, both included; undefined if not reached.
 * @public Paths belong to what this layer offers to games.
 */
export function pathTo(scratch: SearchScratch, node: number): number[] | undefined {
  const { steps, firstState, stateBefore, modes } = scratch;
  if ((steps[node] ?? -1) < 0) return undefined;
  const path: number[] = [];
  for (let state = firstState[node]!; state >= 0; state = stateBefore[state]!) {
    path.push(Math.floor(state / modes));
  }
  return path.reverse();
}

/** Wipes the last search and checks that this one fits. */
export function prepareSearch(links: LinkClass, modes: number, scratch: SearchScratch): void {
  if (scratch.size < links.size || scratch.maxModes < modes) {
    throw new HexError(
      `The scratch holds ${scratch.size} nodes and ${scratch.maxModes} modes; ` +
        `this search needs ${links.size} and ${modes}.`,
    );
  }
  const { steps, reached, stateSteps, states } = scratch;
  for (let each = 0; each < scratch.count; each++) steps[reached[each]!] = -1;
  for (let each = 0; each < scratch.stateCount; each++) stateSteps[states[each]!] = -1;
  scratch.count = 0;
  scratch.stateCount = 0;
  scratch.modes = modes;
}

export function checkNode(links: LinkClass, node: number): void {
  if (!Number.isInteger(node) || node < 0 || node >= links.size) {
    throw new HexError(`A search cannot start at node ${node}; the nodes are 0 to ${links.size - 1}.`);
  }
}
