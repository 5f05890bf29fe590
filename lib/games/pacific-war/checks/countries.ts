import type { Documents, Finding, RuleCheck } from "../../types";
import {
  aircraftOf,
  type ForceAt,
  forcesOf,
  game,
  groundUnitsOf,
  headquartersOf,
  installationsOf,
  parametersOf,
  shipsOf,
} from "./documents";

/** V-24: what leaves the game with a country that surrenders (33.4 to 33.7) is not set up after that. */

interface Fallen {
  name: string;
  rule: string;
  /** The headquarters that leaves the game. */
  headquarters: string | undefined;
  /** The nation all of whose units do. */
  nation?: string;
}

function fallenIn(documents: Documents, { scenario }: ForceAt): Fallen[] {
  const of = parametersOf(documents).countries;
  const surrendered: readonly string[] = scenario.strategic?.surrendered ?? [];
  const all: Readonly<Record<string, Fallen>> = {
    malaya: { name: "Malaya", rule: "33.7", headquarters: of?.malayaHeadquarters },
    "dutch-east-indies": {
      name: "The Dutch East Indies",
      rule: "33.4",
      headquarters: of?.dutchHeadquarters,
      nation: "netherlands",
    },
    india: { name: "India", rule: "33.5", headquarters: of?.indiaHeadquarters },
  };
  // 33.7: who has taken Singapore has taken Malaya.
  const isTaken = of !== undefined && (scenario.control?.japanese ?? []).includes(of.malayaCapital);
  return Object.entries(all).flatMap(([id, country]) =>
    surrendered.includes(id) || (id === "malaya" && isTaken) ? country : [],
  );
}

/** Pointers of the units of a nation, by what they are called. */
function unitsOf(documents: Documents, { own, pointer }: ForceAt, nation: string): [string, string][] {
  const { bases } = installationsOf(documents);
  const [ships, classes, counters] = [shipsOf(documents), aircraftOf(documents), groundUnitsOf(documents)];
  const found: [string, string][] = [];
  for (const id of Object.keys(own.ships ?? {}))
    if (ships[id]?.nation === nation) found.push([`${pointer}/ships/${id}`, ships[id].name]);
  for (const [id, unit] of Object.entries(own.airUnits ?? {}))
    if (classes[unit.class]?.nation === nation) found.push([`${pointer}/airUnits/${id}`, unit.name ?? id]);
  for (const id of Object.keys(own.groundUnits ?? {}))
    if (counters[id]?.nation === nation) found.push([`${pointer}/groundUnits/${id}`, counters[id].name]);
  for (const [at, { unit }] of Object.entries(own.bases ?? {}))
    if (bases[unit]?.nation === nation) found.push([`${pointer}/bases/${at}`, bases[unit].name]);
  return found;
}

const surrenderedCountries: RuleCheck = {
  code: `rule/${game}/surrendered-countries`,
  rule: "33.0",
  severity: "error",
  title: "A set-up has what has left the game with a country that has surrendered.",
  explain:
    "With Malaya, the Dutch East Indies and India their headquarters leave the game for good, with the Dutch East Indies all Dutch units and Bases as well (33.4, 33.5, 33.7). " +
    "Remove them, or the country from “surrendered”; whoever controls Singapore has Malaya.",
  run: (documents) =>
    forcesOf(documents).flatMap((force): Finding[] =>
      fallenIn(documents, force).flatMap(({ name, rule, headquarters = "", nation }) => {
        const finding = (pointer: string, what: string): Finding => ({
          document: force.path,
          pointer,
          message: `${name} has surrendered, and ${what} has left the game.`,
          hint: "Remove it.",
          rule,
        });
        return [
          ...(force.own.headquarters?.[headquarters]
            ? [
                finding(
                  `${force.pointer}/headquarters/${headquarters}`,
                  headquartersOf(documents)[headquarters]?.name ?? headquarters,
                ),
              ]
            : []),
          ...(nation === undefined
            ? []
            : unitsOf(documents, force, nation).map(([pointer, what]) => finding(pointer, what))),
        ];
      }),
    ),
};

export const countryChecks: readonly RuleCheck[] = [surrenderedCountries];
