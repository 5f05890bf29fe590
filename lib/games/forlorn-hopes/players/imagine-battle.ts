import { below, type RandomState } from "../../../kernel";
import { sightOf } from "../board/sight";
import { dealTo, markersFor, nextToDeal } from "../ch09-air-missions/battle/markers";
import { type Battle, BattleFlag, MEDIUM } from "../model/battle";
import { combatantsOf, isMarked, isOnBoard, mark } from "../ch09-air-missions/battle/state";
import type { ForlornTable } from "../model/position";

/** 9.7.3: what a side does not know of the enemy in an air battle, until his units have begun their first impulse. */

/** Combatants of the enemy of which only their place is known. */
export function concealedCombatants(t: ForlornTable, enemy: number): number[] {
  const { battle } = t.position;
  if (battle === null) return [];
  return combatantsOf(t, enemy).filter((each) => !isMarked(battle, each, BattleFlag.revealed));
}

/** Deals them other numbers, altitudes and formations, such as they can have as the battle stands (9.7.3, 9.7.4). */
export function dealAnew(
  t: ForlornTable,
  enemy: number,
  concealed: readonly number[],
  random: RandomState,
): void {
  const { battle } = t.position;
  if (battle === null || concealed.length === 0) return;
  const isDealt = isPastDealing(t);
  for (const each of concealed) {
    // A latecomer that has just been placed has the number of the impulse, as all see (9.7.5).
    const isPlaced = battle.round > 0 && isMarked(battle, each, BattleFlag.late) && isOnBoard(battle, each);
    t.set(battle.sequences, each, isDealt && isPlaced ? battle.impulse : 0);
    t.set(battle.altitudes, each, MEDIUM);
    t.set(battle.highRounds, each, 0);
    mark(t, each, BattleFlag.formation, false);
  }
  if (!isDealt) return;
  for (let unit = nextToDeal(t, enemy); unit >= 0; unit = nextToDeal(t, enemy)) {
    const all = markersFor(t, enemy, unit).filter(({ joins }) =>
      joins.every((each) => isNear(t, unit, each)),
    );
    const least = leastNumber(t, battle, unit);
    const later = all.filter(({ number }) => number >= least);
    const open = later.length > 0 ? later : all;
    dealTo(t, enemy, unit, open[below(random, open.length)]!);
  }
}

/** Whether both sides have their markers: all see how far the set-up is. */
const isPastDealing = (t: ForlornTable): boolean =>
  t.position.battle!.round > 0 ||
  t.frame("place-mission") !== undefined ||
  // Between the two, nobody is asked anything.
  (t.frame("air-battle")?.data.stage as number | undefined) === PAST_DEALING;

/** The stage of the step "air-battle" once the mission is to be placed. */
const PAST_DEALING = 4;

/** Units that have been placed can be imagined in a formation only if they stand together (9.7.4). */
function isNear(t: ForlornTable, unit: number, other: number): boolean {
  const { hexes } = t.position.battle!;
  if (!isOnBoard(t.position.battle!, unit) || !isOnBoard(t.position.battle!, other)) return true;
  return sightOf(t.rules.board).distance(hexes[unit]!, hexes[other]!) === 1;
}

/** Who has not begun an impulse yet has the number of one that is still to come (9.7.5). */
function leastNumber(t: ForlornTable, battle: Battle, unit: number): number {
  const isStillLate =
    isMarked(battle, unit, BattleFlag.late) && battle.round < t.rules.parameters.airBattle.lateFrom;
  if (battle.round === 0 || isStillLate) return 1;
  const isOfMission = t.rules.airUnits[battle.airUnits[unit]!]!.side === battle.side;
  const hasBegun =
    t.frame("interceptor-impulse") !== undefined || (isOfMission && t.frame("mission-impulse") !== undefined);
  return battle.impulse + (hasBegun ? 1 : 0);
}
