import type { Choice, Steps } from "../../../kernel";
import { placeName, sideText } from "../model/pieces";
import { Box, type Position, type T } from "../model/position";
import { whyNotSoMany } from "../reasons/common";
import { enemyOf, NOBODY, type Rules } from "../model/rules";
import { counted } from "../../../words";
import {
  actsFirst,
  anyInBox,
  battleStep,
  type BattleBoardData,
  landCombatPossible,
  type Strike,
} from "./battle-board";
import { forceChoice, forceName, forcesIn } from "./task-forces";

/**
 * 12.3.2.2 Target Determination Round. Target after target, the side says how many of its Air Points go
 * there; what is left after the last one stays away. The side without Air Superiority names all of its
 * targets first.
 */

export const BASE = -1;

/**
 * Data: `order` 0 and 1 for the side that goes first and second, `target` the index of the target asked for.
 * Points of elite pilots are named first for each target: `elite`, once that is done (18.2.3).
 */
export type Naming = { order: number; target: number; elite: number };

const NOT_NAMED = -1;

const determination = battleStep<Naming>({
  rule: "12.3.2.2",
  title: "Target Determination Round",
  enter(t, _board, data) {
    t.set(data, "order", 0);
    t.set(data, "target", 0);
    t.set(data, "elite", NOT_NAMED);
  },
  asks(t, board, data) {
    if (data.order > 1) return NOBODY;
    const side = strikerOf(t, board, data);
    return pointsLeft(t, board, data) > 0 && data.target < targetsOf(t, board, side).length ? side : NOBODY;
  },
  options(t, board, data, out) {
    const left = pointsLeft(t, board, data);
    for (let points = 0; points <= left; points++) out.push(points);
  },
  describe(t, board, data, code): Choice {
    const force = targetOf(t, board, data);
    const pilots = asksElite(t, board, data) && { pilots: "elite" };
    if (force === BASE) return { target: t.rules.places[board.place]!.id, points: code, ...pilots };
    const { force: target, units } = forceChoice(t, force);
    return { target, points: code, ...pilots, units };
  },
  explain(t, board, data, choice) {
    const rule = "12.3.2.2";
    const force = targetOf(t, board, data);
    const asked = force === BASE ? t.rules.places[board.place]!.id : forceChoice(t, force).force;
    if (typeof choice.target === "string" && choice.target !== asked) {
      const name = force === BASE ? "the base" : forceName(t, force);
      return { rule, text: `Targets are chosen one after another; next is ${name}.` };
    }
    const left = pointsLeft(t, board, data);
    const noun = asksElite(t, board, data) ? "elite Air Point" : "Air Point";
    const text = `${counted(left, noun)} without a target ${left === 1 ? "is" : "are"} left.`;
    return whyNotSoMany(choice.points, [{ most: left, rule, text }]);
  },
  prompt(t, board, data) {
    const force = targetOf(t, board, data);
    const name = force === BASE ? `the base at ${placeName(t, board.place)}` : forceName(t, force);
    const noun = asksElite(t, board, data) ? "elite Air Point" : "Air Point";
    return `How many of ${counted(pointsLeft(t, board, data), noun)} strike ${name}?`;
  },
  take(t, board, data, code) {
    const by = strikerOf(t, board, data);
    if (asksElite(t, board, data)) {
      t.set(data, "elite", code);
      if (ordinaryLeft(board, by) === 0) nameTarget(t, board, data, code, code);
    } else {
      const elite = Math.max(0, data.elite);
      nameTarget(t, board, data, code + elite, elite);
    }
  },
  proceed(t, _board, data) {
    if (data.order >= 1) return t.leave();
    t.set(data, "order", data.order + 1);
    t.set(data, "target", 0);
  },
});

/** So many points in all, some of them of elite pilots, go for the target asked for. */
function nameTarget(t: T, board: BattleBoardData, data: Naming, points: number, elite: number): void {
  const force = targetOf(t, board, data);
  const by = strikerOf(t, board, data);
  t.set(data, "target", data.target + 1);
  t.set(data, "elite", NOT_NAMED);
  if (points === 0) return;
  const strike: Strike = force === BASE ? { by, points, elite } : { by, points, elite, force };
  t.push(board.strikes, strike);
  t.say("12.3.2.2", () => {
    const name = force === BASE ? `the base at ${placeName(t, board.place)}` : forceName(t, force);
    return `${points} Air Point${points === 1 ? "" : "s"} of ${sideText(by)} strike${points === 1 ? "s" : ""} ${name}.`;
  });
}

export function strikerOf(t: T, board: BattleBoardData, data: Naming): number {
  const first = actsFirst(t, board);
  return data.order === 0 ? first : enemyOf(first);
}

const targetOf = (t: T, board: BattleBoardData, data: Naming): number =>
  targetsOf(t, board, strikerOf(t, board, data))[data.target]!;

/** Whether the question is for the points of elite pilots: they come first, as long as there are any. */
const asksElite = (t: T, board: BattleBoardData, data: Naming): boolean =>
  data.elite === NOT_NAMED && eliteLeft(board, strikerOf(t, board, data)) > 0;

/** Points of the sort that is asked for which have no target yet. */
const pointsLeft = (t: T, board: BattleBoardData, data: Naming): number =>
  (asksElite(t, board, data) ? eliteLeft : ordinaryLeft)(board, strikerOf(t, board, data));

function eliteLeft(board: BattleBoardData, side: number): number {
  let left = board.eliteAirPoints[side]!;
  for (const { by, elite } of board.strikes) if (by === side) left -= elite;
  return left;
}

function ordinaryLeft(board: BattleBoardData, side: number): number {
  let left = board.airPoints[side]! - board.eliteAirPoints[side]!;
  for (const { by, points, elite } of board.strikes) if (by === side) left -= points - elite;
  return left;
}

/** The base, then the enemy's Task Forces; only the base when they are in the other half of the hex (2.2.1.2). */
export function targetsOf(t: T, board: BattleBoardData, side: number): number[] {
  const found = isBaseTarget(t, side) ? [BASE] : [];
  if (!board.split) found.push(...forcesIn(t, board.place, enemyOf(side)));
  return found;
}

/** There is something at the base to strike, or a land combat that its Air Points may support. */
const isBaseTarget = (t: T, side: number): boolean =>
  anyInBox(t, enemyOf(side), Box.atBase, "air") ||
  anyInBox(t, enemyOf(side), Box.atAnchor) ||
  landCombatPossible(t);

export const targetSteps: Steps<Rules, Position> = { "target-determination": determination };
