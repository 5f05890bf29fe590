import { kept } from "../../../documents/kept";
import {
  acrossSide,
  directionBetween,
  directionIndex,
  neighbourTable,
  type OffsetLayout,
  offsetToAxial,
  parseSides,
} from "../../../hex";
import { CompileError } from "../../types";
import {
  type Box,
  type Country,
  type Hexes,
  type Land,
  NOBODY,
  NOWHERE,
  type Place,
  type Rules,
  sideIds,
  type Water,
} from "../model/rules";
import { indexOf, numberIn } from "../../shared/numbers";
import type { Source } from "./documents";

export interface CompiledMap {
  hexes: Hexes;
  places: readonly Place[];
  placeOf: Readonly<Record<string, number>>;
  countries: readonly Country[];
  edgeTracks: Rules["edgeTracks"];
  boxes: readonly Box[];
}

/** The same map as long as nothing else is said of it. */
export const compileMap = ({ map, terrain }: Source): CompiledMap => compileWhole(map, terrain);

const sideNumber = (control: string | undefined): number =>
  control === undefined ? NOBODY : sideIds.indexOf(control as (typeof sideIds)[number]);

const compileWhole = kept((map: Source["map"], effects: Source["terrain"]): CompiledMap => {
  const ids = Object.keys(map.hexes);
  const of = Object.fromEntries(ids.map((id, n) => [id, n]));
  const layout = map.layout.offset as OffsetLayout;
  const cells = ids.map((id) => map.hexes[id]!);
  const axial = cells.map(({ column, row }) => offsetToAxial(layout, { column, row }));
  const next = neighbourTable(layout, cells);
  const kinds = cells.map(({ terrain }, n) => {
    const found = effects.terrains[terrain];
    if (found === undefined)
      throw new CompileError(
        `${terrain} has no row in the Terrain Effects Chart.`,
        "map.json",
        `/hexes/${ids[n]!}/terrain`,
        "2.5",
      );
    return found;
  });
  const countries = Object.entries(map.countries).map(([id, { name, control }]): Country => ({
    id,
    name,
    control: sideNumber(control),
  }));
  const countryOf = indexOf(countries);
  const places = Object.entries(map.places).map(([id, place]): Place => {
    const hex = numberIn(of, place.hex, "hex", "map.json", `/places/${id}/hex`);
    const { country, control } = cells[hex]!;
    return {
      id,
      name: place.name,
      hex,
      isPort: place.port,
      airfield: place.airfield,
      city: place.city ?? "none",
      mayHaveBase: place.airbase !== false,
      resource: place.resource?.kind ?? "none",
      resourcePoints: place.resource?.points ?? 0,
      hasDryDock: place.dryDock === true,
      control:
        control === undefined ? sideNumber(map.countries[country ?? ""]?.control) : sideNumber(control),
    };
  });
  const closed = closedSides(layout, cells, next);
  const land = kinds.map((each) => each.land as Land);
  const water = kinds.map((each) => each.water as Water);
  return {
    hexes: {
      ids,
      of,
      q: axial.map(({ q }) => q),
      r: axial.map(({ r }) => r),
      next,
      land,
      water,
      sea: openSides(next, water, closed.land),
      ground: openSides(next, land, closed.water),
      ...alongConnections(map, ids, of),
      halves: halvesIn(map, layout, of, cells),
      halfNames: Object.fromEntries(
        Object.entries(map.splitHexes).map(([id, { halves }]) => [of[id]!, Object.keys(halves)]),
      ),
      portHalf: portHalvesIn(map, of),
      exits: exitsIn(map, cells),
      commandEdges: commandEdgesIn(map, cells),
      place: placesByHex(ids.length, places),
      country: cells.map(({ country }) => (country === undefined ? -1 : (countryOf[country] ?? -1))),
      zone: zonesIn(map, cells),
      rail: railIn(map, cells),
      sovietBorder: sovietBorderIn(layout, cells, next),
    },
    places,
    placeOf: indexOf(places),
    countries,
    edgeTracks: edgeTracksIn(map),
    boxes: Object.entries(map.boxes).map(([id, { name, edge, space, use }]): Box => ({
      id,
      name,
      edge,
      space,
      use,
    })),
  };
});

