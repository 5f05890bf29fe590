import { aboard, capacityOf } from "./model/decks";
import { shipsOf } from "./model/forces";
import type { FlatTopTable } from "./model/position";
import { ALL_LAND, OFF_MAP } from "./model/rules";
import { whyNotTogether } from "./model/task-forces";

/** What must hold in every position, in words. */
export function invariants(t: FlatTopTable): string[] {
  const { rules, position } = t;
  const broken: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what);
  };
  for (const [n, { id, damage }] of rules.ships.entries()) {
    const hits = position.fleet.hits[n]!;
    must(
      hits >= 0 && (hits < damage || position.fleet.force[n]! < 0),
      `${id} is afloat with ${hits} hits of ${damage}.`,
    );
    must(position.fleet.force[n]! < position.forces.length, `${id} is in a Task Force that there is not.`);
  }
  for (const [n, force] of position.forces.entries()) {
    const ships = shipsOf(t, n);
    if (ships.length === 0) continue;
    must(
      ships.every((ship) => rules.ships[ship]!.side === force.side),
      `Task Force ${n} has ships of both sides.`,
    );
    must(!whyNotTogether(rules, force.side, force.number, ships), `Task Force ${force.number} is too large.`);
    must(force.hex === OFF_MAP || rules.hexes.terrain[force.hex] !== ALL_LAND, `Task Force ${n} is on land.`);
  }
  for (const [field, deck] of position.decks.entries()) {
    const groups = [...deck.ready, ...deck.readying, ...deck.dispersed, ...deck.landed];
    must(
      groups.every(({ count }) => count > 0),
      `${rules.fields[field]!.id} has an empty group.`,
    );
    must(
      aboard(deck) === 0 || aboard(deck) <= capacityOf(t, field),
      `${rules.fields[field]!.id} is too full.`,
    );
  }
  for (const { id, side, isAir, hex } of position.markers) {
    const units = isAir ? position.formations : position.forces;
    const under = units.filter(
      (unit: { side: number; marker: number }) => unit.side === side && unit.marker === id,
    );
    must(under.length > 0, `Marker ${id} stands for nothing.`);
    must(
      under.every((unit: { hex: number }) => unit.hex === hex),
      `Marker ${id} is not where its units are.`,
    );
  }
  return broken;
}
