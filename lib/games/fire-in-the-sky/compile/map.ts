import {
  compileHexGraph,
  type GraphFault,
  type HexGraph,
  HexGraphError,
  type LinkClass,
  linkClass,
  neighboursOf,
  nodesOfHex,
} from "../../../hex";
import { kept } from "../../../documents/kept";
import { joinPointer } from "../../../documents/pointer";
import { CompileError } from "../../types";
import { NOBODY, type Place, QUARTERS, sideIds } from "../model/rules";
import type { Source } from "./documents";

/** Places, and who is next to whom by sea, by air and by land. */
export interface CompiledMap {
  places: Place[];
  placeOf: Record<string, number>;
  sea: LinkClass;
  placeOfNode: ArrayLike<number>;
  nodeIds: string[];
  next: number[][];
  landNext: number[][];
  airZocOf: number[][];
  commitOf: number[][];
  bases: number[];
  linkedBoxes: number[];
  limbo: { track: number; available: number; removed: number; arriving: number };
}

export const limboPlaces = [
  ["turn-record-track", "the Turn Record Track"],
  ["available", "the counters not in play"],
  ["removed", "the counters out of the game"],
  ["arriving", "the arrivals of this phase"],
] as const;

/** The graph of the board: "sea" obeys hexsides and split hexes, "all" crosses everything, "land" is lines. */
export function graphOf({ map }: Pick<Source, "map">): HexGraph {
  let graph = graphs.get(map);
  if (!graph) graphs.set(map, (graph = compileGraph(map)));
  if (graph instanceof CompileError) throw graph;
  return graph;
}

// Nobody changes a document or a graph, so the same map has the same graph, or the same fault, for good.
const graphs = new WeakMap<object, HexGraph | CompileError>();

function compileGraph(map: Source["map"]): HexGraph | CompileError {
  const impassable = Object.keys(map.hexsides).filter((id) => map.hexsides[id]!.impassable);
  const dry = Object.keys(map.hexes).filter((id) => map.hexes[id]!.terrain === "land");
  const boxes = Object.entries(map.boxes).filter(([, box]) => box.kind === "off-map");
  const pairs = Object.keys(map.connections).map((id) => id.split("-") as [string, string]);
  try {
    return compileHexGraph({
      layout: map.layout.offset,
      hexes: map.hexes,
      boxes: Object.fromEntries(boxes.map(([id, box]) => [id, { links: box.entryHexes ?? [] }])),
      linkClasses: {
        sea: {
          cutHexsides: impassable,
          excludedNodes: dry,
          splits: Object.fromEntries(
            Object.entries(map.splitHexes).map(([id, { halves }]) => [
              id,
              Object.fromEntries(Object.entries(halves).map(([name, half]) => [name, half.opensTo])),
            ]),
          ),
        },
        all: {},
        land: { from: "nothing", addedLinks: pairs },
      },
    });
  } catch (error) {
    if (error instanceof HexGraphError) {
      return new CompileError(error.problems.join(" "), "map.json", placeOfFault(error.faults[0]), "2.2");
    }
    throw error;
  }
}

/** Where in map.json the record stands that the graph cannot be made with. */
function placeOfFault(fault: GraphFault | undefined): string {
  return fault ? joinPointer(recordPlaces[fault.record], fault.id) : "";
}

const recordPlaces = {
  hex: "/hexes",
  excluded: "/hexes",
  box: "/boxes",
  split: "/splitHexes",
  hexside: "/hexsides",
  link: "/connections",
} satisfies Record<GraphFault["record"], string>;

/** The same map as long as nothing else is said of what makes it. */
export const compileMap = ({ map, bases, game, parameters }: Source): CompiledMap =>
  compileWhole(map, bases, game.nations, parameters.airZoc, parameters.airCommitment);

const compileWhole = kept(mapOf);

function mapOf(
  map: Source["map"],
  bases: Source["bases"],
  nations: Source["game"]["nations"],
  airZoc: Source["parameters"]["airZoc"],
  airCommitment: Source["parameters"]["airCommitment"],
): CompiledMap {
  const graph = graphOf({ map });
  const sea = linkClass(graph, "sea");
  const { places, placeOf } = placesOf(map, bases, nations, graph, sea);
  const lists = (name: string) => {
    const links = linkClass(graph, name);
    return places.map((_place, n) =>
      n < links.size ? [...neighboursOf(links, n)].filter((to) => to < places.length) : [],
    );
  };
  const next = lists("all");
  const isHex = (n: number) => n < graph.hexCount;
  const hexesNext = next.map((list) => list.filter(isHex));
  const nodeIds = graph.nodes.map((node) => {
    const place = places[node.hex]!;
    return node.part === undefined ? place.id : `${place.id}-${node.part}`;
  });
  return {
    places,
    placeOf,
    sea,
    placeOfNode: graph.hexOf,
    nodeIds,
    next,
    landNext: lists("land"),
    airZocOf: places.map((_place, n) => (isHex(n) ? within(hexesNext, n, airZoc.radius) : [])),
    commitOf: places.map((_place, n) =>
      isHex(n) ? within(hexesNext, n, airCommitment.range).filter((hex) => hex !== n) : [],
    ),
    bases: places.flatMap((place, n) => (place.kind === "base" || place.kind === "circle" ? [n] : [])),
    linkedBoxes: places.flatMap(({ freeLink }, n) => (freeLink < 0 ? [] : [n])),
    limbo: {
      track: placeOf["turn-record-track"]!,
      available: placeOf.available!,
      removed: placeOf.removed!,
      arriving: placeOf.arriving!,
    },
  };
}

