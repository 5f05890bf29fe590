import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { nodeId, nodeIndex, reachableNodes, shortestPath, stepsFrom, stepsTable } from "../../lib/hex/index";
import { anyLinks, boardOf, linksOf } from "./boards";

describe("searches that allocate for themselves", () => {
  const { graph, links } = boardOf(5, 5, { cutHexsides: ["0302-0303"] });
  const at = (id: string): number => nodeIndex(graph, id);

  it("count steps, round a cut hexside", () => {
    const steps = stepsFrom(links, at("0302"));
    expect(steps[at("0303")]).toBe(2);
    expect(steps[at("0304")]).toBe(3);
    expect(stepsFrom(links, at("0302"), { limit: 2 })[at("0304")]).toBe(-1);
  });

  it("list what is in reach, nearest first, then by node number", () => {
    const ids = reachableNodes(links, at("0101"), { limit: 2 }).map((node) => nodeId(graph, node));
    expect(ids).toEqual(["0101", "0102", "0201", "0103", "0202", "0301", "0302"]);
    const crossed = linksOf(5, [
      [0, 1],
      [0, 2],
      [1, 4],
      [2, 3],
    ]);
    expect(reachableNodes(crossed, 0)).toEqual([0, 1, 2, 3, 4]);
  });

  it("give a shortest path, or none", () => {
    const path = shortestPath(links, at("0302"), at("0303"))!.map((node) => nodeId(graph, node));
    expect(path).toEqual(["0302", "0202", "0303"]);
    expect(shortestPath(links, at("0101"), at("0101"))).toEqual([at("0101")]);
    expect(shortestPath(links, at("0101"), at("0505"), { limit: 3 })).toBeUndefined();
    expect(shortestPath(linksOf(2, []), 0, 1)).toBeUndefined();
  });

  it("follow an enter rule: around what is closed, up to what stops", () => {
    const line = linksOf(6, [
      [0, 1],
      [1, 2],
      [2, 5],
      [0, 3],
      [3, 4],
      [4, 2],
    ]);
    const enter = (node: number) => (node === 1 ? "no" : node === 2 ? "stop" : "through");
    expect(shortestPath(line, 0, 2, { enter })).toEqual([0, 3, 4, 2]);
    expect(shortestPath(line, 0, 5, { enter })).toBeUndefined();
    expect(reachableNodes(line, 0, { enter })).toEqual([0, 3, 4, 2]);
    expect([...stepsFrom(line, 0, { enter, limit: 2 })]).toEqual([0, -1, -1, 1, 2, -1]);
  });

  it("do not ask about the start, and answer the same every time", () => {
    const enter = (node: number) => (node === 0 ? "no" : "through");
    const first = reachableNodes(links, 0, { limit: 3, enter });
    expect(first).toContain(0);
    expect(reachableNodes(links, 0, { limit: 3, enter })).toEqual(first);
  });
});

describe("stepsTable", () => {
  it("holds the steps between any two nodes, the same both ways", () => {
    fc.assert(
      fc.property(anyLinks, (any) => {
        const table = stepsTable(any);
        for (let from = 0; from < any.size; from++) {
          const row = [...stepsFrom(any, from)];
          expect([...table.subarray(from * any.size, (from + 1) * any.size)]).toEqual(row);
          row.forEach((steps, to) => expect(table[to * any.size + from]).toBe(steps));
        }
      }),
    );
  });
});
