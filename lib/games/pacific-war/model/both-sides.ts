import type { Step } from "../../../kernel";
import type { Position } from "./position";
import type { Rules } from "./rules";

/** Phases of a month in which one side acts after the other. The rulebook names no order: the Allies are first. */

type BothSides = { turn: number };

/** The phase: it calls a step of one side, which finds its side in its data. */
export const bothSides = (
  rule: string,
  title: string,
  ofOneSide: string,
): Step<Rules, Position, BothSides> => ({
  rule,
  title,
  enter: (t, { data }) => t.set(data, "turn", 0),
  proceed(t, { data }) {
    const side = data.turn;
    if (side > 1) return t.leave();
    t.set(data, "turn", side + 1);
    t.call(ofOneSide, { side });
  },
});
