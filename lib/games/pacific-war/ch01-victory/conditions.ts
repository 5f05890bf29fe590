import type { PacificWarVictoryCondition } from "../../../documents/generated/types";
import { distance } from "../model/distance";
import { isLinked } from "../model/links";
import { Gone, type PacificTable } from "../model/position";
import { homelandPoints, resourcePlaces } from "../model/resources";
import { type Rules, sideIds } from "../model/rules";
import { baseAt, hexNamed, hexOfShip, isCrippled, isInterdicted } from "../model/units";

/** What is true or false of the game for its victory (1.2). `isFinal`: the scenario is over. */

type Condition = PacificWarVictoryCondition;
type Of<Is extends Condition["is"]> = Extract<Condition, { is: Is }>;

export function isTrue(t: PacificTable, condition: Condition, isFinal: boolean): boolean {
  const { position, rules } = t;
  switch (condition.is) {
    case "all":
      return condition.of.every((part) => isTrue(t, part, isFinal));
    case "any":
      return condition.of.some((part) => isTrue(t, part, isFinal));
    case "not":
      return !isTrue(t, condition.of, isFinal);
    case "at-least":
      return condition.of.filter((part) => isTrue(t, part, isFinal)).length >= condition.count;
    case "controls":
      return position.control[placeNumber(rules, condition.place)] === sideIds.indexOf(condition.side);
    case "working-airbase": {
      const base = baseAt(t, hexNamed(rules, condition.place), sideIds.indexOf(condition.side));
      return base >= 0 && !isInterdicted(t, base);
    }
    case "interdicted-once":
      return position.interdictedOnce.includes(placeNumber(rules, condition.place));
    case "ships-with-hits":
      return shipsWithHits(t, condition, isFinal);
    case "ships-sunk":
      return within(
        shipsSunk(t, sideIds.indexOf(condition.side), condition.types, isFinal).length,
        condition,
      );
    case "sunk-or-crippled": {
      const ships = condition.units.map((id) => rules.shipOf[id]!);
      return within(ships.filter((n) => isSunk(t, n, isFinal) || isCrippled(t, n)).length, condition);
    }
    case "air-steps-lost":
      return within(position.airStepsLost[sideIds.indexOf(condition.side)]!, condition);
    case "ground-eliminated":
      return condition.units.every((id) =>
        position.groundUnits.every((unit) => unit.id !== id || unit.hex === Gone.lost),
      );
    case "fortification-destroyed": {
      const fort = rules.fortificationOf[condition.fortification]!;
      return position.fortifications[fort]! >= rules.fortifications[fort]!.hitCapacity;
    }
    case "before":
      return position.month < condition.month;
    case "surrendered":
      return position.war?.surrendered.includes(condition.country) === true;
    case "homeland-points":
      return position.war !== null && within(homelandPoints(t), condition);
    case "merchant-shipping":
      return position.war !== null && within(position.war.merchantShippingPoints, condition);
    case "bomber-reach":
      return position.war !== null && bombersReach(t, condition);
    case "linked":
      return isLinked(t, hexNamed(rules, condition.place), sideIds.indexOf(condition.side));
  }
}

/** 8.9: a group on the map with so many points and so many Homeland hexes within its reach. */
function bombersReach(
  t: PacificTable,
  { within: reach, homelandHexes, points }: Of<"bomber-reach">,
): boolean {
  const { hexes, places } = t.rules;
  const homeland = resourcePlaces(t, "homeland").map((place) => places[place]!.hex);
  return Object.values(t.position.war!.bombers).some((group) => {
    const from = hexes.of[group.at];
    if (from === undefined || group.points < points) return false;
    return homeland.filter((hex) => distance(hexes, from, hex) <= reach).length >= homelandHexes;
  });
}

const placeNumber = (rules: Rules, id: string): number => rules.hexes.place[hexNamed(rules, id)]!;

const within = (count: number, { min, max }: { min?: number; max?: number }): boolean =>
  count >= (min ?? 0) && count <= (max ?? Infinity);

/** 32.0: where the scenario says so, ships that are still Activated at its end count as sunk. */
export function isSunk({ position }: PacificTable, ship: number, isFinal: boolean): boolean {
  const { fleet, terms } = position;
  if (fleet.hex[ship] === Gone.lost) return true;
  if (!isFinal || !fleet.activated[ship] || hexOfShip(position, ship) < 0) return false;
  return Object.values(terms.specialRules).some(({ kind }) => kind === "lost-if-activated");
}

/** Ships of a side that have sunk, of some types or of all. */
export const shipsSunk = (
  t: PacificTable,
  side: number,
  types: readonly string[] | undefined,
  isFinal: boolean,
): number[] => shipsOf(t, side, types).filter((n) => isSunk(t, n, isFinal));

/** Ships of a side that are or were in the game. */
export const shipsOf = (
  { rules, position }: PacificTable,
  side: number,
  types: readonly string[] | undefined,
): number[] =>
  rules.ships.flatMap((ship, n) =>
    ship.side === side && position.fleet.hex[n] !== Gone.absent && (types?.includes(ship.type) ?? true)
      ? n
      : [],
  );

const shipsWithHits = (t: PacificTable, condition: Of<"ships-with-hits">, isFinal: boolean): boolean =>
  shipsOf(t, sideIds.indexOf(condition.side), condition.types).filter(
    (n) => isSunk(t, n, isFinal) || t.position.fleet.hits[n]! >= condition.hits,
  ).length >= condition.count;
