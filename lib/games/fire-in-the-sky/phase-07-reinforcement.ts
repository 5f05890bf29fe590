import { type Choice, derived, DONE, type Frame, type Step, type Steps } from "../../kernel";
import { canPart, combineAir, sendStep } from "./air";
import { arrivalBases, bringIn, earlyFleet, placeAir, scheduledArrivals } from "./arrivals";
import { isFirstOfLike, pieceChoice } from "./like";
import { hasUnits, heldHomeBases, isFriendlyBase } from "./occupation";
import { navalAviationSteps } from "./naval-aviation";
import { has, moveTo, pieceAt, pieceName, placeName, setSteps, unflag } from "./pieces";
import { counted, japanNation, pointsText, setSubmarines, setTransport } from "./points";
import { Flag, type Position, type T } from "./position";
import { ALLIES, enemyOf, JAPAN, type Rules } from "./rules";

/** 7.0 Reinforcement Phase, segment by segment. */

// ---- 7.1 Reinforcement Segment ----------------------------------------------------------------------

/**
 * Arrivals wait in the place "arriving"; the Phasing Player says where each comes in. Japanese air steps
 * are counted, not placed, until he has chosen: those that may become Naval Aviation one by one (7.1.1),
 * the others together or one by one. A code is place * 2, plus 1 for one step of several.
 */
