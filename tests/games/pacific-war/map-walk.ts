import type { PacificWarTerrainEffects } from "../../../lib/documents/generated/types";
import { directionsOf, hexIdPattern, hexNeighbours } from "../../../lib/hex";
import { around as hexesAround, distance, found, map, read } from "./documents";

/** Ways over the map of Pacific War, as its documents give them. */

export const terrainEffects = read<PacificWarTerrainEffects>("tables/terrain-effects.json");

export const hexes = Object.keys(map.hexes);
const neighbours = new Map(hexes.map((hex) => [hex, hexesAround(hex)]));
const around = (hex: string): string[] => neighbours.get(hex)!;
const ground = (hex: string) => found(terrainEffects.terrains, found(map.hexes, hex).terrain);
export const landOf = (hex: string): string => ground(hex).land;
export const waterOf = (hex: string): string => ground(hex).water;
export const hasLand = (hex: string): boolean => landOf(hex) !== "none";
export const hasWater = (hex: string): boolean => waterOf(hex) !== "none";
export const isShore = (hex: string): boolean => hasLand(hex) && hasWater(hex);
export const isInPlay = (hex: string): boolean => found(map.hexes, hex).terrain !== "out-of-play";

const ids = hexIdPattern("RRCC", "up");
const pair = (a: string, b: string): string => [a, b].sort().join("-");

/** The special sides of a kind, each by its two hexes. */
export function sidesOf(kind: string): Set<string> {
  const { offset } = map.layout;
  const directions = directionsOf(offset);
  const sides = new Set<string>();
  for (const hex of hexes)
    for (const direction of found(map.hexes, hex).sides?.[kind]?.split(" ") ?? []) {
      const beyond = hexNeighbours(offset, ids.parse(hex)!)[
        directions.findIndex((each) => each === direction)
      ]!;
      sides.add(pair(hex, ids.format(beyond)));
    }
  return sides;
}

const water = sidesOf("water");
const land = sidesOf("land");

/** Whether ground units cross from one hex to its neighbour. */
export const isCrossed = (a: string, b: string): boolean =>
  hasLand(a) && hasLand(b) && around(a).includes(b) && !water.has(pair(a, b));
/** Whether ships pass from one hex to its neighbour. */
export const isSailed = (a: string, b: string): boolean =>
  hasWater(a) && hasWater(b) && around(a).includes(b) && !land.has(pair(a, b));

/** Movement Points to enter the second hex from the first; undefined where ground units do not. */
export function costOf(a: string, b: string): number | undefined {
  if (!isCrossed(a, b)) return undefined;
  const { enter, byRoute } = found(terrainEffects.lands, landOf(b));
  return map.connections[pair(a, b)] === undefined ? enter : byRoute;
}

/** Least Movement Points over land from a hex to all that it reaches. */
export function march(from: string): Map<string, number> {
  const costs = new Map([[from, 0]]);
  const open = [from];
  for (let hex = open.pop(); hex !== undefined; hex = open.pop())
    for (const to of around(hex)) {
      const cost = costs.get(hex)! + (costOf(hex, to) ?? Infinity);
      if (cost >= (costs.get(to) ?? Infinity)) continue;
      costs.set(to, cost);
      open.unshift(to);
    }
  return costs;
}

/** The shores of a hex by name: one without a name, or those of a double-shoreline hex. */
const shoresOf = (hex: string): string[] => Object.keys(map.splitHexes[hex]?.halves ?? { "": {} });
const opens = (hex: string, shore: string, to: string): boolean =>
  shore === "" || found(map.splitHexes[hex]!.halves, shore).opensTo.includes(to);

/**
 * Least hexes by water from the port or shore of a hex; nothing passes through a blocked one. A hex with a port is
 * reached on the shore of the port.
 */
export function sail(from: string, isBlocked: (hex: string) => boolean = () => false): Map<string, number> {
  const port = map.portHalves[from];
  const start = port === undefined ? shoresOf(from) : [port];
  const seen = new Map(start.map((shore) => [`${from} ${shore}`, 0]));
  const least = new Map([[from, 0]]);
  for (const [place, steps] of seen) {
    const [hex = "", shore = ""] = place.split(" ");
    if (hex !== from && isBlocked(hex)) continue;
    for (const to of around(hex)) {
      if (!isSailed(hex, to) || !opens(hex, shore, to)) continue;
      for (const other of shoresOf(to)) {
        const next = `${to} ${other}`;
        if (!opens(to, other, hex) || seen.has(next)) continue;
        seen.set(next, steps + 1);
        const isAtPort = (map.portHalves[to] ?? other) === other;
        if (isAtPort && !least.has(to)) least.set(to, steps + 1);
      }
    }
  }
  return least;
}

/** Hexes of a list of runs: "5801 to 5812" is twelve of them. */
export const hexesOf = (runs: readonly string[]): string[] =>
  runs.flatMap((run) => {
    const [first = "", last = first] = run.split(" to ");
    return hexes.filter((hex) => hex >= first && hex <= last);
  });

/** Land hexes that ground units reach from some of them within so many hexes. */
export function landWithin(start: readonly string[], steps: number): Set<string> {
  const all = new Set(start);
  let edge = [...start];
  for (let step = 0; step < steps && edge.length > 0; step++) {
    const next = edge.flatMap((hex) => around(hex).filter((to) => isCrossed(hex, to) && !all.has(to)));
    edge = [...new Set(next)];
    for (const hex of edge) all.add(hex);
  }
  return all;
}

/** All land that ground units reach from a hex without crossing water. */
export const islandOf = (hex: string): Set<string> => landWithin([hex], 99);

export const isNear = (hex: string, others: readonly string[], within: number): boolean =>
  others.some((other) => distance(hex, other) <= within);
