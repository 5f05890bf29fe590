import { type Choice, derivedBy, type Step } from "../../../kernel";
import { spendSupply } from "../model/losses";
import { groundText, siteId } from "../model/pieces";
import { type ForlornTable, GroundFlag, hasFlag, type Position, type SupplyUnit } from "../model/position";
import type { Rules } from "../model/rules";
import { isLinked, supplyUnitsFor } from "../model/supply";
import { setGroundFlag } from "../model/units";

/**
 * 11.1 What ground operations cost. The Initiative player's are free. The other spends a supply unit for each two units that
 * move or attack in the phase, on a supply route to both; a unit that moves and attacks counts once.
 */

const unpaid = ({ rules, position }: ForlornTable, units: readonly number[]): number[] =>
  units.filter(
    (unit) =>
      rules.groundUnits[unit]!.side !== position.initiative &&
      !hasFlag(position.ground.flags[unit]!, GroundFlag.paid),
  );

/** Supply units that can be spent for a unit in a hex, by their places in the list. */
const payersFor = (t: ForlornTable, side: number, hex: number): number[] => {
  const linked = supplyUnitsFor(t, side, hex);
  return t.position.supply.flatMap(({ id }, n) => (linked.includes(id) ? [n] : []));
};

/** Where in the list a credit stands that reaches a hex; -1 for none. */
const creditFor = (t: ForlornTable, side: number, hex: number): number =>
  t.position.supplyCredit.findIndex((site) => isLinked(t, side, site, hex));

/** Whether a side can pay for units of its own in one hex. */
export function canPay(t: ForlornTable, units: readonly number[]): boolean {
  const due = unpaid(t, units);
  if (due.length === 0) return true;
  const { side } = t.rules.groundUnits[due[0]!]!;
  return fundsAt(t, { side, hex: t.position.ground.site[due[0]!]! }) >= due.length;
}

/** For how many units of a side in a hex supply can be spent, or has been. */
const fundsAt = derivedBy<Rules, Position, { side: number; hex: number }, number>(
  (_t, { side, hex }) => 2 * hex + side,
  (t, { side, hex }) => {
    const credits = t.position.supplyCredit.filter((site) => isLinked(t, side, site, hex)).length;
    const levels = payersFor(t, side, hex).reduce((sum, n) => sum + t.position.supply[n]!.level, 0);
    return credits + levels * t.rules.parameters.ground.unitsPerSupply;
  },
  ["supply", "supplyCredit", "control", "hits", "fleet", "ground"],
);

type PayData = { side: number; groundUnits: number[] };

/** Pays for units that are about to act, one after the other: called with `{ side, groundUnits }`. */
export const paySupply: Step<Rules, Position, PayData> = {
  rule: "11.1",
  title: "Supply spent",
  asks(t, { data }) {
    const unit = unpaid(t, data.groundUnits)[0];
    if (unit === undefined) return 0;
    const hex = t.position.ground.site[unit]!;
    return creditFor(t, data.side, hex) < 0 && payersFor(t, data.side, hex).length > 0 ? 1 << data.side : 0;
  },
  options(t, { data }, side, out) {
    out.push(...payersFor(t, side, t.position.ground.site[unpaid(t, data.groundUnits)[0]!]!));
  },
  describe(t, _frame, code): Choice {
    const { id, site } = t.position.supply[code]!;
    return { do: "spend", supply: id, at: siteId(t.rules, site) };
  },
  prompt: (t, { data }) =>
    `Which supply unit is spent for ${groundText(t, unpaid(t, data.groundUnits)[0]!)}?`,
  take(t, { data }, code) {
    const unit: SupplyUnit = t.position.supply[code]!;
    for (let n = 1; n < t.rules.parameters.ground.unitsPerSupply; n++)
      t.push(t.position.supplyCredit, unit.site);
    spendSupply(t, unit, "11.1");
    setGroundFlag(t, unpaid(t, data.groundUnits)[0]!, GroundFlag.paid, true);
  },
  proceed(t, { data }) {
    const unit = unpaid(t, data.groundUnits)[0];
    if (unit === undefined) return t.leave();
    const credit = creditFor(t, data.side, t.position.ground.site[unit]!);
    if (credit >= 0) t.removeAt(t.position.supplyCredit, credit);
    setGroundFlag(t, unit, GroundFlag.paid, true);
  },
};
