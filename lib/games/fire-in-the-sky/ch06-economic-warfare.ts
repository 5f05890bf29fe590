import type { Choice, Json, SequenceData, Step, Steps } from "../../kernel";
import { counted } from "../../words";
import {
  japanNation,
  pointsOf,
  pointsText,
  setMerchantmen,
  setOil,
  setSubmarines,
  setTransport,
} from "./model/points";
import { isOfClass } from "./model/pieces";
import type { Done, Position, T } from "./model/position";
import { type Limit, type Reason, whyNotSoMany } from "./reasons/common";
import { combatHits, situation } from "./model/rolls";
import { ALLIES, JAPAN, QUARTERS, type Rules } from "./model/rules";
import { strategicBombing } from "./optional/strategic-bombing";

/** 6.0 Economic Warfare Phase: Allied submarines against Japanese merchant shipping. */

/**
 * In a sequence that has this step the Allies say first how many submarines they send, so that Japan hunts them
 * knowing it (5.3 of the later edition). The number is kept with the list of segments that is being played.
 */
const submarineDeclaration: Step<Rules, Position, Done> = {
  rule: "6.1",
  title: "Declaration of submarines",
  pass: 0,
  asks: (t, frame) => (frame.data.done || mostAttacks(t) === 0 ? 0 : 1 << ALLIES),
  options(t, _frame, _side, out) {
    for (let dice = mostAttacks(t); dice >= 0; dice--) out.push(dice);
  },
  describe: (_t, _frame, code): Choice => ({ submarines: code }),
  explain: (t, _frame, choice) => whyNotSoMany(choice.submarines, [submarineLimit(t, "6.1")]),
  prompt: () => "How many submarines are sent against Japanese merchant shipping?",
  take(t, frame, code) {
    t.set(frame.data, "done", true);
    const segments = segmentsOf(t);
    if (segments) t.set(segments.data, "declared", code);
    t.say("6.1", () => `The Allies send ${counted(code, "submarine")} against merchant shipping.`);
  },
};

/** The list of segments that is being played, with what the Allies have declared. */
const segmentsOf = (t: T) => t.frame<SequenceData & { declared?: number }>("sequence");

/** What has been declared in this phase and not been hunted down; undefined where nobody declares. */
const declared = (t: T): number | undefined => segmentsOf(t)?.data.declared;

/** 6.1: DD units in the Convoy Escort box hunt submarines, half an Oil Point a die (errata 2.3). */
const merchantAsw: Step<Rules, Position, Done> = {
  rule: "6.1",
  title: "ASW Segment",
  pass: 0,
  asks: (t, frame) => (frame.data.done || mostDice(t) === 0 ? 0 : 1 << JAPAN),
  options(t, _frame, _side, out) {
    for (let dice = mostDice(t); dice >= 0; dice--) out.push(dice);
  },
  describe: (_t, _frame, code): Choice => ({ dice: code }),
  explain: (t, _frame, choice) => whyNotSoManyHunt(t, choice.dice),
  prompt: (t) =>
    `How many ASW dice does Japan roll? Each costs ${pointsOf(t.rules.costs.merchantAswDie, "Oil Point")}.`,
  take(t, frame, code) {
    t.set(frame.data, "done", true);
    if (code === 0) return;
    setOil(t, t.position.oil - code * t.rules.costs.merchantAswDie);
    const hits = combatHits(t, "merchant-asw", code, situation(t, JAPAN), "Merchant ASW");
    const { submarinePointsPerAswHit } = t.rules.parameters.economicWarfare;
    const sunk = Math.min(hits * submarinePointsPerAswHit, t.position.submarine[ALLIES]! / QUARTERS);
    setSubmarines(t, ALLIES, t.position.submarine[ALLIES]! - sunk * QUARTERS);
    const sent = declared(t);
    if (sent !== undefined) t.set(segmentsOf(t)!.data, "declared", Math.max(0, sent - sunk));
    t.say(
      "6.1",
      () =>
        `Convoy escorts hit ${counted(hits, "time")}: the Allies lose ${counted(sunk, "Submarine Point")}.`,
    );
  },
};

/** Dice are limited by the DD units in the box, by the oil, and by there being something to hunt. */
function mostDice(t: T): number {
  if (t.position.submarine[ALLIES]! < QUARTERS) return 0;
  return Math.min(escortsInBox(t), diceThatOilPays(t));
}