/** Hexes at most `radius` away, nearest first. */
function within(next: readonly (readonly number[])[], from: number, radius: number): number[] {
  const found = [from];
  let edge = [from];
  for (let r = 0; r < radius; r++) {
    const further: number[] = [];
    for (const hex of edge) {
      for (const to of next[hex]!) if (!found.includes(to) && !further.includes(to)) further.push(to);
    }
    edge = further.sort((a, b) => a - b);
    found.push(...edge);
  }
  return found;
}

/** Hexes and off-map boxes keep their node numbers; holding boxes and limbo come after them. */
function placesOf(
  map: Source["map"],
  bases: Source["bases"],
  nationsById: Source["game"]["nations"],
  graph: HexGraph,
  sea: LinkClass,
) {
  const nations = Object.keys(nationsById);
  const sideOf = (id: string) => (sideIds as readonly string[]).indexOf(id);
  const baseAt = new Map<string, string>();
  for (const [id, base] of Object.entries(bases.bases)) {
    if (!map.hexes[base.hex]) {
      throw new CompileError(
        `${base.name} is in hex ${base.hex}, which is not on the map.`,
        "bases.json",
        `/bases/${id}/hex`,
      );
    }
    const other = baseAt.get(base.hex);
    if (other !== undefined) {
      throw new CompileError(
        `Hex ${base.hex} has two names: ${other} and ${id}.`,
        "bases.json",
        `/bases/${id}/hex`,
      );
    }
    baseAt.set(base.hex, id);
  }
  const blank = (id: string, name: string, kind: Place["kind"], n: number): Place => ({
    id,
    name,
    kind,
    vp: 0,
    control: NOBODY,
    airCapacity: 0,
    portCapacity: 0,
    landLimit: 0,
    antiAircraft: 0,
    oil: 0,
    homeOf: -1,
    within: n,
    boxNation: -1,
    freeLink: -1,
    nodes: n < graph.hexCount + graph.boxCount ? nodesOfHex(sea, n) : [],
  });
  const places: Place[] = [];
  for (const node of graph.nodes) {
    if (node.kind === "part") continue;
    if (node.kind === "box") {
      const box = map.boxes[node.id]!;
      const nation = box.nation === undefined ? -1 : nations.indexOf(box.nation);
      const place = blank(node.id, box.name, "off-map", places.length);
      places.push({ ...place, control: sideOf(box.side), boxNation: nation, homeOf: nation });
      continue;
    }
    const baseId = baseAt.get(node.id);
    const hex = map.hexes[node.id]!;
    if (baseId === undefined) {
      places.push(blank(node.id, `hex ${node.id}`, hex.terrain === "land" ? "land" : "sea", places.length));
      continue;
    }
    places.push(
      basePlace(blank(baseId, bases.bases[baseId]!.name, bases.bases[baseId]!.kind, places.length), baseId),
    );
  }

  function basePlace(place: Place, id: string): Place {
    const base = bases.bases[id]!;
    const air = base.airCapacity ?? 0;
    return {
      ...place,
      vp: base.victoryPoints,
      control: base.kind === "base" ? sideOf(base.control) : NOBODY,
      airCapacity: air,
      portCapacity: (base.portCapacity ?? 0) * QUARTERS,
      landLimit: base.landLimit,
      antiAircraft: air,
      oil: base.oil ?? 0,
      homeOf: base.homeBaseOf === undefined ? -1 : nations.indexOf(base.homeBaseOf),
    };
  }

  const placeOf: Record<string, number> = {};
  places.forEach((place, n) => (placeOf[place.id] = n));
  for (const [id, box] of Object.entries(map.boxes)) {
    if (box.kind !== "holding") continue;
    const place = blank(id, box.name, "holding", places.length);
    placeOf[id] = places.length;
    places.push(
      box.within === undefined ? place : { ...place, within: placeOf[box.within] ?? places.length },
    );
  }
  for (const [id, name] of limboPlaces) {
    placeOf[id] = places.length;
    places.push(blank(id, name, "limbo", places.length));
  }
  for (const [id, box] of Object.entries(map.boxes)) {
    if (box.freeLink === undefined || box.kind !== "off-map") continue;
    const n = placeOf[id]!;
    places[n] = { ...places[n]!, freeLink: placeOf[box.freeLink] ?? -1 };
  }
  return { places, placeOf };
}
