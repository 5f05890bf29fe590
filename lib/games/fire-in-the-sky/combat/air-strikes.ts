import type { Choice, Steps } from "../../../kernel";
import {
  hitAirAtSea,
  hitAirOnGround,
  hitPassenger,
  hitShip,
  type NavalHit,
  settlePassengerHits,
} from "../damage";
import { membersOf, pieceAt, pieceName, placeName } from "../pieces";
import { counted } from "../points";
import { Box, type Position, type T } from "../position";
import { combatHits, situation, targetOf } from "../rolls";
import { ALLIES, enemyOf, JAPAN, NOBODY, type Rules } from "../rules";
import { alike, unitChoice } from "./alike";
import { battleStep, type Board, inBox, landCombatPossible, type Strike } from "./board";
import { antiAircraftOf, classesOf, forceName, soleNation } from "./task-forces";

/**
 * 12.3.2.3 Air Strike Round, target by target. The points that strike were fixed when targets were named,
 * so both sides' strikes are simultaneous: what one of them destroys does not call the other back.
 */
const airStrikes = battleStep<{ next: number }>({
  rule: "12.3.2.3",
  title: "Air Strike Round",
  enter: (t, _board, data) => t.set(data, "next", 0),
  proceed(t, board, data) {
    const { next } = data;
    if (next < board.strikes.length) {
      t.set(data, "next", next + 1);
      return t.call("air-strike", { strike: next });
    }
    settlePassengerHits(t, board.place);
    t.leave();
  },
});

/** Asked before the units of a base: how many points are kept to support the troops. */
const SUPPORT = -1;

/**
 * One target. Data: the number of the strike; `left`, the points that came through the anti-aircraft fire
 * and have no unit to attack yet; `next`, the unit asked for; `aimed`, the points on the units before it.
 */
type Data = { strike: number; left: number; next: number; targetUnits: number[]; aimed: number[] };

const airStrike = battleStep<Data>({
  rule: "12.3.2.3",
  title: "Air strike",
  enter(t, board, data) {
    const strike = board.strikes[data.strike]!;
    const force = forceOf(strike);
    const units = force === undefined ? unitsAtBase(t, enemyOf(strike.by)) : membersOf(t, force);
    t.set(data, "targetUnits", units);
    t.set(data, "aimed", []);
    t.set(data, "next", force === undefined && landCombatPossible(t) ? SUPPORT : 0);
    t.set(data, "left", strike.points - antiAircraftHits(t, board, strike, units));
    t.set(board.airPoints, strike.by, board.airPoints[strike.by]! - strike.points);
  },
  asks: (_t, board, data) =>
    data.left > 0 && data.next < data.targetUnits.length ? board.strikes[data.strike]!.by : NOBODY,
  options(t, _board, data, out) {
    for (let points = fewest(t, data); points <= most(t, data); points++) out.push(points);
  },
  describe(t, _board, data, code): Choice {
    if (data.next === SUPPORT) return { groundSupport: code };
    return { ...unitChoice(t, data.targetUnits[data.next]!), points: code };
  },
  prompt(t, _board, data) {
    const points = `${data.left} Air Point${data.left === 1 ? "" : "s"}`;
    if (data.next === SUPPORT) return `How many of ${points} are kept for ground support?`;
    return `How many of ${points} attack ${pieceName(t, data.targetUnits[data.next]!)}?`;
  },
  take(t, board, data, code) {
    if (data.next === SUPPORT) keepForSupport(t, board, board.strikes[data.strike]!.by, code);
    else t.push(data.aimed, code);
    t.set(data, "left", data.left - code);
    t.set(data, "next", data.next + 1);
  },
  proceed(t, board, data) {
    const { by } = board.strikes[data.strike]!;
    data.aimed.forEach((points, i) => {
      if (points > 0) attack(t, board, by, data.targetUnits[i]!, points);
    });
    t.leave();
  },
});

const forceOf = (strike: Strike): number | undefined => ("force" in strike ? strike.force : undefined);

/** What can be struck at a base: aircraft, those that hide or fly elsewhere too, and ships at anchor. */
const unitsAtBase = (t: T, side: number): number[] => [
  ...inBox(t, side, Box.atBase, "air"),
  ...inBox(t, side, Box.atAnchor, "naval"),
];

