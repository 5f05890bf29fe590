import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { counted } from "../../../words";
import { breakDown, canBreakDown, combineAir } from "../model/air";
import { isFirstOfLike, pieceChoice } from "../model/like";
import { loseAirStep, noteLoss, onMap, pieceAt, pieceName, placeName, toRemoved } from "../model/pieces";
import type { Position, T } from "../model/position";
import { unitNamed, whyNotSecondOfLike, whyNotThisUnit } from "../reasons/common";
import { ALLIES, JAPAN, type Rules } from "../model/rules";

/** 18.2.4 A Divine Wind, as far as the Reinforcement Phase goes: Kamikaze use Japan's aircraft up. */

const RULE = "18.2.4";

const kamikazeLosses: Step<Rules, Position, { left: number }> = {
  rule: RULE,
  title: "Kamikaze losses",
  enter(t, frame) {
    const { stepsLost } = t.rules.parameters.kamikaze;
    t.set(frame.data, "left", t.position.kamikaze ? stepsLost : 0);
  },
  asks: (t, frame) => (frame.data.left === 0 || japaneseAir(t).length === 0 ? 0 : 1 << t.position.phasing),
  options(t, _frame, side, out) {
    if (side === ALLIES) out.push(DONE);
    for (const p of japaneseAir(t)) {
      out.push(p);
      if (side === JAPAN && mayBreakOff(t, p)) out.push(t.rules.pieces.length + p);
    }
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const { unit, isPart } = picked(t, code);
    return { remove: pieceAt(t, unit).pieceId, ...pieceChoice(t, unit), ...(isPart && { steps: 1 }) };
  },
  explain(t, _frame, choice, side) {
    if (choice.do === "done")
      return {
        rule: RULE,
        text: "Japan declared Kamikaze and must name the loss; only the Allies may decline.",
      };
    const p = unitNamed(t, choice, "remove", "unit");
    if (p === undefined) return undefined;
    const unfit = whyNotThisUnit(t, p, choice, JAPAN, RULE);
    if (unfit) return { rule: RULE, text: unfit.text };
    if (pieceAt(t, p).kind !== "air")
      return { rule: RULE, text: `${pieceName(t, p)} is not an air unit: Kamikaze only use up aircraft.` };
    const { lost } = t.rules.parameters.kamikaze;
    if (choice.steps !== 1 || t.position.steps[p] === 1) return whyNotSecondOfLike(t, p, RULE);
    if (lost !== "unit") return { rule: RULE, text: "One step is lost in any case: name its unit." };
    if (side !== JAPAN)
      return {
        rule: "2.1.1.2",
        text: "Only Japan may break down its units; the Allies name a whole unit.",
      };
    if (!canBreakDown(t, p))
      return { rule: "2.1.1.2", text: "No one-step air counter is free, so the whole unit is lost." };
    return { rule: RULE, text: "A unit of one step is at the same base: name that one." };
  },
  prompt: (t, _frame, side) =>
    side === ALLIES
      ? `Kamikaze: remove a Japanese air ${t.rules.parameters.kamikaze.lost} from any place?`
      : `Kamikaze: which air ${t.rules.parameters.kamikaze.lost} is used up?`,
  take(t, frame, code) {
    if (code === DONE) return t.set(frame.data, "left", 0);
    t.set(frame.data, "left", frame.data.left - 1);
    const { unit, isPart } = picked(t, code);
    useUp(t, isPart ? breakDown(t, unit) : unit);
  },
};

/** A unit, or one step of it that is broken off first. */
function picked(t: T, code: number): { unit: number; isPart: boolean } {
  const { length } = t.rules.pieces;
  return { unit: code % length, isPart: code >= length };
}

/**
 * Where a whole unit is lost, its owner may break one step off before, and lose that (2.1.1.2): the later edition
 * reminds him of it here (its 16.2.4). It needs a free counter, and is idle where a single step stands by.
 */
function mayBreakOff(t: T, p: number): boolean {
  if (t.rules.parameters.kamikaze.lost !== "unit" || !canBreakDown(t, p)) return false;
  const { at, steps, flags } = t.position;
  const isSingleHere = (other: number) =>
    at[other] === at[p] &&
    steps[other] === 1 &&
    flags[other] === flags[p] &&
    pieceAt(t, other).kind === "air";
  return !t.rules.piecesOfSide[JAPAN]!.some(isSingleHere);
}

/** Japanese air units on the map, of those that look alike the first. */
const japaneseAir = (t: T): number[] =>
  t.rules.piecesOfSide[JAPAN]!.filter(
    (p) => pieceAt(t, p).kind === "air" && onMap(t, p) && isFirstOfLike(t, p),
  );

/** A step goes, or the whole unit. Its counter goes for good only when it leaves the map with it. */
function useUp(t: T, p: number): void {
  const place = t.position.at[p]!;
  const steps = t.position.steps[p]!;
  const lost = t.rules.parameters.kamikaze.lost === "unit" ? steps : 1;
  const left = steps - lost;
  if (left > 0) loseAirStep(t, p);
  else {
    noteLoss(t, "airSteps", p, steps);
    toRemoved(t, p);
  }
  t.say(
    RULE,
    () =>
      `Kamikaze: ${counted(lost, "air step")} used up at ${placeName(t, place)}` +
      (left > 0 ? `; ${counted(left, "air step")} of the unit remain.` : "; the counter is out of the game."),
  );
  if (left > 0) combineAir(t, place);
}

export const kamikazeLossSteps: Steps<Rules, Position> = { "kamikaze-losses": kamikazeLosses };
