import type { Step, Steps } from "../../kernel";
import { passDays } from "./model/days";
import type { PacificTable, Position, TaskForce } from "./model/position";
import { enemyOf, type Rules } from "./model/rules";
import { airClass, groundClass, hexOfShip } from "./model/units";

/** 32.2, 32.3: what ends a Battle Cycle. */

/** Whether a side has ships, aircraft or troops in a hex; a Base does not count. */
function hasUnits({ rules, position }: PacificTable, hex: number, side: number): boolean {
  return (
    position.groundUnits.some((unit) => unit.hex === hex && groundClass(rules, unit).side === side) ||
    position.airUnits.some((unit) => unit.hex === hex && airClass(rules, unit).side === side) ||
    rules.ships.some((ship, n) => ship.side === side && hexOfShip(position, n) === hex)
  );
}

const loses = (t: PacificTable, { detected, hex, side }: TaskForce): boolean =>
  detected && hex >= 0 && !hasUnits(t, hex, enemyOf(side));

/** 32.2 Task Forces that no enemy is with are lost from sight. */
const detectionRemoval: Step<Rules, Position> = {
  rule: "32.2",
  title: "Detection Removal Phase",
  proceed(t) {
    const freed = t.position.taskForces.filter((group) => loses(t, group));
    for (const group of freed) t.set(group, "detected", false);
    if (freed.length > 0)
      t.say("32.2", () => `No longer detected: ${freed.map(({ name }) => name).join(", ")}.`);
    t.leave();
  },
};

const dayMarker: Step<Rules, Position, { over?: boolean }> = {
  rule: "32.3",
  title: "Day Marker Adjustment Phase",
  proceed(t, { data }) {
    if (data.over) return t.leave();
    t.set(data, "over", true);
    passDays(t, t.rules.parameters.time.battleCycle);
  },
};

export const cycleEndSteps: Steps<Rules, Position> = {
  "detection-removal": detectionRemoval,
  "day-marker": dayMarker,
};
