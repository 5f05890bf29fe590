import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { counted } from "../../../words";
import { canPart, loseOneStepAt } from "../model/air";
import { placeAir } from "../model/air-arrivals";
import { arrivalBases } from "./arrivals";
import { moveTo, pieceAt, pieceName, placeName, unflag } from "../model/pieces";
import { japanNation } from "../model/points";
import { type Done, Flag, type Position, type T } from "../model/position";
import { pieceOf, placeList, placeOf, type Reason, whereabouts } from "../reasons/common";
import { JAPAN, type Rules } from "../model/rules";

/** 7.1.1, 7.1.2: Japanese carriers that came back without aircraft, and the steps that may rebuild them. */

/**
 * A code below the number of pieces rebuilds that carrier; above it, one step leaves a space for a Home
 * Base: space * places + base; or a whole unit of two, where no counter is left to part it: that much again
 * above. What leaves the boxes is a reinforcement, so 7.1 holds for it too.
 */
const navalAviation: Step<Rules, Position, Done> = {
  rule: "7.1.1",
  title: "Japanese Carriers and Naval Aviation",
  asks: (t, frame) =>
    frame.data.done || stepsIn(t) === 0 || arrivalBases(t, japanNation(t)).length === 0 ? 0 : 1 << JAPAN,
  options(t, _frame, _side, out) {
    out.push(DONE);
    const { pieces, places, navalAviation: spaces } = t.rules;
    const steps = stepsIn(t);
    for (const p of nextInLine(t)) if (stepsFor(t, p) <= steps) out.push(p);
    for (const space of spaces) {
      if (stepsAt(t, space) === 0) continue;
      for (const home of arrivalBases(t, japanNation(t))) {
        const whole = oneMayLeave(t, space, home) ? 0 : places.length ** 2;
        out.push(pieces.length + whole + space * places.length + home);
      }
    }
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const { pieces, places } = t.rules;
    if (code < pieces.length) return { rebuild: pieces[code]!.pieceId };
    const { space, home, steps } = readTransfer(t, code);
    return { transfer: steps, from: places[space]!.id, to: places[home]!.id };
  },
  prompt: (t) =>
    `Naval Aviation has ${counted(stepsIn(t), "air step")}. Rebuild a carrier's air group, or transfer steps?`,
  explain: (t, _frame, choice) => whyNotRebuild(t, choice.rebuild) ?? whyNotTransfer(t, choice),
  why: (t, _frame, code) => (code >= t.rules.pieces.length ? "7.1.2" : "7.1.1"),
  take(t, frame, code) {
    if (code === DONE) return t.set(frame.data, "done", true);
    if (code >= t.rules.pieces.length) {
      const { space, home, steps } = readTransfer(t, code);
      for (let i = 0; i < steps; i++) loseOneStepAt(t, space);
      const some = steps === 1 ? "One step leaves" : `${steps} steps leave`;
      t.say("7.1.2", () => `${some} ${placeName(t, space)} to become an ordinary air unit.`);
      placeAir(t, japanNation(t), home, steps);
      return;
    }
    const home = t.rules.places[t.position.at[code]!]!.within;
    takeSteps(t, t.position.at[code]!, stepsFor(t, code));
    unflag(t, code, Flag.needsPlanes | Flag.elite);
    moveTo(t, code, home);
    t.say(
      "7.1.1",
      () => `${pieceName(t, code)} receives a new air group and arrives at ${placeName(t, home)}.`,
    );
  },
};

/** Ships in the Carriers without Planes box. */
const waitingShips = (t: T): number[] =>
  t.rules.piecesOfSide[JAPAN]!.filter((p) => t.rules.withoutPlanes.includes(t.position.at[p]!));

/** Those of them that may receive planes now: while one has first claim, no other (18.2.5). */
function nextInLine(t: T): number[] {
  const waiting = waitingShips(t);
  const first = waiting.filter((p) => pieceAt(t, p).firstClaim);
  return first.length > 0 ? first : waiting;
}

/** Air steps that fill the air group of a ship; the box holds no ship without one. */
const stepsFor = (t: T, p: number): number => pieceAt(t, p).airGroup ?? 0;

/** Why a ship in the box is not offered. */
function whyNotRebuild(t: T, unit: unknown): { rule: string; text: string } | undefined {
  const p = pieceOf(t, unit);
  if (p === undefined) return undefined;
  if (!waitingShips(t).includes(p)) {
    const text = `${pieceName(t, p)} ${whereabouts(t, p)}: only ships in the Carriers without Planes box can receive planes.`;
    return { rule: "7.1.1", text };
  }
  const [first] = nextInLine(t);
  if (first !== undefined && pieceAt(t, first).firstClaim && !pieceAt(t, p).firstClaim) {
    return { rule: "18.2.5", text: `${pieceName(t, first)} must receive its planes before any other ship.` };
  }
  const text = `${pieceName(t, p)} needs ${counted(stepsFor(t, p), "air step")}; Naval Aviation has ${stepsIn(t)}.`;
  return { rule: "7.1.1", text };
}

/** Steps that do not leave a space as the choice has it. */
function whyNotTransfer(t: T, { transfer, from, to }: Choice): Reason {
  if (transfer === undefined) return undefined;
  const rule = "7.1.2";
  const { navalAviation: spaces } = t.rules;
  const space = placeOf(t, from);
  const home = placeOf(t, to);
  if (space !== undefined && (!spaces.includes(space) || stepsAt(t, space) === 0))
    return { rule, text: `There is no air step of Naval Aviation at ${placeName(t, space)}.` };
  const homes = arrivalBases(t, japanNation(t));
  if (home !== undefined && !homes.includes(home))
    return { rule, text: `Steps move from Naval Aviation to a Home Base; choose ${placeList(t, homes)}.` };
  if (space === undefined || home === undefined) return undefined;
  return oneMayLeave(t, space, home)
    ? { rule, text: "Steps move one at a time: transfer 1." }
    : { rule: "2.1.1.2", text: "No air counter is free for a single step: both steps move together." };
}

function readTransfer(t: T, code: number): { space: number; home: number; steps: number } {
  const { pieces, places } = t.rules;
  const rest = code - pieces.length;
  const space = Math.floor(rest / places.length) % places.length;
  return { space, home: rest % places.length, steps: rest < places.length ** 2 ? 1 : 2 };
}

const airUnitsAt = (t: T, space: number): number[] =>
  t.rules.piecesOfSide[JAPAN]!.filter((p) => t.position.at[p] === space && pieceAt(t, p).kind === "air");

const stepsAt = (t: T, space: number): number =>
  airUnitsAt(t, space).reduce((sum, p) => sum + t.position.steps[p]!, 0);

/** A lone step leaves on its own counter; one of a pair as far as counters allow it (2.1.1.2). */
const oneMayLeave = (t: T, space: number, place: number): boolean =>
  airUnitsAt(t, space).some((p) => t.position.steps[p] === 1 || canPart(t, p, { place }));

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
