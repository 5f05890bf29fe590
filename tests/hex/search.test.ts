import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { createSearchScratch, HexError, pathTo, searchSteps } from "../../lib/hex/index";
import { anyLinks, boardOf, byNodes, linksOf, simplePaths } from "./boards";

describe("searchSteps", () => {
  it("finds the least steps and the shortest path with the lowest nodes: as trying all paths does", () => {
    fc.assert(
      fc.property(anyLinks, fc.nat(8), fc.nat(9), (links, pick, limit) => {
        const start = pick % links.size;
        const scratch = createSearchScratch(links.size);
        searchSteps(links, start, limit, scratch);
        const paths = simplePaths(links, start).filter((path) => path.length - 1 <= limit);
        for (let node = 0; node < links.size; node++) {
          const best = paths
            .filter((path) => path.at(-1) === node)
            .sort((a, b) => a.length - b.length || byNodes(a, b))[0];
          expect(scratch.steps[node]).toBe(best ? best.length - 1 : -1);
          expect(pathTo(scratch, node)).toEqual(best);
        }
      }),
    );
  });

  it("enters nothing that is closed and goes no further from where it must stop", () => {
    const bit = fc.constantFrom(0, 1);
    const bits = fc.array(bit, { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(anyLinks, fc.nat(8), fc.nat(9), bits, bits, (links, pick, limit, closed, stops) => {
        const start = pick % links.size;
        const scratch = createSearchScratch(links.size);
        searchSteps(links, start, limit, scratch, { closed, stops });
        const open = simplePaths(links, start).filter(
          ([, ...entered]) =>
            entered.length <= limit &&
            entered.every((node) => !closed[node]) &&
            entered.slice(0, -1).every((node) => !stops[node]),
        );
        for (let node = 0; node < links.size; node++) {
          const lengths = open.filter((path) => path.at(-1) === node).map((path) => path.length - 1);
          expect(scratch.steps[node]).toBe(lengths.length > 0 ? Math.min(...lengths) : -1);
        }
      }),
    );
  });

  it("lists what it reached by rising steps, each node once", () => {
    const { links } = boardOf(6, 6);
    const scratch = createSearchScratch(links.size);
    const count = searchSteps(links, 14, 2, scratch);
    const reached = Array.from(scratch.reached.subarray(0, count));
    expect(count).toBe(19);
    expect(new Set(reached).size).toBe(19);
    const steps = reached.map((node) => scratch.steps[node]!);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.filter((step) => step === 2)).toHaveLength(12);
  });

  it("starts from several nodes at once", () => {
    const line = linksOf(
      7,
      [0, 1, 2, 3, 4, 5].map((node) => [node, node + 1] as const),
    );
    const scratch = createSearchScratch(7);
    expect(searchSteps(line, [6, 0, 6], Infinity, scratch)).toBe(7);
    expect([...scratch.steps]).toEqual([0, 1, 2, 3, 2, 1, 0]);
    expect(pathTo(scratch, 4)).toEqual([6, 5, 4]);
    // Node 3 is as near to both; the start named first has it.
    expect(pathTo(scratch, 3)).toEqual([6, 5, 4, 3]);
    expect(searchSteps(line, [], Infinity, scratch)).toBe(0);
  });

  it("gives the same in a used scratch, also in one made for more", () => {
    const { links } = boardOf(5, 5);
    const used = createSearchScratch(100, 3);
    fc.assert(
      fc.property(fc.nat(24), fc.nat(6), (start, limit) => {
        const fresh = createSearchScratch(links.size);
        expect(searchSteps(links, start, limit, used)).toBe(searchSteps(links, start, limit, fresh));
        expect(used.steps.subarray(0, links.size)).toEqual(fresh.steps);
        for (let node = 0; node < links.size; node++) expect(pathTo(used, node)).toEqual(pathTo(fresh, node));
      }),
    );
  });

  it("refuses a start that is not a node, and a scratch that is too small", () => {
    const { links } = boardOf(2, 2);
    const scratch = createSearchScratch(4);
    for (const start of [-1, 4, 0.5, NaN]) {
      expect(() => searchSteps(links, start, 1, scratch)).toThrow(HexError);
    }
    expect(() => searchSteps(links, 0, 1, createSearchScratch(3))).toThrow(/holds 3 nodes and 1 modes/);
  });
});
