import type { Choice, Frame, Step, Steps } from "../../../kernel";
import { capital, counted } from "../../../words";
import { combineAir } from "../model/air";
import { placeAir } from "../model/air-arrivals";
import {
  type Arriving,
  arrivalBases,
  type ArrivalsData,
  bringIn,
  earlyFleet,
  scheduledArrivals,
  tally,
} from "./arrivals";
import { pieceChoice } from "../model/like";
import { isFriendlyBase } from "../board/occupation";
import { has, moveTo, pieceAt, pieceName, placeName, unflag } from "../model/pieces";
import { mayTrain, startTraining } from "../optional/pilot-training";
import { japanNation } from "../model/points";
import { type Done, Flag, type Position, type T } from "../model/position";
import { placeList, placeOf, unitNamed, whereabouts, whyNotAnswer, whyNotTheirs } from "../reasons/common";
import { ALLIES, JAPAN, type Rules } from "../model/rules";

/** 7.1 Reinforcement Segment: where everything that arrives is placed. */

/**
 * Arrivals wait in the place "arriving"; the Phasing Player says where each comes in. Japanese air steps
 * are counted, not placed, until he has chosen: those that may become Naval Aviation one by one (7.1.1),
 * the others together or one by one. A code is place * 2, plus 1 for one step of several.
 */
const arrivals: Step<Rules, Position, ArrivalsData> = {
  rule: "7.1",
  title: "Reinforcement Segment",
  enter(t, frame) {
    t.set(frame.data, "airSteps", 0);
    t.set(frame.data, "eligible", 0);
    t.set(frame.data, "trained", 0);
    t.set(frame.data, "fleetAsked", false);
    scheduledArrivals(t, frame);
  },
  asks: (t, frame) => (nextArrival(t, frame) === NOTHING ? 0 : 1 << t.position.phasing),
  options(t, frame, _side, out) {
    const next = nextArrival(t, frame);
    const places = destinations(t, next);
    for (const place of places) out.push(place * 2);
    if (stepsArriving(next, frame) > 1 && places.length > 1)
      for (const place of places) out.push(place * 2 + 1);
  },
  describe(t, frame, code): Choice {
    const next = nextArrival(t, frame);
    const to = t.rules.places[code >> 1]!.id;
    if (next < 0) return { steps: code & 1 ? 1 : stepsArriving(next, frame), to };
    return { ...pieceChoice(t, next), to };
  },
  explain(t, frame, choice, side) {
    const next = nextArrival(t, frame);
    const p = unitNamed(t, choice, "unit");
    const what = next >= 0 ? pieceName(t, next) : counted(stepsArriving(next, frame), "air step");
    if (p !== undefined && p !== next) {
      const text = `${capital(what)} must be placed now; ${pieceName(t, p)} ${whereabouts(t, p)}.`;
      return whyNotTheirs(t, p, side, "7.1") ?? { rule: "7.1", text };
    }
    const places = destinations(t, next);
    const to = placeOf(t, choice.to);
    if (to !== undefined && !places.includes(to)) {
      const rule = next === TRAINED ? "18.2.3" : next === ELIGIBLE ? "7.1.1" : "7.1";
      const text = `${capital(what)} cannot arrive at ${placeName(t, to)}; choose ${placeList(t, places)}.`;
      return { rule, text };
    }
    if (next >= 0 || choice.steps === undefined) return undefined;
    const all = stepsArriving(next, frame);
    const text =
      all === 1 ? "One step arrives at a time." : `Place one of the ${all} steps, or all together.`;
    return { rule: "7.1", text };
  },
  prompt(t, frame) {
    const next = nextArrival(t, frame);
    if (next >= 0) return `Where does ${pieceName(t, next)} arrive?`;
    const steps = counted(stepsArriving(next, frame), "air step");
    if (next === ELIGIBLE) return "Where does the next air step arrive: Naval Aviation or a Home Base?";
    if (next === TRAINED) return `Training is over. Which space of Naval Aviation do they join: ${steps}?`;
    if (mayTrain(t)) return `Where do they arrive, or are they trained for Naval Aviation: ${steps}?`;
    return `Where do they arrive: ${steps}?`;
  },
  why: (t, frame, code) =>
    nextArrival(t, frame) === TRAINED || code >> 1 === t.rules.limbo.track ? "18.2.3" : undefined,
  take(t, frame, code) {
    const next = nextArrival(t, frame);
    const place = code >> 1;
    if (next < 0) {
      const steps = code & 1 ? 1 : stepsArriving(next, frame);
      tally(t, frame, countOf[next]!, -steps);
      if (place === t.rules.limbo.track) startTraining(t, steps);
      else placeAir(t, japanNation(t), place, steps);
    } else {
      unflag(t, next, ~(Flag.needsPlanes | Flag.elite));
      moveTo(t, next, place);
      t.say("7.1", () => `${pieceName(t, next)}: arrival at ${placeName(t, place)}.`);
      if (pieceAt(t, next).kind === "air") combineAir(t, place);
    }
  },
  proceed(t, frame) {
    if (!frame.data.fleetAsked && earlyFleet(t).length > 0) {
      t.set(frame.data, "fleetAsked", true);
      t.call("european-fleet");
    } else if (t.position.phasing === JAPAN) t.goTo("naval-aviation");
    else t.leave();
  },
};

