import { describe, expect, it } from "vitest";
import {
  compileHexGraph,
  createSearchScratch,
  HexGraphError,
  linkClass,
  neighboursOf,
  nodesOfHex,
  pathTo,
  searchSteps,
  stepsFrom,
} from "../../lib/hex/index";
import type { HexGraph } from "../../lib/hex/index";
import type { LinkClassSource } from "../../lib/hex/graph-source";
import { nodeId, nodeIndex, rectangle } from "./boards";

/** Even columns shoved down: hex 0303 has, clockwise from north, 0302 0402 0403 0304 0203 0202 around it. */
const west = ["0202", "0203", "0304"];
const east = ["0304", "0403", "0402"];
const sea: LinkClassSource = { splits: { "0303": { west, east } } };

function board(linkClasses: Record<string, LinkClassSource>): HexGraph {
  return compileHexGraph({
    layout: "even-q",
    hexes: rectangle(5, 5),
    boxes: { ports: { links: ["0303", "0101"] } },
    linkClasses,
  });
}

function neighbourIds(graph: HexGraph, className: string, id: string): string[] {
  const found = neighboursOf(linkClass(graph, className), nodeIndex(graph, id));
  return Array.from(found, (node) => nodeId(graph, node));
}

function problemsOf(linkClasses: Record<string, LinkClassSource>): string {
  try {
    board(linkClasses);
  } catch (error) {
    if (error instanceof HexGraphError) return error.problems.join("\n");
    throw error;
  }
  return "";
}

describe("a hex split in two for one link class", () => {
  const graph = board({ sea, air: {} });

  it("has parts that open where they say, both ways, and not to each other", () => {
    expect(neighbourIds(graph, "sea", "0303:west")).toEqual(["0202", "0203", "0304"]);
    expect(neighbourIds(graph, "sea", "0303:east")).toEqual(["0304", "0402", "0403"]);
    expect(neighbourIds(graph, "sea", "0304")).toEqual(expect.arrayContaining(["0303:west", "0303:east"]));
    expect(neighbourIds(graph, "sea", "0202")).toContain("0303:west");
    expect(neighbourIds(graph, "sea", "0202")).not.toContain("0303:east");
  });

  it("opens nowhere else: not to a neighbour or a box that no part names", () => {
    expect(neighbourIds(graph, "sea", "0302").filter((id) => id.startsWith("0303"))).toEqual([]);
    expect(neighbourIds(graph, "sea", "ports")).toEqual(["0101"]);
    expect(neighbourIds(graph, "sea", "0303")).toEqual([]);
  });

  it("stays whole for other classes", () => {
    expect(neighbourIds(graph, "air", "0303")).toEqual([
      "0202",
      "0203",
      "0302",
      "0304",
      "0402",
      "0403",
      "ports",
    ]);
    expect(neighbourIds(graph, "air", "0303:west")).toEqual([]);
  });

  it("gives the nodes that stand for it", () => {
    const whole = nodeIndex(graph, "0303");
    const parts = [nodeIndex(graph, "0303:east"), nodeIndex(graph, "0303:west")];
    expect(nodesOfHex(linkClass(graph, "sea"), whole)).toEqual(parts);
    expect(nodesOfHex(linkClass(graph, "air"), whole)).toEqual([whole]);
    expect(parts.map((part) => graph.hexOf[part])).toEqual([whole, whole]);
    expect(linkClass(graph, "sea").member[whole]).toBe(0);
    expect(linkClass(graph, "air").member[parts[0]!]).toBe(0);
  });

  it("cannot be crossed: the way from one part to the other leads around", () => {
    const links = linkClass(graph, "sea");
    const from = nodeIndex(graph, "0303:west");
    const to = nodeIndex(graph, "0303:east");
    const scratch = createSearchScratch(links.size);
    searchSteps(links, from, Infinity, scratch);
    const path = pathTo(scratch, to)!.map((node) => nodeId(graph, node));
    expect(path).toEqual(["0303:west", "0304", "0303:east"]);
    const steps = stepsFrom(links, nodeIndex(graph, "0202"));
    expect([steps[from], steps[to]]).toEqual([1, 3]);
  });
});

