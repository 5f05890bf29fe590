import type { Step, Steps } from "../../kernel";
import { hitShip } from "./model/damage";
import { hasTroops } from "./model/ground";
import { isAnchorageLocation } from "./model/harbours";
import type { PacificTable, Position } from "./model/position";
import { enemyOf, type Rules } from "./model/rules";
import { halfOfShip, portHalfOf } from "./model/sea";
import { hexOfShip, nameOfHex } from "./model/units";

/** 20.5 An Operation ends: ships that still lie in an anchorage that the enemy has overrun are eliminated (23.1.5.D). */

/** Whether a ship lies where only enemy ground units are ashore. A port with a Base is overrun at once (23.1.5.B). */
function isTrapped(t: PacificTable, ship: number): boolean {
  const { hexes, ships } = t.rules;
  const hex = hexOfShip(t.position, ship);
  if (hex < 0 || !isAnchorageLocation(t, hex) || halfOfShip(t, ship) !== portHalfOf(hexes, hex)) return false;
  const { side } = ships[ship]!;
  return hasTroops(t, hex, enemyOf(side)) && !hasTroops(t, hex, side);
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
    t.leave();
  },
};

export const operationEndSteps: Steps<Rules, Position> = { "operation-end": operationEnd };