const NOTHING = -1;
const AIR = -2;
const ELIGIBLE = -3;
const TRAINED = -4;

const countOf: { readonly [next: number]: Arriving } = {
  [AIR]: "airSteps",
  [ELIGIBLE]: "eligible",
  [TRAINED]: "trained",
};

/**
 * What is to be placed next: a piece, Japanese air steps, or nothing more. Trained steps come first of the
 * air steps: their counters were in play already, so what is new is forfeited before them.
 */
function nextArrival(t: T, frame: Frame<ArrivalsData>): number {
  const piece = t.position.at.indexOf(t.rules.limbo.arriving);
  if (piece >= 0) return piece;
  if (frame.data.trained > 0) return TRAINED;
  if (frame.data.airSteps > 0) return AIR;
  return frame.data.eligible > 0 ? ELIGIBLE : NOTHING;
}

/** Air steps that one choice places: an eligible one, or all the others of a kind together. */
function stepsArriving(next: number, frame: Frame<ArrivalsData>): number {
  if (next >= 0 || next === NOTHING) return 0;
  return next === ELIGIBLE ? 1 : frame.data[countOf[next]!];
}

/** Where that may be placed; the Turn Record Track stands for the training of pilots (18.2.3). */
function destinations(t: T, next: number): number[] {
  const { navalAviation, withoutPlanes, limbo } = t.rules;
  const open = (spaces: readonly number[]) => spaces.filter((space) => isOpen(t, space));
  if (next === TRAINED) return open(navalAviation);
  if (next >= 0 && has(t, next, Flag.needsPlanes)) return open(withoutPlanes);
  const homes = arrivalBases(t, next < 0 ? japanNation(t) : pieceAt(t, next).nation);
  if (next === ELIGIBLE) return [...open(navalAviation), ...homes];
  return next === AIR && mayTrain(t) ? [...homes, limbo.track] : homes;
}

/** A space of a Japanese box can be used while its Home Base is held. */
const isOpen = (t: T, space: number): boolean => isFriendlyBase(t, t.rules.places[space]!.within, JAPAN);

/** 17.6: once India has been entered, the British fleet of Turn 14 may come at once. */
const europeanFleet: Step<Rules, Position, Done> = {
  rule: "17.6",
  title: "British European Fleet",
  pass: 0,
  asks: (_t, frame) => (frame.data.done ? 0 : 1 << ALLIES),
  options: (_t, _frame, _side, out) => void out.push(0, 1),
  describe: (_t, _frame, code): Choice => ({ fleet: code === 1 ? "arrives" : "waits" }),
  explain: () =>
    whyNotAnswer(
      "17.6",
      "The whole British European Fleet arrives now, or on the turn of the schedule.",
      "fleet",
      "arrives",
      "waits",
    ),
  prompt: () => "A Japanese land unit has entered India: does the British European Fleet arrive now?",
  take(t, frame, code) {
    t.set(frame.data, "done", true);
    if (code === 0) return;
    const groups = earlyFleet(t);
    t.set(t.position, "europeanFleetArrived", true);
    for (const group of groups) bringIn(t, t.frame<ArrivalsData>("arrivals")!, group);
    t.say("17.6", () => "The British European Fleet arrives early.");
  },
};

export const reinforcementSegmentSteps: Steps<Rules, Position> = {
  arrivals,
  "european-fleet": europeanFleet,
};
