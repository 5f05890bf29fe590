import type { Frame } from "../../../kernel";
import { counted } from "../../../words";
import { combineAir } from "../model/air";
import { airToTrack, placeAir, sayForfeited } from "../model/air-arrivals";
import { isThere, withdraw } from "../optional/conversion";
import { enemyPresent, heldHomeBases } from "../board/occupation";
import {
  flag,
  has,
  moveTo,
  pieceAt,
  pieceName,
  placeName,
  setSteps,
  toPool,
  toRemoved,
  unflag,
} from "../model/pieces";
import { optionActed } from "../model/optional";
import { areEligible, planesWithheld } from "../optional/pilot-training";
import { Flag, type T } from "../model/position";
import { ALLIES, type ArrivalGroup, JAPAN, markIsOn } from "../model/rules";

/** Who comes in this Reinforcement Phase: the track and the schedule (7.1). */

/**
 * Home Bases at which a nation's reinforcements arrive: those it holds, unless enemy units stand in every
 * one of them (7.1).
 */
export function arrivalBases(t: T, nation: number): number[] {
  const held = heldHomeBases(t, nation);
  const { side } = t.rules.nations[nation]!;
  return held.every((place) => enemyPresent(t, place, side)) ? [] : held;
}

/**
 * Bring this phase's arrivals to the place "arriving"; air steps without a choice of place arrive at
 * once. Without a Home Base to arrive at everything waits on the next turn's box (7.1).
 */
export function scheduledArrivals(t: T, frame: Frame<ArrivalsData>): void {
  const side = t.position.phasing;
  for (const p of returning(t, side)) arrive(t, p, frame);
  for (const group of groupsOf(t, side)) bringIn(t, frame, group);
}

function returning(t: T, side: number): number[] {
  const { at, due, turn } = t.position;
  return t.rules.piecesOfSide[side]!.filter((p) => at[p] === t.rules.limbo.track && due[p]! <= turn);
}

/** The groups of this turn whose optional rule, if they need one, is on. */
function groupsOf(t: T, side: number): readonly ArrivalGroup[] {
  const { turn, options, europeanFleetArrived } = t.position;
  return (t.rules.schedule[side]![turn] ?? []).filter(
    (group) =>
      (group.option === null || markIsOn(t.rules, options, group.option)) &&
      !(group.earlyArrival && europeanFleetArrived),
  );
}

export function bringIn(t: T, frame: Frame<ArrivalsData>, group: ArrivalGroup): void {
  for (const { type, count } of group.units) {
    for (let i = 0; i < count; i++) {
      if (group.remove) withdraw(t, type, group);
      else if (isThere(t, group, type)) arriveOfType(t, type, group, frame);
    }
  }
  if (group.airSteps === 0) return;
  const homes = arrivalBases(t, group.nation);
  if (homes.length === 0) {
    delayAir(t, group);
  } else if (t.rules.nations[group.nation]!.side === JAPAN) {
    tally(t, frame, areEligible(t, group) ? "eligible" : "airSteps", group.airSteps);
  } else {
    placeAir(t, group.nation, homes[0]!, group.airSteps);
  }
}

/** The next free counter of a type comes in; with none free the arrival is forfeited (2.1, 7.1). */
function arriveOfType(t: T, type: number, group: ArrivalGroup, frame: Frame<ArrivalsData>): void {
  const { limbo } = t.rules;
  const p = t.rules.piecesOfType[type]!.find((each) => t.position.at[each] === limbo.available);
  if (p === undefined) {
    t.say("7.1", () => `${t.rules.types[type]!.name} is forfeited: no counter is free.`);
    return;
  }
  setSteps(t, p, pieceAt(t, p).maxSteps);
  if (group.option !== null) optionActed(t, group.option);
  const withheld = planesWithheld(t, p, group);
  if (withheld !== undefined) {
    flag(t, p, Flag.needsPlanes);
    t.acted(t.cite(withheld));
  }
  arrive(t, p, frame);
}

function arrive(t: T, p: number, frame: Frame<ArrivalsData>): void {
  const { kind, nation, side } = pieceAt(t, p);
  if (t.rules.nations[nation]!.homeBases.length === 0) {
    t.say("17.4", () => `${pieceName(t, p)} has no Home Base to return to and leaves the game.`);
    toRemoved(t, p);
    return;
  }
  const homes = arrivalBases(t, nation);
  if (homes.length === 0) {
    moveTo(t, p, t.rules.limbo.track);
    t.set(t.position.due, p, t.position.turn + t.rules.parameters.delays.noHomeBase);
    t.say("7.1", () => `${pieceName(t, p)} must wait: ${NO_HOME}.`);
    return;
  }
  if (kind === "air" && side === JAPAN) {
    // Steps are counted, not placed: each has a choice of place, and some may become Naval Aviation.
    const kept = has(t, p, Flag.training) ? "trained" : has(t, p, Flag.eligible) ? "eligible" : "airSteps";
    tally(t, frame, kept, t.position.steps[p]!);
    toPool(t, p);
    return;
  }
  if (kind === "air" && homes.length === 1) {
    // It is there before new steps come, for it may share a counter with one of them (2.1.1.2).
    unflag(t, p, ~0);
    moveTo(t, p, homes[0]!);
    t.say("7.1", () => `${pieceName(t, p)}: arrival at ${placeName(t, homes[0]!)}.`);
    combineAir(t, homes[0]!);
    return;
  }
  moveTo(t, p, t.rules.limbo.arriving);
}

/** Japanese air steps are counted by what may become of them: ordinary, eligible (7.1.1), trained (18.2.3). */
export type Arriving = "airSteps" | "eligible" | "trained";

/** What the segment remembers: air steps still to be placed, and whether the European fleet was asked about (17.6). */
export type ArrivalsData = Record<Arriving, number> & { fleetAsked: boolean };

/** Count Japanese air steps that are still to be placed, by what may become of them. */
export function tally(t: T, frame: Frame<ArrivalsData>, kind: Arriving, steps: number): void {
  t.set(frame.data, kind, frame.data[kind] + steps);
}

const NO_HOME = "no Home Base is under friendly control and free of enemy units";

/** Air steps without a Home Base wait on the next box of the track, as far as counters are free (7.1). */
function delayAir(t: T, group: ArrivalGroup): void {
  const due = t.position.turn + t.rules.parameters.delays.noHomeBase;
  const bits = areEligible(t, group) ? Flag.eligible : 0;
  const forfeited = airToTrack(t, group.nation, group.airSteps, due, bits);
  const waiting = group.airSteps - forfeited;
  if (waiting > 0) t.say("7.1", () => `${counted(waiting, "air step")} must wait: ${NO_HOME}.`);
  sayForfeited(t, forfeited);
}

/** Groups of the European fleet that may come early: the turn after India was entered (17.6). */
export function earlyFleet(t: T): readonly ArrivalGroup[] {
  const { indiaEntered, indiaEnteredBefore, turn, phasing, europeanFleetArrived } = t.position;
  if (phasing !== ALLIES || europeanFleetArrived) return [];
  const { turnsAfterEntry } = t.rules.parameters.europeanFleet;
  const opens = (entered: number) => entered > 0 && turn === entered + turnsAfterEntry;
  if (![indiaEntered, indiaEnteredBefore].some(opens)) return [];
  return t.rules.schedule[ALLIES]!.flatMap((groups, due) =>
    due > turn ? (groups ?? []).filter((group) => group.earlyArrival) : [],
  );
}
