import { describe, expect, it } from "vitest";
import type { ChanceGraph, ChanceNode } from "../../lib/kernel";
import { flowThrough } from "../../lib/odds/flow";

/** Edges as [to, probability, change]; a result n is -1 - n. */
const node = (...edges: [to: number, probability: number, change?: number][]): ChanceNode => ({
  to: edges.map(([to]) => to),
  probability: edges.map(([, probability]) => probability),
  change: edges.map(([, , change]) => change ?? 0),
  tally: new Map(),
});

const graph = (nodes: ChanceNode[], changes: Record<string, number>[] = [{}]): ChanceGraph => ({
  nodes,
  results: ["{}", "{}"],
  changes,
  first: 0,
  begun: 0,
});

const shareOf = (flow: NonNullable<ReturnType<typeof flowThrough>>, result: number): number =>
  [...flow.results[result]!.values()].reduce((sum, share) => sum + share, 0);

describe("the flow of probability", () => {
  it("leaves a circle in the proportions in which it leaves each time round", () => {
    // Two duellists fire in turn, and hit with 1/3 and 1/2: the first wins 1/3 : (2/3 × 1/2) = even.
    const flow = flowThrough(graph([node([-1, 1 / 3], [1, 2 / 3]), node([-2, 1 / 2], [0, 1 / 2])]))!;
    expect(shareOf(flow, 0)).toBeCloseTo(1 / 2, 14);
    expect(shareOf(flow, 1)).toBeCloseTo(1 / 2, 14);
    expect(flow.visits[0]).toBeCloseTo(1.5, 12);
  });

  it("loses nothing in a circle that is hard to leave", () => {
    const rare = 1e-9;
    const flow = flowThrough(graph([node([0, 1 - 3 * rare], [-1, rare], [-2, 2 * rare])]))!;
    expect(shareOf(flow, 0)).toBeCloseTo(1 / 3, 12);
    expect(shareOf(flow, 1)).toBeCloseTo(2 / 3, 12);
  });

  it("finds its way out of circles within circles", () => {
    const flow = flowThrough(
      graph([node([1, 1]), node([2, 0.5], [0, 0.25], [-1, 0.25]), node([1, 0.5], [0, 0.25], [-2, 0.25])]),
    )!;
    // By hand: from 1 it is at -1 with a = 1/4 + a/4 + b/2, from 2 with b = a/2 + a/4.
    const a = 0.25 / (1 - 0.25 - 0.375);
    expect(shareOf(flow, 0)).toBeCloseTo(a, 12);
    expect(shareOf(flow, 0) + shareOf(flow, 1)).toBeCloseTo(1, 12);
  });

  it("says what share of play never ends", () => {
    const flow = flowThrough(graph([node([-1, 0.75], [1, 0.25]), node([1, 1])]))!;
    expect(flow.endless).toBe(0.25);
    expect(shareOf(flow, 0)).toBe(0.75);
  });

  it("keeps account of what happens on the way, and stops where accounts are too many", () => {
    const nodes = [node([1, 0.5, 1], [1, 0.5]), node([-1, 0.5, 1], [-1, 0.5])];
    const changes: Record<string, number>[] = [{}, { hits: 1 }];
    const flow = flowThrough(graph(nodes, changes))!;
    const byHits = new Map(
      [...flow.results[0]!].map(([n, share]) => [flow.accounts.list[n]!.hits ?? 0, share]),
    );
    expect(byHits).toEqual(
      new Map([
        [2, 0.25],
        [1, 0.5],
        [0, 0.25],
      ]),
    );
    expect(flowThrough(graph(nodes, changes), 2)).toBeUndefined();
  });
});
