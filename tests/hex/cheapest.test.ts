import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import {
  cheapestPath,
  cheapestPathTo,
  costsFrom,
  createCostScratch,
  HexError,
  searchCosts,
  stepsFrom,
} from "../../lib/hex/index";
import type { StepCost } from "../../lib/hex/index";
import { anyLinks, boardOf, linksOf, simplePaths } from "./boards";

/** Half points are exact in floating point, so sums do not depend on their order. */
const anyCosts = fc.array(fc.constantFrom(0, 0.5, 1, 1.5, 2, 7, Infinity), { minLength: 81, maxLength: 81 });
const tableCost =
  (costs: readonly number[]): StepCost =>
  (from, to) =>
    costs[from * 9 + to]!;

function costOf(path: readonly number[], cost: StepCost): number {
  return path.slice(1).reduce((sum, node, index) => sum + cost(path[index]!, node), 0);
}

describe("searchCosts", () => {
  it("finds the least cost to every node: as trying all paths does", () => {
    const used = createCostScratch(20);
    const anyBudget = fc.constantFrom(Infinity, 0, 1, 3.5);
    fc.assert(
      fc.property(anyLinks, anyCosts, fc.nat(8), anyBudget, (links, costs, pick, budget) => {
        const start = pick % links.size;
        const cost = tableCost(costs);
        const count = searchCosts(links, start, budget, cost, used);
        const paths = simplePaths(links, start);
        let inBudget = 0;
        for (let node = 0; node < links.size; node++) {
          const best = Math.min(
            ...paths.filter((path) => path.at(-1) === node).map((path) => costOf(path, cost)),
          );
          const expected = best <= budget ? best : Infinity;
          expect(used.costs[node]).toBe(expected);
          const path = cheapestPathTo(used, node);
          if (expected === Infinity) expect(path).toBeUndefined();
          else {
            inBudget++;
            expect(path![0]).toBe(start);
            expect(path!.at(-1)).toBe(node);
            expect(costOf(path!, cost)).toBe(expected);
          }
        }
        expect(count).toBe(inBudget);
      }),
    );
  });

  it("settles nodes by rising cost, then node number, each once", () => {
    const { links } = boardOf(6, 6);
    const scratch = createCostScratch(links.size);
    const anyStepCosts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 36, maxLength: 36 });
    fc.assert(
      fc.property(anyStepCosts, fc.nat(35), (costs, start) => {
        const count = searchCosts(links, start, Infinity, (from, to) => costs[from]! + costs[to]!, scratch);
        const reached = [...scratch.reached.subarray(0, count)];
        expect(new Set(reached).size).toBe(36);
        const cost = (node: number): number => scratch.costs[node]!;
        expect(reached).toEqual([...reached].sort((a, b) => cost(a) - cost(b) || a - b));
      }),
    );
  });

  it("gives paths without loops where steps cost nothing", () => {
    // Node 1 is reached from 3 at no cost, and leads back to it at no cost; both are below the start.
    const links = linksOf(6, [
      [5, 3],
      [3, 1],
    ]);
    const cost: StepCost = (from, to) => (from === 5 || to === 5 ? 1 : 0);
    expect(cheapestPath(links, 5, 1, cost)).toEqual({ cost: 1, nodes: [5, 3, 1] });
  });

  it("with equal costs counts steps", () => {
    const { links } = boardOf(7, 7);
    expect([...costsFrom(links, 3, () => 1)]).toEqual([...stepsFrom(links, 3)]);
  });

  it("keeps the lower node of two equally cheap ways, whichever is found first", () => {
    // From 0 to 4 by 1 or by 3, both at 5; 3 is settled first.
    const links = linksOf(5, [
      [0, 1],
      [1, 4],
      [0, 3],
      [3, 4],
    ]);
    const cost: StepCost = (from, to) => (from === 0 ? (to === 1 ? 3 : 2) : from === 1 ? 2 : 3);
    expect(cheapestPath(links, 0, 4, cost)).toEqual({ cost: 5, nodes: [0, 1, 4] });
  });

  it("starts from several nodes at once", () => {
    const links = linksOf(5, [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
    expect([...costsFrom(links, [0, 4, 0], (from) => (from > 2 ? 3 : 1))]).toEqual([0, 1, 2, 3, 0]);
    expect(cheapestPath(links, [4, 0], 2, () => 1)).toEqual({ cost: 2, nodes: [0, 1, 2] });
  });

  it("gives no path where there is none, or where the budget ends", () => {
    const links = linksOf(3, [[0, 1]]);
    expect(cheapestPath(links, 0, 2, () => 1)).toBeUndefined();
    expect(cheapestPath(links, 0, 1, () => Infinity)).toBeUndefined();
    expect(cheapestPath(links, 0, 1, () => 2, 1.5)).toBeUndefined();
    expect(cheapestPath(links, 0, 0, () => 2)).toEqual({ cost: 0, nodes: [0] });
  });

  it("refuses costs below zero or not numbers, unknown starts and a scratch too small", () => {
    const links = linksOf(2, [[0, 1]]);
    expect(() => costsFrom(links, 0, () => -1)).toThrow(/from node 0 to 1 costs -1/);
    expect(() => costsFrom(links, 0, () => NaN)).toThrow(HexError);
    expect(() => costsFrom(links, 2, () => 1)).toThrow(HexError);
    expect(() => searchCosts(links, 0, 1, () => 1, createCostScratch(1))).toThrow(/holds 1 nodes/);
  });
});
