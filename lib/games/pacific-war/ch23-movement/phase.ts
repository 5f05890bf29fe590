import type { Choice, Step } from "../../../kernel";
import { forgetSearches } from "../ch24-search";
import { hasTroops, overrun } from "../model/ground";
import { fortAt } from "../model/navy";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { arrangeRows, isAfloat } from "../model/task-forces";
import { baseAt, groundClass, hexOfShip } from "../model/units";
import { groundMovementOf, hasGroundMoves } from "./ground-movement";
import { mayShipsMove, navalMovementOf } from "./naval-movement";
import { reorganisationOf } from "./reorganisation";

/** 23.6 Movement Phases of a Battle Cycle: all ground units, then all ships, or the other way round. */

type MovementData = { stage: number; groundFirst: boolean };

const Stage = { begin: 0, order: 1, first: 2, second: 3, end: 4 } as const;

/** Nothing has moved, searched or been attacked yet. */
function beginPhase(t: PacificTable, side: number): void {
  forgetSearches(t);
  for (const [n, group] of t.position.taskForces.entries()) {
    t.set(group, "torpedoed", false);
    if (group.side !== side) continue;
    t.set(group, "moved", 0);
    t.set(group, "stopped", false);
    if (isAfloat(group)) arrangeRows(t, n);
  }
  for (const unit of t.position.groundUnits)
    if (groundClass(t.rules, unit).side === side) t.set(unit, "moved", false);
}

/** 29.2.3: ships of a naval battle that goes on have missed their Movement Phase. */
function endPhase(t: PacificTable, side: number): void {
  for (const group of t.position.taskForces) if (group.side === side) t.set(group, "engaged", false);
  overrunFromTheSea(t, side);
}

/** 23.1.5: troops that come by sea take an empty installation without landing. */
function overrunFromTheSea(t: PacificTable, side: number): void {
  const enemy = enemyOf(side);
  for (const unit of t.position.groundUnits) {
    if (unit.ship < 0 || groundClass(t.rules, unit).side !== side) continue;
    const hex = hexOfShip(t.position, unit.ship);
    const isEmpty = hex >= 0 && !hasTroops(t, hex, enemy) && fortAt(t, hex) < 0;
    const hasInstallation =
      baseAt(t, hex, enemy) >= 0 ||
      t.position.supportBases.some((base) => base.hex === hex && base.side === enemy);
    if (isEmpty && hasInstallation) overrun(t, hex, side);
  }
}

const hasNavalMoves = (t: PacificTable, side: number): boolean =>
  mayShipsMove(t, side) && t.position.taskForces.some((group) => group.side === side && isAfloat(group));

/** The phase of the side that `sideOf` names. */
const movementOf = (
  sideOf: (t: PacificTable) => number,
  title: string,
): Step<Rules, Position, MovementData> => ({
  rule: "23.6",
  title,
  enter(t, { data }) {
    t.set(data, "stage", Stage.begin);
    t.set(data, "groundFirst", false);
  },
  asks: (t, { data }) =>
    data.stage === Stage.order && hasGroundMoves(t, sideOf(t)) && hasNavalMoves(t, sideOf(t))
      ? 1 << sideOf(t)
      : 0,
  options: (_t, _frame, _side, out) => void out.push(0, 1),
  describe: (_t, _frame, code): Choice => ({ first: code === 0 ? "ground" : "naval" }),
  prompt: () => "Which units move first?",
  take(t, { data }, code) {
    t.set(data, "groundFirst", code === 0);
    t.set(data, "stage", Stage.first);
  },
  proceed(t, { data }) {
    const side = sideOf(t);
    const { stage, groundFirst } = data;
    t.set(data, "stage", stage + 1);
    if (stage === Stage.begin) {
      beginPhase(t, side);
      t.call("reorganisation", reorganisationOf(side));
    } else if (stage === Stage.first || stage === Stage.second) {
      if (groundFirst === (stage === Stage.first)) t.call("ground-movement", groundMovementOf(side));
      else t.call("naval-movement", navalMovementOf(side));
    } else if (stage === Stage.end) {
      endPhase(t, side);
      t.leave();
    }
  },
});

export const advantageMovement = movementOf(({ position }) => position.advantage, "Advantage Movement Phase");
export const disadvantageMovement = movementOf(
  ({ position }) => enemyOf(position.advantage),
  "Disadvantage Movement Phase",
);
