import { describe, expect, it } from "vitest";
import { reachableNodes, stepsFrom } from "../../lib/hex/index";
import { boardOf, linksOf, nodeId, nodeIndex } from "./boards";

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
});
