import type { Choice, Steps } from "../../../kernel";
import { hitFromTheAir, settlePassengerHits } from "../ch13-damage";
import { pieceAt, pieceName } from "../model/pieces";
import type { Position, T } from "../model/position";
import { whyNotSoMany } from "../reasons/common";
import { combatHits, situation, targetOf } from "../model/rolls";
import { NOBODY, type Rules } from "../model/rules";
import { counted } from "../../../words";
import { alike, unitChoice } from "./alike";
import { comeThrough, forceOf } from "./anti-aircraft";
import { battleStep, type BattleBoardData, landCombatPossible } from "./battle-board";
import { isKamikaze } from "./kamikaze";

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
    const strike = board.strikes[next];
    if (strike) {
      t.set(data, "next", next + 1);
      return t.call(isKamikaze(t, strike) ? "kamikaze-strike" : "air-strike", { strike: next });
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
 * Points of elite pilots are given their units first, in the same way, while `elite` is set (18.2.3). When all are
 * given, the units are settled in turn: `settled` of them are.
 */
export type StrikeData = {
  strike: number;
  elite: boolean;
  left: number;
  eliteLeft: number;
  next: number;
  targetUnits: number[];
  aimed: number[];
  eliteAimed: number[];
  settled?: number;
};

const airStrike = battleStep<StrikeData>({
  rule: "12.3.2.3",
  title: "Air strike",
  enter(t, board, data) {
    const { units, left, eliteLeft } = comeThrough(t, board, board.strikes[data.strike]!);
    t.set(data, "targetUnits", units);
    t.set(data, "aimed", []);
    t.set(data, "eliteAimed", []);
    t.set(data, "left", left);
    t.set(data, "eliteLeft", eliteLeft);
    t.set(data, "elite", eliteLeft > 0);
    t.set(data, "next", firstOf(t, board, data));
  },
  asks: (_t, board, data) =>
    leftOf(data) > 0 && data.next < data.targetUnits.length ? board.strikes[data.strike]!.by : NOBODY,
  options(t, _board, data, out) {
    for (let points = fewest(t, data); points <= most(t, data); points++) out.push(points);
  },
  describe(t, _board, data, code): Choice {
    const pilots = data.elite && { pilots: "elite" };
    if (data.next === SUPPORT) return { groundSupport: code, ...pilots };
    return { ...unitChoice(t, data.targetUnits[data.next]!), points: code, ...pilots };
  },
  explain(t, _board, data, choice) {
    const rule = "12.3.2.3";
    const left = leftOf(data);
    const bound = most(t, data);
    const text =
      bound < left
        ? "A unit cannot be given more points than an identical unit before it."
        : `${counted(left, "Air Point")} got through and ${left === 1 ? "has" : "have"} no target yet.`;
    return whyNotSoMany(
      choice.points ?? choice.groundSupport,
      [{ most: bound, rule, text }],
      fewest(t, data),
    );
  },
  prompt(t, _board, data) {
    const points = counted(leftOf(data), data.elite ? "elite Air Point" : "Air Point");
    if (data.next === SUPPORT) return `How many of ${points} are reserved for ground support?`;
    return `How many of ${points} attack ${pieceName(t, data.targetUnits[data.next]!)}?`;
  },
  take(t, board, data, code) {
    if (data.next === SUPPORT) keepForSupport(t, board, board.strikes[data.strike]!.by, code);
    else t.push(data.elite ? data.eliteAimed : data.aimed, code);
    t.set(data, data.elite ? "eliteLeft" : "left", leftOf(data) - code);
    t.set(data, "next", data.next + 1);
  },
  proceed(t, board, data) {
    if (data.elite) {
      t.set(data, "elite", false);
      return t.set(data, "next", firstOf(t, board, data));
    }
    const { settled = 0, targetUnits, aimed, eliteAimed } = data;
    const p = targetUnits[settled];
    if (p === undefined) return t.leave();
    t.set(data, "settled", settled + 1);
    attack(t, board, board.strikes[data.strike]!.by, p, aimed[settled] ?? 0, eliteAimed[settled] ?? 0);
  },
});

const firstOf = (t: T, board: BattleBoardData, { strike }: StrikeData): number =>
  forceOf(board.strikes[strike]!) === undefined && landCombatPossible(t) ? SUPPORT : 0;

const leftOf = ({ elite, left, eliteLeft }: StrikeData): number => (elite ? eliteLeft : left);

/** Like units side by side are given points in falling order, so that no assignment is offered twice. */
function most(t: T, data: StrikeData): number {
  const { next, elite, aimed, eliteAimed } = data;
  if (next < 1 || !sameAsNext(t, data, next - 1)) return leftOf(data);
  return Math.min(leftOf(data), (elite ? eliteAimed : aimed)[next - 1]!);
}

/** Every point must attack something: the last unit takes all that are left, the last like ones share them. */
function fewest(t: T, data: StrikeData): number {
  const { next, targetUnits } = data;
  if (next === SUPPORT) return targetUnits.length === 0 ? leftOf(data) : 0;
  for (let i = next; i + 1 < targetUnits.length; i++) {
    if (!sameAsNext(t, data, i)) return 0;
  }
  return Math.ceil(leftOf(data) / (targetUnits.length - next));
}

/** Whether a unit and the one after it are alike; once elite pilots have aimed, by as many of them too. */
function sameAsNext(t: T, { elite, targetUnits, eliteAimed }: StrikeData, i: number): boolean {
  if (!alike(t, targetUnits[i]!, targetUnits[i + 1]!)) return false;
  return elite || (eliteAimed[i] ?? 0) === (eliteAimed[i + 1] ?? 0);
}

/** Such points stay on the display until the Ground Support Round. */
function keepForSupport(t: T, board: BattleBoardData, by: number, points: number): void {
  if (points === 0) return;
  t.set(board.support, by, board.support[by]! + points);
  t.set(board.airPoints, by, board.airPoints[by]! + points);
  t.say(
    "12.3.2.3",
    () => `${points} Air Point${points === 1 ? " is" : "s are"} reserved for ground support.`,
  );
}

/**
 * One die a point against one unit, those of elite pilots apart. All points were assigned before, so units
 * may be settled in turn.
 */
function attack(t: T, board: BattleBoardData, by: number, p: number, points: number, elite: number): void {
  if (points + elite === 0) return;
  const { kind, pieceId } = pieceAt(t, p);
  const atSea = t.position.tf[p] !== -1;
  const name = t.logging ? `Air strike on ${pieceName(t, p)}` : "Air strike";
  const roll = (dice: number, elitePilots: boolean): number => {
    const s = situation(t, by, {
      ...targetOf(t, p),
      rollerNation: board.airNation[by] || undefined,
      targetPlace: atSea ? "task-force" : kind === "naval" ? "at-anchor" : "at-base",
      airSupremacy: board.supremacy === by,
      elitePilots,
      attack: "air",
    });
    return combatHits(t, "air-strike", dice, s, name, `Air strike on ${pieceId}`);
  };
  const hits = roll(elite, true) + roll(points, false);
  t.say(
    "12.3.2.3",
    () => `${counted(points + elite, "Air Point")} against ${pieceName(t, p)}: ${counted(hits, "hit")}.`,
  );
  hitFromTheAir(t, p, by, hits);
}

export const airStrikeSteps: Steps<Rules, Position> = { "air-strikes": airStrikes, "air-strike": airStrike };
