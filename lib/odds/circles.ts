import type { ChanceNode } from "../kernel";

/** Nodes that can be reached from each other, together (Tarjan), in the order of play, and so within each. */
export function circlesInOrder(nodes: readonly ChanceNode[], first: number): number[][] {
  const UNSEEN = -1;
  const index = nodes.map(() => UNSEEN);
  const low = nodes.map(() => 0);
  const finished = nodes.map(() => 0);
  const open: number[] = [];
  const isOpen = nodes.map(() => false);
  const circles: number[][] = [];
  let seen = 0;
  let done = 0;
  const visit = (node: number): void => {
    index[node] = low[node] = seen++;
    open.push(node);
    isOpen[node] = true;
    for (const to of nodes[node]!.to) {
      if (to < 0) continue;
      if (index[to] === UNSEEN) {
        visit(to);
        low[node] = Math.min(low[node]!, low[to]!);
      } else if (isOpen[to]) low[node] = Math.min(low[node]!, index[to]!);
    }
    finished[node] = done++;
    if (low[node] !== index[node]) return;
    const circle = open.splice(open.lastIndexOf(node));
    for (const member of circle) isOpen[member] = false;
    circles.push(circle.sort((a, b) => finished[b]! - finished[a]!));
  };
  visit(first);
  return circles.reverse();
}
