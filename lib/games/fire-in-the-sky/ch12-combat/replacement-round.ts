import { type Choice, DONE, type Steps } from "../../../kernel";
import { hexOf, placeName } from "../model/pieces";
import type { Position, T } from "../model/position";
import { whyNotRebuilt } from "../reasons/deployment";
import { unitNamed } from "../reasons/common";
import { pairChoice, replacementPairs, type ReplacementPair, useReplacement } from "../board/replacements";
import { enemyOf, NOBODY, type Rules } from "../model/rules";
import { battleStep, type BattleBoardData } from "./battle-board";

/** 12.3.4.2 Replacement Round: markers ashore bring reduced units in the hex, or next to it, to full strength. */

/** Data: `order`, 0 for the Phasing Player, 1 for his opponent. A code is marker * pieces + unit. */
const replacementRound = battleStep<{ order: number }>({
  rule: "12.3.4.2",
  title: "Replacement Round",
  enter: (t, _board, data) => t.set(data, "order", 0),
  asks(t, board, { order }) {
    if (order > 1) return NOBODY;
    return pairsHere(t, board, sideOf(t, order)).length > 0 ? sideOf(t, order) : NOBODY;
  },
  options(t, board, { order }, out) {
    out.push(DONE);
    for (const { marker, unit } of pairsHere(t, board, sideOf(t, order))) {
      out.push(marker * t.rules.pieces.length + unit);
    }
  },
  describe(t, _board, _data, code): Choice {
    if (code === DONE) return { do: "done" };
    return pairChoice(t, pairOf(t, code));
  },
  explain(t, board, { order }, choice) {
    const side = sideOf(t, order);
    const unit = unitNamed(t, choice, "rebuild");
    if (!replacementPairs(t, side).some((pair) => pair.unit === unit)) return whyNotRebuilt(t, choice, side);
    const text = `In this round the marker or the unit must be at ${placeName(t, board.place)}.`;
    return { rule: "12.3.4.2", text };
  },
  prompt: (t, board) => `Use a replacements marker at ${placeName(t, board.place)}?`,
  take(t, _board, data, code) {
    if (code === DONE) return t.set(data, "order", data.order + 1);
    const { marker, unit } = pairOf(t, code);
    useReplacement(t, marker, unit);
  },
  proceed(t, _board, data) {
    if (data.order >= 1) t.leave();
    else t.set(data, "order", data.order + 1);
  },
});

const sideOf = (t: T, order: number): number =>
  order === 0 ? t.position.phasing : enemyOf(t.position.phasing);

function pairOf(t: T, code: number): ReplacementPair {
  const { length } = t.rules.pieces;
  return { marker: Math.floor(code / length), unit: code % length };
}

/** Pairs of which the marker or the unit is in the hex of the battle. */
const pairsHere = (t: T, board: BattleBoardData, side: number): ReplacementPair[] =>
  replacementPairs(t, side).filter(
    ({ marker, unit }) => hexOf(t, marker) === board.place || hexOf(t, unit) === board.place,
  );

export const replacementRoundSteps: Steps<Rules, Position> = { "replacement-round": replacementRound };
