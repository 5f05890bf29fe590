import { type Choice, DONE, type Step } from "../../../../kernel";
import { BattleFlag } from "../../model/battle";
import type { ForlornTable, Position } from "../../model/position";
import { enemyOf, type Rules } from "../../model/rules";
import { isOffBoard, mayEnter } from "./entry";
import { beginning } from "./move";
import {
  battleOf,
  combatantsOf,
  formationOf,
  idOfCombatant,
  isMarked,
  isOnBoard,
  mark,
  nameOf,
  releaseAlone,
  reveal,
} from "./state";

/** 9.7.5 The impulses of a round: latecomers are placed, then the mission unit moves, then the interceptor. */

type ImpulseData = {
  /** Bits: combatants that have moved in this impulse. */
  moved: number;
  /** The owner lets the formation fly as it is (9.7.4). */
  together: boolean;
};

/** The next mission units that move in this impulse: a formation, or one; none when all have. */
function nextGroup(t: ForlornTable, { moved }: ImpulseData): number[] {
  const battle = battleOf(t);
  for (const each of combatantsOf(t, battle.side))
    if ((moved & (1 << each)) === 0 && battle.sequences[each] === battle.impulse && isOnBoard(battle, each))
      return formationOf(t, each).filter((other) => isOnBoard(battle, other) && (moved & (1 << other)) === 0);
  return [];
}

export const missionImpulse: Step<Rules, Position, ImpulseData> = {
  rule: "9.7.5",
  title: "Impulse of the mission",
  enter(t, { data }) {
    t.set(data, "moved", 0);
    t.set(data, "together", false);
  },
  asks: (t, { data }) => (!data.together && nextGroup(t, data).length > 1 ? 1 << battleOf(t).side : 0),
  options(t, { data }, _side, out) {
    out.push(DONE, ...nextGroup(t, data));
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "fly-in-formation" } : { do: "release", unit: idOfCombatant(t, code) },
  prompt: () => "Does the formation fly on together?",
  take(t, { data }, code) {
    if (code === DONE) return t.set(data, "together", true);
    mark(t, code, BattleFlag.formation, false);
    releaseAlone(t);
    t.say("9.7.4", () => `${nameOf(t, code)} leaves its formation.`);
  },
  proceed(t, { data }) {
    const group = nextGroup(t, data);
    if (group.length === 0) return t.leave();
    t.set(
      data,
      "moved",
      group.reduce((bits, each) => bits | (1 << each), data.moved),
    );
    t.set(data, "together", false);
    for (const each of group) reveal(t, each);
    t.call("battle-move", beginning(t, group));
  },
};

export const interceptorImpulse: Step<Rules, Position, ImpulseData> = {
  rule: "9.7.5",
  title: "Impulse of the interceptors",
  enter(t, { data }) {
    t.set(data, "moved", 0);
  },
  proceed(t, { data }) {
    const battle = battleOf(t);
    const mover = combatantsOf(t, enemyOf(battle.side)).find(
      (each) => battle.sequences[each] === battle.impulse && (data.moved & (1 << each)) === 0,
    );
    if (mover === undefined || isOver(t)) return t.leave();
    t.set(data, "moved", data.moved | (1 << mover));
    reveal(t, mover);
    if (!isOffBoard(battle, mover)) t.call("battle-move", beginning(t, [mover]));
    else if (mayEnter(battle, mover, t.rules.parameters.airBattle.roundsOff))
      t.call("battle-entry", { mover, face: 0 });
  },
};

/** 9.7.5: no mission unit is on the board any more, and none is still to come. */
export function isOver(t: ForlornTable): boolean {
  const battle = battleOf(t);
  return combatantsOf(t, battle.side).every(
    (each) => !isOnBoard(battle, each) && !isMarked(battle, each, BattleFlag.late),
  );
}
