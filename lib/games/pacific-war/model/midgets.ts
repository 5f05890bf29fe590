import { isPortOf } from "./harbours";
import type { PacificTable } from "./position";
import { shipsIn } from "./presence";
import { ALLIED } from "./rules";
import { isStrategic } from "./war";

/** 34.18: Allied ships that are not Activated, in an Allied port: midget submarines may attack one of them. */
export function midgetTargets(t: PacificTable, hex: number): number[] {
  const { fleet, month, options } = t.position;
  if (!options.includes("midget-submarines") || !isStrategic(t)) return [];
  if (month !== t.rules.parameters.optional.midgetMonth || !isPortOf(t, hex, ALLIED)) return [];
  return shipsIn(t, hex, ALLIED).filter((ship) => !fleet.activated[ship] && fleet.taskForce[ship]! < 0);
}