/** 15.1: the boxes of each edge in their order. */
function edgeTracksIn({ boxes, edges }: Source["map"]): Rules["edgeTracks"] {
  const all = Object.values(boxes);
  return Object.fromEntries(
    Object.keys(edges).map((edge) => {
      const own = all.filter((box) => box.edge === edge && box.space !== undefined);
      return [edge, own.toSorted((a, b) => a.space! - b.space!).map(({ use }) => use)];
    }),
  );
}

type Cell = { column: number; row: number };

function sideBetween(layout: OffsetLayout, from: Cell, to: Cell): number | undefined {
  const direction = directionBetween(layout, from, to);
  return direction === undefined ? undefined : directionIndex(layout, direction);
}

/** 2.5: sides with water that no ground unit crosses, and with land that no ship crosses; both hexes have them. */
function closedSides(
  layout: OffsetLayout,
  cells: readonly Source["map"]["hexes"][string][],
  next: Int16Array,
): { water: Uint8Array; land: Uint8Array } {
  const closed = { water: new Uint8Array(cells.length), land: new Uint8Array(cells.length) };
  for (const [n, { sides }] of cells.entries())
    for (const kind of ["water", "land"] as const) {
      const mask = parseSides(layout, sides?.[kind] ?? "");
      for (let side = 0; side < 6; side++) {
        if ((mask & (1 << side)) === 0) continue;
        closed[kind][n]! |= 1 << side;
        const beyond = next[n * 6 + side]!;
        if (beyond !== NOWHERE) closed[kind][beyond]! |= 1 << acrossSide(side);
      }
    }
  return closed;
}

/** Directions in which both hexes have the ground, and the side between is not closed. */
function openSides(next: Int16Array, ground: readonly string[], closed: Uint8Array): Uint8Array {
  return Uint8Array.from(ground, (own, n) => {
    let mask = 0;
    for (let side = 0; side < 6; side++) {
      const beyond = next[n * 6 + side]!;
      if (own === "none" || beyond === NOWHERE || ground[beyond] === "none") continue;
      if ((closed[n]! & (1 << side)) === 0) mask |= 1 << side;
    }
    return mask;
  });
}

/** 23.1.1: Transport Routes are railways and roads; a track is none, and lies beside them. Rivers lie on the side between two hexes. */
function alongConnections(
  { connections, hexes, layout }: Source["map"],
  ids: readonly string[],
  of: Readonly<Record<string, number>>,
): Pick<Hexes, "routes" | "rivers" | "tracks"> {
  const [routes, rivers, tracks] = [0, 1, 2].map(() => new Uint8Array(ids.length)) as [Mask, Mask, Mask];
  for (const [id, { kind }] of Object.entries(connections)) {
    const ends = id.split("-").map((each) => numberIn(of, each, "hex", "map.json", `/connections/${id}`));
    const [from, to] = [ends[0]!, ends[1]!];
    const mask = kind === "river" ? rivers : kind === "track" ? tracks : routes;
    const side = sideBetween(layout.offset as OffsetLayout, hexes[ids[from]!]!, hexes[ids[to]!]!);
    if (side === undefined)
      throw new CompileError(
        `${id} joins two hexes that are not neighbours.`,
        "map.json",
        `/connections/${id}`,
      );
    mask[from]! |= 1 << side;
    mask[to]! |= 1 << acrossSide(side);
  }
  return { routes, rivers, tracks };
}

type Mask = Hexes["routes"];

/** 2.5: to which directions each part of a hex with two shores opens. */
function halvesIn(
  map: Source["map"],
  layout: OffsetLayout,
  of: Readonly<Record<string, number>>,
  cells: readonly Cell[],
): Hexes["halves"] {
  return Object.fromEntries(
    Object.entries(map.splitHexes).map(([id, { halves }]) => {
      const hex = numberIn(of, id, "hex", "map.json", `/splitHexes/${id}`);
      const masks = Object.entries(halves).map(([half, { opensTo }]) =>
        opensTo.reduce((mask, other, i) => {
          const pointer = `/splitHexes/${id}/halves/${half}/opensTo/${i}`;
          const beyond = numberIn(of, other, "hex", "map.json", pointer);
          const side = sideBetween(layout, cells[hex]!, cells[beyond]!);
          if (side === undefined)
            throw new CompileError(`${other} is no neighbour of ${id}.`, "map.json", pointer);
          return mask | (1 << side);
        }, 0),
      );
      return [hex, masks];
    }),
  );
}

