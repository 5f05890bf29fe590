import { type Choice, DONE, type Step } from "../../../kernel";
import { counted } from "../../../words";
import { boardingFor } from "../ch23-movement/boarding";
import { retreatHexes } from "../model/retreat-hexes";
import { loseGroundSteps } from "../model/damage";
import { deactivate, isContested, marchInto, settle, troopsIn } from "../model/ground";
import type { PacificTable, Position } from "../model/position";
import { hexesWithTroops } from "../model/presence";
import { NOWHERE, type Rules } from "../model/rules";
import { boardingOf } from "../model/transport";
import { nameOfHex, stepsOfGround } from "../model/units";

/** 32.1 Ground units leave a hex with enemies in it by being deactivated. */

/** Hexes that a side has withdrawn from in this phase, and to which: the next go there too. */
export type Withdrawn = { hexes: number[]; toHexes: number[] };

type WithdrawalData = {
  side: number;
  hex: number;
  stage: "choose" | "lose" | "go";
  /** Steps still to lose. */
  steps: number;
  /** Where it goes; NOWHERE is aboard ships. */
  toHex: number;
  /** By side: the units that withdraw, which the other side does not see. */
  secret: number[][];
};

/** Units that may withdraw from a hex. */
const withdrawable = (t: PacificTable, hex: number, side: number): number[] =>
  troopsIn(t, hex, side).filter((n) => {
    const { activated, assault } = t.position.groundUnits[n]!;
    return activated && assault === "none";
  });

/** Hexes with enemies that a side may withdraw from: not under siege (31.6). */
export function withdrawalHexes(t: PacificTable, side: number): number[] {
  return hexesWithTroops(t, side)
    .filter((hex) => isContested(t, hex) && withdrawable(t, hex, side).length > 0)
    .filter((hex) => !t.position.sieges.some((siege) => siege.hex === hex && siege.side !== side))
    .sort((a, b) => a - b);
}

/** Whether any unit of the hex has somewhere to go. */
export const canWithdraw = (t: PacificTable, hex: number, side: number, withdrawn: Withdrawn): boolean =>
  withdrawable(t, hex, side).some((n) => goals(t, hex, side, [n], withdrawn).length > 0);

/** Hexes where a group may go, NOWHERE for aboard; all that withdraw from a hex in one phase go to the same. */
function goals(
  t: PacificTable,
  hex: number,
  side: number,
  units: readonly number[],
  { hexes, toHexes }: Withdrawn,
): number[] {
  const found = retreatHexes(t, hex, side, units);
  if (boardingOf(t, hex, side, units).size === units.length) found.push(NOWHERE);
  const before = hexes.indexOf(hex);
  return before < 0 ? found : found.filter((to) => to === toHexes[before]);
}

const withdrawnOf = (t: PacificTable): Withdrawn => t.frame<Withdrawn>("joint-activation")!.data;

const ABOARD = -2;
/** Hexes as goals come after the numbers of units. */
const FIRST_GOAL = 1_000_000;

export const groundWithdrawal: Step<Rules, Position, WithdrawalData> = {
  rule: "32.1",
  title: "Ground unit withdrawal",
  secret: true,
  asks: (_t, { data }) => (data.stage === "go" ? 0 : 1 << data.side),
  options(t, { data }, side, out) {
    const { hex, secret, stage } = data;
    const group = secret[side]!;
    if (stage === "lose") return void out.push(...group.filter((n) => stepsLeft(t, n) > 0));
    const last = group.at(-1) ?? -1;
    for (const n of withdrawable(t, hex, side))
      if (n > last && goals(t, hex, side, [...group, n], withdrawnOf(t)).length > 0) out.push(n);
    if (group.length === 0) out.push(DONE);
    else
      for (const to of goals(t, hex, side, group, withdrawnOf(t)))
        out.push(to === NOWHERE ? ABOARD : FIRST_GOAL + to);
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    if (code === ABOARD) return { do: "embark" };
    if (code >= FIRST_GOAL) return { to: t.rules.hexes.ids[code - FIRST_GOAL]! };
    const { id } = t.position.groundUnits[code]!;
    return data.stage === "lose" ? { lose: id } : { withdraw: id };
  },
  prompt: (_t, { data }) =>
    data.stage === "lose"
      ? `Which unit loses a step? ${counted(data.steps, "step")} to go.`
      : "Which units withdraw, and where to?",
  take(t, { data }, code, side) {
    if (code === DONE) return t.leave();
    const group = data.secret[side]!;
    if (data.stage === "lose") {
      loseGroundSteps(t, code, 1);
      t.set(data, "steps", data.steps - 1);
    } else if (code >= 0 && code < FIRST_GOAL) return t.push(group, code);
    else {
      const { withdrawal, withdrawalBroken } = t.rules.parameters.groundCombat;
      const isBroken = group.some((n) => t.position.groundUnits[n]!.broken);
      t.set(data, "toHex", code === ABOARD ? NOWHERE : code - FIRST_GOAL);
      t.set(data, "steps", isBroken ? withdrawalBroken : withdrawal);
    }
    const isPaid = data.steps === 0 || group.every((n) => stepsLeft(t, n) === 0);
    t.set(data, "stage", isPaid ? "go" : "lose");
  },
  proceed(t, { data }) {
    const { hex, side, toHex } = data;
    const group = data.secret[side]!.filter((n) => stepsLeft(t, n) > 0);
    if (toHex === NOWHERE && group.some((n) => t.position.groundUnits[n]!.ship < 0))
      return t.call("boarding", boardingFor({ side, hex, rule: "32.1" }, group));
    const withdrawn = withdrawnOf(t);
    t.push(withdrawn.hexes, hex);
    t.push(withdrawn.toHexes, toHex);
    for (const n of group) {
      if (toHex !== NOWHERE) marchInto(t, n, toHex);
      deactivate(t, t.position.groundUnits[n]!);
    }
    settle(t, hex);
    const where = toHex === NOWHERE ? "aboard ships" : `to ${nameOfHex(t.rules, toHex)}`;
    t.say("32.1", () => `Ground units withdraw from ${nameOfHex(t.rules, hex)} ${where}.`);
    t.leave();
  },
};

const stepsLeft = ({ rules, position }: PacificTable, unit: number): number => {
  const of = position.groundUnits[unit]!;
  return of.hex < 0 ? 0 : stepsOfGround(rules, of);
};
