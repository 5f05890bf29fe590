import { type Choice, DONE, type Frame, type Step, type Steps } from "../../kernel";
import { breakDown, canBreakDown, canPart, combineAir, isFlying, joinLoneStep } from "./model/air";
import { isFirstOfLike, pieceChoice } from "./model/like";
import { pieceAt, pieceName, placeName } from "./model/pieces";
import type { Done, Position } from "./model/position";
import { whyNotSteps } from "./reasons/steps";
import { placeOf, unitNamed, whereabouts, whyNotSecondOfLike, whyNotThisUnit } from "./reasons/common";
import type { Rules } from "./model/rules";

/** 11.0 Air Commitment Phase: each air unit fights over its own hex unless it is sent to the next one. */

const airCommitment: Step<Rules, Position, Done> = {
  rule: "11.0",
  title: "Air Commitment Phase",
  enter(t) {
    t.position.commit.forEach((_hex, p) => t.set(t.position.commit, p, -1));
  },
  asks: (t, frame) => (frame.data.done ? 0 : 1 << t.position.phasing),
  options(t, _frame, side, out) {
    out.push(DONE);
    for (const p of t.rules.piecesOfSide[side]!) {
      if (pieceAt(t, p).kind !== "air" || !isFlying(t, p) || t.position.commit[p] !== -1) continue;
      const at = t.position.at[p]!;
      // With a range of 0 there is nowhere to go.
      if (t.rules.places[at]!.kind !== "base" || t.rules.commitOf[at]!.length === 0) continue;
      if (isFirstOfLike(t, p)) out.push(p);
    }
  },
  describe: (t, _frame, code): Choice => (code === DONE ? { do: "done" } : pieceChoice(t, code)),
  explain(t, _frame, choice, side) {
    const rule = "11.0";
    const p = unitNamed(t, choice, "unit");
    if (p === undefined) return undefined;
    const unfit = whyNotThisUnit(t, p, choice, side, rule);
    if (unfit) return unfit;
    const name = pieceName(t, p);
    if (pieceAt(t, p).kind !== "air")
      return { rule, text: `${name} is not an air unit: only air units are committed.` };
    if (t.position.tf[p] !== -1)
      return { rule: "9.2.2", text: `${name} is carried in a Task Force, so it is not flying.` };
    const { commit, at } = t.position;
    if (commit[p] !== -1)
      return {
        rule,
        text: `${name} is already committed to ${placeName(t, commit[p]!)}; a unit has one hex.`,
      };
    if (t.rules.places[at[p]!]!.kind !== "base")
      return {
        rule,
        text: `${name} ${whereabouts(t, p)}; only aircraft at a base are committed to an adjacent hex.`,
      };
    return whyNotSecondOfLike(t, p, rule);
  },
  prompt: () => "Which air unit is committed to an adjacent hex?",
  take(t, frame, code) {
    if (code === DONE) return t.set(frame.data, "done", true);
    t.call("commit-air", { unit: code });
  },
};

/** The air unit that is committed. */
export type Committing = { unit: number };

/** A code is place * 2, plus 1 when one step of the unit goes. */
const commitAir: Step<Rules, Position, Committing> = {
  rule: "11.0",
  title: "Commit an air unit",
  asks: (t) => 1 << t.position.phasing,
  options(t, frame, _side, out) {
    const p = unitOf(frame);
    const place = t.position.at[p]!;
    for (const hex of t.rules.commitOf[place]!) {
      out.push(hex * 2);
      if (canPart(t, p, { place, commit: hex })) out.push(hex * 2 + 1);
    }
  },
  describe(t, frame, code): Choice {
    const p = unitOf(frame);
    return { commit: t.rules.places[code >> 1]!.id, steps: code & 1 ? 1 : t.position.steps[p]! };
  },
  explain(t, frame, choice) {
    const p = unitOf(frame);
    const place = t.position.at[p]!;
    const hex = placeOf(t, choice.commit);
    const open = t.rules.commitOf[place]!;
    if (hex === undefined) return undefined;
    const name = placeName(t, hex);
    if (hex === place)
      return {
        rule: "11.0",
        text: `A unit that is not sent elsewhere is automatically committed to its own hex.`,
      };
    if (!open.includes(hex)) {
      const text = `${name} is not adjacent to ${placeName(t, place)}; an air unit is committed to its own hex or an adjacent one.`;
      return { rule: "11.0", text };
    }
    return choice.steps === undefined ? undefined : whyNotSteps(t, p, choice.steps, { place, commit: hex });
  },
  prompt: (t, frame) =>
    `Which hex is ${pieceName(t, unitOf(frame))} at ${placeName(t, t.position.at[unitOf(frame)]!)} committed to?`,
  take(t, frame, code) {
    const p = unitOf(frame);
    const hex = code >> 1;
    const place = t.position.at[p]!;
    const name = t.logging ? pieceName(t, p, code & 1) : "";
    if (!(code & 1)) t.set(t.position.commit, p, hex);
    else if (canBreakDown(t, p)) t.set(t.position.commit, breakDown(t, p), hex);
    else joinLoneStep(t, p, { place, commit: hex });
    t.leave();
    t.say("11.0", () => `Committed from ${placeName(t, place)} to ${placeName(t, hex)}: ${name}.`);
    combineAir(t, place);
  },
};

const unitOf = (frame: Frame<Committing>): number => frame.data.unit;

export const airCommitmentSteps: Steps<Rules, Position> = {
  "air-commitment": airCommitment,
  "commit-air": commitAir,
};
