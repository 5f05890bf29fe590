import type { Choice, Steps } from "../../../kernel";
import { placeName, sideText } from "../pieces";
import { counted } from "../points";
import { Box, type Position, type T } from "../position";
import { enemyOf, NOBODY, type Rules } from "../rules";
import { actsFirst, anyInBox, battleStep, type Board, landCombatPossible, type Strike } from "./board";
import { forceChoice, forceName, forcesIn } from "./task-forces";

/**
 * 12.3.2.2 Target Determination Round. Target after target, the side says how many of its Air Points go
 * there; what is left after the last one stays away. The side without Air Superiority names all of its
 * targets first.
 */

const BASE = -1;

/** Data: `order` 0 and 1 for the side that goes first and second, `target` the index of the target asked for. */
type Data = { order: number; target: number };

const determination = battleStep<Data>({
  rule: "12.3.2.2",
  title: "Target Determination Round",
  enter(t, _board, data) {
    t.set(data, "order", 0);
    t.set(data, "target", 0);
  },
  asks(t, board, data) {
    if (data.order > 1) return NOBODY;
    const side = sideOf(t, board, data);
    return pointsLeft(board, side) > 0 && data.target < targets(t, board, side).length ? side : NOBODY;
  },
  options(t, board, data, out) {
    const left = pointsLeft(board, sideOf(t, board, data));
    for (let points = 0; points <= left; points++) out.push(points);
  },
  describe(t, board, data, code): Choice {
    const force = targetOf(t, board, data);
    if (force === BASE) return { target: t.rules.places[board.place]!.id, points: code };
    const { force: target, units } = forceChoice(t, force);
    return { target, points: code, units };
  },
  prompt(t, board, data) {
    const force = targetOf(t, board, data);
    const name = force === BASE ? `the base at ${placeName(t, board.place)}` : forceName(t, force);
    return `How many of ${counted(pointsLeft(board, sideOf(t, board, data)), "Air Point")} strike ${name}?`;
  },
  take(t, board, data, code) {
    const force = targetOf(t, board, data);
    const by = sideOf(t, board, data);
    t.set(data, "target", data.target + 1);
    if (code === 0) return;
    const strike: Strike = force === BASE ? { by, points: code } : { by, points: code, force };
    t.push(board.strikes, strike);
    t.say("12.3.2.2", () => {
      const name = force === BASE ? `the base at ${placeName(t, board.place)}` : forceName(t, force);
      return `${code} Air Point${code === 1 ? "" : "s"} of ${sideText(by)} strike${code === 1 ? "s" : ""} ${name}.`;
    });
  },
  proceed(t, _board, data) {
    if (data.order >= 1) return t.leave();
    t.set(data, "order", data.order + 1);
    t.set(data, "target", 0);
  },
});

function sideOf(t: T, board: Board, data: Data): number {
  const first = actsFirst(t, board);
  return data.order === 0 ? first : enemyOf(first);
}

const targetOf = (t: T, board: Board, data: Data): number =>
  targets(t, board, sideOf(t, board, data))[data.target]!;

function pointsLeft(board: Board, side: number): number {
  let left = board.airPoints[side]!;
  for (const strike of board.strikes) if (strike.by === side) left -= strike.points;
  return left;
}

/** The base, then the enemy's Task Forces; only the base when they are in the other half of the hex (2.2.1.2). */
function targets(t: T, board: Board, side: number): number[] {
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