const arrivals: Step<Rules, Position> = {
  rule: "7.1",
  title: "Reinforcement Segment",
  enter(t, frame) {
    t.set(frame.data, "airSteps", 0);
    t.set(frame.data, "eligible", 0);
    t.set(frame.data, "fleetAsked", false);
    scheduledArrivals(t, frame);
  },
  asks: (t, frame) => (nextArrival(t, frame) === NOTHING ? 0 : 1 << t.position.phasing),
  options(t, frame, _side, out) {
    const next = nextArrival(t, frame);
    const whole = (place: number) => out.push(place * 2);
    if (next === ELIGIBLE) t.rules.navalAviation.filter((space) => isOpen(t, space)).forEach(whole);
    if (next >= 0 && has(t, next, Flag.needsPlanes)) {
      t.rules.withoutPlanes.filter((space) => isOpen(t, space)).forEach(whole);
      return;
    }
    const homes = arrivalBases(t, next < 0 ? japanNation(t) : pieceAt(t, next).nation);
    homes.forEach(whole);
    if (stepsArriving(next, frame) > 1 && homes.length > 1)
      for (const place of homes) out.push(place * 2 + 1);
  },
  describe(t, frame, code): Choice {
    const next = nextArrival(t, frame);
    const to = t.rules.places[code >> 1]!.id;
    if (next < 0) return { steps: code & 1 ? 1 : stepsArriving(next, frame), to };
    return { ...pieceChoice(t, next), to };
  },
  prompt(t, frame) {
    const next = nextArrival(t, frame);
    if (next === ELIGIBLE) return "Where does the next air step go: Naval Aviation, or a Home Base for good?";
    if (next === AIR) return `Where does this arrive: ${counted(stepsArriving(next, frame), "air step")}?`;
    return `Where does ${pieceName(t, next)} arrive?`;
  },
  take(t, frame, code) {
    const next = nextArrival(t, frame);
    const place = code >> 1;
    if (next < 0) {
      const steps = code & 1 ? 1 : stepsArriving(next, frame);
      const waiting = next === ELIGIBLE ? "eligible" : "airSteps";
      t.set(frame.data, waiting, (frame.data[waiting] as number) - steps);
      placeAir(t, japanNation(t), place, steps);
    } else {
      unflag(t, next, ~Flag.needsPlanes);
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

/** 17.6: once India has been entered, the British fleet of Turn 14 may come at once. */
const europeanFleet: Step<Rules, Position> = {
  rule: "17.6",
  title: "British European Fleet",
  asks: (_t, frame) => (frame.data.done ? 0 : 1 << ALLIES),
  options: (_t, _frame, _side, out) => void out.push(0, 1),
  describe: (_t, _frame, code): Choice => ({ fleet: code === 1 ? "arrives" : "waits" }),
  prompt: () => "A Japanese land unit has entered India: does the British European Fleet arrive now?",
  take(t, frame, code) {
    t.set(frame.data, "done", true);
    if (code === 0) return;
    const groups = earlyFleet(t);
    t.set(t.position, "europeanFleetArrived", true);
    for (const group of groups) bringIn(t, t.frame("arrivals")!, group);
    t.say("17.6", () => "The British European Fleet arrives early.");
  },
};

const NOTHING = -1;
const AIR = -2;
const ELIGIBLE = -3;

/** What is to be placed next: a piece, Japanese air steps, an eligible step, or nothing more. */
function nextArrival(t: T, frame: Frame): number {
  const piece = t.position.at.indexOf(t.rules.limbo.arriving);
  if (piece >= 0) return piece;
  if ((frame.data.airSteps as number) > 0) return AIR;
  return (frame.data.eligible as number) > 0 ? ELIGIBLE : NOTHING;
}

/** Air steps that one choice places: an eligible one, or all the ordinary ones together. */
const stepsArriving = (next: number, frame: Frame): number =>
  next === AIR ? (frame.data.airSteps as number) : next === ELIGIBLE ? 1 : 0;

/** A space of a Japanese box can be used while its Home Base is held. */
const isOpen = (t: T, space: number): boolean => isFriendlyBase(t, t.rules.places[space]!.within, JAPAN);

// ---- 7.2, 7.3 Submarine and Transport Points --------------------------------------------------------

const submarinePoints: Step<Rules, Position> = {
  rule: "7.2",
  title: "Submarine Point Segment",
  enter(t) {
    const side = t.position.phasing;
    const level = t.rules.submarineLevel[side]![t.position.turn] ?? 0;
    setSubmarines(t, side, level);
    t.say("7.2", () => `Submarine Points are set to ${pointsText(level)}.`);
  },
};

const transportPoints: Step<Rules, Position> = {
  rule: "7.3",
  title: "Transport Point Segment",
  enter(t) {
    const { phasing, turn, merchantmen } = t.position;
    t.rules.nations.forEach((nation, n) => {
      if (nation.side !== phasing) return;
      const level = phasing === JAPAN ? merchantmen : (t.rules.transportLevel[n]![turn] ?? 0);
      if (level === 0 && t.position.transport[n] === 0) return;
      setTransport(t, n, level);
      t.say("7.3", () => `Transport Points of ${nation.name} are set to ${pointsText(level)}.`);
    });
  },
};

// ---- 7.4 Replacements markers -----------------------------------------------------------------------

/**
 * Any number of markers of any value. One marker rebuilds one unit and all are removed at the end of the
 * player turn, so no more are offered than the nation has land units with two steps.
 */
const replacements: Step<Rules, Position> = {
  rule: "7.4",
  title: "Replacements Marker Segment",
  asks: (t, frame) => (frame.data.done ? 0 : 1 << t.position.phasing),
  options(t, _frame, side, out) {
    out.push(DONE);
    t.rules.nations.forEach((nation, n) => {
      if (nation.side !== side || freeMarker(t, n) < 0) return;
      for (const home of heldHomeBases(t, n)) {
        for (const value of t.rules.parameters.replacements.values) out.push(markerCode(t, n, home, value));
      }
    });
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const { nation, home, value } = readMarkerCode(t, code);
    return { nation: t.rules.nations[nation]!.id, value, at: t.rules.places[home]!.id };
  },
  prompt: () => "Make replacements markers?",
  take(t, frame, code) {
    if (code === DONE) return t.set(frame.data, "done", true);
    const { nation, home, value } = readMarkerCode(t, code);
    const marker = freeMarker(t, nation);
    setSteps(t, marker, value);
    moveTo(t, marker, home);
    t.say(
      "7.4",
      () => `${t.rules.nations[nation]!.name} makes ${pieceName(t, marker)} at ${placeName(t, home)}.`,
    );
  },
};

const freeMarker = (t: T, nation: number): number =>
  t.rules.markersOf[nation]!.find((p) => t.position.at[p] === t.rules.limbo.available) ?? -1;

/** Marker values stay below this in a code. */
const VALUES = 64;

const markerCode = (t: T, nation: number, home: number, value: number): number =>
  (nation * t.rules.places.length + home) * VALUES + value;

function readMarkerCode(t: T, code: number): { nation: number; home: number; value: number } {
  const rest = Math.floor(code / VALUES);
  const places = t.rules.places.length;
  return { nation: Math.floor(rest / places), home: rest % places, value: code % VALUES };
}

// ---- 7.5 Off-Map Box Movement -----------------------------------------------------------------------

/**
 * Free moves from an off-map box to the base linked to it, if that is held and clear of the enemy. A code is
 * the piece, plus the number of pieces when one step of an air unit goes.
 */
const offMapMovement: Step<Rules, Position> = {
  rule: "7.5",
  title: "Off-Map Box Movement Segment",
  asks: (t, frame) => (frame.data.done || boxUnits(t).length === 0 ? 0 : 1 << t.position.phasing),
  options(t, _frame, _side, out) {
    out.push(DONE);
    for (const p of boxUnits(t)) {
      out.push(p);
      if (canPart(t, p, { place: linkOf(t, p) })) out.push(t.rules.pieces.length + p);
    }
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const { length } = t.rules.pieces;
    const p = code % length;
    const choice = { ...pieceChoice(t, p), to: t.rules.places[linkOf(t, p)]!.id };
    return code >= length ? { ...choice, steps: 1 } : choice;
  },
  prompt: () => "Move units from the off-map boxes to the bases they are linked to?",
  take(t, frame, code) {
    if (code === DONE) return t.set(frame.data, "done", true);
    const { length } = t.rules.pieces;
    const p = code % length;
    const to = linkOf(t, p);
    const from = t.position.at[p]!;
    const name = t.logging ? pieceName(t, p, code >= length ? 1 : 0) : "";
    if (code >= length) sendStep(t, p, to);
    else moveTo(t, p, to);
    t.say("7.5", () => `${name}: from ${placeName(t, from)} to ${placeName(t, to)}.`);
    if (pieceAt(t, p).kind === "air") combineAir(t, to);
  },
};

const linkOf = (t: T, p: number): number => t.rules.places[t.position.at[p]!]!.freeLink;

/** Units of the Phasing Player that may go to the base their box is linked to, like ones once. */
const boxUnits = derived((t: T): number[] => {
  const { places, pieces, piecesOfSide } = t.rules;
  const { at, phasing: side } = t.position;
  return piecesOfSide[side]!.filter((p) => {
    const { freeLink, control } = places[at[p]!]!;
    if (freeLink < 0 || control !== side) return false;
    if (!isFriendlyBase(t, freeLink, side) || hasUnits(t, freeLink, enemyOf(side))) return false;
    // Replacements markers are no units and move in the Deployment and Operational Movement Phases only (7.4).
    return pieces[p]!.kind !== "replacements" && isFirstOfLike(t, p);
  });
});

export const reinforcementSteps: Steps<Rules, Position> = {
  arrivals,
  "european-fleet": europeanFleet,
  ...navalAviationSteps,
  "submarine-points": submarinePoints,
  "transport-points": transportPoints,
  replacements,
  "off-map-movement": offMapMovement,
};