describe("splits with other rules of a class", () => {
  it("close a cut hexside for all parts", () => {
    const graph = board({ sea: { ...sea, cutHexsides: ["0303-0304"] } });
    expect(neighbourIds(graph, "sea", "0303:west")).toEqual(["0202", "0203"]);
    expect(neighbourIds(graph, "sea", "0303:east")).toEqual(["0402", "0403"]);
  });

  it("open to a box, take added links by part, and ask the predicate of parts", () => {
    const graph = board({
      sea: {
        splits: { "0303": { west: ["ports", "0203"], east } },
        addedLinks: [["0303:east", "0505"]],
        allowsLink: (a, b) => !(a.id === "0402" && b.part === "east"),
      },
    });
    expect(neighbourIds(graph, "sea", "0303:west")).toEqual(["0203", "ports"]);
    expect(neighbourIds(graph, "sea", "0303:east")).toEqual(["0304", "0403", "0505"]);
  });

  it("leave out all parts with the hex, or one part alone", () => {
    const whole = board({ sea: { ...sea, excludedNodes: ["0303"] } });
    expect(neighbourIds(whole, "sea", "0303:west")).toEqual([]);
    expect(nodesOfHex(linkClass(whole, "sea"), nodeIndex(whole, "0303"))).toEqual([]);
    const half = board({ sea: { ...sea, excludedNodes: ["0303:east"] } });
    expect(nodesOfHex(linkClass(half, "sea"), nodeIndex(half, "0303"))).toEqual([
      nodeIndex(half, "0303:west"),
    ]);
    expect(neighbourIds(half, "sea", "0402")).not.toContain("0303:east");
  });

  it("join two split neighbours part to part, named at one end", () => {
    const graph = board({
      sea: {
        splits: {
          "0303": { west, east: ["0402"] },
          "0403": { coast: ["0303:east", "0503"], lagoon: ["0404"] },
        },
      },
    });
    expect(neighbourIds(graph, "sea", "0303:east")).toEqual(["0402", "0403:coast"]);
    expect(neighbourIds(graph, "sea", "0403:coast")).toEqual(["0503", "0303:east"]);
    expect(neighbourIds(graph, "sea", "0403:lagoon")).toEqual(["0404"]);
  });

  it("ask for the part where a split neighbour is named whole", () => {
    const problem = problemsOf({
      sea: { splits: { "0303": { west, east }, "0403": { coast: [], lagoon: [] } } },
    });
    expect(problem).toContain("0303:east opens to 0403, which is split here");
    expect(problem).toContain("Name one of 0403:coast, 0403:lagoon");
  });

  it.each<[string, Record<string, LinkClassSource>, RegExp]>([
    [
      "a hex that is not there",
      { sea: { splits: { "0909": { a: [], b: [] } } } },
      /"0909" is split, but is no hex/,
    ],
    ["a box", { sea: { splits: { ports: { a: [], b: [] } } } }, /"ports" is split, but is no hex/],
    ["one part only", { sea: { splits: { "0303": { a: ["0304"] } } } }, /fewer than two parts/],
    [
      "a part without a name",
      { sea: { splits: { "0303": { "": [], b: [], c: [] } } } },
      /cannot name a part/,
    ],
    ["an opening far away", { sea: { splits: { "0303": { a: ["0101"], b: [] } } } }, /not next to 0303/],
    [
      "an opening to its own other part",
      { sea: { splits: { "0303": { a: ["0303:b"], b: [] } } } },
      /not next to/,
    ],
    ["an opening to nowhere", { sea: { splits: { "0303": { a: ["x"], b: [] } } } }, /opens to "x"/],
    [
      "a link to the whole hex",
      { sea: { ...sea, addedLinks: [["0303", "0101"]] } },
      /Name one of 0303:east, 0303:west/,
    ],
    [
      "a link to a part elsewhere",
      { sea, air: { addedLinks: [["0303:west", "0101"]] } },
      /whole here. Name the hex/,
    ],
    [
      "leaving out a part elsewhere",
      { sea, air: { excludedNodes: ["0303:west"] } },
      /no place of this class/,
    ],
  ])("refuse %s", (_, linkClasses, message) => {
    expect(problemsOf(linkClasses)).toMatch(message);
  });
});
