import { kept } from "../../../documents/kept";
import { neighbourTable, type OffsetLayout, offsetToAxial, parseSides } from "../../../hex";
import { CompileError } from "../../types";
import {
  ALL_LAND,
  type Coastwatcher,
  edges,
  type Hexes,
  OFF_MAP,
  PARTIAL_LAND,
  SEA,
  type Sector,
  sideIds,
  terrains,
} from "../model/rules";
import type { Source } from "./documents";

export interface CompiledMap {
  hexes: Hexes;
  sectors: Sector[];
  islands: Record<string, number[]>;
  coastwatchers: Coastwatcher[];
  watchersOf: Map<number, number[]>;
}

type MapDocument = Source["map"];

/** The same map as long as nothing else is said of it. */
export const compileMap = ({ map, parameters }: Source): CompiledMap =>
  compileWhole(map, parameters.clouds.radius);

const compileWhole = kept((map: MapDocument, radius: number): CompiledMap => {
  const ids = Object.keys(map.hexes);
  const of = Object.fromEntries(ids.map((id, n) => [id, n]));
  const hexOf = (id: string, pointer: string): number => {
    const hex = of[id];
    if (hex === undefined) throw new CompileError(`There is no hex ${id}.`, "map.json", pointer);
    return hex;
  };
  const sectors = Object.entries(map.sectors).map(([id, { title, directionalHex, wind }]): Sector => ({
    id,
    title,
    directional: hexOf(directionalHex, `/sectors/${id}/directionalHex`),
    wind: wind - 1,
  }));
  const grid = gridOf(map, ids);
  const hexes: Hexes = {
    ids,
    of,
    ...grid,
    ...sidesOf(map, ids, grid),
    ...sectorsOf(map, ids),
    covered: coverOf(grid.next, ids.length, radius),
  };
  const islands = Object.fromEntries(
    Object.entries(map.islands).map(([id, island]) => [
      id,
      island.hexes.map((hex, n) => hexOf(hex, `/islands/${id}/hexes/${n}`)),
    ]),
  );
  const coastwatchers = Object.entries(map.coastwatchers).map(([id, watcher]): Coastwatcher => {
    const within = watcher.within?.map((hex, n) => hexOf(hex, `/coastwatchers/${id}/within/${n}`));
    return {
      id,
      side: sideIds.indexOf(watcher.side),
      island: watcher.island,
      hex: hexOf(watcher.hex, `/coastwatchers/${id}/hex`),
      sees: seenFrom(islands[watcher.island] ?? [], within, hexes),
    };
  });
  const watchersOf = new Map<number, number[]>();
  for (const [n, { sees }] of coastwatchers.entries())
    for (const hex of sees) watchersOf.set(hex, [...(watchersOf.get(hex) ?? []), n]);
  return { hexes, sectors, islands, coastwatchers, watchersOf };
});

type Grid = Pick<Hexes, "terrain" | "next" | "q" | "r" | "edge" | "columns" | "rows">;

function gridOf(map: MapDocument, ids: readonly string[]): Grid {
  const layout = map.layout.offset as OffsetLayout;
  const next = neighbourTable(
    layout,
    ids.map((id) => map.hexes[id]!),
  );
  const q = new Int16Array(ids.length);
  const r = new Int16Array(ids.length);
  const terrain = new Uint8Array(ids.length);
  const edge = new Uint8Array(ids.length);
  const columns = ids.map((id) => map.hexes[id]!.column);
  const rows = ids.map((id) => map.hexes[id]!.row);
  const ends = [Math.min(...rows), Math.max(...rows), Math.min(...columns), Math.max(...columns)];
  for (const [n, id] of ids.entries()) {
    const hex = { column: columns[n]!, row: rows[n]! };
    const axial = offsetToAxial(layout, hex);
    q[n] = axial.q;
    r[n] = axial.r;
    terrain[n] = terrains.indexOf(map.hexes[id]!.terrain as (typeof terrains)[number]);
    const position = [hex.row, hex.row, hex.column, hex.column];
    for (const i of edges.keys()) if (position[i] === ends[i]) edge[n]! |= 1 << i;
  }
  return { terrain, next, q, r, edge, columns, rows };
}

