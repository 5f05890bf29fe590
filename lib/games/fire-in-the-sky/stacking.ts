import { type Choice, derived, DONE, type Step, type Steps } from "../../kernel";
import { breakDown, canBreakDown, canPart, combineAir, joinLoneStep } from "./model/air";
import { isFirstOfLike, LIKENESS, pieceChoice } from "./model/like";
import { limitOf, loadOf, takesUp } from "./board/occupation";
import { loadsOf } from "./board/presence";
import { hexOf, pieceAt, pieceName, placeName, toPool, toTrack, turnOfReinforcement } from "./model/pieces";
import type { Position, T } from "./model/position";
import { unitNamed, whyNotSecondOfLike, whyNotThisUnit } from "./reasons/common";
import { ALLIES, enemyOf, JAPAN, type Rules } from "./model/rules";

/**
 * Stacking limits (2.2.2.1, 2.2.3, 8.4, 14.3): where one is exceeded when a phase closes, the enemy may
 * at once remove the excess, which comes back in its owner's next Reinforcement Phase.
 */

const limitedKinds = ["land", "air", "naval"] as const;

/** Units of a side that stand in excess somewhere: any of the kind that is over its limit there. */
const excessUnits = (t: T, side: number): readonly number[] =>
  crowded[side]!(t) === NOWHERE ? NONE : excess[side]!(t);

const NONE: readonly number[] = [];

const excess = [JAPAN, ALLIES].map((side) =>
  derived((t: T) => findExcess(t, side), [...LIKENESS, "control", "turn"]),
);

/** By place: what it may hold of each kind. */
const limits = derived(
  (t: T, before: Record<(typeof limitedKinds)[number], Float64Array> | undefined) => {
    const { length } = t.rules.places;
    const found = before ?? {
      land: new Float64Array(length),
      air: new Float64Array(length),
      naval: new Float64Array(length),
    };
    for (const kind of limitedKinds)
      for (const place of t.rules.bases) found[kind][place] = limitOf(t, place, kind);
    return found;
  },
  ["control", "turn"],
);

/** Places where a side has more than the limit, by kind. */
type Crowds = Readonly<Record<(typeof limitedKinds)[number], readonly number[]>>;

/** What it nearly always comes to. */
const NOWHERE: Crowds = { land: NONE, air: NONE, naval: NONE };

const crowded = [JAPAN, ALLIES].map((side) =>
  derived((t: T) => findCrowds(t, side), ["at", "tf", "steps", "control", "turn"]),
);

function findCrowds(t: T, side: number): Crowds {
  let found: Record<(typeof limitedKinds)[number], number[]> | undefined;
  const loads = loadsOf(t, side);
  const most = limits(t);
  for (const kind of limitedKinds) {
    const stand = loads[kind];
    const may = most[kind];
    for (const place of t.rules.bases) {
      if (stand[place]! <= may[place]!) continue;
      (found ??= { land: [], air: [], naval: [] })[kind].push(place);
    }
  }
  return found ?? NOWHERE;
}

function findExcess(t: T, side: number): number[] {
  const found: number[] = [];
  const crowds = crowded[side]!(t);
  for (const kind of limitedKinds) {
    const over = crowds[kind];
    if (over.length === 0) continue;
    for (const p of t.rules.piecesOfSide[side]!) {
      if (t.position.tf[p] !== -1 || !takesUp(t, p, kind)) continue;
      if (over.includes(hexOf(t, p)) && isFirstOfLike(t, p)) found.push(p);
    }
  }
  return found;
}

/** The side whose units are checked, how many sides have been, whether the rest is left; the rule, where not this step's. */
type StackingData = { side: number; checked: number; left?: boolean; rule?: string };

/** The enemy of each side in turn, the Phasing Player's units first. */
const stacking: Step<Rules, Position, StackingData> = {
  rule: "2.2.2.1",
  title: "Stacking limits",
  enter(t, frame) {
    t.set(frame.data, "side", t.position.phasing);
    t.set(frame.data, "checked", 0);
  },
  asks(t, frame) {
    if (frame.data.left) return 0;
    const side = frame.data.side;
    return excessUnits(t, side).length > 0 ? 1 << enemyOf(side) : 0;
  },
  options(t, frame, _side, out) {
    out.push(DONE, ...excessUnits(t, frame.data.side));
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { remove: pieceAt(t, code).pieceId, ...pieceChoice(t, code) },
  explain(t, frame, choice) {
    const rule = frame.data.rule ?? stacking.rule;
    const over = frame.data.side;
    const p = unitNamed(t, choice, "remove", "unit");
    if (p === undefined) return undefined;
    const unfit = whyNotThisUnit(t, p, choice, over, rule);
    if (unfit) return { rule, text: unfit.text };
    if (t.position.tf[p] !== -1)
      return { rule, text: `${pieceName(t, p)} sails in a Task Force and does not count.` };
    const kind = pieceAt(t, p).kind;
    if (kind === "replacements")
      return { rule: "7.4", text: "Replacements markers do not count for stacking." };
    const place = hexOf(t, p);
    const second = whyNotSecondOfLike(t, p, rule);
    if (second && excessUnits(t, over).some((other) => hexOf(t, other) === place)) return second;
    return { rule, text: `The ${kind} units at ${placeName(t, place)} do not exceed the limit there.` };
  },
  prompt: () => "The enemy exceeds the stacking limit. Remove excess units?",
  take(t, frame, code) {
    if (code === DONE) return t.set(frame.data, "left", true);
    removeExcess(t, code, frame.data.rule ?? stacking.rule);
  },
  proceed(t, frame) {
    const checked = frame.data.checked + 1;
    if (checked === t.module.sides.length) return t.leave();
    t.set(frame.data, "checked", checked);
    t.set(frame.data, "left", false);
    t.set(frame.data, "side", enemyOf(frame.data.side));
  },
};

/** One unit goes to the track; of an air unit one step, when that is enough and the counters allow it. */
export function removeExcess(t: T, p: number, rule: string): void {
  const place = t.rules.places[t.position.at[p]!]!.within;
  const { side, kind } = pieceAt(t, p);
  const { track } = t.rules.limbo;
  const { overStacked } = t.rules.parameters.delays;
  const company = { place: track, due: turnOfReinforcement(t, side, overStacked) };
  const enough = kind === "air" && loadOf(t, place, side, "air") - 1 <= limitOf(t, place, "air");
  const oneStep = enough && t.position.steps[p]! > 1 && canPart(t, p, company);
  t.say(
    rule,
    () => `Over the limit at ${placeName(t, place)} and sent away: ${pieceName(t, p, oneStep ? 1 : 0)}.`,
  );
  if (kind === "replacements") return toPool(t, p);
  if (oneStep && !canBreakDown(t, p)) return void joinLoneStep(t, p, company);
  toTrack(t, oneStep ? breakDown(t, p) : p, overStacked);
  if (kind === "air") combineAir(t, track);
}

export const stackingSteps: Steps<Rules, Position> = { stacking };
