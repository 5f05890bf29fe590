import type { Choice, Step } from "../../../kernel";
import { siteOf } from "../model/air";
import { Gone, type PacificTable, type Position } from "../model/position";
import { NOWHERE, type Rules } from "../model/rules";
import { airClass } from "../model/units";
import { unitAt } from "./mission";

/**
 * 28.18 Reorganization: units of one kind at an Air Installation become as few as there can be. No step is lost, and none is
 * gained. Where they differ in more than steps their owner says which are filled; the odd steps stay with the last.
 */

type ReorganizationData = {
  side: number;
  /** The hex, or NOWHERE for all (the end of an Air Mission Phase). */
  toHex: number;
  /** Units of the kind in hand that are filled first, as far as they have been named. */
  filledAirUnits: number[];
};

export const reorganizationOf = (side: number, toHex: number): ReorganizationData => ({
  side,
  toHex,
  filledAirUnits: [],
});

/** Units with room for steps that are to be put together: the first kind at the first installation; none at the end. */
function inHand({ rules, position }: PacificTable, { side, toHex }: ReorganizationData): number[] {
  const groups = new Map<string, number[]>();
  for (const [n, unit] of position.airUnits.entries()) {
    const { side: owner, steps } = airClass(rules, unit);
    if (unit.steps === 0 || unit.over >= 0 || unit.steps >= steps || owner !== side) continue;
    const hex = siteOf(position, unit);
    if (hex < 0 || (toHex !== NOWHERE && hex !== toHex)) continue;
    const key = `${hex} ${unit.kind} ${unit.ship}`;
    groups.set(key, [...(groups.get(key) ?? []), n]);
  }
  return [...groups.values()].find((units) => units.length > 1) ?? [];
}

/** What sets units of one kind apart: steps that are Activated, or that have searched (34.8), are not like others. */
const stateOf = (t: PacificTable, n: number): number =>
  Number(!unitAt(t, n).activated) * 2 + Number(unitAt(t, n).searchedAsLra);

/** One unit of each state that is left, Activated ones first. */
function candidates(t: PacificTable, data: ReorganizationData): number[] {
  const rest = inHand(t, data).filter((n) => !data.filledAirUnits.includes(n));
  const ofState = new Map(rest.toReversed().map((n) => [stateOf(t, n), n]));
  return [...ofState].toSorted(([a], [b]) => a - b).map(([, n]) => n);
}

const reorganization: Step<Rules, Position, ReorganizationData> = {
  rule: "28.18",
  title: "Reorganization of air units",
  // What is where the enemy does not know (2.5.11).
  secret: true,
  asks: (t, { data }) => (candidates(t, data).length > 1 ? 1 << data.side : 0),
  options: (t, { data }, _side, out) => void out.push(...candidates(t, data)),
  describe: (t, _frame, code): Choice => ({ fill: unitAt(t, code).id }),
  prompt: () => "Which unit is filled first? Odd steps stay with the last one.",
  take: (t, { data }, code) => t.push(data.filledAirUnits, code),
  proceed(t, { data }) {
    const units = inHand(t, data);
    if (units.length === 0) return t.leave();
    const { filledAirUnits } = data;
    merge(t, [...filledAirUnits, ...units.filter((n) => !filledAirUnits.includes(n))]);
    t.set(data, "filledAirUnits", []);
  },
};

function merge(t: PacificTable, order: readonly number[]): void {
  const { rules, position } = t;
  const { steps: most, side } = airClass(rules, position.airUnits[order[0]!]!);
  let left = order.reduce((sum, n) => sum + position.airUnits[n]!.steps, 0);
  for (const n of order) {
    const steps = Math.min(left, most);
    left -= steps;
    setSteps(t, n, steps);
  }
  t.say("28.18", () => `${order.map((n) => position.airUnits[n]!.name).join(" and ")} reorganize.`, [side]);
}

/** Steps go from one unit to another: the counter of one without steps is off the map, but none of it is lost. */
export function setSteps(t: PacificTable, n: number, steps: number): void {
  const unit = unitAt(t, n);
  if (steps !== unit.steps) t.change(`/airUnits/${unit.id}/steps`, unit.steps, steps);
  t.set(unit, "steps", steps);
  if (steps > 0) return;
  t.set(unit, "alerted", false);
  t.set(unit, "hex", Gone.lost);
  t.set(unit, "ship", -1);
  t.set(unit, "over", NOWHERE);
}

export const reorganizationSteps = { reorganization };
