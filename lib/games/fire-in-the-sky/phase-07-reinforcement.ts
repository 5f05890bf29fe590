import { type Choice, DONE, type Frame, type Step, type Steps } from "../../kernel";
import { combineAir, loseOneStepAt } from "./air";
import { bringIn, earlyFleet, placeAir, scheduledArrivals } from "./arrivals";
import { isFirstOfLike, pieceChoice } from "./like";
import { hasUnits, heldHomeBases, isFriendlyBase } from "./occupation";
import { has, moveTo, pieceAt, pieceName, placeName, setSteps, unflag } from "./pieces";
import { pointsText, setSubmarines, setTransport } from "./points";
import { Flag, type Position, type T } from "./position";
import { ALLIES, enemyOf, JAPAN, type Rules } from "./rules";

/** 7.0 Reinforcement Phase, segment by segment. */

// ---- 7.1 Reinforcement Segment ----------------------------------------------------------------------

/**
 * Arrivals wait in the place "arriving"; the Phasing Player says where each comes in. Steps that may
 * become Naval Aviation are counted, not placed, until he has chosen (7.1.1).
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
    if (next === ELIGIBLE) out.push(...t.rules.navalAviation.filter((space) => isOpen(t, space)));
    const nation = next === ELIGIBLE || next === AIR ? japan(t) : pieceAt(t, next).nation;
    if (next >= 0 && has(t, next, Flag.needsPlanes)) {
      out.push(...t.rules.withoutPlanes.filter((space) => isOpen(t, space)));
    } else {
      out.push(...heldHomeBases(t, nation));
    }
  },
  describe(t, frame, code): Choice {
    const next = nextArrival(t, frame);
    const to = t.rules.places[code]!.id;
    if (next === ELIGIBLE) return { steps: 1, to };
    if (next === AIR) return { steps: frame.data.airSteps as number, to };
    return { ...pieceChoice(t, next), to };
  },
  prompt(t, frame) {
    const next = nextArrival(t, frame);
    if (next === ELIGIBLE) return "Where does the next air step go: Naval Aviation, or a Home Base for good?";
    if (next === AIR) return `Where do ${frame.data.airSteps as number} air steps arrive?`;
    return `Where does ${pieceName(t, next)} arrive?`;
  },
  take(t, frame, code) {
    const next = nextArrival(t, frame);
    if (next === ELIGIBLE) {
      t.set(frame.data, "eligible", (frame.data.eligible as number) - 1);
      placeAir(t, japan(t), code, 1);
    } else if (next === AIR) {
      const steps = frame.data.airSteps as number;
      t.set(frame.data, "airSteps", 0);
      placeAir(t, japan(t), code, steps);
    } else {
      unflag(t, next, ~Flag.needsPlanes);
      moveTo(t, next, code);
      t.say("7.1", () => `${pieceName(t, next)} arrives at ${placeName(t, code)}.`);
      if (pieceAt(t, next).kind === "air") combineAir(t, code);
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

const japan = (t: T): number => t.rules.nations.findIndex((nation) => nation.side === JAPAN);

/** A space of a Japanese box can be used while its Home Base is held. */
const isOpen = (t: T, space: number): boolean => isFriendlyBase(t, t.rules.places[space]!.within, JAPAN);

// ---- 7.1.1, 7.1.2 Naval Aviation --------------------------------------------------------------------

/** A code below the number of pieces rebuilds that carrier; above it, moves one step out of a space. */
const navalAviation: Step<Rules, Position> = {
  rule: "7.1.1",
  title: "Japanese Carriers and Naval Aviation",
  asks: (t, frame) => (frame.data.done || stepsIn(t) === 0 ? 0 : 1 << JAPAN),
  options(t, _frame, _side, out) {
    out.push(DONE);
    const steps = stepsIn(t);
    for (const p of t.rules.piecesOfSide[JAPAN]!) {
      if (t.rules.withoutPlanes.includes(t.position.at[p]!) && pieceAt(t, p).airStrength <= steps)
        out.push(p);
    }
    for (const space of t.rules.navalAviation) {
      if (stepsAt(t, space) > 0) out.push(t.rules.pieces.length + space);
    }
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const { pieces, places } = t.rules;
    if (code < pieces.length) return { rebuild: pieces[code]!.pieceId };
    return { transfer: 1, from: places[code - pieces.length]!.id };
  },
  prompt: (t) =>
    `Naval Aviation holds ${stepsIn(t)} air steps. Rebuild a carrier's air group, or transfer steps?`,
  take(t, frame, code) {
    if (code === DONE) return t.set(frame.data, "done", true);
    const { pieces, places } = t.rules;
    if (code >= pieces.length) {
      const space = code - pieces.length;
      takeSteps(t, space, 1);
      placeAir(t, japan(t), places[space]!.within, 1);
      t.say("7.1.2", () => `One step leaves ${placeName(t, space)} to become an ordinary air unit.`);
      return;
    }
    const home = t.rules.places[t.position.at[code]!]!.within;
    takeSteps(t, t.position.at[code]!, pieceAt(t, code).airStrength);
    unflag(t, code, Flag.needsPlanes);
    moveTo(t, code, home);
    t.say(
      "7.1.1",
      () => `${pieceName(t, code)} receives a new air group and arrives at ${placeName(t, home)}.`,
    );
  },
};

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

/** Free moves from an off-map box to the base linked to it, if that is held and clear of the enemy. */
const offMapMovement: Step<Rules, Position> = {
  rule: "7.5",
  title: "Off-Map Box Movement Segment",
  asks: (t, frame) =>
    frame.data.done || boxUnits(t, t.position.phasing).length === 0 ? 0 : 1 << t.position.phasing,
  options(t, _frame, side, out) {
    out.push(DONE, ...boxUnits(t, side));
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    return { ...pieceChoice(t, code), to: t.rules.places[linkOf(t, code)]!.id };
  },
  prompt: () => "Move units from the off-map boxes to the bases they are linked to?",
  take(t, frame, code) {
    if (code === DONE) return t.set(frame.data, "done", true);
    const to = linkOf(t, code);
    const from = t.position.at[code]!;
    moveTo(t, code, to);
    t.say("7.5", () => `${pieceName(t, code)} moves from ${placeName(t, from)} to ${placeName(t, to)}.`);
    if (pieceAt(t, code).kind === "air") combineAir(t, to);
  },
};

const linkOf = (t: T, p: number): number => t.rules.places[t.position.at[p]!]!.freeLink;

function boxUnits(t: T, side: number): number[] {
  const open = t.rules.places.map(
    (place) =>
      place.freeLink >= 0 &&
      place.control === side &&
      isFriendlyBase(t, place.freeLink, side) &&
      !hasUnits(t, place.freeLink, enemyOf(side)),
  );
  return t.rules.piecesOfSide[side]!.filter((p) => open[t.position.at[p]!] && isFirstOfLike(t, p));
}

export const reinforcementSteps: Steps<Rules, Position> = {
  arrivals,
  "european-fleet": europeanFleet,
  "naval-aviation": navalAviation,
  "submarine-points": submarinePoints,
  "transport-points": transportPoints,
  replacements,
  "off-map-movement": offMapMovement,
};
