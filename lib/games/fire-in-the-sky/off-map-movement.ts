import { type Choice, derived, DONE, type Step, type Steps } from "../../kernel";
import { canPart, combineAir, sendStep } from "./air";
import { isFirstOfLike, pieceChoice } from "./like";
import { hasUnits, isFriendlyBase } from "./occupation";
import { moveTo, pieceAt, pieceName, placeName } from "./pieces";
import type { Position, T } from "./position";
import { enemyOf, type Rules } from "./rules";

/** 7.5 Off-Map Box Movement Segment. */

/**
 * Free moves from an off-map box to the base linked to it, if that is held and clear of the enemy. A code is
 * the piece, plus the number of pieces when one step of an air unit goes.
 */
const offMapMovement: Step<Rules, Position> = {
  rule: "7.5",
  title: "Off-Map Box Movement Segment",
  asks: (t, frame) => (frame.data.done || boxUnits(t).length === 0 ? 0 : 1 << t.position.phasing),
  options(t, _frame, _side, out) {
    out.push(DONE);
    for (const p of boxUnits(t)) {
      out.push(p);
      if (canPart(t, p, { place: linkOf(t, p) })) out.push(t.rules.pieces.length + p);
    }
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const { length } = t.rules.pieces;
    const p = code % length;
    const choice = { ...pieceChoice(t, p), to: t.rules.places[linkOf(t, p)]!.id };
    return code >= length ? { ...choice, steps: 1 } : choice;
  },
  prompt: () => "Move units from the off-map boxes to the bases they are linked to?",
  take(t, frame, code) {
    if (code === DONE) return t.set(frame.data, "done", true);
    const { length } = t.rules.pieces;
    const p = code % length;
    const to = linkOf(t, p);
    const from = t.position.at[p]!;
    const name = t.logging ? pieceName(t, p, code >= length ? 1 : 0) : "";
    if (code >= length) sendStep(t, p, to);
    else moveTo(t, p, to);
    t.say("7.5", () => `${name}: from ${placeName(t, from)} to ${placeName(t, to)}.`);
    if (pieceAt(t, p).kind === "air") combineAir(t, to);
  },
};

const linkOf = (t: T, p: number): number => t.rules.places[t.position.at[p]!]!.freeLink;

/** Units of the Phasing Player that may go to the base their box is linked to, like ones once. */
const boxUnits = derived((t: T): number[] => {
  const { places, pieces, piecesOfSide } = t.rules;
  const { at, tf, phasing: side } = t.position;
  return piecesOfSide[side]!.filter((p) => {
    if (tf[p] !== -1) return false;
    const { freeLink, control } = places[at[p]!]!;
    if (freeLink < 0 || control !== side) return false;
    if (!isFriendlyBase(t, freeLink, side) || hasUnits(t, freeLink, enemyOf(side))) return false;
    // Replacements markers are no units and move in the Deployment and Operational Movement Phases only (7.4).
    return pieces[p]!.kind !== "replacements" && isFirstOfLike(t, p);
  });
});

export const offMapMovementSteps: Steps<Rules, Position> = { "off-map-movement": offMapMovement };
