import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import {
  compileHexGraph,
  directionsOf,
  HexGraphError,
  hexNeighbours,
  hexsideId,
  linkClass,
  neighboursOf,
} from "../../lib/hex/index";
import type { HexGraph } from "../../lib/hex/index";
import type { HexGraphSource } from "../../lib/hex/graph-source";
import { anyLayout, boardOf, keyOf, nodeId, nodeIndex, rectangle } from "./boards";

const layout = "even-q";
const hexes = rectangle(4, 4);

function neighbourIds(graph: HexGraph, className: string, id: string): string[] {
  const found = neighboursOf(linkClass(graph, className), nodeIndex(graph, id));
  return Array.from(found, (node) => nodeId(graph, node));
}

function problemsOf(source: HexGraphSource): readonly string[] {
  try {
    compileHexGraph(source);
  } catch (error) {
    if (error instanceof HexGraphError) return error.problems;
    throw error;
  }
  return [];
}

describe("numbering", () => {
  it("takes hexes in the order of a list, then boxes and parts by id", () => {
    const graph = compileHexGraph({
      layout,
      hexes: [...hexes].reverse(),
      boxes: { west: { links: [] }, east: { links: [] } },
      linkClasses: { sea: { splits: { "0202": { south: [], north: [] } } } },
    });
    const ids = [...hexes].reverse().map(([id]) => id);
    expect(graph.nodes.map((node) => node.id)).toEqual([...ids, "east", "west", "0202:north", "0202:south"]);
    expect(graph.nodes.map((node) => node.index)).toEqual([...Array(20).keys()]);
    expect([graph.hexCount, graph.boxCount]).toEqual([16, 2]);
  });

  it("takes a record by ascending id, in whatever order its keys stand", () => {
    const ids = ["0101", "0912", "1004", "1104"];
    const entries = ids.map((id, column) => [id, { column, row: 1 }] as const);
    const forward = compileHexGraph({ layout, hexes: Object.fromEntries(entries), linkClasses: { all: {} } });
    const shuffled = Object.fromEntries([...entries].reverse());
    const backward = compileHexGraph({ layout, hexes: shuffled, linkClasses: { all: {} } });
    expect(forward.nodes.map((node) => node.id)).toEqual(ids);
    expect(backward).toEqual(forward);
  });

  it("gives every node its whole hex, its kind and its position", () => {
    const graph = compileHexGraph({
      layout,
      hexes,
      boxes: { truk: { links: [] } },
      linkClasses: { sea: { splits: { "0202": { a: [], b: [] } } } },
    });
    const whole = nodeIndex(graph, "0202");
    const part = graph.nodes[nodeIndex(graph, "0202:b")];
    expect(part).toMatchObject({ kind: "part", hex: whole, part: "b", position: { column: 2, row: 2 } });
    expect(graph.nodes[nodeIndex(graph, "truk")]).toMatchObject({ kind: "box", hex: 16 });
    expect([...graph.hexOf]).toEqual(graph.nodes.map((node) => node.hex));
    expect(graph.hexOf[whole]).toBe(whole);
  });

  it("is plain data that can be posted to a worker", () => {
    const { graph } = boardOf(3, 3, { splits: { "0202": { a: ["0201"], b: ["0203"] } } });
    expect(structuredClone(graph)).toEqual(graph);
  });

  it("names the link classes there are when one is asked for that is not", () => {
    expect(() => linkClass(boardOf(2, 2).graph, "rail")).toThrow(/it has all/);
  });
});

