import { type Choice, derivedBy } from "../../../kernel";
import { leaveMarker } from "../model/markers";
import { formed, shipsOf } from "../model/forces";
import { emptyForce } from "../model/empty";
import { forceId, forceText } from "../model/pieces";
import { type FlatTopTable, type Force, forceAt } from "../model/position";
import { OFF_MAP } from "../model/rules";
import { fits, freeForceNumber, needsBox } from "../model/task-forces";

/** 12.3: ships go from one Task Force to another in the same hex, or form a new one, at no cost. */

/** A ship that changes its Task Force; `to` is -1 for a new one. */
export interface Transfer {
  ship: number;
  from: number;
  to: number;
}

/** All transfers that a side may make now, in a fixed order. */
export const transfers: (t: FlatTopTable, side: number) => readonly Transfer[] = derivedBy(
  (_t, side) => side,
  transfersOf,
  ["forces", "fleet"],
);

function transfersOf(t: FlatTopTable, side: number): Transfer[] {
  const { forces } = t.position;
  const own = formed(t)[side]!;
  const all: Transfer[] = [];
  const mayDetach = [false, true].map((withPlanes) => freeForceNumber(t, side, withPlanes) !== undefined);
  for (const from of own) {
    const { hex } = forces[from]!;
    if (hex === OFF_MAP) continue;
    const others = own.filter((to) => to !== from && forces[to]!.hex === hex);
    const ships = shipsOf(t, from);
    for (const ship of ships) {
      if (ships.length > 1 && mayDetach[needsBox(t.rules, ship) ? 1 : 0]) all.push({ ship, from, to: -1 });
      for (const to of others) if (fits(t, ship, from, to)) all.push({ ship, from, to });
    }
  }
  return all;
}

/** Carries a transfer out; returns the Task Force in which the ship is then. */
export function transfer(t: FlatTopTable, { ship, from, to }: Transfer): Force {
  const target = to < 0 ? newForce(t, t.position.forces[from]!, ship) : to;
  t.set(t.position.fleet.force, ship, target);
  if (shipsOf(t, from).length === 0) dissolve(t, from);
  return t.position.forces[target]!;
}

/** A Task Force whose last ship is gone: its counter is free again. */
export function dissolve(t: FlatTopTable, n: number): void {
  const force = t.position.forces[n]!;
  leaveMarker(t, force);
  t.set(t.position.forces, n, emptyForce(force.side, force.number));
}

/** A new Task Force beside another one. */
function newForce(t: FlatTopTable, { side, hex, enters, entry, marker, flags }: Force, ship: number): number {
  const number = freeForceNumber(t, side, needsBox(t.rules, ship))!;
  const n = forceAt(side, number);
  // Whoever sees the ships sees them still, now in two Task Forces (7.16).
  t.set(t.position.forces, n, { ...emptyForce(side, number), hex, enters, entry, marker, flags });
  return n;
}

export function describeTransfer(t: FlatTopTable, { ship, from, to }: Transfer): Choice {
  const { forces } = t.position;
  return {
    do: to < 0 ? "detach" : "transfer",
    ship: t.rules.ships[ship]!.id,
    from: forceId(forces[from]!),
    ...(to >= 0 && { to: forceId(forces[to]!) }),
  };
}

export function sayTransfer(t: FlatTopTable, each: Transfer, rule: string): void {
  const from = forceText(t.position.forces[each.from]!);
  const into = transfer(t, each);
  t.say(rule, () => `${t.rules.ships[each.ship]!.name} leaves ${from} for ${forceText(into)}.`, [into.side]);
}
