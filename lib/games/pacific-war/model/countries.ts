import type { PacificTable, Position } from "./position";
import { ALLIED, JAPANESE, type Rules } from "./rules";
import { airClass, groundClass } from "./units";

/** 33.0 Countries, and which of them have fallen. */

/** What `war.special` counts: steps that Japan has marched into India (33.5). */
export const INDIA_STEPS = "india-steps";

type Where = Pick<PacificTable, "rules" | "position">;

/** Countries that surrender as things stand and have not yet (33.4 to 33.7). */
export function fallen({ rules, position }: Where): string[] {
  const { war } = position;
  if (!war) return [];
  const { dutchPlace, indiaSteps, malayaCapital } = rules.parameters.countries;
  const isTaken = (place: number): boolean => position.control[place] === JAPANESE;
  const areTaken = (city: "chinese" | "indian"): boolean =>
    rules.places.every((place, n) => place.city !== city || isTaken(n));
  const tests: Readonly<Record<string, () => boolean>> = {
    malaya: () => isTaken(rules.placeOf[malayaCapital]!),
    "dutch-east-indies": () => isTaken(rules.placeOf[dutchPlace]!) && isCleared(rules, position, dutchPlace),
    india: () => (war.special[INDIA_STEPS] ?? 0) >= indiaSteps && areTaken("indian"),
    china: () => areTaken("chinese"),
  };
  return Object.entries(tests).flatMap(([id, test]) => (!war.surrendered.includes(id) && test() ? id : []));
}

/** 33.5, 33.6: whether the Replacements of a nation are lost for good. */
export const isWithoutReplacements = ({ position }: Where, nation: string): boolean =>
  (position.war?.surrendered ?? []).some(
    (id) => (id === "india" && nation === "britain") || (id === "china" && nation === "china"),
  );

/** The headquarters that leaves the game with a country; undefined for none (33.4, 33.5, 33.7). */
export function headquartersOf({ parameters }: Rules, country: string): string | undefined {
  const { dutchHeadquarters, indiaHeadquarters, malayaHeadquarters } = parameters.countries;
  return { "dutch-east-indies": dutchHeadquarters, india: indiaHeadquarters, malaya: malayaHeadquarters }[
    country
  ];
}

/** Every place on the island of one is Japanese, and no Allied ground or air unit is on it (33.4). */
function isCleared(rules: Rules, position: Position, at: string): boolean {
  const island = islandOf(rules, rules.places[rules.placeOf[at]!]!.hex);
  return (
    rules.places.every(({ hex }, n) => !island.has(hex) || position.control[n] === JAPANESE) &&
    position.groundUnits.every(
      (unit) => unit.ship >= 0 || !island.has(unit.hex) || groundClass(rules, unit).side !== ALLIED,
    ) &&
    position.airUnits.every(
      (unit) =>
        unit.steps === 0 || unit.ship >= 0 || !island.has(unit.hex) || airClass(rules, unit).side !== ALLIED,
    )
  );
}

/** All land that ground units reach from a hex. */
function islandOf({ hexes }: Rules, from: number): Set<number> {
  const island = new Set([from]);
  const queue = [from];
  for (let n = 0; n < queue.length; n++)
    for (let direction = 0; direction < 6; direction++) {
      const to = hexes.next[queue[n]! * 6 + direction]!;
      if (to < 0 || (hexes.ground[queue[n]!]! & (1 << direction)) === 0 || island.has(to)) continue;
      island.add(to);
      queue.push(to);
    }
  return island;
}
