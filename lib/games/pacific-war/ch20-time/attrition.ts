import type { Step } from "../../../kernel";
import { counted } from "../../../words";
import { peekChart } from "../../shared/result-table";
import { shipDamage } from "../ch04-damage";
import { activatedOf } from "../model/activation";
import { loseAirSteps, loseGroundSteps } from "../model/damage";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { sideText } from "../model/text";
import { operationOf } from "../model/war";

/** 20.2.3.B, 20.2.4.B: units that stay Activated beyond their time lose steps in each Joint Phase. */

type AttritionData = { turn: number };

/** Whether the units of a side are beyond their time. */
function isInPenalty(t: PacificTable, side: number): boolean {
  const operation = operationOf(t);
  if (operation === undefined) return false;
  return side === t.position.operation.side
    ? operation.penalty > 0
    : operation.reactionCycles > t.rules.parameters.time.reactionCycles;
}

export const penaltyAttrition: Step<Rules, Position, AttritionData> = {
  rule: "20.2.3",
  title: "Attrition in Penalty Time",
  enter: (t, { data }) => t.set(data, "turn", 0),
  proceed(t, { data }) {
    const { side: first } = t.position.operation;
    const side = [first, enemyOf(first)][data.turn];
    if (side === undefined) return t.leave();
    t.set(data, "turn", data.turn + 1);
    const units = isInPenalty(t, side) ? activatedOf(t, side) : [];
    if (units.length === 0) return;
    const steps = Number(peekChart(t, "penalty-steps", units.length, "steps")?.parts[0] ?? 0);
    t.say("20.2.3", () => `Units of ${sideText(side)} lose ${counted(steps, "step")} each.`, [0, 1]);
    const ships: number[] = [];
    for (const { kind, n } of units)
      if (kind === "ship") ships.push(n);
      else if (kind === "airUnit") loseAirSteps(t, n, steps);
      else loseGroundSteps(t, n, steps);
    t.call(
      "ship-damage",
      shipDamage(
        ships,
        ships.map(() => steps),
      ),
    );
  },
};
