import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { commandsOf, pointsAt } from "../model/command-points";
import type { PacificTable, Position } from "../model/position";
import { ALLIED, enemyOf, JAPANESE, type Rules, sideIds } from "../model/rules";
import { isSolitaire } from "../model/solitaire";
import { sideText } from "../model/text";
import { monthText } from "../model/months";
import { handOf, warOf } from "../model/war";
import { beginOperation } from "./beginning";
import { drawSide } from "./solitaire";

/** 18.0 Operation Player Determination Phase: secret bids, or an Operation that a side has without one. */

type BidData = {
  /** "free" while the side that may have the Operation without a bid is asked. */
  stage: "free" | "bids" | "drawn" | "over";
  /** 35.0, while `drawn`: the side to which the die gave the Operation, or the other one if that declined. */
  side?: number;
  declined?: boolean;
  /** Bids that were alike so far. */
  ties: number;
  secret: (number | null)[];
};

const FREE = 1;

/** Codes of a bid: the points, and whether the Strategic Initiative is added. */
const codeOf = (points: number, withInitiative: boolean): number => points * 2 + (withInitiative ? 1 : 0);
const pointsIn = (code: number): number => Math.floor(code / 2);
const hasInitiative = (code: number): boolean => code % 2 === 1;

/** The level of Strategic Initiative of a side (19.1). */
function levelOf(t: PacificTable, side: number): number {
  const { initiative } = warOf(t);
  return Math.max(0, side === JAPANESE ? initiative : -initiative);
}

/** What a bid counts, with the bonus of the Strategic Initiative (19.4). */
const worth = (t: PacificTable, code: number, side: number): number =>
  pointsIn(code) + (hasInitiative(code) ? t.rules.parameters.bids.initiativeBonus * levelOf(t, side) : 0);

/** A bid is paid by one headquarters, so the richest one is its limit. */
const mostOf = (t: PacificTable, side: number): number =>
  Math.max(0, ...commandsOf(t, side).map((n) => pointsAt(t, n)));

/** 10.4.1: the first bid in the month of a Future Operation is for its points at least. */
function leastOf(t: PacificTable, side: number): number {
  const [pool] = handOf(t, side).futurePool;
  const isBound = pool !== undefined && pool.month === t.position.month && !pool.isBid;
  return isBound ? Math.min(pool.points, mostOf(t, side)) : 0;
}

/** The side that has this Operation without a bid, by a special rule of the scenario. */
function firstOf(t: PacificTable): number {
  const war = warOf(t);
  for (const rule of Object.values(t.position.terms.specialRules))
    if (rule.kind === "first-operation" && rule.month === t.position.month && war.operations === 0)
      return sideIds.indexOf(rule.side);
  return -1;
}

const operationBid: Step<Rules, Position, BidData> = {
  rule: "18.0",
  title: "Operation Player Determination Phase",
  secret: (t: PacificTable) => t.position.war?.free === "none" && !isSolitaire(t),
  askForced: true,
  enter(t, { data }) {
    t.set(data, "stage", warOf(t).free === "none" ? "bids" : "free");
    t.set(data, "ties", 0);
    t.set(data, "secret", [null, null]);
  },
  asks(t, { data }) {
    if (data.stage === "free") return 1 << sideIds.findIndex((id) => id === warOf(t).free);
    if (data.stage === "drawn") return 1 << data.side!;
    if (data.stage === "over" || firstOf(t) >= 0 || isSolitaire(t)) return 0;
    return data.secret.reduce<number>((mask, bid, side) => (bid === null ? mask | (1 << side) : mask), 0);
  },
  options(t, { data }, side, out) {
    if (data.stage !== "bids") return void out.push(FREE, DONE);
    const isAhead = levelOf(t, side) > 0;
    for (let points = leastOf(t, side); points <= mostOf(t, side); points++) {
      out.push(codeOf(points, false));
      // 18.0: who bids no points does not bid.
      if (isAhead && points > 0) out.push(codeOf(points, true));
    }
  },
  describe(_t, { data }, code): Choice {
    if (data.stage !== "bids") return { do: code === FREE ? "take-operation" : "done" };
    return hasInitiative(code) ? { bid: pointsIn(code), initiative: true } : { bid: pointsIn(code) };
  },
  prompt: (_t, { data }) =>
    data.stage !== "bids"
      ? "Take the next Operation without a bid?"
      : "How many Command Points do you bid for the Operation?",
  why: (_t, { data }, code) => (data.stage === "bids" && hasInitiative(code) ? "19.4" : undefined),
  take(t, { data }, code, side) {
    if (data.stage === "bids") return t.set(data.secret, side, code);
    if (data.stage === "drawn" && code !== FREE) return decline(t, data);
    t.set(warOf(t), "free", "none");
    t.set(data, "stage", code === FREE ? "over" : "bids");
    if (code === FREE) beginOperation(t, side, "free");
  },
  proceed(t, { data }) {
    if (data.stage === "over") return t.leave();
    const first = firstOf(t);
    if (first >= 0) {
      t.set(data, "stage", "over");
      return beginOperation(t, first, "free");
    }
    if (!isSolitaire(t)) return settle(t, data);
    noteFutureOperations(t);
    const side = drawSide(t);
    if (side < 0) return endMonth(t, "Nobody has Command Points");
    t.set(data, "side", side);
    t.set(data, "stage", "drawn");
  },
};

