import { type Choice, derived, DONE, type Step, type Steps } from "../../../kernel";
import { pay } from "../model/command-points";
import type { PacificTable, Position } from "../model/position";
import { type Rules, sideIds } from "../model/rules";
import { nameOfHex } from "../model/units";
import { warOf } from "../model/war";
import { type Order, ordersOf, supportBaseCost, supportBaseHexes } from "./jobs";
import { type Outset, outsetOf } from "./outset";
import { beginPhase, carryOut } from "./work";

/** 17.0 Engineering of a month: the Allies, then Japan. */

type EngineeringData = {
  turn: number;
  /** What is done once in a phase: hexes of works, ids of headquarters that have built an Offensive Support Base. */
  done: string[];
  /** The headquarters that builds one now; empty for none. */
  builder: string;
  /** By side: what was Linked at the outset (17.1.A). */
  secret: Outset[];
};

const ordersNow = derived<Rules, Position, Order[]>((t) => {
  const { data } = t.top<EngineeringData>();
  return ordersOf(t, data.secret[data.turn]!, data.turn, data.done);
});

/** Codes are places in the list of orders, or hexes. */
const engineering: Step<Rules, Position, EngineeringData> = {
  rule: "17.0",
  title: "Engineering",
  // Where engineers are, and what there is to pay with, is hidden; what is built both see.
  secret: true,
  enter(t, { data }) {
    data.turn = 0;
    data.done = [];
    data.builder = "";
    data.secret = outsetOf(t);
    beginPhase(t);
  },
  asks: (t, { data }) =>
    data.turn < sideIds.length && (data.builder !== "" || ordersNow(t).length > 0) ? 1 << data.turn : 0,
  options(t, { data }, side, out) {
    if (data.builder !== "") out.push(...supportBaseHexes(t, side, t.rules.headquartersOf[data.builder]!));
    else out.push(...ordersNow(t).keys(), DONE);
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    if (data.builder !== "") return { to: t.rules.hexes.ids[code]! };
    return describeOrder(t, ordersNow(t)[code]!);
  },
  prompt: (_t, { data }) => (data.builder === "" ? "What is repaired or built?" : "Where is it built?"),
  why: (t, { data }, code) => (code === DONE ? undefined : ruleOf(t, data, code)),
  take(t, { data }, code, side) {
    if (code === DONE) return t.set(data, "turn", data.turn + 1);
    if (data.builder !== "") return foundSupportBase(t, data, side, code);
    const order = ordersNow(t)[code]!;
    if (order.do === "support-base") return t.set(data, "builder", t.rules.headquarters[order.payer]!.id);
    if (order.do === "build") t.push(data.done, t.rules.hexes.ids[order.hex]!);
    if (order.do === "continue") t.push(data.done, warOf(t).constructions[order.n]!.hex);
    carryOut(t, data.secret[side]!, side, order);
  },
  proceed(t, { data }) {
    if (data.turn >= sideIds.length) t.leave();
    else t.set(data, "turn", data.turn + 1);
  },
};

/** 11.3.1.A */
function foundSupportBase(t: PacificTable, data: EngineeringData, side: number, hex: number): void {
  const { rules, position } = t;
  const payer = rules.headquartersOf[data.builder]!;
  t.push(data.done, data.builder);
  t.set(data, "builder", "");
  pay(
    t,
    payer,
    supportBaseCost(t, hex, payer),
    "11.3.1",
    `an Offensive Support Base in ${nameOfHex(rules, hex)}`,
  );
  t.push(position.supportBases, { side, hex, hits: 0 });
  t.say("11.3.1", () => `An Offensive Support Base is built in ${nameOfHex(rules, hex)}.`, [0, 1]);
}

function ruleOf(t: PacificTable, { builder }: EngineeringData, code: number): string | undefined {
  const order = builder === "" ? ordersNow(t)[code] : undefined;
  switch (order?.do) {
    case "repair":
    case "repair-all":
      return "17.2";
    case "repair-resource":
      return "17.4";
    case "build":
      return t.rules.engineering[order.job]!.rule;
    case "continue":
      return t.rules.engineering[warOf(t).constructions[order.n]!.job]!.rule;
    default:
      return "11.3.1";
  }
}

function describeOrder({ rules, position }: PacificTable, order: Order): Choice {
  const id = (hex: number): string => rules.hexes.ids[hex]!;
  const payerOf = (n: number): string => rules.headquarters[n]!.id;
  switch (order.do) {
    case "repair":
      return { repair: id(order.hex) };
    case "repair-all":
      return { repair: "all" };
    case "repair-resource":
      return { restore: rules.places[order.place]!.id, payer: payerOf(order.payer) };
    case "continue": {
      const { hex, job } = position.war!.constructions[order.n]!;
      return { goOn: job, at: hex, payer: payerOf(order.payer) };
    }
    case "build": {
      const base = rules.baseClasses[order.base]?.id;
      const at = { build: order.job, at: id(order.hex), payer: payerOf(order.payer) };
      return base === undefined ? at : { ...at, base };
    }
    case "support-base":
      return { build: "offensive-support-base", payer: payerOf(order.payer) };
    case "remove-support-base":
      return { takeOff: id(order.hex) };
  }
}

export const engineeringSteps: Steps<Rules, Position> = { engineering };
