import type { FlatTopTable, Formation } from "../model/position";
import { scenarioOf } from "../model/scenario";
import { enemyOf, sideIds, UNARMED } from "../model/rules";
import { isFighter } from "./sight";

/** What an Air Formation is about, as can be told from its planes: nothing else is remembered. */
export type Mission = "strike" | "return" | "cap" | "patrol";

export function missionOf(t: FlatTopTable, { flights }: Formation): Mission {
  if (flights.some(({ ordnance }) => ordnance !== UNARMED)) return "strike";
  if (flights.some(({ bomber }) => bomber)) return "return";
  return flights.every(({ kind }) => isFighter(t, kind)) ? "cap" : "patrol";
}

/** Whether the enemy of a side has ships in the order of battle, which both sides read. */
export const facesShips = (t: FlatTopTable, side: number): boolean =>
  Object.keys(scenarioOf(t).sides[sideIds[enemyOf(side)]!].taskForces).length > 0;