// ---- 1) anti-aircraft fire --------------------------------------------------------------------------

/** Points that the fire of the target takes away, no more than there are. */
function antiAircraftHits(t: T, board: Board, strike: Strike, units: readonly number[]): number {
  const side = enemyOf(strike.by);
  const force = forceOf(strike);
  const dice = force === undefined ? baseFire(t, board.place, side) : antiAircraftOf(t, units);
  const s = situation(t, side, {
    rollerNation: force === undefined ? undefined : soleNation(t, units),
    targetSide: strike.by,
    targetKind: "air",
    targetPlace: force === undefined ? "at-base" : "task-force",
    taskForceClasses: force === undefined ? undefined : classesOf(t, units),
  });
  const hits = Math.min(strike.points, combatHits(t, "anti-aircraft", dice, s, "Anti-aircraft fire"));
  t.say("12.3.2.3", () => {
    const name = force === undefined ? `The base at ${placeName(t, board.place)}` : forceName(t, force);
    return `${name} stops ${hits} of ${counted(strike.points, "Air Point")}.`;
  });
  return hits;
}

/** The guns of a base serve the side that controls it; Allied ones are silent at the outbreak of war (17.1). */
function baseFire(t: T, place: number, side: number): number {
  if (t.position.control[place] !== side) return 0;
  const { turnOne } = t.rules.parameters;
  if (side === ALLIES && t.position.phasing === JAPAN && t.position.turn === turnOne.turn) {
    return turnOne.alliedBaseAntiAircraft;
  }
  return t.rules.places[place]!.antiAircraft;
}

// ---- 2) air strike ----------------------------------------------------------------------------------

/** Like units side by side are given points in falling order, so that no assignment is offered twice. */
function most(t: T, { left, next, targetUnits, aimed }: Data): number {
  const before = targetUnits[next - 1];
  if (next < 1 || !alike(t, before!, targetUnits[next]!)) return left;
  return Math.min(left, aimed[next - 1]!);
}

/** Every point must attack something: the last unit takes all that are left, the last like ones share them. */
function fewest(t: T, { left, next, targetUnits }: Data): number {
  if (next === SUPPORT) return targetUnits.length === 0 ? left : 0;
  for (let i = next + 1; i < targetUnits.length; i++) {
    if (!alike(t, targetUnits[i - 1]!, targetUnits[i]!)) return 0;
  }
  return Math.ceil(left / (targetUnits.length - next));
}

/** Such points stay on the display until the Ground Support Round. */
function keepForSupport(t: T, board: Board, by: number, points: number): void {
  if (points === 0) return;
  t.set(board.support, by, board.support[by]! + points);
  t.set(board.airPoints, by, board.airPoints[by]! + points);
  t.say("12.3.2.3", () => `${points} Air Point${points === 1 ? " is" : "s are"} kept for ground support.`);
}

/** One die a point against one unit. All points were assigned before, so units may be settled in turn. */
function attack(t: T, board: Board, by: number, p: number, points: number): void {
  const { kind } = pieceAt(t, p);
  const atSea = t.position.tf[p] !== -1;
  const s = situation(t, by, {
    ...targetOf(t, p),
    rollerNation: board.airNation[by] || undefined,
    targetPlace: atSea ? "task-force" : kind === "naval" ? "at-anchor" : "at-base",
    airSupremacy: board.supremacy === by,
    attack: "air",
  });
  const name = t.logging ? `Air strike on ${pieceName(t, p)}` : "Air strike";
  const hits = combatHits(t, "air-strike", points, s, name);
  t.say(
    "12.3.2.3",
    () => `${counted(points, "Air Point")} against ${pieceName(t, p)}: ${counted(hits, "hit")}.`,
  );
  if (hits === 0) return;
  if (kind === "naval") hitShip(t, p, new Array<NavalHit>(hits).fill({ attack: "air", by }));
  else if (kind !== "air") hitPassenger(t, p, hits);
  else if (atSea) hitAirAtSea(t, p, hits);
  else hitAirOnGround(t, p, hits);
}

export const airStrikeSteps: Steps<Rules, Position> = { "air-strikes": airStrikes, "air-strike": airStrike };
