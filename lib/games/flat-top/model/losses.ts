import { leaveMarker } from "./markers";
import { emptyDeck, emptyForce } from "./empty";
import { disband, onDeckOf } from "./flights";
import { shipsOf } from "./forces";
import { type FlatTopTable, Gone, type Group } from "./position";
import { enemyOf } from "./rules";

/** Losses of ships and planes, and the Victory Points that they score (21, 25). */

/** For whoever keeps an account of losses. */
export function note(t: FlatTopTable, sort: string, side: number, what: string, count: number): void {
  const { losses } = t.position;
  if (!losses || count === 0) return;
  const key = `${sort}/${t.module.sides[side]!}${what && `/${what}`}`;
  t.set(losses, key, (losses[key] ?? 0) + count);
}

export function score(t: FlatTopTable, side: number, points: number, rule: string, what: () => string): void {
  if (points === 0) return;
  const before = t.position.points[side]!;
  t.set(t.position.points, side as 0, before + points);
  note(t, "points", side, "", points);
  t.change(`/points/${t.module.sides[side]!}`, before, before + points);
  t.say(rule, () => `${points} Victory Points for ${what()}.`);
}

/** 25.4: Air Factors are lost. `back`: whether they count for replacements (22.4). */
export function losePlanes(
  t: FlatTopTable,
  { kind, count }: Pick<Group, "kind" | "count">,
  { unnecessary = false, back = true }: { unnecessary?: boolean; back?: boolean } = {},
): void {
  const { kinds, planes, victoryPoints } = t.rules;
  const plane = planes[kinds[kind]!.plane]!;
  if (back) t.set(t.position.lost, kind, t.position.lost[kind]! + count);
  t.lose(plane.side, plane.id, count);
  note(t, "airFactors", plane.side, plane.id, count);
  const each = unnecessary ? victoryPoints.airFactorUnnecessary : victoryPoints.airFactor;
  score(t, enemyOf(plane.side), each * count, "25.4", () => `${count} ${plane.name}`);
}

/** What a ship is worth when it is sunk: by its Damage Factor, or by what it has not unloaded yet (25.1, 25.5). */
export function valueOf({ rules, position }: FlatTopTable, ship: number): number {
  const { type, damage } = rules.ships[ship]!;
  const byUnloading = rules.victoryPoints.sunkByUnloading[type];
  if (byUnloading) return byUnloading[Math.min(position.fleet.unloaded[ship]!, byUnloading.length - 1)]!;
  return damage * (rules.victoryPoints.sunkPerDamageFactor[type] ?? 0);
}

/** 21.2, 21.2.5: a ship goes down with all its planes, which are not replaced. */
export function sinkShip(t: FlatTopTable, ship: number, rule: string): void {
  const { fleet, forces, decks } = t.position;
  const { name, side, field, record } = t.rules.ships[ship]!;
  const n = fleet.force[ship]!;
  t.lose(side, record, 1);
  note(t, "sunk", side, t.rules.ships[ship]!.type, 1);
  score(t, enemyOf(side), valueOf(t, ship), rule, () => name);
  t.set(fleet.force, ship, Gone.sunk);
  t.set(fleet.anchored, ship, 0);
  if (field >= 0) {
    const deck = decks[field]!;
    for (const box of ["ready", "readying", "dispersed", "landed"] as const)
      for (const group of deck[box]) losePlanes(t, group, { back: false });
    t.set(decks, field, emptyDeck());
    for (const formation of onDeckOf(t, [ship])) {
      for (const flight of [...formation.flights]) losePlanes(t, flight, { back: false });
      disband(t, formation);
    }
  }
  if (n >= 0 && shipsOf(t, n).length === 0) {
    leaveMarker(t, forces[n]!);
    t.set(forces, n, emptyForce(side, forces[n]!.number));
  }
}
