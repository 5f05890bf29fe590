import { type Choice, DONE, type Step, type Steps } from "../../kernel";
import { isFirstOfLike, pieceChoice } from "./like";
import { onMap, pieceAt, pieceName, placeName, toPool, toTrack } from "./pieces";
import type { Position, T } from "./position";
import type { Rules } from "./rules";

/** 15.0 End Phase; its Victory Point Adjustment Segment stands in victory.ts. */

/** 15.1: what was not used goes; markers are there again next time. */
const replacementsRemoval: Step<Rules, Position> = {
  rule: "15.1",
  title: "Replacements Markers Removal Segment",
  enter(t) {
    t.rules.pieces.forEach((piece, p) => {
      if (piece.kind === "replacements" && t.position.at[p] !== t.rules.limbo.available) toPool(t, p);
    });
  },
};

/** 15.2: first whether, then which, so that the long list is made only for who wants it. */
const disbandment: Step<Rules, Position> = {
  rule: "15.2",
  title: "Disbandment Segment",
  asks: (t, frame) => (frame.data.done || disbandable(t).length === 0 ? 0 : 1 << t.position.phasing),
  options: (_t, _frame, _side, out) => void out.push(DONE, DISBAND),
  describe: (_t, _frame, code): Choice => ({ do: code === DONE ? "done" : "disband" }),
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

const disbandUnit: Step<Rules, Position> = {
  rule: "15.2",
  title: "Disband a unit",
  asks: (t, frame) => (frame.data.done ? 0 : 1 << t.position.phasing),
  options: (t, _frame, _side, out) => void out.push(...disbandable(t).filter((p) => isFirstOfLike(t, p))),
  describe: (t, _frame, code): Choice => ({ disband: pieceAt(t, code).pieceId, ...pieceChoice(t, code) }),
  prompt: () => "Which unit disbands?",
  take(t, frame, code) {
    t.set(frame.data, "done", true);
    t.say("15.2", () => `${pieceName(t, code)} at ${placeName(t, t.position.at[code]!)} disbands.`);
    if (pieceAt(t, code).kind === "air") toPool(t, code);
    else toTrack(t, code, t.rules.parameters.delays.disbanded);
  },
};

export const endSteps: Steps<Rules, Position> = {
  "replacements-removal": replacementsRemoval,
  disbandment,
  "disband-unit": disbandUnit,
};
