import { HexError } from "./errors";
import type { LinkClass } from "./graph";
import { checkNode } from "./search";
import type { SearchStart } from "./search";

/** Cost of the step from one node to a neighbour: 0 or more, Infinity when it is forbidden. */
export type StepCost = (from: number, to: number) => number;

/** Arrays that a search by cost writes into; one scratch serves any number of searches in turn. */
export interface CostScratch {
  readonly size: number;
  /** Least cost to each node; Infinity for nodes not reached. */
  readonly costs: Float64Array;
  /** The node before each on its cheapest path; -1 at a start. */
  readonly before: Int32Array;
  /** The nodes reached, as settled: by rising cost, then node number; the first `count` entries count. */
  readonly reached: Int32Array;
  count: number;
  /** Binary heap of open nodes, and where each node stands in it: -1 for none. */
  readonly heap: Int32Array;
  readonly heapSlot: Int32Array;
}

export function createCostScratch(size: number): CostScratch {
  return {
    size,
    costs: new Float64Array(size).fill(Infinity),
    before: new Int32Array(size).fill(-1),
    reached: new Int32Array(size),
    count: 0,
    heap: new Int32Array(size),
    heapSlot: new Int32Array(size).fill(-1),
  };
}

/**
 * Dijkstra's search along a link class, up to a total cost of `budget`. Returns the number of nodes reached,
 * starts included. Of equally cheap ways into a node the one from the lowest node number is kept (of those that
 * are known when the node is settled, where steps cost nothing). Throws HexError when a cost is negative or no
 * number.
 */
export function searchCosts(
  links: LinkClass,
  start: SearchStart,
  budget: number,
  cost: StepCost,
  scratch: CostScratch,
): number {
  const { costs, before, reached, heapSlot } = scratch;
  if (scratch.size < links.size) {
    throw new HexError(`The scratch holds ${scratch.size} nodes; this search needs ${links.size}.`);
  }
  costs.fill(Infinity);
  before.fill(-1);
  heapSlot.fill(-1);
  scratch.count = 0;
  let open = 0;
  const starts = typeof start === "number" ? 1 : start.length;
  for (let each = 0; each < starts; each++) {
    const node = typeof start === "number" ? start : start[each]!;
    checkNode(links, node);
    if (costs[node] === 0) continue;
    costs[node] = 0;
    siftUp(scratch, node, open++);
  }
  while (open > 0) {
    const from = takeFirst(scratch, open--);
    reached[scratch.count++] = from;
    const end = links.offsets[from + 1]!;
    for (let at = links.offsets[from]!; at < end; at++) {
      const to = links.targets[at]!;
      // A known cost without a place in the heap: settled.
      if (costs[to] !== Infinity && heapSlot[to] === -1) continue;
      const step = cost(from, to);
      if (!(step >= 0))
        throw new HexError(`The step from node ${from} to ${to} costs ${step}; use 0 or more.`);
      const total = costs[from]! + step;
      if (total === Infinity || total > budget || total > costs[to]!) continue;
      if (total === costs[to]) {
        if (from < before[to]!) before[to] = from;
        continue;
      }
      costs[to] = total;
      before[to] = from;
      siftUp(scratch, to, heapSlot[to] === -1 ? open++ : heapSlot[to]!);
    }
  }
  return scratch.count;
}

/** Path of the last search: from its start to `node`, both included; undefined when it was not reached. */
export function cheapestPathTo(scratch: CostScratch, node: number): number[] | undefined {
  if ((scratch.costs[node] ?? Infinity) === Infinity) return undefined;
  const path: number[] = [];
  for (let each = node; each >= 0; each = scratch.before[each]!) path.push(each);
  return path.reverse();
}

/** Least cost to every node, Infinity where there is no way within the budget. Allocates its own arrays. */
export function costsFrom(
  links: LinkClass,
  start: SearchStart,
  cost: StepCost,
  budget = Infinity,
): Float64Array {
  const scratch = createCostScratch(links.size);
  searchCosts(links, start, budget, cost, scratch);
  return scratch.costs;
}

/** A cheapest path with its cost, or undefined when there is none within the budget. Allocates. */
export function cheapestPath(
  links: LinkClass,
  start: SearchStart,
  target: number,
  cost: StepCost,
  budget = Infinity,
): { readonly cost: number; readonly nodes: number[] } | undefined {
  const scratch = createCostScratch(links.size);
  searchCosts(links, start, budget, cost, scratch);
  const nodes = cheapestPathTo(scratch, target);
  return nodes && { cost: scratch.costs[target]!, nodes };
}

/** Heap order: cheaper first, then the lower node number. */
function comesFirst(scratch: CostScratch, a: number, b: number): boolean {
  const costA = scratch.costs[a]!;
  const costB = scratch.costs[b]!;
  return costA < costB || (costA === costB && a < b);
}

/** Moves a node from a slot towards the top of the heap until its parent comes first. */
function siftUp(scratch: CostScratch, node: number, from: number): void {
  const { heap, heapSlot } = scratch;
  let slot = from;
  while (slot > 0) {
    const above = (slot - 1) >> 1;
    const parent = heap[above]!;
    if (!comesFirst(scratch, node, parent)) break;
    heap[slot] = parent;
    heapSlot[parent] = slot;
    slot = above;
  }
  heap[slot] = node;
  heapSlot[node] = slot;
}

/** Takes the first node off a heap of `length` nodes. */
function takeFirst(scratch: CostScratch, length: number): number {
  const { heap, heapSlot } = scratch;
  const first = heap[0]!;
  heapSlot[first] = -1;
  const last = heap[length - 1]!;
  const rest = length - 1;
  if (rest === 0) return first;
  let slot = 0;
  for (;;) {
    let below = slot * 2 + 1;
    if (below >= rest) break;
    if (below + 1 < rest && comesFirst(scratch, heap[below + 1]!, heap[below]!)) below++;
    const child = heap[below]!;
    if (!comesFirst(scratch, child, last)) break;
    heap[slot] = child;
    heapSlot[child] = slot;
    slot = below;
  }
  heap[slot] = last;
  heapSlot[last] = slot;
  return first;
}
