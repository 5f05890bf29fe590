import type { FlatTopTable, Formation } from "../model/position";
import { UNARMED } from "../model/rules";
import { isFighter } from "./sight";

/** The mission of an Air Formation, derived from its planes: nothing else is stored. */
export type Mission = "strike" | "return" | "cap" | "patrol";

export function missionOf(t: FlatTopTable, { flights }: Formation): Mission {
  if (flights.some(({ ordnance }) => ordnance !== UNARMED)) return "strike";
  if (flights.some(({ bomber }) => bomber)) return "return";
  return flights.every(({ kind }) => isFighter(t, kind)) ? "cap" : "patrol";
}
