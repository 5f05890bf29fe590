import { siteOf } from "../model/air";
import { Gone, type PacificTable } from "../model/position";
import { NOWHERE } from "../model/rules";
import { airClass } from "../model/units";

/**
 * 28.18 Reorganization: units of one kind at an Air Installation become as few as there can be. The odd steps stay with the
 * unit that was named last; Activated units are filled first. No step is lost, and none is gained.
 */

export function reorganizeHex(t: PacificTable, hex: number, side: number): void {
  const { rules, position } = t;
  const groups = new Map<string, number[]>();
  for (const [n, unit] of position.airUnits.entries()) {
    if (unit.steps === 0 || unit.over >= 0 || siteOf(position, unit) !== hex) continue;
    if (airClass(rules, unit).side !== side) continue;
    const key = `${unit.kind} ${unit.ship}`;
    groups.set(key, [...(groups.get(key) ?? []), n]);
  }
  for (const units of groups.values()) merge(t, units);
}

function merge(t: PacificTable, units: readonly number[]): void {
  const { rules, position } = t;
  const open = units.filter(
    (n) => position.airUnits[n]!.steps < airClass(rules, position.airUnits[n]!).steps,
  );
  if (open.length < 2) return;
  const order = open.toSorted(
    (a, b) => Number(position.airUnits[b]!.activated) - Number(position.airUnits[a]!.activated) || a - b,
  );
  let left = order.reduce((sum, n) => sum + position.airUnits[n]!.steps, 0);
  for (const n of order) {
    const unit = position.airUnits[n]!;
    const steps = Math.min(left, airClass(rules, unit).steps);
    left -= steps;
    if (steps !== unit.steps) t.change(`/airUnits/${unit.id}/steps`, unit.steps, steps);
    t.set(unit, "steps", steps);
    if (steps > 0) continue;
    // Its counter is off the map, but none of it is lost.
    t.set(unit, "hex", Gone.lost);
    t.set(unit, "ship", -1);
    t.set(unit, "over", NOWHERE);
  }
  const { side } = airClass(rules, position.airUnits[order[0]!]!);
  t.say("28.18", () => `${order.map((n) => position.airUnits[n]!.name).join(" and ")} reorganize.`, [side]);
}

/** 28.18: at the end of a friendly Air Mission Phase everywhere. */
export function reorganizeSide(t: PacificTable, side: number): void {
  const { rules, position } = t;
  const hexes = new Set(
    position.airUnits
      .filter((unit) => unit.steps > 0 && airClass(rules, unit).side === side)
      .map((unit) => siteOf(position, unit)),
  );
  for (const hex of [...hexes].filter((each) => each >= 0).toSorted((a, b) => a - b))
    reorganizeHex(t, hex, side);
}