describe("links of the board", () => {
  it("are the grid neighbours on the board, in every layout, both ways and ascending", () => {
    fc.assert(
      fc.property(anyLayout, fc.subarray(rectangle(5, 5), { minLength: 1 }), (anyKind, board) => {
        const graph = compileHexGraph({ layout: anyKind, hexes: board, linkClasses: { all: {} } });
        const links = linkClass(graph, "all");
        const indexByKey = new Map(board.map(([, hex], index) => [keyOf(hex), index]));
        board.forEach(([, hex], node) => {
          const around = hexNeighbours(anyKind, hex).map((next) => indexByKey.get(keyOf(next)) ?? -1);
          expect([...graph.gridNeighbours.subarray(node * 6, node * 6 + 6)]).toEqual(around);
          const expected = around.filter((next) => next >= 0).sort((a, b) => a - b);
          expect([...neighboursOf(links, node)]).toEqual(expected);
          for (const next of expected) expect([...neighboursOf(links, next)]).toContain(node);
        });
      }),
    );
  });

  it("keep grid neighbours by direction whatever a class cuts", () => {
    const { graph, links } = boardOf(3, 3, { from: "nothing" });
    const north = directionsOf(layout).indexOf("N");
    expect(graph.gridNeighbours[nodeIndex(graph, "0202") * 6 + north]).toBe(nodeIndex(graph, "0201"));
    expect(links.targets.length).toBe(0);
  });

  it("join a box to its hexes and to other boxes, both ways, named at either end", () => {
    const graph = compileHexGraph({
      layout,
      hexes,
      boxes: { home: { links: ["0101", "0104", "transit"] }, transit: { links: ["0404", "home"] } },
      linkClasses: { all: {} },
    });
    expect(neighbourIds(graph, "all", "home")).toEqual(["0101", "0104", "transit"]);
    expect(neighbourIds(graph, "all", "transit")).toEqual(["0404", "home"]);
    expect(neighbourIds(graph, "all", "0101")).toContain("home");
    expect(neighbourIds(graph, "all", "0404")).toContain("transit");
  });
});

describe("link classes", () => {
  it("differ from each other on the same board", () => {
    const graph = compileHexGraph({
      layout,
      hexes,
      boxes: { home: { links: ["0101"] } },
      linkClasses: {
        air: {},
        sea: { cutHexsides: ["0202-0302", "0302-0303"], excludedNodes: ["0203"] },
        land: { from: "nothing", addedLinks: [["0202", "0302"]] },
        plain: { allowsLink: (a, b) => a.kind === "hex" && b.kind === "hex" },
      },
    });
    expect(neighbourIds(graph, "air", "0202")).toEqual(["0102", "0103", "0201", "0203", "0302", "0303"]);
    expect(neighbourIds(graph, "sea", "0202")).toEqual(["0102", "0103", "0201", "0303"]);
    expect(neighbourIds(graph, "sea", "0203")).toEqual([]);
    expect(linkClass(graph, "sea").member[nodeIndex(graph, "0203")]).toBe(0);
    expect(neighbourIds(graph, "land", "0202")).toEqual(["0302"]);
    expect(neighbourIds(graph, "land", "0302")).toEqual(["0202"]);
    expect(neighbourIds(graph, "plain", "home")).toEqual([]);
    expect(neighbourIds(graph, "air", "home")).toEqual(["0101"]);
  });

  it("take exactly the cut hexsides off the board, in either order of the pair", () => {
    const { graph: open, links: all } = boardOf(4, 4);
    const sides: [number, number][] = [];
    for (let a = 0; a < all.size; a++) for (const b of neighboursOf(all, a)) if (a < b) sides.push([a, b]);
    fc.assert(
      fc.property(fc.subarray(sides), fc.boolean(), (cut, turned) => {
        const names = cut.map(([a, b]) => {
          const [first, second] = hexsideId(nodeId(open, a), nodeId(open, b)).split("-");
          return turned ? `${second}-${first}` : `${first}-${second}`;
        });
        const { links } = boardOf(4, 4, { cutHexsides: names });
        expect(links.targets.length).toBe(all.targets.length - 2 * cut.length);
        for (const [a, b] of sides) {
          const isCut = cut.some(([x, y]) => x === a && y === b);
          expect([neighboursOf(links, a).includes(b), neighboursOf(links, b).includes(a)]).toEqual([
            !isCut,
            !isCut,
          ]);
        }
      }),
    );
  });

  it("add links between far places, over a cut too, and ask of each board link once", () => {
    const asked: string[] = [];
    const { graph } = boardOf(3, 3, {
      cutHexsides: ["0101-0102"],
      addedLinks: [
        ["0303", "0101"],
        ["0101", "0102"],
        ["0101", "0102"],
      ],
      allowsLink: (a, b) => {
        asked.push(`${a.id}-${b.id}`);
        return a.id !== "0101";
      },
    });
    expect(neighbourIds(graph, "all", "0101")).toEqual(["0102", "0303"]);
    expect(neighbourIds(graph, "all", "0303")).toContain("0101");
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).not.toContain("0101-0102");
    expect(asked).not.toContain("0303-0101");
    expect(asked.every((pair) => pair < pair.split("-").reverse().join("-"))).toBe(true);
  });

  it("drop added links too where a node is left out", () => {
    const { graph } = boardOf(3, 3, { addedLinks: [["0101", "0303"]], excludedNodes: ["0303"] });
    expect(neighbourIds(graph, "all", "0101")).not.toContain("0303");
  });
});

