import { DONE } from "../../../kernel";
import { membersOf, pieceAt, isOfClass } from "../model/pieces";
import type { T } from "../model/position";
import { type Adviser, judged } from "./advice";
import { lossOf } from "./power";

/** 12.2: where submarines attack, and what they go for. */

const RESOLUTION = 2;

/** The richest Task Forces with the fewest destroyers, as long as points are left that are not for merchantmen. */
export const hunting: Adviser<{ stage: number }> = ({ t, side, weights }, frame) => {
  if (frame.data.stage === RESOLUTION) return () => judged(0, "The order does not matter.");
  const level = t.rules.submarineLevel[side]![t.position.turn] ?? 0;
  const kept = level * (1 - weights.hunting);
  const free = t.position.submarine[side]! - kept >= t.rules.parameters.submarines.pointsPerAttack;
  return (code) => {
    if (code === DONE) return judged(0, "The other points are kept for merchantmen.");
    return judged(free ? preyOf(t, code) : -1, "A rich Task Force with few escorts.");
  };
};

function preyOf(t: T, force: number): number {
  const { escortClasses } = t.rules.parameters.submarines;
  let best = 0;
  let escorts = 0;
  for (const p of membersOf(t, force)) {
    best = Math.max(best, lossOf(pieceAt(t, p), t.position.steps[p]!));
    if (isOfClass(pieceAt(t, p), escortClasses)) escorts++;
  }
  return best / (1 + escorts);
}

export const torpedoes: Adviser =
  ({ t }) =>
  (code) =>
    judged(lossOf(pieceAt(t, code), t.position.steps[code]!), "The most valuable unit of the enemy.");
