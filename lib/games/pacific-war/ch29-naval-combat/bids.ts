import type { Choice, Step, Steps } from "../../../kernel";
import { readChart } from "../../shared/result-table";
import { whyNoWithdrawal } from "../model/navy";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { sideText } from "../model/text";
import { battleOf, given, type Range, ranges } from "./battle";
import { setRange } from "./phases";
import { waterOf } from "./determination";

/** 29.2.4 Range bids: both sides at once and in secret. The codes are places in this list. */

const bids = [...ranges, "withdraw"] as const;
const WITHDRAW = bids.indexOf("withdraw");

type Bids = { secret: (number | null)[] };

/** Why a range cannot be bid here and now; undefined where it can. */
function whyNoBid(t: PacificTable, side: number, bid: number): string | undefined {
  const { terrain, lighting } = t.rules;
  const battle = battleOf(t);
  const { longBid, mediumBid } = terrain.waters[waterOf(t.rules, battle.hex)]!;
  if (bid === WITHDRAW) return whyNoWithdrawal(t, battle, side);
  if (bids[bid] === "long") {
    if (!longBid) return "Long range can be bid only in Open water.";
    if (!lighting.conditions[t.position.lighting]!.longBid) return "Long range cannot be bid at night.";
  }
  return bids[bid] === "medium" && !mediumBid
    ? "Medium range can be bid only in Open or Coastal water."
    : undefined;
}

const navalBids: Step<Rules, Position, Bids> = {
  rule: "29.2.4",
  title: "Range bids",
  secret: true,
  // That a side could bid nothing else would show that it cannot withdraw.
  askForced: true,
  asks: (_t, { data }) => (data.secret[0] === null ? 1 : 0) | (data.secret[1] === null ? 2 : 0),
  options(t, _frame, side, out) {
    for (const bid of bids.keys()) if (whyNoBid(t, side, bid) === undefined) out.push(bid);
  },
  describe: (_t, _frame, code): Choice => ({ bid: bids[code]! }),
  prompt: (t) => `The range is ${battleOf(t).range}. What range do you want?`,
  why: (_t, _frame, code) => (code === WITHDRAW ? "29.2.5" : undefined),
  explain(t, _frame, { bid }, side) {
    const code = bids.findIndex((each) => each === bid);
    const text = code < 0 ? undefined : whyNoBid(t, side, code);
    return text === undefined ? undefined : { rule: code === WITHDRAW ? "29.2.5" : "29.2.4", text };
  },
  take(t, { data }, code, side) {
    t.set(data.secret, side, code);
  },
  proceed(t, { data }) {
    const chosen = data.secret as number[];
    t.say(
      "29.2.4",
      () => `Bids: ${chosen.map((bid, side) => `${sideText(side)} ${bids[bid]!}`).join(", ")}.`,
    );
    const first = t.position.operation.side;
    const leaving = [first, enemyOf(first)].filter((side) => chosen[side] === WITHDRAW);
    // 29.2.5: when both want to withdraw the Operation player goes, and nobody fires.
    if (leaving.length === 2) return t.leave({ side: first, underFire: false });
    newRange(t, chosen);
    if (leaving.length === 1) t.leave({ side: leaving[0]!, underFire: true });
    else t.leave();
  },
};

/** The range after the bids by the Range Bid Chart, which names the shorter of them first. */
function newRange(t: PacificTable, chosen: readonly number[]): void {
  if (given(t)?.range !== undefined) return;
  const battle = battleOf(t);
  const [first, second] = chosen.toSorted((a, b) => a - b);
  const row = `${bids[first!]!}-${bids[second!]!}`;
  setRange(t, battle, readChart(t, "range-bid", row, battle.range)!.text as Range);
}

export const bidSteps: Steps<Rules, Position> = { "naval-bids": navalBids };
