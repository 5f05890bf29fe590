import { BattleFlag } from "../../model/battle";
import type { ForlornTable } from "../../model/position";
import { ALLIED } from "../../model/rules";
import { aircraftOf, isBomber } from "../../model/units";
import { battleOf, combatantsOf, isMarked, isUnitDisrupted } from "./state";

/** 9.7.4 Bombers that fly in formation, with one sequence number. */

/** Whether a unit without a number may join one that has it already, and all that share that number. */
export function mayFlyTogether(t: ForlornTable, unit: number, leader: number): boolean {
  const { formationFrom, formationTo, alliedFormationNot } = t.rules.parameters.airBattle;
  const battle = battleOf(t);
  const number = battle.sequences[leader]!;
  if (battle.side === ALLIED && number === alliedFormationNot) return false;
  if (!mayFlyInFormation(t, unit) || !mayFlyInFormation(t, leader)) return false;
  let size = 1;
  for (const each of combatantsOf(t, battle.side))
    if (battle.sequences[each] === number) {
      if (!isAlike(t, unit, each)) return false;
      size++;
    }
  return size >= formationFrom && size <= formationTo;
}

/** Undisrupted bombers with several engines. */
const mayFlyInFormation = (t: ForlornTable, combatant: number): boolean => {
  const unit = battleOf(t).airUnits[combatant]!;
  return isBomber(t, unit) && aircraftOf(t, unit).engines === "multi" && !isUnitDisrupted(t, combatant);
};

/** Of one nation (Allies) or one air fleet (Japan), and both late or both not. */
function isAlike(t: ForlornTable, one: number, other: number): boolean {
  const battle = battleOf(t);
  const [first, second] = [one, other].map((each) => t.rules.airUnits[battle.airUnits[each]!]!);
  const isSame = battle.side === ALLIED ? first!.nation === second!.nation : first!.force === second!.force;
  return isSame && isMarked(battle, one, BattleFlag.late) === isMarked(battle, other, BattleFlag.late);
}
