import { type Choice, DONE, type Step, type Steps } from "../../kernel";
import { loseOneStepAt } from "./air";
import { arrivalBases, placeAir } from "./arrivals";
import { moveTo, pieceAt, pieceName, placeName, unflag } from "./pieces";
import { counted, japanNation } from "./points";
import { Flag, type Position, type T } from "./position";
import { JAPAN, type Rules } from "./rules";

/** 7.1.1, 7.1.2: Japanese carriers that came back without aircraft, and the steps that may rebuild them. */

/**
 * A code below the number of pieces rebuilds that carrier; above it, one step leaves a space for a Home
 * Base: space * places + base. What leaves the boxes is a reinforcement, so 7.1 holds for it too.
 */
const navalAviation: Step<Rules, Position> = {
  rule: "7.1.1",
  title: "Japanese Carriers and Naval Aviation",
  asks: (t, frame) =>
    frame.data.done || stepsIn(t) === 0 || arrivalBases(t, japanNation(t)).length === 0 ? 0 : 1 << JAPAN,
  options(t, _frame, _side, out) {
    out.push(DONE);
    const { pieces, places, navalAviation: spaces, withoutPlanes } = t.rules;
    const steps = stepsIn(t);
    for (const p of t.rules.piecesOfSide[JAPAN]!) {
      if (withoutPlanes.includes(t.position.at[p]!) && groupOf(t, p) <= steps) out.push(p);
    }
    for (const space of spaces) {
      if (stepsAt(t, space) === 0) continue;
      for (const home of arrivalBases(t, japanNation(t)))
        out.push(pieces.length + space * places.length + home);
    }
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const { pieces, places } = t.rules;
    if (code < pieces.length) return { rebuild: pieces[code]!.pieceId };
    const { space, home } = readTransfer(t, code);
    return { transfer: 1, from: places[space]!.id, to: places[home]!.id };
  },
  prompt: (t) =>
    `Naval Aviation holds ${counted(stepsIn(t), "air step")}. Rebuild a carrier's air group, or transfer steps?`,
  why: (t, _frame, code) => (code >= t.rules.pieces.length ? "7.1.2" : "7.1.1"),
  take(t, frame, code) {
    if (code === DONE) return t.set(frame.data, "done", true);
    if (code >= t.rules.pieces.length) {
      const { space, home } = readTransfer(t, code);
      loseOneStepAt(t, space);
      t.say("7.1.2", () => `One step leaves ${placeName(t, space)} to become an ordinary air unit.`);
      placeAir(t, japanNation(t), home, 1);
      return;
    }
    const home = t.rules.places[t.position.at[code]!]!.within;
    takeSteps(t, t.position.at[code]!, groupOf(t, code));
    unflag(t, code, Flag.needsPlanes);
    moveTo(t, code, home);
    t.say(
      "7.1.1",
      () => `${pieceName(t, code)} receives a new air group and arrives at ${placeName(t, home)}.`,
    );
  },
};

/** Steps that a carrier needs for a new air group. */
const groupOf = (t: T, p: number): number =>
  pieceAt(t, p).airStrength * t.rules.parameters.navalAviation.stepsPerAirStrength;

function readTransfer(t: T, code: number): { space: number; home: number } {
  const { pieces, places } = t.rules;
  const rest = code - pieces.length;
  return { space: Math.floor(rest / places.length), home: rest % places.length };
}

function stepsAt(t: T, space: number): number {
  let steps = 0;
  for (const p of t.rules.piecesOfSide[JAPAN]!) {
    if (t.position.at[p] === space && pieceAt(t, p).kind === "air") steps += t.position.steps[p]!;
  }
  return steps;
}

const stepsIn = (t: T): number => t.rules.navalAviation.reduce((sum, space) => sum + stepsAt(t, space), 0);

/** Use steps up, from the space of the same Home Base first: the rule does not bind them to one space. */
function takeSteps(t: T, near: number, count: number): void {
  const home = t.rules.places[near]!.within;
  const spaces = [...t.rules.navalAviation].sort(
    (a, b) =>
      Number(t.rules.places[b]!.within === home) - Number(t.rules.places[a]!.within === home) || a - b,
  );
  let left = count;
  for (const space of spaces) while (left > 0 && loseOneStepAt(t, space)) left--;
}

export const navalAviationSteps: Steps<Rules, Position> = { "naval-aviation": navalAviation };
