import type { Step, Steps } from "../../kernel";
import { readChart } from "../shared/result-table";
import { hitShip } from "./model/damage";
import { hasTroops } from "./model/ground";
import { isAnchorageLocation } from "./model/harbours";
import { shiftInitiative } from "./model/initiative";
import type { PacificTable, Position } from "./model/position";
import { ALLIED, enemyOf, JAPANESE, type Rules, sideIds } from "./model/rules";
import { halfOfShip, portHalfOf } from "./model/sea";
import { hexOfShip, nameOfHex } from "./model/units";
import { isStrategic, operationOf } from "./model/war";

/** 20.5 An Operation ends: ships that still lie in an anchorage that the enemy has overrun are eliminated (23.1.5.D). */

/** Whether a ship lies where only enemy ground units are ashore. A port with a Base is overrun at once (23.1.5.B). */
function isTrapped(t: PacificTable, ship: number): boolean {
  const { hexes, ships } = t.rules;
  const hex = hexOfShip(t.position, ship);
  if (hex < 0 || !isAnchorageLocation(t, hex) || halfOfShip(t, ship) !== portHalfOf(hexes, hex)) return false;
  const { side } = ships[ship]!;
  return hasTroops(t, hex, enemyOf(side)) && !hasTroops(t, hex, side);
}

/** 19.3 Ship points of both sides are compared, and Strategic Initiative moves. */
function settleLosses(t: PacificTable): void {
  const losses = operationOf(t)?.losses;
  if (!losses || !isStrategic(t)) return;
  const { hitsPerPoint } = t.rules.parameters.initiative;
  /** What a side has done to the other. */
  const pointsOf = (side: number): number => {
    const { points, hits } = losses[sideIds[enemyOf(side)]!];
    return points + Math.floor(hits / hitsPerPoint[sideIds[side]!]);
  };
  const ahead = pointsOf(ALLIED) - pointsOf(JAPANESE);
  const spaces = Number(readChart(t, "naval-losses", Math.abs(ahead), "spaces")?.parts[0] ?? 0);
  shiftInitiative(t, ahead > 0 ? ALLIED : JAPANESE, spaces, "19.3");
}

const operationEnd: Step<Rules, Position> = {
  rule: "23.1.5",
  title: "The Operation ends",
  proceed(t) {
    const { rules, position } = t;
    for (const [ship, { name, hitCapacity }] of rules.ships.entries()) {
      if (!isTrapped(t, ship)) continue;
      t.say(
        "23.1.5",
        () => `${name} lies in an overrun anchorage at ${nameOfHex(rules, hexOfShip(position, ship))}.`,
      );
      hitShip(t, ship, hitCapacity);
    }
    settleLosses(t);
    t.leave();
  },
};

export const operationEndSteps: Steps<Rules, Position> = { "operation-end": operationEnd };