function diceThatOilPays({ rules, position }: T): number {
  const price = rules.costs.merchantAswDie;
  return price > 0 ? Math.floor(position.oil / price) : Infinity;
}

function whyNotSoManyHunt(t: T, dice: Json | undefined): Reason {
  const { escortClasses } = t.rules.parameters.economicWarfare;
  const escorts = escortsInBox(t);
  const units = counted(escorts, `${escortClasses.join(" or ")} unit`);
  const price = pointsOf(t.rules.costs.merchantAswDie, "Oil Point");
  return whyNotSoMany(dice, [
    {
      most: escorts,
      rule: "6.1",
      text: `At most one die for each unit in the Convoy Escort box, which has ${units}.`,
    },
    {
      most: diceThatOilPays(t),
      rule: "6.1",
      text: `Each die costs ${price}; left: ${pointsText(t.position.oil)}.`,
    },
  ]);
}

function escortsInBox(t: T): number {
  const { at } = t.position;
  const { escortClasses } = t.rules.parameters.economicWarfare;
  let escorts = 0;
  for (const p of t.rules.piecesOfSide[JAPAN]!) {
    if (at[p] === t.rules.convoyEscort && isOfClass(t.rules.pieces[p]!, escortClasses)) escorts++;
  }
  return escorts;
}

/** 6.2: a Submarine Point a die; each hit costs Japan a point of pool and of Transport Points. */
const submarineWarfare: Step<Rules, Position, Done> = {
  rule: "6.2",
  title: "Submarine Segment",
  pass: 0,
  asks: (t, frame) => (frame.data.done || mostAttacks(t) === 0 ? 0 : 1 << ALLIES),
  options(t, _frame, _side, out) {
    const sent = declared(t);
    if (sent !== undefined) out.push(Math.min(sent, mostAttacks(t)));
    else for (let dice = mostAttacks(t); dice >= 0; dice--) out.push(dice);
  },
  describe: (_t, _frame, code): Choice => ({ submarines: code }),
  explain(t, _frame, choice) {
    const sent = declared(t);
    const limits = [submarineLimit(t, "6.2")];
    if (sent === undefined) return whyNotSoMany(choice.submarines, limits);
    const text = `${counted(sent, "submarine")} of those declared are left, and all attack.`;
    limits.push({ most: sent, rule: "6.2", text });
    return whyNotSoMany(choice.submarines, limits, Math.min(sent, mostAttacks(t)));
  },
  prompt: () => "How many submarines attack Japanese merchant shipping?",
  take(t, frame, code) {
    t.set(frame.data, "done", true);
    if (code === 0) return;
    const { submarinePointsPerDie, merchantmenPerHit, transportPointsPerHit } =
      t.rules.parameters.economicWarfare;
    const spent = code * submarinePointsPerDie;
    setSubmarines(t, ALLIES, t.position.submarine[ALLIES]! - spent * QUARTERS);
    const hits = combatHits(
      t,
      "submarine-vs-merchants",
      code,
      situation(t, ALLIES),
      "Submarines against merchants",
    );
    const japan = japanNation(t);
    setMerchantmen(t, t.position.merchantmen - hits * merchantmenPerHit * QUARTERS);
    setTransport(t, japan, t.position.transport[japan]! - hits * transportPointsPerHit * QUARTERS);
    t.say(
      "6.2",
      () =>
        `${counted(spent, "Submarine Point")} spent, ${counted(hits, "hit")}; ` +
        `the Merchantmen Pool is at ${pointsText(t.position.merchantmen)}.`,
    );
  },
};

/** Dice that the Submarine Points pay. */
const mostAttacks = (t: T): number =>
  Math.floor(
    t.position.submarine[ALLIES]! / (t.rules.parameters.economicWarfare.submarinePointsPerDie * QUARTERS),
  );

/** Why no more submarines attack merchants than that. */
function submarineLimit(t: T, rule: string): Limit {
  const price = counted(t.rules.parameters.economicWarfare.submarinePointsPerDie, "Submarine Point");
  const left = pointsText(t.position.submarine[ALLIES]!);
  return { most: mostAttacks(t), rule, text: `Each die costs ${price}; left: ${left}.` };
}

export const economicWarfareSteps: Steps<Rules, Position> = {
  "submarine-declaration": submarineDeclaration,
  "merchant-asw": merchantAsw,
  "submarine-warfare": submarineWarfare,
  "strategic-bombing": strategicBombing,
};
