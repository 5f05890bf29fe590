import { kept } from "../../../documents/kept";
import { neighbourTable, type OffsetLayout, offsetToAxial } from "../../../hex";
import { type Box, type Hexes, NOWHERE, type Place, type Rules, sideIds, type Terrain } from "../model/rules";
import { CompileError } from "../../types";
import { indexOf, numberIn } from "../../shared/numbers";
import type { Source } from "./documents";

type CompiledMap = Pick<
  Rules,
  "hexes" | "terrains" | "landmasses" | "places" | "placeOf" | "boxes" | "boxOf" | "commandLine"
>;

/** The same map as long as nothing else is said of it. */
export const compileMap = ({ map, terrain, bases }: Source): CompiledMap => compileWhole(map, terrain, bases);

const compileWhole = kept(
  (map: Source["map"], effects: Source["terrain"], { airbases }: Source["bases"]): CompiledMap => {
    const ids = Object.keys(map.hexes);
    const of = Object.fromEntries(ids.map((id, n) => [id, n]));
    const hexOf = (id: string, pointer: string): number => numberIn(of, id, "hex", "map.json", pointer);
    const terrains = Object.entries(effects.terrains).map(([id, each]): Terrain => ({ id, ...each }));
    const baseIds = Object.keys(airbases);
    const places = Object.entries(map.places).map(([id, place]): Place => ({
      id,
      name: place.name,
      hex: hexOf(place.hex, `/places/${id}/hex`),
      isCity: place.kind === "city",
      isPort: place.port,
      isSupplyPort: place.supplyPort === true,
      vp: place.vp,
      maximumHits: place.maximumHits,
      base: baseIds.findIndex((base) => airbases[base]!.place === id),
    }));
    const boxes = Object.entries(map.boxes).map(([id, box]): Box => ({
      id,
      name: box.name,
      side: sideIds.indexOf(box.side),
      isOffMapBase: box.kind === "off-map",
      entries: (box.entryHexes ?? []).map((hex, n) => hexOf(hex, `/boxes/${id}/entryHexes/${n}`)),
      navalEntries: (box.navalEntryHexes ?? []).map((hex, n) =>
        hexOf(hex, `/boxes/${id}/navalEntryHexes/${n}`),
      ),
    }));
    const landmasses = Object.keys(map.landmasses);
    const layout = map.layout.offset as OffsetLayout;
    const cells = ids.map((id) => map.hexes[id]!);
    const axial = cells.map(({ column, row }) => offsetToAxial(layout, { column, row }));
    const terrain = cells.map((hex, n) => {
      const found = terrains.findIndex(({ id }) => id === hex.terrain);
      if (found < 0)
        throw new CompileError(
          `${hex.terrain} has no row in the Terrain Effects Chart.`,
          "map.json",
          `/hexes/${ids[n]!}/terrain`,
          "2.1.1",
        );
      return found;
    });
    const next = neighbourTable(layout, cells);
    const hexes: Hexes = {
      ids,
      of,
      column: cells.map(({ column }) => column),
      row: cells.map(({ row }) => row),
      q: axial.map(({ q }) => q),
      r: axial.map(({ r }) => r),
      next,
      terrain,
      passable: passableIn(
        map,
        ids,
        next,
        terrain.map((n) => terrains[n]!),
      ),
      exits: Uint8Array.from(cells, ({ exit }) => (exit === true ? 1 : 0)),
      landmass: cells.map(({ landmass }, n) =>
        landmass === undefined
          ? NOWHERE
          : numberIn(
              Object.fromEntries(landmasses.map((id, i) => [id, i])),
              landmass,
              "landmass",
              "map.json",
              `/hexes/${ids[n]!}/landmass`,
            ),
      ),
      country: cells.map(({ country }) => country ?? ""),
      place: ids.map((_, n) => places.findIndex(({ hex }) => hex === n)),
    };
    return {
      hexes,
      terrains,
      landmasses,
      places,
      placeOf: indexOf(places),
      boxes,
      boxOf: indexOf(boxes),
      commandLine: map.commandLine,
    };
  },
);

/** 11.2: from land to land, but not over a strait or a gulf. */
function passableIn(
  { hexsides }: Source["map"],
  ids: readonly string[],
  next: Int16Array,
  terrain: readonly Terrain[],
): Uint8Array {
  const closed = new Set(Object.keys(hexsides));
  const isLand = (n: number): boolean => terrain[n]!.kind === "coastal" || terrain[n]!.kind === "land";
  const passable = new Uint8Array(ids.length);
  for (const n of ids.keys())
    for (let direction = 0; direction < 6; direction++) {
      const beyond = next[n * 6 + direction]!;
      if (beyond === NOWHERE || !isLand(n) || !isLand(beyond)) continue;
      if (closed.has([ids[n]!, ids[beyond]!].sort().join("-"))) continue;
      passable[n]! |= 1 << direction;
    }
  return passable;
}
