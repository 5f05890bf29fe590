import type { Choice, Step, Steps } from "../../kernel";
import { counted } from "../../words";
import {
  japanNation,
  pointsOf,
  pointsText,
  setMerchantmen,
  setOil,
  setSubmarines,
  setTransport,
} from "./points";
import { isOfClass } from "./pieces";
import type { Position, T } from "./position";
import { combatHits, situation } from "./rolls";
import { ALLIES, JAPAN, QUARTERS, type Rules } from "./rules";
import { strategicBombing } from "./strategic-bombing";

/** 6.0 Economic Warfare Phase: Allied submarines against Japanese merchant shipping. */

/**
 * In a sequence that has this step the Allies say first how many submarines they send, so that Japan hunts them
 * knowing it (5.3 of the later edition). The number is kept with the list of segments that is being played.
 */
const submarineDeclaration: Step<Rules, Position> = {
  rule: "6.1",
  title: "Declaration of submarines",
  pass: 0,
  asks: (t, frame) => (frame.data.done || mostAttacks(t) === 0 ? 0 : 1 << ALLIES),
  options(t, _frame, _side, out) {
    for (let dice = mostAttacks(t); dice >= 0; dice--) out.push(dice);
  },
  describe: (_t, _frame, code): Choice => ({ submarines: code }),
  prompt: () => "How many submarines are sent against Japanese merchant shipping?",
  take(t, frame, code) {
    t.set(frame.data, "done", true);
    const segments = t.frame("sequence");
    if (segments) t.set(segments.data, "declared", code);
    t.say("6.1", () => `The Allies send ${counted(code, "submarine")} against merchant shipping.`);
  },
};

/** What has been declared in this phase and not been hunted down; undefined where nobody declares. */
const declared = (t: T): number | undefined => t.frame("sequence")?.data.declared as number | undefined;

/** 6.1: DD units in the Convoy Escort box hunt submarines, half an Oil Point a die (errata 2.3). */
const merchantAsw: Step<Rules, Position> = {
  rule: "6.1",
  title: "ASW Segment",
  pass: 0,
  asks: (t, frame) => (frame.data.done || mostDice(t) === 0 ? 0 : 1 << JAPAN),
  options(t, _frame, _side, out) {
    for (let dice = mostDice(t); dice >= 0; dice--) out.push(dice);
  },
  describe: (_t, _frame, code): Choice => ({ dice: code }),
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
    if (sent !== undefined) t.set(t.frame("sequence")!.data, "declared", Math.max(0, sent - sunk));
    t.say(
      "6.1",
      () =>
        `Convoy escorts hit ${counted(hits, "time")}: the Allies lose ${counted(sunk, "Submarine Point")}.`,
    );
  },
};

/** Dice are limited by the DD units in the box, by the oil, and by there being something to hunt. */
function mostDice(t: T): number {
  const { at, oil, submarine } = t.position;
  if (submarine[ALLIES]! < QUARTERS) return 0;
  const { escortClasses } = t.rules.parameters.economicWarfare;
  let escorts = 0;
  for (const p of t.rules.piecesOfSide[JAPAN]!) {
    if (at[p] === t.rules.convoyEscort && isOfClass(t.rules.pieces[p]!, escortClasses)) escorts++;
  }
  const price = t.rules.costs.merchantAswDie;
  return price > 0 ? Math.min(escorts, Math.floor(oil / price)) : escorts;
}

/** 6.2: a Submarine Point a die; each hit costs Japan a point of pool and of Transport Points. */
const submarineWarfare: Step<Rules, Position> = {
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

export const economicWarfareSteps: Steps<Rules, Position> = {
  "submarine-declaration": submarineDeclaration,
  "merchant-asw": merchantAsw,
  "submarine-warfare": submarineWarfare,
  "strategic-bombing": strategicBombing,
};
