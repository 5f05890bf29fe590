import { readFileSync } from "node:fs";
import { join } from "node:path";
import type {
  PacificWarAircraft,
  PacificWarBases,
  PacificWarGroundUnits,
  PacificWarHeadquarters,
  PacificWarMarkers,
  PacificWarNation,
  PacificWarShips,
} from "../../../lib/documents/generated/types";

const folder = join(import.meta.dirname, "../../../data/pacific-war");
const read = <T>(path: string): T => JSON.parse(readFileSync(join(folder, path), "utf8")) as T;

export const { ships } = read<PacificWarShips>("ships.json");
export const { aircraft } = read<PacificWarAircraft>("aircraft.json");
export const { groundUnits } = read<PacificWarGroundUnits>("ground-units.json");
export const { headquarters } = read<PacificWarHeadquarters>("headquarters.json");
export const { bases, fortifications, submarineCommands } = read<PacificWarBases>("bases.json");
export const { markers } = read<PacificWarMarkers>("markers.json");

/** The counter of that id, which must exist. */
export function counter<T>(counters: Readonly<Record<string, T>>, id: string): T {
  const value = counters[id];
  if (value === undefined) throw new Error(`There is no counter "${id}".`);
  return value;
}

/** Ids of the counters for which something is true. */
export const idsOf = <T>(counters: Readonly<Record<string, T>>, is: (value: T) => boolean): string[] =>
  Object.entries(counters).flatMap(([id, value]) => (is(value) ? [id] : []));

export const sideOf = (nation: PacificWarNation): "allied" | "japanese" =>
  nation === "japan" ? "japanese" : "allied";
