import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type {
  ForlornHopesAirCombatMovement,
  ForlornHopesAircraft,
  ForlornHopesAirUnits,
  ForlornHopesBases,
  ForlornHopesBattleBoard,
  ForlornHopesGroundUnits,
  ForlornHopesMap,
  ForlornHopesMarkers,
  ForlornHopesParameters,
  ForlornHopesRoll,
  ForlornHopesScenario,
  ForlornHopesShips,
  ResultTableDocument,
} from "../../../lib/documents/generated/types";
import type { JsonObject } from "../../../lib/documents/types";
import { hexDistance, hexIdPattern, hexNeighbours } from "../../../lib/hex";

const folder = join(import.meta.dirname, "../../../data/forlorn-hopes");

/** Every document of the game as shipped, by its path. */
export const documents: Readonly<Record<string, JsonObject>> = Object.fromEntries(
  readdirSync(folder, { recursive: true })
    .map((path) => String(path).replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".json"))
    .sort()
    .map((path) => [path, JSON.parse(readFileSync(join(folder, path), "utf8")) as JsonObject]),
);

function read<T>(path: string): T {
  const document = documents[path];
  if (document === undefined) throw new Error(`There is no document "${path}".`);
  return document as unknown as T;
}

export const map = read<ForlornHopesMap>("map.json");
export const board = read<ForlornHopesBattleBoard>("boards/tactical-battle-board.json");
export const { aircraft } = read<ForlornHopesAircraft>("aircraft.json");
export const { airUnits } = read<ForlornHopesAirUnits>("air-units.json");
export const { ships } = read<ForlornHopesShips>("ships.json");
export const { groundUnits } = read<ForlornHopesGroundUnits>("ground-units.json");
export const markers = read<ForlornHopesMarkers>("markers.json");
export const { airbases } = read<ForlornHopesBases>("bases.json");
export const parameters = read<ForlornHopesParameters>("parameters.json");
export const movement = read<ForlornHopesAirCombatMovement>("tables/air-combat-movement.json");
export const roll = (name: string): ForlornHopesRoll => read(`rolls/${name}.json`);
export const chart = (name: string): ResultTableDocument => read(`charts/${name}.json`);
export const scenario = (name: string): ForlornHopesScenario => read(`scenarios/${name}.json`);
export const scenarios = Object.keys(documents).flatMap((path) =>
  path.startsWith("scenarios/") ? [scenario(path.slice("scenarios/".length, -".json".length))] : [],
);

export function found<T>(values: Readonly<Record<string, T>>, id: string): T {
  const value = values[id];
  if (value === undefined) throw new Error(`There is no "${id}".`);
  return value;
}

const ids = hexIdPattern("CCRR", "down");
const cell = (id: string) => ids.parse(id)!;

/** Hexes from one printed number to another, on either board. */
export const distance = (a: string, b: string): number => hexDistance(map.layout.offset, cell(a), cell(b));

/** The printed numbers around a hex: of a flat-topped grid N, NE, SE, S, SW, NW. */
export const around = (id: string): string[] =>
  hexNeighbours(map.layout.offset, cell(id)).map((hex) => ids.format(hex));

/** The hex of a place. */
export const hexOf = (place: string): string => found(map.places, place).hex;

export const isLand = (id: string): boolean => {
  const hex = map.hexes[id];
  return hex !== undefined && hex.terrain !== "sea" && hex.terrain !== "out-of-play";
};
export const isCoast = (id: string): boolean => /coast/.test(found(map.hexes, id).terrain);

/** Pairs of neighbours, both land and in play: whether ground units pass from one to the other. */
export const passes = (a: string, b: string): boolean =>
  isLand(a) && isLand(b) && around(a).includes(b) && !(map.hexsides[[a, b].sort().join("-")] !== undefined);

/** What a document says of the source of a value: the longest pointer that leads to it. */
export function statusOf(path: string, pointer: string): string {
  const sources = found(documents, path)["sources"] as Record<string, { status: string }>;
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf("/"))) {
    const source = sources[at];
    if (source !== undefined) return source.status;
    if (at === "") throw new Error(`${path} has no source for ${pointer}.`);
  }
}