/** 35.0: the other side may have it, and if nobody wants it the month ends as without bids. */
function decline(t: PacificTable, data: BidData): void {
  if (data.declined) return endMonth(t, "Nobody takes the Operation");
  t.set(data, "declined", true);
  t.set(data, "side", enemyOf(data.side!));
}

/** 10.4.1: the first Operation of the month of a Future Operation has been bid for. */
function noteFutureOperations(t: PacificTable): void {
  for (const side of sideIds.keys()) {
    const [pool] = handOf(t, side).futurePool;
    if (pool?.month === t.position.month) t.set(pool, "isBid", true);
  }
}

function settle(t: PacificTable, data: BidData): void {
  const bids = data.secret.map((bid) => bid ?? 0);
  t.reveal();
  noteFutureOperations(t);
  t.say("18.0", () => `Bids: ${bids.map((bid, side) => bidText(t, bid, side)).join(", ")}.`);
  if (bids.every((bid) => pointsIn(bid) === 0)) return endMonth(t, "Nobody bids");
  const winner = winnerOf(t, bids);
  if (winner < 0) {
    t.set(data, "ties", data.ties + 1);
    t.set(data, "secret", [null, null]);
    if (data.ties >= t.rules.parameters.bids.ties) endMonth(t, "Bids are alike again and again");
    return;
  }
  t.set(data, "stage", "over");
  beginOperation(t, winner, pointsIn(bids[winner]!));
}

function bidText(t: PacificTable, bid: number, side: number): string {
  const bonus = worth(t, bid, side) - pointsIn(bid);
  return `${sideText(side)} ${pointsIn(bid)}${bonus > 0 ? ` and ${bonus} for the Strategic Initiative` : ""}`;
}

/** The higher bid; of bids that are alike that of the side with Strategic Initiative; -1 to bid again. */
function winnerOf(t: PacificTable, bids: readonly number[]): number {
  const [allied, japanese] = bids.map((bid, side) => worth(t, bid, side));
  if (allied! > japanese!) return ALLIED;
  if (allied! < japanese!) return JAPANESE;
  return [ALLIED, JAPANESE].find((side) => levelOf(t, side) > 0) ?? -1;
}

/** 5.4, 18.0: the month ends at once; the next one begins with the first space of the track. */
function endMonth(t: PacificTable, why: string): void {
  const { position, rules } = t;
  t.say("18.0", () => `${why}: ${monthText(position.month)} ends.`);
  if (position.day > 0) {
    t.set(position, "daysPassed", position.daysPassed + rules.parameters.time.spaces - position.day);
    t.change("/day", position.day, 0);
    t.set(position, "day", 0);
  }
  t.goTo("month-turn");
}

export const bidSteps: Steps<Rules, Position> = { "operation-bid": operationBid };
