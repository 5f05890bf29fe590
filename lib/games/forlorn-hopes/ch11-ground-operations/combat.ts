import { type Choice, derivedBy, DONE, type Step } from "../../../kernel";
import { groundId, groundText, siteId, siteText } from "../model/pieces";
import { type ForlornTable, GroundFlag, type Position } from "../model/position";
import { ALLIED, enemyOf, JAPANESE, NOWHERE, type Rules } from "../model/rules";
import { wouldBeSupplied } from "../model/supply";
import { holds, isGroundDisrupted } from "../model/units";
import { loseParatroops } from "./attack";
import { landingsOf } from "./landing-force";
import { hasGroundFlag, hexBeyond, isAshore, isOpen } from "./places";
import { canAttack } from "./strength";
import { canPay } from "./supply-cost";

/** 11.4 Ground Combat, 11.5 Amphibious Landings: a side attacks and lands, one after the other, as often as it can and likes. */

/** Why a unit that may attack cannot attack a hex next to it; undefined when it can. */
function whyNotAttack(
  t: ForlornTable,
  side: number,
  unit: number,
  to: number,
): { rule: string; text: string } | undefined {
  if (to === NOWHERE || !isOpen(t, to) || !holds(t, enemyOf(side), to))
    return { rule: "11.4", text: "No enemy unit is in that hex, or no way over land leads there." };
  if (!wouldBeSupplied(t, side, to))
    return { rule: "11.4", text: `${groundText(t, unit)} would be out of supply in ${siteText(t, to)}.` };
  if (!canPay(t, [unit])) return { rule: "11.1", text: "No supply unit can be spent for this." };
  return undefined;
}

/** The attacks that a side can make, by number: the unit and the direction. */
const attacksOf = derivedBy<Rules, Position, number, readonly number[]>(
  (_t, side) => side,
  (t, side) =>
    t.rules.groundUnits.flatMap((each, unit) => {
      if (each.side !== side || !canAttack(t, unit)) return [];
      return [0, 1, 2, 3, 4, 5].flatMap((direction) => {
        const to = hexBeyond(t, t.position.ground.site[unit]!, direction);
        return to === NOWHERE || whyNotAttack(t, side, unit, to) ? [] : [unit * 6 + direction];
      });
    }),
  ["ground", "supply", "supplyCredit", "control", "fleet", "hits", "initiative", "terms"],
);

/** Landings are numbered after attacks, by their hexes. */
const firstLanding = ({ rules }: ForlornTable): number => rules.groundUnits.length * 6;

type CombatData = { side: number; stage: number; triedSites: number[] };
const Stage = { fighting: 0, over: 1 } as const;

/** The combat of one side. */
export const combatOf = (sideOf: (t: ForlornTable) => number): Step<Rules, Position, CombatData> => ({
  rule: "11.4",
  title: "Ground Combat",
  enter(t, { data }) {
    t.set(data, "side", sideOf(t));
    t.set(data, "triedSites", []);
    t.set(data, "stage", t.position.terms.rules.groundUnits ? Stage.fighting : Stage.over);
  },
  asks(t, { data: { side, stage, triedSites } }) {
    if (stage !== Stage.fighting) return 0;
    return landingsOf(t, side, triedSites).length > 0 || attacksOf(t, side).length > 0 ? 1 << side : 0;
  },
  options(t, { data: { triedSites } }, side, out) {
    out.push(...attacksOf(t, side));
    for (const hex of landingsOf(t, side, triedSites)) out.push(firstLanding(t) + hex);
    out.push(DONE);
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    if (code >= firstLanding(t)) return { do: "land", at: siteId(t.rules, code - firstLanding(t)) };
    const unit = Math.floor(code / 6);
    const to = hexBeyond(t, t.position.ground.site[unit]!, code % 6);
    return { do: "attack", unit: groundId(t, unit), at: siteId(t.rules, to) };
  },
  prompt: () => "Which ground unit attacks, or where do units land?",
  explain: (t, { data }, choice) => whyNoAttack(t, data.side, choice),
  why: (t, _frame, code) => (code >= firstLanding(t) ? "11.5" : undefined),
  take(t, { data }, code) {
    const { side } = data;
    if (code === DONE) return t.set(data, "stage", Stage.over);
    if (code >= firstLanding(t)) {
      const site = code - firstLanding(t);
      t.push(data.triedSites, site);
      return t.call("amphibious-landing", { side, site });
    }
    const unit = Math.floor(code / 6);
    const site = hexBeyond(t, t.position.ground.site[unit]!, code % 6);
    t.call("ground-attack", { side, groundUnit: unit, site });
  },
  proceed(t, { data }) {
    t.leave();
    // 11.4.1: paratroops do not stay with an enemy unit.
    const { site } = t.position.paratroops;
    if (data.side === JAPANESE && site !== NOWHERE && holds(t, ALLIED, site)) loseParatroops(t);
    if (data.side === t.position.initiative || t.position.supplyCredit.length === 0) return;
    // 11.1: what was paid and not used is lost with the phase.
    t.set(t.position, "supplyCredit", []);
  },
});

/** Why a unit that is named does not attack a hex. */
function whyNoAttack(
  t: ForlornTable,
  side: number,
  { do: what, unit: id, at: atId }: Choice,
): { rule: string; text: string } | undefined {
  const unit = typeof id === "string" ? t.rules.groundUnitOf[id] : undefined;
  const at = typeof atId === "string" ? t.rules.hexes.of[atId] : undefined;
  if (what !== "attack" || unit === undefined || at === undefined) return undefined;
  const name = groundText(t, unit);
  if (t.rules.groundUnits[unit]!.side !== side || !isAshore(t, unit))
    return { rule: "11.4", text: `${name} is not a unit of yours ashore.` };
  if (t.rules.groundUnits[unit]!.isDefendOnly) return { rule: "11.4", text: `${name} can only defend.` };
  if (isGroundDisrupted(t, unit)) return { rule: "11.4.3", text: `${name} is disrupted.` };
  if (hasGroundFlag(t, unit, GroundFlag.attacked))
    return { rule: "11.4", text: `${name} has attacked this turn.` };
  const from = t.position.ground.site[unit]!;
  const to = [0, 1, 2, 3, 4, 5].map((each) => hexBeyond(t, from, each)).find((hex) => hex === at);
  return whyNotAttack(t, side, unit, to ?? NOWHERE);
}