/** What lies between hexes: a side is written at one of its two hexes, and holds for both. */
function sidesOf(
  map: MapDocument,
  ids: readonly string[],
  { next, terrain }: Grid,
): Pick<Hexes, "closed" | "mountains"> {
  const closed = new Uint8Array(ids.length);
  const mountains = new Uint8Array(ids.length);
  const layout = map.layout.offset as OffsetLayout;
  const mark = (mask: Uint8Array, hex: number, text: string | undefined): void => {
    if (text === undefined) return;
    const bits = parseSides(layout, text);
    mask[hex]! |= bits;
    for (let direction = 0; direction < 6; direction++) {
      const beyond = next[hex * 6 + direction]!;
      if ((bits >> direction) & 1 && beyond !== OFF_MAP) mask[beyond]! |= 1 << ((direction + 3) % 6);
    }
  };
  for (const [n, id] of ids.entries()) {
    const { sides } = map.hexes[id]!;
    mark(closed, n, sides?.land);
    mark(closed, n, sides?.reef);
    mark(mountains, n, sides?.mountain);
  }
  for (const n of ids.keys())
    for (let direction = 0; direction < 6; direction++) {
      const beyond = next[n * 6 + direction]!;
      if (terrain[n] === ALL_LAND || (beyond !== OFF_MAP && terrain[beyond] === ALL_LAND))
        closed[n]! |= 1 << direction;
    }
  return { closed, mountains };
}

function sectorsOf(map: MapDocument, ids: readonly string[]): Pick<Hexes, "sector" | "shared" | "sectors"> {
  const sector = new Uint8Array(ids.length);
  const shared = new Uint8Array(ids.length);
  const sectors = new Uint8Array(ids.length);
  const spans = Object.values(map.sectors);
  for (const [n, id] of ids.entries()) {
    const { column, row } = map.hexes[id]!;
    const within = spans.flatMap(({ columns, rows }, i) =>
      column >= columns[0]! && column <= columns[1]! && row >= rows[0]! && row <= rows[1]! ? [i] : [],
    );
    // Of the sectors that share a hex, the southern and eastern comes last in the document.
    sector[n] = within.at(-1) ?? 0;
    shared[n] = within.length > 1 ? 1 : 0;
    for (const i of within) sectors[n]! |= 1 << i;
  }
  return { sector, shared, sectors };
}

function coverOf(next: Int16Array, count: number, radius: number): number[][] {
  return Array.from({ length: count }, (_, hex) => {
    const covered = [hex];
    for (let from = 0, ring = 0; ring < radius; ring++) {
      const end = covered.length;
      for (; from < end; from++)
        for (let direction = 0; direction < 6; direction++) {
          const beyond = next[covered[from]! * 6 + direction]!;
          if (beyond !== OFF_MAP && !covered.includes(beyond)) covered.push(beyond);
        }
    }
    return covered;
  });
}

/** The hexes of an island and the sea hexes beside its partial-land ones, as far as the Perimeter Line goes (7.9). */
function seenFrom(
  island: readonly number[],
  within: readonly number[] | undefined,
  { terrain, next }: Hexes,
): Set<number> {
  const inside = within === undefined ? island : island.filter((hex) => within.includes(hex));
  const seen = new Set(inside);
  for (const hex of inside) {
    if (terrain[hex] !== PARTIAL_LAND) continue;
    for (let direction = 0; direction < 6; direction++) {
      const beyond = next[hex * 6 + direction]!;
      if (beyond !== OFF_MAP && terrain[beyond] === SEA) seen.add(beyond);
    }
  }
  return seen;
}
