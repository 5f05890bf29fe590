import type { Documents, Finding, RuleCheck } from "../../types";
import { DUTCH, headquartersOf, surrenders } from "../model/countries";
import {
  aircraftOf,
  type ForceAt,
  forcesOf,
  game,
  groundUnitsOf,
  headquartersOf as allHeadquarters,
  installationsOf,
  parametersOf,
  shipsOf,
} from "./documents";

/** V-24: what leaves the game with a country that surrenders (33.4 to 33.7) is not set up after that. */

/** Countries that have surrendered when a scenario begins. */
function fallenIn(capital: string, { scenario }: ForceAt): ReadonlySet<string> {
  const surrendered = new Set<string>(scenario.strategic?.surrendered ?? []);
  // 33.7: who has taken Singapore has taken Malaya.
  return (scenario.control?.japanese ?? []).includes(capital) ? surrendered.add("malaya") : surrendered;
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
  run(documents) {
    const { countries } = parametersOf(documents);
    if (!countries) return [];
    return forcesOf(documents).flatMap((force) =>
      [...fallenIn(countries.malayaCapital, force)].flatMap((country) => {
        const headquarters = headquartersOf({ parameters: { countries } }, country);
        const gone: [string, string][] =
          country === DUTCH_EAST_INDIES ? unitsOf(documents, force, DUTCH) : [];
        if (headquarters !== undefined && force.own.headquarters?.[headquarters])
          gone.push([
            `${force.pointer}/headquarters/${headquarters}`,
            allHeadquarters(documents)[headquarters]?.name ?? headquarters,
          ]);
        const { name = country, rule = "33.0" } = surrenders[country] ?? {};
        return gone.map(([pointer, what]): Finding => ({
          document: force.path,
          pointer,
          message: `${name} has surrendered, and ${what} has left the game.`,
          hint: "Remove it.",
          rule,
        }));
      }),
    );
  },
};

const DUTCH_EAST_INDIES = "dutch-east-indies";

export const countryChecks: readonly RuleCheck[] = [surrenderedCountries];
