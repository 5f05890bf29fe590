import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { counted } from "../../../words";
import { commandsOf, pointsAt, setPoints } from "../model/command-points";
import { disbandFreely } from "../model/disband";
import type { PacificTable, Position } from "../model/position";
import { NOWHERE, type Rules, sideIds } from "../model/rules";
import { sideText } from "../model/text";
import { monthAfter, monthText } from "../model/months";
import { handOf, warOf } from "../model/war";
import { pointsOfMonth } from "./totals";

/** 10.0 Command Point Phase: points are given to headquarters and to the pool; headquarters disband and return (11.2.1). */

/** What a side has to give in this phase, which the other one does not know. */
type Purse = {
  left: number;
  /** Points of a Future Operation whose month has come: all go to one headquarters (10.4). */
  due: number;
  /** How many may still go to the pool this month; none in the month in which one has come due. */
  room: number;
};

type CommandData = { turn: number; secret: Purse[] };

/** Shares in which points are given: whoever wants other numbers gives several. */
const SHARES = [5, 10, 25] as const;
const ALL = SHARES.length;

/** Codes: what is done, and with what. */
const KIND = 10_000;
const KINDS = ["give", "due", "disband", "return", "pool"] as const;
const code = (kind: (typeof KINDS)[number], n: number): number => KINDS.indexOf(kind) * KIND + n;

const POOL_SHARES = 4;
const amountOf = (most: number, share: number): number => (share === ALL ? most : SHARES[share]!);
/** Shares that are less than what there is, and all of it. */
const sharesOf = (most: number): number[] =>
  most <= 0 ? [] : [...SHARES.keys(), ALL].filter((share) => share === ALL || SHARES[share]! < most);

function choices(t: PacificTable, { left, due, room }: Purse, side: number): number[] {
  const own = commandsOf(t, side);
  if (due > 0 && own.length > 0) return own.map((n) => code("due", n));
  const found: number[] = [];
  for (const n of own) for (const share of sharesOf(left)) found.push(code("give", n * (ALL + 1) + share));
  for (const months of monthsOf(t, side))
    for (const share of sharesOf(Math.min(left, room)))
      found.push(code("pool", months * POOL_SHARES + share));
  for (const [n, { id, side: owner }] of t.rules.headquarters.entries()) {
    if (owner !== side) continue;
    if (left > 0 && t.position.headquarters[n] !== NOWHERE) found.push(code("disband", n));
    const box = warOf(t).boxed[id];
    if (box !== undefined && left >= termsOf(t, box).cost) found.push(code("return", n));
  }
  return found;
}

/** 10.4: how many months ahead the pool may be, or is. */
function monthsOf(t: PacificTable, side: number): number[] {
  const [pool] = handOf(t, side).futurePool;
  const all = Array.from({ length: t.rules.parameters.futurePool.months }, (_, n) => n + 1);
  return all.filter((n) => pool === undefined || pool.month === monthAfter(t.position.month, n));
}

/** 11.2.1.3, 11.2.1.4: what it costs to leave a box, and how many months later it arrives. */
function termsOf(
  { rules }: PacificTable,
  box: "voluntary" | "involuntary",
): { cost: number; months: number } {
  const { voluntaryCost, voluntaryMonths, involuntaryCost, involuntaryMonths } = rules.parameters.command;
  return box === "voluntary"
    ? { cost: voluntaryCost, months: voluntaryMonths }
    : { cost: involuntaryCost, months: involuntaryMonths };
}

/** 10.1, 10.2: what was not spent is lost; a pool whose month has come is given out. */
function begin(t: PacificTable, side: number): Purse {
  const hand = handOf(t, side);
  for (const [n, headquarters] of t.rules.headquarters.entries())
    if (headquarters.side === side && pointsAt(t, n) > 0) setPoints(t, n, 0);
  const left = pointsOfMonth(t, side);
  const [pool] = hand.futurePool;
  const isOver = pool !== undefined && pool.month < t.position.month;
  if (isOver) t.set(hand, "futurePool", []);
  const isDue = pool?.month === t.position.month;
  t.say("10.3", () => `Command Points of ${sideText(side)} this month: ${left}.`, [side]);
  return {
    left,
    due: isDue ? pool.points : 0,
    room: isDue ? 0 : t.rules.parameters.futurePool.monthly,
  };
}

const isThrough = ({ turn }: CommandData): boolean => turn >= sideIds.length;

