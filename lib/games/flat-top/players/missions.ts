import type { FlatTopTable, Formation } from "../model/position";
import { UNARMED } from "../model/rules";
import { isFighter } from "./sight";

/** What an Air Formation is about, as can be told from its planes: nothing else is remembered. */
export type Mission = "strike" | "return" | "cap" | "patrol";

export function missionOf(t: FlatTopTable, { flights }: Formation): Mission {
  if (flights.some(({ ordnance }) => ordnance !== UNARMED)) return "strike";
  if (flights.some(({ bomber }) => bomber)) return "return";
  return flights.every(({ kind }) => isFighter(t, kind)) ? "cap" : "patrol";
}
