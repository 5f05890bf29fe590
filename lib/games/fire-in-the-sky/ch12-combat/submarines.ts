import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { hitAirAtSea, hitPassenger, hitShip, settlePassengerHits } from "../ch13-damage";
import { hexOf, isOfClass, membersOf, onMap, pieceAt, pieceName, placeName } from "../model/pieces";
import { setSubmarines } from "../model/points";
import type { Position, T } from "../model/position";
import { whyNotAmong } from "../reasons/combat";
import { combatHits, situation, targetOf } from "../model/rolls";
import { enemyOf, QUARTERS, type Rules } from "../model/rules";
import { distinct, unitChoice } from "./alike";
import { classesOf, forceChoice, forceName, soleNation } from "./task-forces";

/** 12.2 Submarine Attack Segment: targets of both sides first, then attack by attack. */

const PHASING = 0;
const NON_PHASING = 1;
const RESOLUTION = 2;

/** Data: `stage`. What threatens a Task Force is counted on the Task Force itself. */
const submarineAttacks: Step<Rules, Position, { stage: number }> = {
  rule: "12.2",
  title: "Submarine Attack Segment",
  enter(t, frame) {
    t.set(frame.data, "stage", PHASING);
  },
  asks(t, frame) {
    const stage = frame.data.stage;
    const side = stage === NON_PHASING ? enemyOf(t.position.phasing) : t.position.phasing;
    const open = stage === RESOLUTION ? underAttack(t) : targets(t, side);
    return open.length > 0 ? 1 << side : 0;
  },
  options(t, frame, side, out) {
    if (frame.data.stage === RESOLUTION) out.push(...underAttack(t));
    else out.push(DONE, ...targets(t, side));
  },
  describe(t, frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const { force, units } = forceChoice(t, code);
    const at = t.rules.places[placeOf(t, code)]!.id;
    return { [frame.data.stage === RESOLUTION ? "resolve" : "attack"]: force, at, units };
  },
  explain(t, frame, choice, side) {
    const rule = "12.2.1";
    if (frame.data.stage === RESOLUTION)
      return {
        rule,
        text: "All declared attacks must be resolved: choose one of the attacked Task Forces.",
      };
    const named = choice.force ?? choice.attack;
    const f = t.position.taskForces.findIndex((_force, each) => forceChoice(t, each).force === named);
    const force = t.position.taskForces[f];
    if (!force) return undefined;
    const name = forceName(t, f);
    if (force.side === side)
      return { rule, text: `${name} is your own: submarines attack enemy Task Forces.` };
    if (force.side < 0) return { rule, text: `${name} is no longer at sea.` };
    const { attacksPerTaskForce } = t.rules.parameters.submarines;
    return { rule, text: `${name} is already attacked ${attacksPerTaskForce} times, the maximum.` };
  },
  prompt(t, frame, side) {
    if (frame.data.stage === RESOLUTION) return "Which submarine attack comes next?";
    return `Which Task Force do submarines attack (${Math.floor(t.position.submarine[side]! / QUARTERS)} points)?`;
  },
  take(t, frame, code, side) {
    if (frame.data.stage === RESOLUTION) return t.call("submarine-attack", { force: code });
    if (code === DONE) return t.set(frame.data, "stage", frame.data.stage + 1);
    setSubmarines(t, side, t.position.submarine[side]! - priceOf(t));
    const force = t.position.taskForces[code]!;
    t.set(force, "attacks", force.attacks + 1);
    t.say("12.2.1", () => `Submarines attack ${forceName(t, code)} at ${placeName(t, placeOf(t, code))}.`);
  },
  proceed(t, frame) {
    const stage = frame.data.stage;
    if (stage < RESOLUTION) return t.set(frame.data, "stage", stage + 1);
    settleWhereNoStrikeFollows(t);
    t.leave();
  },
};

/** What an attack costs, in quarters of Submarine Points. */
const priceOf = (t: T): number => t.rules.parameters.submarines.pointsPerAttack * QUARTERS;

const placeOf = (t: T, force: number): number => t.rules.placeOfNode[t.position.taskForces[force]!.node]!;

/** Enemy Task Forces that one more Submarine Point of the side may attack (12.2.1). */
function targets(t: T, side: number): number[] {
  if (t.position.submarine[side]! < priceOf(t)) return [];
  const { attacksPerTaskForce } = t.rules.parameters.submarines;
  const found: number[] = [];
  t.position.taskForces.forEach((force, f) => {
    if (force.side === enemyOf(side) && force.attacks < attacksPerTaskForce) found.push(f);
  });
  return found;
}

/** Attacks that wait, of both sides together: the Phasing Player says in which order they come. */
function underAttack(t: T): number[] {
  const found: number[] = [];
  t.position.taskForces.forEach((force, f) => {
    if (force.attacks > 0 && force.side >= 0) found.push(f);
  });
  return found;
}

