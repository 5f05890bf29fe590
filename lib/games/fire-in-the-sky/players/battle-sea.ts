import { inBox } from "../ch12-combat/battle-board";
import { pieceAt } from "../model/pieces";
import { Box, type T } from "../model/position";
import { DONE } from "../../../kernel";
import { type Adviser, judged } from "./advice";
import type { Outlook } from "./outlook";
import { lossOf, surfacePower } from "./power";

/** 12.3.3 in a battle: who vies for Sea Control, who meets whom, and when to leave. */

const ALL = -2;

const powerIn = (t: T, side: number, box: number): number =>
  inBox(t, side, box, "naval").reduce((sum, p) => sum + surfacePower(pieceAt(t, p)), 0);

/** Troops on the way that need Sea Control to land. */
const hasTroops = (t: T, side: number): boolean =>
  inBox(t, side, Box.bombardment).some((p) => pieceAt(t, p).kind !== "naval");

/** Everything against an enemy that can be beaten; one ship where nobody is, so that the others support the troops. */
export const commitment: Adviser = ({ t, side, enemy, weights }) => {
  const against = powerIn(t, enemy, Box.seaControl) + powerIn(t, enemy, Box.bombardment);
  const own = powerIn(t, side, Box.seaControl) + powerIn(t, side, Box.bombardment);
  const fights = against > 0 && (own >= against * weights.withdrawal || hasTroops(t, side));
  const held = inBox(t, side, Box.seaControl).length > 0;
  return (code) => {
    if (code === ALL) return judged(fights ? 3 : -1, "The enemy must be driven off with everything.");
    if (code === DONE) return judged(fights ? 0 : 1, "Ships held back support the troops, or stay safe.");
    if (against > 0) return judged(fights ? 2 : -1, "Every ship counts against the enemy.");
    const cost = pieceAt(t, code).firepower * 0.1;
    return judged(held ? -1 : 2 - cost, "One ship is enough for Sea Control.");
  };
};

/** Good ships against what is worth most. */
export const grouping: Adviser =
  ({ t, side }) =>
  (code) => {
    const piece = pieceAt(t, code);
    return piece.side === side
      ? judged(piece.firepower, "The strongest guns.")
      : judged(prize(t, code), "The enemy ship with the highest value for its Defense.");
  };

const prize = (t: T, p: number): number => lossOf(pieceAt(t, p), 1) / pieceAt(t, p).defense;

export const aiming: Adviser =
  ({ t }) =>
  (code) =>
    judged(prize(t, code), "The enemy ship with the highest value for its Defense.");

const WITHDRAW = 1;

export const withdrawal: Adviser = (outlook) => {
  const hopeless = isHopeless(outlook);
  return (code) =>
    code === WITHDRAW
      ? judged(hopeless ? 1 : -1, "The enemy is too strong here.")
      : judged(0, "The fight is worth it.");
};

function isHopeless({ t, side, enemy, weights }: Outlook): boolean {
  if (hasTroops(t, side)) return false;
  return powerIn(t, side, Box.seaControl) < weights.withdrawal * powerIn(t, enemy, Box.seaControl);
}
