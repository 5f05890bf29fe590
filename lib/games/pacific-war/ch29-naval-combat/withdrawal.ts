import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { putTaskForce, taskForcesAt, whyNoWithdrawal, withdrawalHexes } from "../model/navy";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, NOBODY, type Rules } from "../model/rules";
import { sideText } from "../model/text";
import { battleOf } from "./battle";

/** 29.2.5 Withdrawal from a naval battle. */

type Leaving = { side: number; underFire: boolean; toHex: number; fired: boolean };

/** A side that has bid to withdraw: where it goes, and the last fire of those who stay. */
const navalLeaving: Step<Rules, Position, Leaving> = {
  rule: "29.2.5",
  title: "Withdrawal",
  asks: (_t, { data }) => (data.toHex < 0 ? 1 << data.side : 0),
  options(t, { data }, _side, out) {
    out.push(...withdrawalHexes(t, battleOf(t), data.side));
  },
  describe: ({ rules }, _frame, code): Choice => ({ do: "withdraw", to: rules.hexes.ids[code]! }),
  prompt: () => "Where do your ships withdraw to?",
  take: (t, { data }, code) => t.set(data, "toHex", code),
  proceed(t, { data }) {
    if (data.underFire && !data.fired) {
      t.set(data, "fired", true);
      t.set(battleOf(t), "leavingSide", data.side);
      return t.call("naval-fire");
    }
    const { side, toHex } = data;
    t.leave();
    withdraw(t, side, toHex);
  },
};

/** All ships of the side in the hex go together; the battle is over. */
function withdraw(t: PacificTable, side: number, to: number): void {
  const battle = battleOf(t);
  for (const group of taskForcesAt(t, battle.hex, side, battle.half)) {
    putTaskForce(t, group, to);
    t.set(t.position.taskForces[group]!, "engaged", false);
  }
  t.say(
    "29.2.5",
    () => `${sideText(side)} ${side === 0 ? "withdraw" : "withdraws"} to ` + `${t.rules.hexes.ids[to]!}.`,
  );
  t.set(battle, "over", true);
  t.set(battle, "toHex", to);
}

/** After the last phase the Advantage player may withdraw without being fired at, and if not, the other (29.2.3). */
const navalWithdrawal: Step<Rules, Position, { n: number }> = {
  rule: "29.2.5",
  title: "Withdrawal after the last phase",
  enter: (t, { data }) => t.set(data, "n", 0),
  asks(t, { data }) {
    const side = order(t)[data.n];
    return side !== undefined && whyNoWithdrawal(t, battleOf(t), side) === undefined ? 1 << side : 0;
  },
  options(t, _frame, side, out) {
    out.push(...withdrawalHexes(t, battleOf(t), side), DONE);
  },
  describe: ({ rules }, _frame, code): Choice =>
    code === DONE ? { do: "stay" } : { do: "withdraw", to: rules.hexes.ids[code]! },
  prompt: () => "Do your ships withdraw?",
  take(t, { data }, code, side) {
    if (code === DONE) return t.set(data, "n", data.n + 1);
    t.leave();
    withdraw(t, side, code);
  },
  proceed(t, { data }) {
    if (data.n >= order(t).length) t.leave();
    else t.set(data, "n", data.n + 1);
  },
};

function order({ position }: PacificTable): number[] {
  const first = position.advantage === NOBODY ? position.operation.side : position.advantage;
  return [first, enemyOf(first)];
}

export const withdrawalSteps: Steps<Rules, Position> = {
  "naval-leaving": navalLeaving,
  "naval-withdrawal": navalWithdrawal,
};
