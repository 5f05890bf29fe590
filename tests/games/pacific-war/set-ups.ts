import type { PacificWarScenario, PacificWarSchedule } from "../../../lib/documents/generated/types";
import { aircraft, groundUnits, ships } from "./counters";
import { documents, found, map, read } from "./documents";

export type SideName = "allied" | "japanese";
export const sideNames = ["allied", "japanese"] as const;
type Force = PacificWarScenario["sides"]["allied"];

const idsUnder = (folder: string) =>
  Object.keys(documents).flatMap((path) =>
    path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1, -".json".length)] : [],
  );

export const scenarioIds = idsUnder("scenarios");
export const scheduleIds = idsUnder("schedules");
export const scenario = (id: string): PacificWarScenario => read(`scenarios/${id}.json`);
export const schedule = (id: string): PacificWarSchedule => read(`schedules/${id}.json`);

/** Every scenario with each of its sides. */
export const forces: [string, SideName][] = scenarioIds.flatMap((id) =>
  sideNames.map((side): [string, SideName] => [id, side]),
);
export const force = (id: string, side: SideName): Force => scenario(id).sides[side];

/** The hex of a place, or of a hex that is named by its number. */
export const hexAt = (location: string): string => map.places[location]?.hex ?? location;
export const shipHex = (of: Force, id: string): string => {
  const { at, taskForce } = found(of.ships, id);
  return hexAt(at ?? found(of.taskForces, taskForce ?? "").at);
};
export const groundHex = (of: Force, id: string): string => {
  const { at, on } = found(of.groundUnits, id);
  return at === undefined ? shipHex(of, on ?? "") : hexAt(at);
};
export const airHex = (of: Force, id: string): string => {
  const { at, on } = found(of.airUnits, id);
  return at === undefined ? shipHex(of, on ?? "") : hexAt(at);
};

export const groundUnit = (of: Force, id: string) => found(groundUnits, of.groundUnits[id]?.unit ?? id);
export const ship = (id: string) => found(ships, id);
export const airClass = (of: Force, id: string) => found(aircraft, found(of.airUnits, id).class);

/** Things sorted by something of theirs. */
export function grouped<T>(things: readonly T[], key: (thing: T) => string): Record<string, T[]> {
  const groups: Record<string, T[]> = {};
  for (const thing of things) (groups[key(thing)] ??= []).push(thing);
  return groups;
}

/** Who controls a place or hex at the start: the scenario, its countries, the map, the country of the map. */
export function controlOf(id: string, location: string): string | undefined {
  const { control } = scenario(id);
  const hex = found(map.hexes, hexAt(location));
  for (const side of sideNames)
    if (control?.[side]?.some((each) => each === location || hexAt(each) === hexAt(location))) return side;
  const country = hex.country ?? "";
  return control?.countries?.[country] ?? hex.control ?? map.countries[country]?.control;
}

/** What water there is in a hex, by the name of its terrain. */
export const waterOf = (hex: string): "open" | "coastal" | "restricted" | undefined =>
  (["open", "coastal", "restricted"] as const).find((kind) => found(map.hexes, hex).terrain.startsWith(kind));
export const hasLand = (hex: string): boolean => !/sea|out-of-play/.test(found(map.hexes, hex).terrain);
export const isAtoll = (hex: string): boolean => found(map.hexes, hex).terrain.endsWith("atoll");
export const placesIn = (hex: string) => Object.values(map.places).filter((place) => place.hex === hex);
