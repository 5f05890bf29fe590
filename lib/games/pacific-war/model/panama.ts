import type { PacificTable } from "./position";
import { NOWHERE } from "./rules";
import { monthAfter } from "./months";
import { submarineOf } from "./special-submarines";
import { hexOfShip } from "./units";
import { isStrategic, warOf } from "./war";

/** 34.2 The Panama Canal, which the STO can bomb from the edge of the map, and what comes late when it is damaged. */

/** What `war.special` remembers of the attack: 1 when the locks are damaged, 0 when it has failed. */
export const PANAMA = "panama";

/** Whether the STO may bomb the canal now: once, in the month of the attack, from a hex of the edge. */
export function mayBombPanama(t: PacificTable): boolean {
  const { position, rules } = t;
  const { panamaEdge, panamaMonth } = rules.parameters.optional;
  if (!position.options.includes("sto-submarine") || !isStrategic(t)) return false;
  if (position.month !== panamaMonth || warOf(t).special[PANAMA] !== undefined) return false;
  const submarine = submarineOf(rules, "STO");
  const hex = submarine < 0 ? NOWHERE : hexOfShip(position, submarine);
  return hex >= 0 && (rules.hexes.exits[hex]?.naval.includes(panamaEdge) ?? false);
}

/** Whether reinforcements of the US that are scheduled for a month come later. */
function isLate(t: PacificTable, month: string): boolean {
  const { panamaFirst, panamaLast } = t.rules.parameters.optional;
  return warOf(t).special[PANAMA] === 1 && month >= panamaFirst && month <= panamaLast;
}

/** Months of the schedule of which reinforcements of a nation come in this month: more than one at the end of a delay. */
export function monthsDue(t: PacificTable, nation: string): string[] {
  const { month } = t.position;
  if (nation !== "us") return [month];
  const before = monthAfter(month, -t.rules.parameters.optional.panamaDelay);
  return [...(isLate(t, before) ? [before] : []), ...(isLate(t, month) ? [] : [month])];
}
