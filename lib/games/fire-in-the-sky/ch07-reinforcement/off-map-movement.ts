import { type Choice, derived, DONE, type Step, type Steps } from "../../../kernel";
import { canPart, combineAir, sendStep } from "../model/air";
import { isFirstOfLike, LIKENESS, pieceChoice } from "../model/like";
import { hasUnits, isFriendlyBase } from "../board/occupation";
import { moveTo, pieceAt, pieceName, placeName } from "../model/pieces";
import type { Done, Position, T } from "../model/position";
import { whyNotSteps } from "../reasons/steps";
import {
  passage,
  placeOf,
  unitNamed,
  whereabouts,
  whyNotSecondOfLike,
  whyNotThisUnit,
} from "../reasons/common";
import { enemyOf, type Rules } from "../model/rules";

/** 7.5 Off-Map Box Movement Segment. */

/**
 * Free moves from an off-map box to the base linked to it, if that is held and clear of the enemy. A code is
 * the piece, plus the number of pieces when one step of an air unit goes.
 */
const offMapMovement: Step<Rules, Position, Done> = {
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
  explain(t, _frame, choice, side) {
    const rule = "7.5";
    const p = unitNamed(t, choice, "unit");
    if (p === undefined) return undefined;
    const unfit = whyNotThisUnit(t, p, choice, side, rule);
    if (unfit) return unfit;
    const name = pieceName(t, p);
    const link = linkOf(t, p);
    if (link < 0)
      return {
        rule,
        text: `${name} ${whereabouts(t, p)}, not in an off-map box that is connected to a base.`,
      };
    if (pieceAt(t, p).kind === "replacements")
      return {
        rule: passage(t, "7.4", "Replacements Markers"),
        text: "Replacements markers move only in the Deployment and Operational Movement Phases.",
      };
    const base = placeName(t, link);
    if (!isFriendlyBase(t, link, side) || hasUnits(t, link, enemyOf(side)))
      return { rule, text: `The box is connected to ${base}, which is not friendly or has enemy units.` };
    const to = placeOf(t, choice.to);
    if (to !== undefined && to !== link)
      return {
        rule,
        text: `${placeName(t, t.position.at[p]!)} is connected only to ${base}, not to ${placeName(t, to)}.`,
      };
    return choice.steps === undefined
      ? whyNotSecondOfLike(t, p, rule)
      : whyNotSteps(t, p, choice.steps, { place: link });
  },
  prompt: () => "Move units from the off-map boxes to their linked bases?",
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

const boxUnits = derived(findBoxUnits, [...LIKENESS, "control", "phasing"]);

/** Units of the Phasing Player that may go to the base their box is linked to, like ones once. */
function findBoxUnits(t: T): number[] {
  const { pieces, piecesOfSide } = t.rules;
  const { at, tf, phasing: side } = t.position;
  const found: number[] = [];
  const boxes = openBoxes(t, side);
  if (boxes.length === 0) return found;
  for (const p of piecesOfSide[side]!) {
    if (!boxes.includes(at[p]!) || tf[p] !== -1) continue;
    // Replacements markers are no units and move in the Deployment and Operational Movement Phases only (7.4).
    if (pieces[p]!.kind !== "replacements" && isFirstOfLike(t, p)) found.push(p);
  }
  return found;
}

/** Boxes of a side whose base is held and clear of the enemy. */
function openBoxes(t: T, side: number): number[] {
  const { places, linkedBoxes } = t.rules;
  const found: number[] = [];
  for (const box of linkedBoxes) {
    const { freeLink, control } = places[box]!;
    if (control === side && isFriendlyBase(t, freeLink, side) && !hasUnits(t, freeLink, enemyOf(side)))
      found.push(box);
  }
  return found;
}

export const offMapMovementSteps: Steps<Rules, Position> = { "off-map-movement": offMapMovement };
