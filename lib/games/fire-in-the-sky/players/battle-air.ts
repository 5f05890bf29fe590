import type { StrikeData } from "../ch12-combat/air-strikes";
import { BASE, type Naming, strikerOf, targetsOf } from "../ch12-combat/targets";
import { boardOf, inBox, landCombatPossible } from "../ch12-combat/battle-board";
import { membersOf, pieceAt } from "../model/pieces";
import { Box, type T } from "../model/position";
import { type Adviser, judged, nearTo } from "./advice";
import type { Outlook } from "./outlook";
import { lossOf } from "./power";
import { worthOf } from "./worth";

/** 12.3.2 in a battle: which targets the Air Points go for, and which units. */

/** Share of the points at a base that support the troops where there is a land combat to come. */
const SUPPORT_SHARE = 0.6;

/** Points go to the targets by what is to be had there. */
export const determination: Adviser<Naming> = (outlook, frame) => {
  const { t } = outlook;
  const board = boardOf(t)!;
  const data = frame.data;
  const side = strikerOf(t, board, data);
  const values = targetsOf(t, board, side).map((force) =>
    force === BASE ? baseValue(outlook, board.place) : forceValue(outlook, force, board.place),
  );
  const left = leftIn(outlook, side);
  return (code) => shareOf(values, data.target, left)(code);
};

/** Air Points that have no target yet (12.3.2.2). */
const leftIn = ({ t }: Outlook, side: number): number => {
  const board = boardOf(t)!;
  let left = board.airPoints[side]!;
  for (const { by, points } of board.strikes) if (by === side) left -= points;
  return left;
};

/** The share of what is left that the value of one among those still to come deserves. */
function shareOf(
  values: readonly number[],
  from: number,
  left: number,
): (code: number) => ReturnType<typeof judged> {
  let rest = 0;
  for (let i = from; i < values.length; i++) rest += values[i]!;
  const wanted = rest > 0 ? Math.round((left * values[from]!) / rest) : from === values.length - 1 ? left : 0;
  return nearTo(wanted, "The points go to the most valuable target.");
}

function baseValue(outlook: Outlook, place: number): number {
  const { t, side } = outlook;
  const enemy = 1 - side;
  let value = landCombatPossible(t) ? worthOf(outlook, place) * 0.4 : 0;
  for (const p of inBox(t, enemy, Box.atBase, "air")) value += lossOf(pieceAt(t, p), t.position.steps[p]!);
  for (const p of inBox(t, enemy, Box.atAnchor)) value += lossOf(pieceAt(t, p), 1);
  return value;
}

/** What sails there, and what it is about to take. */
function forceValue(outlook: Outlook, force: number, place: number): number {
  const { t } = outlook;
  return (
    membersOf(t, force).reduce((sum, p) => sum + unitValue(t, p), 0.1) +
    (carriesTroops(t, force) || bringsTroops(outlook) ? worthOf(outlook, place) * 0.5 : 0)
  );
}

const carriesTroops = (t: T, force: number): boolean =>
  membersOf(t, force).some((p) => pieceAt(t, p).kind === "land");

/** Whoever wants to land must first be rid of the ships that bar the way. */
const bringsTroops = ({ t, side }: Outlook): boolean =>
  inBox(t, side, Box.bombardment).some((p) => pieceAt(t, p).kind === "land");

const unitValue = (t: T, p: number): number => lossOf(pieceAt(t, p), t.position.steps[p]!);

/** Asked before the units of a base: how many points are kept for ground support. */
const SUPPORT = -1;

export const strike: Adviser<StrikeData> = (outlook, frame) => {
  const { t } = outlook;
  const { next, left, eliteLeft, elite, targetUnits } = frame.data;
  const points = elite ? eliteLeft : left;
  if (next === SUPPORT) {
    const share = targetUnits.length === 0 ? 1 : SUPPORT_SHARE;
    return nearTo(
      Math.ceil(points * share),
      "The troops need support, and the enemy there should be hit too.",
    );
  }
  return shareOf(
    targetUnits.map((p) => unitValue(t, p)),
    next,
    points,
  );
};

/** A hit without a die: on what means most to Japan, on what means least to the Allies. */
export const kamikaze: Adviser = ({ t, side }) => {
  const sign = side === 0 ? 1 : -1;
  return (code) => judged(sign * unitValue(t, code), "By the value of the loss.");
};
