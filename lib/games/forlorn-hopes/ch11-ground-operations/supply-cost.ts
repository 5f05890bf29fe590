import { type Choice, derivedBy, type Step } from "../../../kernel";
import { spendSupply } from "../model/losses";
import { groundText, siteId } from "../model/pieces";
import {
  type ForlornTable,
  GroundFlag,
  hasFlag,
  type Position,
  type SupplyCredit,
  type SupplyUnit,
} from "../model/position";
import type { Rules } from "../model/rules";
import { reaches, supplyUnitsFor } from "../model/supply";
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

/** Supply already spent that reaches a hex and pays for one unit more, by its places in the list; of equals the first. */
function creditsFor(t: ForlornTable, side: number, hex: number): number[] {
  const { supplyCredit } = t.position;
  const isSame = (a: SupplyCredit, b: SupplyCredit): boolean => a.site === b.site && a.hits === b.hits;
  return supplyCredit.flatMap((credit, n) =>
    supplyCredit.findIndex((each) => isSame(each, credit)) === n && reaches(t, side, credit, hex) ? [n] : [],
  );
}

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
    const credits = t.position.supplyCredit.filter((credit) => reaches(t, side, credit, hex)).length;
    const levels = payersFor(t, side, hex).reduce((sum, n) => sum + t.position.supply[n]!.level, 0);
    return credits + levels * t.rules.parameters.ground.unitsPerSupply;
  },
  ["supply", "supplyCredit", "control", "hits", "fleet", "ground"],
);

type PayData = { side: number; groundUnits: number[] };

/** Codes of supply already spent come after those of supply units. */
const firstCredit = ({ position }: ForlornTable): number => position.supply.length;

/**
 * Pays for units that are about to act, one after the other: called with `{ side, groundUnits }`. What was spent for another
 * unit pays first. Where that came from several supply units with lines of different reach (13.4), the owner says from which.
 */
export const paySupply: Step<Rules, Position, PayData> = {
  rule: "11.1",
  title: "Supply spent",
  asks(t, { data }) {
    const unit = unpaid(t, data.groundUnits)[0];
    if (unit === undefined) return 0;
    const hex = t.position.ground.site[unit]!;
    const credits = creditsFor(t, data.side, hex).length;
    return credits > 1 || (credits === 0 && payersFor(t, data.side, hex).length > 0) ? 1 << data.side : 0;
  },
  options(t, { data }, side, out) {
    const hex = t.position.ground.site[unpaid(t, data.groundUnits)[0]!]!;
    const credits = creditsFor(t, side, hex);
    out.push(...(credits.length > 0 ? credits.map((n) => firstCredit(t) + n) : payersFor(t, side, hex)));
  },
  describe(t, _frame, code): Choice {
    if (code >= firstCredit(t)) {
      const { site, hits } = t.position.supplyCredit[code - firstCredit(t)]!;
      return { do: "use-spent", at: siteId(t.rules, site), hits };
    }
    const { id, site } = t.position.supply[code]!;
    return { do: "spend", supply: id, at: siteId(t.rules, site) };
  },
  prompt: (t, { data }) =>
    `Which supply unit is spent for ${groundText(t, unpaid(t, data.groundUnits)[0]!)}?`,
  take(t, { data }, code) {
    const groundUnit = unpaid(t, data.groundUnits)[0]!;
    if (code >= firstCredit(t)) return payFrom(t, code - firstCredit(t), groundUnit);
    const unit: SupplyUnit = t.position.supply[code]!;
    for (let n = 1; n < t.rules.parameters.ground.unitsPerSupply; n++)
      t.push(t.position.supplyCredit, { site: unit.site, hits: unit.hits });
    spendSupply(t, unit, "11.1");
    setGroundFlag(t, groundUnit, GroundFlag.paid, true);
  },
  proceed(t, { data }) {
    const unit = unpaid(t, data.groundUnits)[0];
    if (unit === undefined) return t.leave();
    const credit = creditsFor(t, data.side, t.position.ground.site[unit]!)[0];
    if (credit === undefined) setGroundFlag(t, unit, GroundFlag.paid, true);
    else payFrom(t, credit, unit);
  },
};

function payFrom(t: ForlornTable, credit: number, unit: number): void {
  t.removeAt(t.position.supplyCredit, credit);
  setGroundFlag(t, unit, GroundFlag.paid, true);
}