/** 2.5: on which part of such a hex its port lies. */
function portHalvesIn(map: Source["map"], of: Readonly<Record<string, number>>): Hexes["portHalf"] {
  return Object.fromEntries(
    Object.entries(map.portHalves).map(([id, half]) => {
      const hex = numberIn(of, id, "hex", "map.json", `/portHalves/${id}`);
      return [hex, Math.max(0, Object.keys(map.splitHexes[id]?.halves ?? {}).indexOf(half))];
    }),
  );
}

type Edge = Source["map"]["edges"][string];

const isAlong = ({ column, row }: Cell, edge: Edge): boolean =>
  edge.column === column || edge.hexrow === -row;

/** 11.1.2: hexes at an edge from which Allied Command Links come, with those edges. */
function commandEdgesIn({ edges }: Source["map"], cells: readonly Cell[]): Hexes["commandEdges"] {
  const sources = Object.entries(edges).filter(([, { commandSource }]) => commandSource);
  return Object.fromEntries(
    cells.flatMap((cell, n) => {
      const at = sources.flatMap(([id, edge]) => (isAlong(cell, edge) ? id : []));
      return at.length > 0 ? [[n, at]] : [];
    }),
  );
}

/** 23.7: hexes at an edge, with the edges by which units go. Japanese ground units have hexes of their own. */
function exitsIn({ edges, japaneseExits }: Source["map"], cells: readonly Cell[]): Hexes["exits"] {
  const japanese = new Set(japaneseExits.flatMap((run) => positionsOf(run)));
  return Object.fromEntries(
    cells.flatMap(({ column, row }, n) => {
      const at = Object.entries(edges).filter(([, edge]) => isAlong({ column, row }, edge));
      const naval = at.flatMap(([id, edge]) => (edge.navalExit ? [id] : []));
      const allied = at.flatMap(([id, edge]) => (edge.groundExit ? [id] : []));
      const isJapanese = japanese.has(`${-row} ${column}`);
      if (naval.length === 0 && allied.length === 0 && !isJapanese) return [];
      return [[n, { naval, allied, japanese: isJapanese ? ["india"] : [] }]];
    }),
  );
}

/** A run of hexes, "2013 to 2014" within one hexrow, as row and column of each. */
function positionsOf(run: string): string[] {
  const [from, to = from] = run.split(" to ");
  const row = Number(from!.slice(0, 2));
  const [first, last] = [Number(from!.slice(2)), Number(to!.slice(2))];
  return Array.from({ length: last - first + 1 }, (_, n) => `${row} ${first + n}`);
}

function placesByHex(count: number, places: readonly Place[]): number[] {
  const byHex = new Array<number>(count).fill(-1);
  for (const [n, { hex }] of places.entries()) byHex[hex] = n;
  return byHex;
}

/** The zone of each hex. */
function zonesIn(map: Source["map"], cells: readonly Cell[]): string[] {
  const zone = cells.map(() => "");
  const at = new Map(cells.map(({ column, row }, n) => [`${-row} ${column}`, n]));
  for (const [id, { hexes }] of Object.entries(map.weatherZones))
    for (const position of hexes.flatMap((run) => positionsOf(run))) {
      const hex = at.get(position);
      if (hex !== undefined) zone[hex] = id;
    }
  return zone;
}

/** 13.2.4: the areas of each hex in which units move by rail. */
function railIn(map: Source["map"], cells: readonly Cell[]): Hexes["rail"] {
  const at = new Map(cells.map(({ column, row }, n) => [`${-row} ${column}`, n]));
  const rail: Record<number, string[]> = {};
  for (const [id, { hexes }] of Object.entries(map.railAreas))
    for (const position of hexes.flatMap((run) => positionsOf(run))) {
      const hex = at.get(position);
      if (hex !== undefined) (rail[hex] ??= []).push(id);
    }
  return rail;
}

/** 33.3: hexes on either side of the border. */
function sovietBorderIn(
  layout: OffsetLayout,
  cells: readonly Source["map"]["hexes"][string][],
  next: Int16Array,
): number[] {
  const found = new Set<number>();
  for (const [n, { sides }] of cells.entries()) {
    const mask = parseSides(layout, sides?.["soviet-border"] ?? "");
    for (let side = 0; side < 6; side++) {
      if ((mask & (1 << side)) === 0) continue;
      found.add(n);
      const beyond = next[n * 6 + side]!;
      if (beyond !== NOWHERE) found.add(beyond);
    }
  }
  return [...found];
}