describe("records that do not fit together", () => {
  const one = { layout, hexes } as const;

  it.each<[string, HexGraphSource, RegExp]>([
    [
      "two hexes on one spot",
      {
        layout,
        hexes: [
          ["a", { column: 1, row: 1 }],
          ["b", { column: 1, row: 1 }],
        ],
        linkClasses: {},
      },
      /same column 1, row 1/,
    ],
    [
      "a position that is not whole",
      { layout, hexes: { a: { column: 1.5, row: 1 } }, linkClasses: {} },
      /whole numbers/,
    ],
    [
      "a hex id with a joining sign",
      { layout, hexes: { "a-b": { column: 1, row: 1 } }, linkClasses: {} },
      /cannot be a hex id/,
    ],
    [
      "a box id with a part sign",
      { ...one, boxes: { "a:b": { links: [] } }, linkClasses: {} },
      /cannot be a box id/,
    ],
    [
      "a box named like a hex",
      { ...one, boxes: { "0101": { links: [] } }, linkClasses: {} },
      /names two places/,
    ],
    [
      "a box linked to nowhere",
      { ...one, boxes: { home: { links: ["0909"] } }, linkClasses: {} },
      /Box home is linked to "0909"/,
    ],
    [
      "a box linked to itself",
      { ...one, boxes: { home: { links: ["home"] } }, linkClasses: {} },
      /linked to itself/,
    ],
    [
      "a cut hexside off the board",
      { ...one, linkClasses: { sea: { cutHexsides: ["0404-0505"] } } },
      /^Link class sea: "0404-0505" is no hexside/,
    ],
    [
      "a cut between hexes apart",
      { ...one, linkClasses: { sea: { cutHexsides: ["0101-0404"] } } },
      /no hexside/,
    ],
    ["a cut that is no pair", { ...one, linkClasses: { sea: { cutHexsides: ["0101"] } } }, /no hexside/],
    [
      "an added link to nowhere",
      { ...one, linkClasses: { sea: { addedLinks: [["0101", "x"]] } } },
      /names "x", which is no hex/,
    ],
    [
      "an added link to itself",
      { ...one, linkClasses: { sea: { addedLinks: [["0101", "0101"]] } } },
      /leads nowhere/,
    ],
    [
      "an unknown place left out",
      { ...one, linkClasses: { sea: { excludedNodes: ["x"] } } },
      /"x" is to be left out/,
    ],
  ])("%s", (_, source, message) => {
    const problems = problemsOf(source);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  });

  it("are all named at once", () => {
    const problems = problemsOf({
      ...one,
      boxes: { home: { links: ["x", "y"] } },
      linkClasses: { sea: { cutHexsides: ["z"] }, air: { excludedNodes: ["w"] } },
    });
    expect(problems).toHaveLength(4);
    expect(new HexGraphError(problems.map((text) => ({ text, record: "hex", id: "" }))).message).toContain(
      problems[3],
    );
  });
});
