import { isCrippled, isSlowed } from "../board/sailing";
import { note, sinkShip } from "../model/losses";
import { type FlatTopTable, ShipFlag } from "../model/position";

/** 21.2: hits on ships, and what they leave of its factors. */

/** Marks hits on a ship, which may sink; what is over is lost (21.2). Returns the hits that counted. */
export function hitShip(t: FlatTopTable, ship: number, hits: number): number {
  const { name, side, type, damage, movement } = t.rules.ships[ship]!;
  const { fleet, turn } = t.position;
  const before = fleet.hits[ship]!;
  const after = Math.min(damage, before + hits);
  if (after === before) return 0;
  t.set(fleet.hits, ship, after);
  note(t, "damage", side, type, after - before);
  t.change(`/ships/${t.rules.ships[ship]!.id}/hits`, before, after);
  if (after === damage) {
    t.say("21.2", () => `${name} sinks.`);
    sinkShip(t, ship, "25.1");
    return after - before;
  }
  t.say(
    "21.2",
    () => `${name} has ${after} of ${damage} hits${isCrippled(t, ship) ? " and is crippled" : ""}.`,
  );
  // 21.2.1: a ship with a Movement Factor of 1 moves every second turn, beginning with the turn after.
  if (movement === 1 && !isSlowed(t.rules, ship, before) && isSlowed(t.rules, ship, after))
    t.set(fleet.moves, ship, turn + 1);
  return after - before;
}

/** Hits that a ship can still take; more than that are lost (21.2). */
export const hitsToSink = ({ rules, position }: FlatTopTable, ship: number): number =>
  rules.ships[ship]!.damage - position.fleet.hits[ship]!;

/** 21.2.2, 21.4: the Gunnery Factor after damage. */
export const gunneryOf = ({ rules, position }: FlatTopTable, ship: number): number =>
  Math.max(0, rules.ships[ship]!.gunnery - position.fleet.hits[ship]! * rules.parameters.damage.gunnery);

/** 21.2.2: the AA Factor after damage. */
export const antiAircraftOf = ({ rules, position }: FlatTopTable, ship: number): number =>
  Math.max(
    0,
    rules.ships[ship]!.antiAircraft - position.fleet.hits[ship]! * rules.parameters.damage.antiAircraft,
  );

/** 19.8.2, 21.2.2: torpedoes are never reduced, and used once. */
export const torpedoesOf = ({ rules, position }: FlatTopTable, ship: number): number =>
  position.fleet.flags[ship]! & ShipFlag.torpedoesSpent ? 0 : rules.ships[ship]!.torpedo;