const commandPoints: Step<Rules, Position, CommandData> = {
  rule: "10.0",
  title: "Command Point Phase",
  secret: true,
  enter(t, { data }) {
    t.set(data, "turn", 0);
    t.set(
      data,
      "secret",
      sideIds.map((_id, side) => begin(t, side)),
    );
  },
  asks: (t, { data }) =>
    !isThrough(data) && choices(t, data.secret[data.turn]!, data.turn).length > 0 ? 1 << data.turn : 0,
  options(t, { data }, side, out) {
    const purse = data.secret[side]!;
    out.push(...choices(t, purse, side));
    if (purse.due === 0) out.push(DONE);
  },
  describe(t, { data }, chosen, side): Choice {
    if (chosen === DONE) return { do: "done" };
    const n = chosen % KIND;
    const { left, due, room } = data.secret[side]!;
    switch (KINDS[Math.floor(chosen / KIND)]!) {
      case "give":
        return {
          give: amountOf(left, n % (ALL + 1)),
          to: t.rules.headquarters[Math.floor(n / (ALL + 1))]!.id,
        };
      case "due":
        return { pool: due, to: t.rules.headquarters[n]!.id };
      case "disband":
        return { disband: t.rules.headquarters[n]!.id };
      case "return":
        return { return: t.rules.headquarters[n]!.id };
      case "pool":
        return {
          save: amountOf(Math.min(left, room), n % POOL_SHARES),
          for: monthAfter(t.position.month, Math.floor(n / POOL_SHARES)),
        };
    }
  },
  prompt(_t, { data }, side) {
    const { left, due } = data.secret[side]!;
    return due > 0
      ? `Which headquarters gets the ${counted(due, "point")} of the Future Operation?`
      : `Give ${counted(left, "Command Point")} to which headquarters?`;
  },
  why: (_t, _frame, chosen) => {
    if (chosen === DONE) return "10.3";
    return { give: "10.3", due: "10.4", disband: "11.2.1", return: "11.2.1", pool: "10.4" }[
      KINDS[Math.floor(chosen / KIND)]!
    ];
  },
  take(t, { data }, chosen, side) {
    const purse = data.secret[side]!;
    if (chosen === DONE) return t.set(data, "turn", data.turn + 1);
    const n = chosen % KIND;
    switch (KINDS[Math.floor(chosen / KIND)]!) {
      case "give":
        return give(t, purse, Math.floor(n / (ALL + 1)), amountOf(purse.left, n % (ALL + 1)));
      case "due":
        give(t, purse, n, 0, purse.due);
        return t.set(purse, "due", 0);
      case "disband":
        return disbandFreely(t, n);
      case "return":
        return bringBack(t, purse, n);
      case "pool":
        return save(t, purse, side, Math.floor(n / POOL_SHARES), n % POOL_SHARES);
    }
  },
  proceed(t, { data }) {
    if (isThrough(data)) t.leave();
    else t.set(data, "turn", data.turn + 1);
  },
};

function give(t: PacificTable, purse: Purse, headquarters: number, points: number, saved = 0): void {
  setPoints(t, headquarters, pointsAt(t, headquarters) + points + saved);
  t.set(purse, "left", purse.left - points);
  const { name, side } = t.rules.headquarters[headquarters]!;
  t.say(saved > 0 ? "10.4" : "10.3", () => `${name} gets ${counted(points + saved, "Command Point")}.`, [
    side,
  ]);
}

function bringBack(t: PacificTable, purse: Purse, headquarters: number): void {
  const war = warOf(t);
  const { id, name } = t.rules.headquarters[headquarters]!;
  const { cost, months } = termsOf(t, war.boxed[id]!);
  t.set(purse, "left", purse.left - cost);
  t.remove(war.boxed, id);
  const month = monthAfter(t.position.month, months);
  t.push(war.due, { month, id });
  t.say("11.2.1", () => `${name} comes back in ${monthText(month)}.`, [0, 1]);
}

/** 10.4: points wait for a month to come, which the other side does not know. */
function save(t: PacificTable, purse: Purse, side: number, months: number, share: number): void {
  const points = amountOf(Math.min(purse.left, purse.room), share);
  const hand = handOf(t, side);
  const [pool] = hand.futurePool;
  const month = monthAfter(t.position.month, months);
  if (pool) t.set(pool, "points", pool.points + points);
  else t.push(hand.futurePool, { month, points, isBid: false });
  t.set(purse, "left", purse.left - points);
  t.set(purse, "room", purse.room - points);
  t.say("10.4", () => `${counted(points, "Command Point")} wait for ${monthText(month)}.`, [side]);
}

export const commandSteps: Steps<Rules, Position> = { "command-points": commandPoints };
