import { distance } from "./distance";
import type { PacificTable } from "./position";
import { pointsLeft, resourcePlaces } from "./resources";
import { hexOfShip } from "./units";
import { isStrategic, warOf } from "./war";

/** What `war.special` remembers once the Doolittle Raid has been flown (8.8). */
export const DOOLITTLE = "doolittle";

/** 8.8: Homeland Resource hexes that the Hornet can send Doolittle to from where she is. */
export function doolittleTargets(t: PacificTable): number[] {
  const { position, rules } = t;
  if (!isStrategic(t)) return [];
  const { doolittle, doolittleCarrier, doolittleReach } = rules.parameters.strategicBombing;
  if (position.month < doolittle || warOf(t).special[DOOLITTLE] !== undefined) return [];
  const from = hexOfShip(position, rules.shipOf[doolittleCarrier]!);
  if (from < 0) return [];
  return resourcePlaces(t, "homeland").filter(
    (place) =>
      pointsLeft(t, place) > 0 && distance(rules.hexes, from, rules.places[place]!.hex) <= doolittleReach,
  );
}

/** Whether a Task Force has the Hornet, and she is near enough. */
export function carriesDoolittle(t: PacificTable, group: number): boolean {
  const carrier = t.rules.shipOf[t.rules.parameters.strategicBombing.doolittleCarrier]!;
  return t.position.fleet.taskForce[carrier] === group && doolittleTargets(t).length > 0;
}