/** One Submarine Point against one Task Force; data: `force`, and `over` once the escorts have met it. */
const submarineAttack: Step<Rules, Position, { force: number; over?: boolean }> = {
  rule: "12.2.3",
  title: "Submarine attack",
  stream: (t, frame) => `submarines at ${t.rules.places[placeOf(t, frame.data.force)]!.id}`,
  enter(t, frame) {
    const f = frame.data.force;
    const force = t.position.taskForces[f]!;
    t.set(force, "attacks", force.attacks - 1);
    const stopped = escortsHit(t, f) > 0;
    t.set(frame.data, "over", stopped);
    if (stopped) t.say("12.2.2", () => `Destroyers drive the submarines off ${forceName(t, f)}.`);
  },
  asks(t, frame) {
    const force = t.position.taskForces[frame.data.force]!;
    return frame.data.over || force.side < 0 ? 0 : 1 << enemyOf(force.side);
  },
  options(t, frame, _side, out) {
    out.push(...distinct(t, membersOf(t, frame.data.force)));
  },
  describe: (t, _frame, code): Choice => unitChoice(t, code),
  explain(t, frame, choice) {
    const force = frame.data.force;
    const { side } = t.position.taskForces[force]!;
    const what = `a unit of ${forceName(t, force)}`;
    return whyNotAmong(t, choice, { side, rule: "12.2.3", open: membersOf(t, force), what });
  },
  prompt: (t, frame) => `Which unit of ${forceName(t, frame.data.force)} do the submarines attack?`,
  take(t, frame, code, side) {
    t.set(frame.data, "over", true);
    attack(t, frame.data.force, code, side);
  },
};

/** 12.2.2: one die for each escort; any hit and the attack has failed. */
function escortsHit(t: T, f: number): number {
  const members = membersOf(t, f);
  const { escortClasses } = t.rules.parameters.submarines;
  const escorts = members.filter((p) => isOfClass(pieceAt(t, p), escortClasses));
  const { side } = t.position.taskForces[f]!;
  const s = situation(t, side, {
    rollerNation: soleNation(t, escorts),
    targetSide: enemyOf(side),
    taskForceClasses: classesOf(t, members),
    friendlyAirInHex: friendlyAirIn(t, placeOf(t, f), side),
  });
  return combatHits(t, "task-force-asw", escorts.length, s, "Anti-submarine attack");
}

/** A land-based air unit that is not carried, or a carrier: counts once, however many there are (12.2.2). */
function friendlyAirIn(t: T, place: number, side: number): boolean {
  const { tf, steps } = t.position;
  return t.rules.piecesOfSide[side]!.some((p) => {
    if (hexOf(t, p) !== place) return false;
    const { kind, carrier } = pieceAt(t, p);
    return carrier || (kind === "air" && tf[p] === -1 && steps[p]! > 0);
  });
}

/** 12.2.3: one die against the named unit; ships and aircraft suffer at once, land units are marked. */
function attack(t: T, f: number, p: number, side: number): void {
  const { kind } = pieceAt(t, p);
  const s = situation(t, side, {
    ...targetOf(t, p),
    targetPlace: "task-force",
    taskForceClasses: classesOf(t, membersOf(t, f)),
    attack: "submarine",
  });
  const type = "Submarine attack";
  const name = t.logging ? `${type} on ${pieceName(t, p)}` : type;
  const hit = combatHits(t, "submarine-vs-task-force", 1, s, name, type) > 0;
  t.say("12.2.3", () => `Submarines ${hit ? "hit" : "miss"} ${pieceName(t, p)}.`);
  if (!hit) return;
  if (kind === "naval") hitShip(t, p, [{ attack: "submarine", by: side }]);
  else if (kind === "air") hitAirAtSea(t, p, 1);
  else hitPassenger(t, p, 1);
}

/** HIT markers wait for the Air Strike Round, unless none can come (12.2.3). */
function settleWhereNoStrikeFollows(t: T): void {
  const { hits } = t.position;
  for (let p = 0; p < hits.length; p++) {
    if (hits[p]! > 0 && !strikeCanFollow(t, hexOf(t, p), enemyOf(pieceAt(t, p).side))) {
      settlePassengerHits(t, hexOf(t, p));
    }
  }
}

/** The side has aircraft that may fight over the hex later in this phase. */
function strikeCanFollow(t: T, place: number, side: number): boolean {
  const { tf, commit, steps } = t.position;
  const lists = Object.values(t.rules.sequence);
  if (!lists.some((list) => list.includes("air-strikes"))) return false;
  return t.rules.piecesOfSide[side]!.some((p) => {
    const { kind, carrier } = pieceAt(t, p);
    if (carrier) return tf[p] !== -1 && hexOf(t, p) === place;
    if (kind !== "air" || tf[p] !== -1 || steps[p] === 0 || !onMap(t, p)) return false;
    return (commit[p] === -1 ? hexOf(t, p) : commit[p]) === place;
  });
}

export const submarineSteps: Steps<Rules, Position> = {
  "submarine-attacks": submarineAttacks,
  "submarine-attack": submarineAttack,
};
