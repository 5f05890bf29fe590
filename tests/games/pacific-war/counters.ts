import type {
  PacificWarAircraft,
  PacificWarBases,
  PacificWarGroundUnits,
  PacificWarHeadquarters,
  PacificWarMarkers,
  PacificWarNation,
  PacificWarShips,
} from "../../../lib/documents/generated/types";
import { read } from "./documents";

export const { ships } = read<PacificWarShips>("ships.json");
export const { aircraft } = read<PacificWarAircraft>("aircraft.json");
export const { groundUnits } = read<PacificWarGroundUnits>("ground-units.json");
export const { headquarters } = read<PacificWarHeadquarters>("headquarters.json");
export const { bases, fortifications, submarineCommands } = read<PacificWarBases>("bases.json");
export const { markers } = read<PacificWarMarkers>("markers.json");

/** Ids of the counters for which something is true. */
export const idsOf = <T>(counters: Readonly<Record<string, T>>, is: (value: T) => boolean): string[] =>
  Object.entries(counters).flatMap(([id, value]) => (is(value) ? [id] : []));

export const sideOf = (nation: PacificWarNation): "allied" | "japanese" =>
  nation === "japan" ? "japanese" : "allied";
