import { DONE, type Frame } from "../../../kernel";
import { pieceAt } from "../model/pieces";
import type { T } from "../model/position";
import type { Forming, Sailing } from "../reasons/movement";
import { type Adviser, judged } from "./advice";
import type { Outlook } from "./outlook";
import { once } from "./once";
import { type Order, ordersOf } from "./orders";
import { reactionsOf } from "./reaction";

/** 9.0, 10.0: which Task Forces form, of whom, and where they sail. */

const planned = once(ordersOf);
const reacting = once(reactionsOf);

const ordersNow = (outlook: Outlook, reaction: boolean): Order[] =>
  reaction ? reacting(outlook) : planned(outlook);

/** Where the next Task Force forms: where the first order that can be carried out wants one. */
export const formation: Adviser<{ reaction: boolean }> = (outlook, frame) => {
  const orders = ordersNow(outlook, frame.data.reaction);
  return (code) => {
    if (code === DONE) return judged(0, "Nothing more is planned.");
    const i = orders.findIndex(({ from }) => from === code);
    if (i < 0) return judged(-1, "No operation of the plan starts here.");
    return judged(orders.length - i, "An operation of the plan starts here.");
  };
};

const SAIL = -2;
const EXPRESS = -3;

/** Who else joins: the members of the order, then off it goes, under a marker where one is left. */
export const joining: Adviser<Forming> = (outlook, frame) => {
  const { t } = outlook;
  const { units } = frame.data;
  const wanted = missing(t, orderFor(outlook, frame), units);
  return (code) => {
    if (code < EXPRESS)
      return judged(wanted.length > 0 ? 0.5 : 2, "Hidden, the enemy does not know its units.");
    if (code === EXPRESS)
      return judged(-1, "The marker is for ships that fight at night; these have another task.");
    if (code === SAIL) return judged(wanted.length > 0 ? 0 : 1, "The Task Force is complete.");
    const p = code % t.rules.pieces.length;
    const whole = code < t.rules.pieces.length;
    return whole && wanted.some((each) => alikeIn(t, each, p))
      ? judged(5, "The operation needs this unit.")
      : judged(-2, "The operation does not need this unit.");
  };
};

/** Where it goes: to the place of the order, at the favourable rate where there is one. */
export const sailing: Adviser<Sailing> = (outlook, frame) => {
  const { placeOfNode } = outlook.t.rules;
  const to = orderFor(outlook, frame)?.to;
  return (code) => {
    const place = placeOfNode[code >> 1]!;
    if (place !== to) return judged(0, "The operation has another destination.");
    return judged(code & 1 ? 3 : 2, "The operation goes there.");
  };
};

/** The order that the units chosen so far belong to. */
function orderFor(outlook: Outlook, frame: Frame<Forming | Sailing>): Order | undefined {
  const { units, reaction } = frame.data;
  const from = ("place" in frame.data ? frame.data.place : undefined) ?? outlook.t.position.at[units[0]!]!;
  const orders = ordersNow(outlook, reaction).filter((order) => order.from === from);
  return orders.find(
    (order) => missing(outlook.t, order, units).length === order.units.length - units.length,
  );
}

/** Members of an order for which no unit, or another that looks just like it, has been chosen yet. */
function missing(t: T, order: Order | undefined, chosen: readonly number[]): number[] {
  const left = order ? [...order.units] : [];
  for (const p of chosen) {
    const i = left.findIndex((each) => alikeIn(t, each, p));
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}

/** Counters that the game offers one of for all. */
export const alikeIn = (t: T, a: number, b: number): boolean =>
  pieceAt(t, a).type === pieceAt(t, b).type && t.position.steps[a] === t.position.steps[b];
