import type { Steps } from "../../../kernel";
import { has, pieceAt, sideText } from "../model/pieces";
import { Box, Flag, type Position, type T } from "../model/position";
import { combatHits, situation } from "../model/rolls";
import { enemyOf, JAPAN, NOBODY, rounded, type Rules } from "../model/rules";
import { capital, counted } from "../../../words";
import { anyInBox, battleStep, type BattleBoardData, inBox, isHiding } from "./battle-board";
import { soleNation } from "./task-forces";

/** 12.3.2 Air Points, 12.3.2.1 Air-to-Air Combat Round, Air Superiority and Air Supremacy. */

const airToAir = battleStep({
  rule: "12.3.2.1",
  title: "Air-to-Air Combat Round",
  proceed(t, board) {
    // Nothing depends on the air over a hex where no enemy is.
    if (!board.opposed) return t.leave();
    for (let side = 0; side < t.module.sides.length; side++) countAirPoints(t, board, side);
    const [some, others] = board.airPoints;
    if (some! > 0 && others! > 0) fight(t, board);
    settleAirStatus(t, board);
    t.leave();
  },
});

/** 12.3.2: carriers give their Air Strength, Long Range steps half, steps at the base all. */
function countAirPoints(t: T, board: BattleBoardData, side: number): void {
  const { airPoints, airCommitment } = t.rules.parameters;
  const { steps } = t.position;
  const carriers = inBox(t, side, Box.carrier).filter((p) => pieceAt(t, p).carrier);
  const longRange = inBox(t, side, Box.longRange);
  const atBase = inBox(t, side, Box.atBase, "air").filter((p) => fightsFromBase(t, p, board.place));
  let points = 0;
  let elite = 0;
  for (const p of carriers) {
    const group = pieceAt(t, p).airStrength * airPoints.perAirStrength;
    points += group;
    if (has(t, p, Flag.elite)) elite += group;
  }
  let far = 0;
  for (const p of longRange) far += steps[p]!;
  const { adjacentFraction, rounding } = airCommitment;
  points += rounded(far * airPoints.perStep * adjacentFraction, rounding);
  for (const p of atBase) points += steps[p]! * airPoints.perStep;
  t.set(board.airPoints, side, points);
  t.set(board.eliteAirPoints, side, elite);
  t.set(board.airNation, side, soleNation(t, [...carriers, ...longRange, ...atBase]) ?? "");
  if (points > 0) t.say("12.3.2", () => `${sideName(side)}: ${counted(points, "Air Point")}.`);
  if (elite > 0) t.say("18.2.3", () => `Elite pilots among them: ${counted(elite, "Air Point")}.`);
}

/** Not when it is committed elsewhere (12.3.2) or hides as Naval Aviation (7.1.1). */
function fightsFromBase(t: T, p: number, place: number): boolean {
  const commit = t.position.commit[p]!;
  return !isHiding(t, p) && (commit === -1 || commit === place);
}

const sideName = (side: number): string => capital(sideText(side));

/** Both sides roll at once; in the Japanese player turn of Turn 1 one of them fires first (17.1). */
function fight(t: T, board: BattleBoardData): void {
  const { turnOne } = t.rules.parameters;
  if (t.position.turn === turnOne.turn && t.position.phasing === JAPAN) {
    const first = turnOne.firstFire;
    losePoints(t, board, enemyOf(first), fire(t, board, first), "17.1");
    losePoints(t, board, first, fire(t, board, enemyOf(first)), "17.1");
    return;
  }
  const hits = t.module.sides.map((_id, side) => fire(t, board, side));
  hits.forEach((count, side) => losePoints(t, board, enemyOf(side), count, "12.3.2.1"));
}

/** One die a point; those of elite pilots are rolled apart (18.2.3). */
function fire(t: T, board: BattleBoardData, side: number): number {
  const elite = board.eliteAirPoints[side]!;
  const roll = (dice: number, elitePilots: boolean): number => {
    const s = situation(t, side, {
      rollerNation: board.airNation[side] || undefined,
      targetSide: enemyOf(side),
      targetKind: "air",
      elitePilots,
    });
    return combatHits(t, "air-to-air", dice, s, "Air-to-air combat");
  };
  return roll(elite, true) + roll(board.airPoints[side]! - elite, false);
}

function losePoints(t: T, board: BattleBoardData, side: number, hits: number, rule: string): void {
  t.set(board.airPoints, side, Math.max(0, board.airPoints[side]! - hits));
  t.set(board.eliteAirPoints, side, Math.min(board.eliteAirPoints[side]!, board.airPoints[side]!));
  t.say(
    rule,
    () =>
      `${sideName(side)} ${side === JAPAN ? "has" : "have"} ${counted(board.airPoints[side]!, "Air Point")} left.`,
  );
}

/** More points left is Superiority, all of them Supremacy; a tie is rolled for where anything depends on it. */
function settleAirStatus(t: T, board: BattleBoardData): void {
  const [some, others] = board.airPoints;
  if (some === others) {
    if (!superiorityMatters(t, board)) return;
    t.set(board, "superiority", rollForSuperiority(t));
  } else {
    const ahead = some! > others! ? 0 : 1;
    t.set(board, "superiority", ahead);
    if (board.airPoints[enemyOf(ahead)] === 0) t.set(board, "supremacy", ahead);
  }
  t.say(
    "12.3.2.1",
    () =>
      `${sideName(board.superiority)} ${board.superiority === JAPAN ? "has" : "have"} ` +
      `Air ${board.supremacy === NOBODY ? "Superiority" : "Supremacy"}.`,
  );
}

/** Superiority decides who names targets and who commits ships last: points or ships of both sides. */
function superiorityMatters(t: T, board: BattleBoardData): boolean {
  if (board.airPoints[0]! > 0) return true;
  return board.opposed && [0, 1].every((side) => anyInBox(t, side, Box.bombardment, "naval"));
}

/** One die each, the higher one wins; equal dice are rolled again. */
function rollForSuperiority(t: T): number {
  const { dieSides: sides } = t.rules.parameters.hits;
  // Rolling again until somebody wins is an even chance, and has to be one throw to be enumerated.
  if (t.script) return t.hits({ name: "Air Superiority", dice: 1, sides: 2, need: 2 });
  for (;;) {
    const [some] = t.roll({ name: "Air Superiority", side: 0, dice: 1, sides });
    const [others] = t.roll({ name: "Air Superiority", side: 1, dice: 1, sides });
    if (some !== others) return some! > others! ? 0 : 1;
  }
}

export const airToAirSteps: Steps<Rules, Position> = { "air-to-air": airToAir };
