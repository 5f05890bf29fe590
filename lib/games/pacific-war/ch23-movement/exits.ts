import { takeOffMap } from "../model/navy";
import { enterBox } from "../model/off-map";
import type { PacificTable } from "../model/position";
import { ALLIED } from "../model/rules";
import { shipsOf } from "../model/sea";

/** 23.7 Leaving the map. */

/** Edges of the map by which a Task Force may leave it from where it is: only Allied ships, from Open water. */
export function exitsOf({ rules, position }: PacificTable, group: number): string[] {
  const { hex, side, dummy } = position.taskForces[group]!;
  if (side !== ALLIED || dummy || rules.hexes.water[hex] !== "open") return [];
  return rules.hexes.exits[hex]?.naval.slice() ?? [];
}

/** Ships leave the map with all that is aboard. */
export function leaveMap(t: PacificTable, group: number, edge: string): void {
  const { name } = t.position.taskForces[group]!;
  for (const ship of shipsOf(t, group)) {
    takeOffMap(t, ship);
    enterBox(t, t.rules.ships[ship]!.id, edge);
  }
  t.say("23.7", () => `${name} leaves the map by the ${edge} edge.`);
}
