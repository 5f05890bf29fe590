import { hasActivated } from "./activated";
import type { PacificTable } from "./position";
import { enemyOf } from "./rules";
import { operationOf } from "./war";

/** 20.2.3.H, 20.2.4.B: out of its time a side initiates no combat, though it may be attacked. */

/** Whether the Reaction player alone has units Activated, and the Operation goes on for him (20.2.4.B). */
export const isReactionAlone = (t: PacificTable): boolean => {
  const { side } = t.position.operation;
  return operationOf(t) !== undefined && !hasActivated(t, side) && hasActivated(t, enemyOf(side));
};

/** Whether a side may enter into combat. */
export function mayInitiateCombat(t: PacificTable, side: number): boolean {
  const operation = operationOf(t);
  if (operation === undefined) return true;
  if (side === t.position.operation.side) return operation.penalty === 0;
  return operation.reactionCycles <= t.rules.parameters.time.reactionCombatCycles;
}
