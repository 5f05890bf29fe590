import { ofRules } from "../../shared/of-rules";
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

/** What countries that surrender are called, and the rule that says what then leaves the game. */
export const surrenders: Readonly<Record<string, { name: string; rule: string }>> = {
  "dutch-east-indies": { name: "The Dutch East Indies", rule: "33.4" },
  india: { name: "India", rule: "33.5" },
  china: { name: "China", rule: "33.6" },
  malaya: { name: "Malaya", rule: "33.7" },
};

/** The nation all of whose units leave the game with the Dutch East Indies (33.4). */
export const DUTCH = "netherlands";

/** 33.4 to 33.6: whose Replacements are lost for good with a country. */
const replacementsOf: Readonly<Record<string, string>> = {
  "dutch-east-indies": DUTCH,
  india: "britain",
  china: "china",
};

/** 33.4 to 33.6: whether the Replacements of a nation are lost for good. */
export const isWithoutReplacements = ({ position }: Where, nation: string): boolean =>
  (position.war?.surrendered ?? []).some((id) => replacementsOf[id] === nation);

/** The headquarters that leaves the game with a country; undefined for none (33.4, 33.5, 33.7). */
export function headquartersOf(
  { parameters }: { parameters: Pick<Rules["parameters"], "countries"> },
  country: string,
): string | undefined {
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
const islandOf = (rules: Rules, from: number): ReadonlySet<number> => landFrom(rules, [from], Infinity);

/** 33.6: China is all land within so many contiguous land hexes of a Chinese city, over its frontier too. */
export const isInChina = (rules: Rules, hex: number): boolean => chinaOf(rules).has(hex);

const chinaOf = ofRules((rules: Rules) => {
  const cities = rules.places.flatMap(({ city, hex }) => (city === "chinese" ? hex : []));
  return landFrom(rules, cities, rules.parameters.countries.chinaReach);
});

/** Land that is so many hexes at most from others, over land. */
function landFrom({ hexes }: Rules, from: readonly number[], reach: number): ReadonlySet<number> {
  const land = new Set(from);
  let edge = [...from];
  for (let n = 0; n < reach && edge.length > 0; n++) {
    const beyond: number[] = [];
    for (const hex of edge)
      for (let direction = 0; direction < 6; direction++) {
        const to = hexes.next[hex * 6 + direction]!;
        if (to < 0 || (hexes.ground[hex]! & (1 << direction)) === 0 || land.has(to)) continue;
        land.add(to);
        beyond.push(to);
      }
    edge = beyond;
  }
  return land;
}
