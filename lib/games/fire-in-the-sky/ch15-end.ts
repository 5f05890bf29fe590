import { type Choice, DONE, type Step, type Steps } from "../../kernel";
import { isFirstOfLike, pieceChoice } from "./model/like";
import { combineAir } from "./model/air";
import { giveAirStepUp, onMap, pieceAt, pieceName, placeName, toPool, toTrack } from "./model/pieces";
import type { Done, Position, T } from "./model/position";
import { unitNamed, whereabouts, whyNotAnswer, whyNotSecondOfLike, whyNotTheirs } from "./reasons/common";
import type { Rules } from "./model/rules";

/** 15.0 End Phase; its Victory Point Adjustment Segment stands in `ch16-victory.ts`. */

/** 15.1: what was not used goes; markers are there again next time. */
const replacementsRemoval: Step<Rules, Position> = {
  rule: "15.1",
  title: "Replacements Markers Removal Segment",
  enter(t) {
    const { removedAtEnd } = t.rules.parameters.replacements;
    t.rules.pieces.forEach((piece, p) => {
      if (piece.kind !== "replacements" || t.position.at[p] === t.rules.limbo.available) return;
      if (removedAtEnd === "all" || piece.side === t.position.phasing) toPool(t, p);
    });
  },
};

/**
 * 15.2: first whether, then which, so that the long list is made only for who wants it. A code is the piece,
 * plus the number of pieces when one step of an air unit goes.
 */
const disbandment: Step<Rules, Position, Done> = {
  rule: "15.2",
  title: "Disbandment Segment",
  asks: (t, frame) => (frame.data.done || disbandable(t).length === 0 ? 0 : 1 << t.position.phasing),
  options: (_t, _frame, _side, out) => void out.push(DONE, DISBAND),
  describe: (_t, _frame, code): Choice => ({ do: code === DONE ? "done" : "disband" }),
  explain: () =>
    whyNotAnswer(
      "15.2",
      "Units are disbanded one at a time: first choose to disband, then the unit.",
      "do",
      "done",
      "disband",
    ),
  prompt: () => "Disband a unit?",
  take(t, frame, code) {
    if (code === DONE) t.set(frame.data, "done", true);
    else t.call("disband-unit");
  },
};

const DISBAND = 0;

const disbandable = (t: T): number[] =>
  t.rules.piecesOfSide[t.position.phasing]!.filter(
    (p) =>
      (onMap(t, p) || t.position.at[p] === t.rules.convoyEscort) && pieceAt(t, p).kind !== "replacements",
  );

const disbandUnit: Step<Rules, Position, Done> = {
  rule: "15.2",
  title: "Disband a unit",
  asks: (t, frame) => (frame.data.done ? 0 : 1 << t.position.phasing),
  options(t, _frame, _side, out) {
    for (const p of disbandable(t)) {
      if (!isFirstOfLike(t, p)) continue;
      out.push(p);
      if (pieceAt(t, p).kind === "air" && t.position.steps[p]! > 1) out.push(t.rules.pieces.length + p);
    }
  },
  describe(t, _frame, code): Choice {
    const { length } = t.rules.pieces;
    const p = code % length;
    const choice = { disband: pieceAt(t, p).pieceId, ...pieceChoice(t, p) };
    return code >= length ? { ...choice, steps: 1 } : choice;
  },
  explain(t, _frame, choice, side) {
    const rule = "15.2";
    const p = unitNamed(t, choice, "disband", "unit");
    if (p === undefined) return undefined;
    const theirs = whyNotTheirs(t, p, side, rule);
    if (theirs) return theirs;
    const name = pieceName(t, p);
    if (pieceAt(t, p).kind === "replacements")
      return {
        rule: "15.1",
        text: "Replacements markers are not disbanded: unused ones have been removed.",
      };
    if (!disbandable(t).includes(p))
      return {
        rule,
        text: `${name} ${whereabouts(t, p)}; only units on the map or in the Convoy Escort box can disband.`,
      };
    if (choice.steps !== undefined && pieceAt(t, p).kind !== "air")
      return { rule, text: `${name} disbands as a whole: only air units disband step by step.` };
    return whyNotSecondOfLike(t, p, rule);
  },
  prompt: () => "Which unit disbands?",
  take(t, frame, code) {
    t.set(frame.data, "done", true);
    const { length } = t.rules.pieces;
    const p = code % length;
    const place = t.position.at[p]!;
    const name = t.logging ? (code >= length ? "1 air step" : pieceName(t, p)) : "";
    if (code >= length) giveAirStepUp(t, p);
    else if (pieceAt(t, p).kind === "air") toPool(t, p);
    else toTrack(t, p, t.rules.parameters.delays.disbanded);
    if (code >= length) combineAir(t, place);
    t.say("15.2", () => `Disbanded at ${placeName(t, place)}: ${name}.`);
  },
};

export const endSteps: Steps<Rules, Position> = {
  "replacements-removal": replacementsRemoval,
  disbandment,
  "disband-unit": disbandUnit,
};
