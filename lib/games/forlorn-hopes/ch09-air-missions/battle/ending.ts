import { BattleFlag } from "../../model/battle";
import type { ForlornTable } from "../../model/position";
import { isBomber } from "../../model/units";
import { awardAbort } from "./move";
import { battleOf, isMarked, nameOf } from "./state";

/** 9.7.5, 9.8, 7.3.5 What an air battle leaves: aborted missions, and a patrol that holds or has failed. */

/**
 * The units that are left fly home (9.12). A bomber that is alive and has neither attacked nor jettisoned its bombs has aborted
 * its mission (9.8).
 */
export function finish(
  t: ForlornTable,
  { patrol, airUnits, failed = false }: { patrol?: boolean; airUnits: readonly number[]; failed?: boolean },
): void {
  const battle = battleOf(t);
  for (const [each, unit] of airUnits.entries())
    if (
      t.position.air.base[unit]! >= 0 &&
      isBomber(t, unit) &&
      isMarked(battle, each, BattleFlag.loaded) &&
      !isMarked(battle, each, BattleFlag.attacked)
    ) {
      t.say("9.8", () => `${nameOf(t, each)} has not attacked, and aborts its mission.`);
      awardAbort(t);
    }
  const holds = patrol === true && !failed && patrolHolds(t);
  t.set(t.position, "battle", null);
  if (patrol === true) t.leave(holds);
  else t.leave();
}

/** 7.3.5: two rounds near the target zone, and not eliminated. That it was not disrupted is for `failed` to say. */
export function patrolHolds(t: ForlornTable): boolean {
  const { patrolRounds, airUnits } = battleOf(t);
  return patrolRounds >= t.rules.parameters.patrol.rounds && t.position.air.base[airUnits[0]!]! >= 0;
}
