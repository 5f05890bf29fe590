import type { Choice, Json } from "../../../../kernel";
import { counted, countedNames } from "../../../../words";
import { supplyName, theAirbase } from "../../model/pieces";
import type { Rules } from "../../model/rules";
import { nameOf } from "../names";

/** Options that are said as a whole, because their members do not stand in the order in which people say them. */

interface Names {
  (value: Json | undefined): string;
  /** "the airbase of Koepang", "Mobile airbase A". */
  airbase(value: Json): string;
}
type Say = (choice: Choice, name: Names) => string | undefined;

const supplyUnit = (id: Json | undefined): string =>
  id === "new" ? "a new supply unit" : `the ${supplyName(String(id))}`;

/** A unit or a supply unit that goes aboard, ashore or overboard. */
const cargo: Say = ({ unit, supply }, name) => (unit === undefined ? supplyUnit(supply) : name(unit));

const bombarded: Say = ({ airbase, place, barges, unit }, name) =>
  airbase === undefined ? name(place ?? barges ?? unit) : name.airbase(airbase);

const whole: Readonly<Record<string, Say>> = {
  attack: ({ unit, ship, mode, altitude }, name) =>
    mode === undefined
      ? undefined
      : `attack ${ship === undefined ? "" : `${name(ship)} `}with ${name(unit)} (${String(mode).replaceAll("-", " ")})${
          altitude === undefined ? "" : ` at ${String(altitude)} altitude`
        }`,
  bombard: (choice, name) => `bombard ${bombarded(choice, name)} with ${name(choice.ship)}`,
  fire: ({ ship, target }, name) =>
    ship === undefined ? undefined : `fire at ${name(target)} with ${name(ship)}`,
  "hold-fire": ({ ship }, name) => (ship === undefined ? "hold fire" : `hold fire with ${name(ship)}`),
  torpedo: ({ submarine, target }, name) => `attack ${name(target)} with ${name(submarine)}`,
  support: ({ units, paratroops }, name) => {
    const support = [...(units as string[]).map(name), ...(paratroops === true ? ["paratroops"] : [])];
    return support.length === 0 ? "attack without support" : `support with ${countedNames(support)}`;
  },
  embark: (choice, name) => `embark ${cargo(choice, name)} on ${name(choice.ship)}`,
  "lose-cargo": (choice, name) => `lose ${cargo(choice, name)}`,
  "land-supply": (choice, name) => `land ${cargo(choice, name)}`,
  fly: ({ unit, base, arms }, name) =>
    base === undefined
      ? `fly reconnaissance with ${name(unit)}`
      : `fly ${name(unit)} from ${name(base)}${arms === undefined ? "" : ` with ${String(arms)}`}`,
  patrol: ({ unit }, name) => `patrol with ${name(unit)}`,
  late: ({ base }, name) => `the units from ${name(base)} are late`,
  target: ({ target, unit, supply, ...at }, name) => {
    if (target === "supply") return `target ${supplyUnit(supply)}`;
    if (target === "naval") return "target the ships";
    if (at.base !== undefined) return `target ${name.airbase(at.base)}`;
    return at.place === undefined ? `target ${name(unit)}` : `target the city or port of ${name(at.place)}`;
  },
  "use-spent": ({ at, hits }, name) =>
    `use the supply unit spent at ${name(at)}${hits === 0 ? "" : ` with ${counted(Number(hits), "hit")}`}`,
  "as-ship": ({ ship }, name) => `use ${name(ship)} as a ship`,
  "as-supply-base": ({ ship }, name) => `use ${name(ship)} as a supply base`,
  "naval-mission": ({ type }) => `perform a naval ${String(type)} mission`,
  hold: () => "hold it for a later turn",
  place: ({ arrival }) => (arrival === undefined ? undefined : "place it"),
  stay: () => "leave it where it is",
  react: () => "fly a reaction mission",
  commit: ({ force }) => `commit ${forceText(force)}`,
  "not-commit": ({ force }) => `do not commit ${forceText(force)}`,
  "general-regroup": () => "declare a General Regroup Turn",
  "no-general-regroup": () => "do not declare a General Regroup Turn",
};

const forceText = (force: Json | undefined): string =>
  force === "air-fleet-11" ? "the 11th Air Fleet" : "the Covering Fleet";

/** The option in words, or undefined where its members can be said one by one. */
export function wholeText(rules: Rules, choice: Choice): string | undefined {
  const say = whole[String(choice.do)];
  return say?.(
    choice,
    Object.assign((value: Json | undefined) => nameOf(rules, String(value)) ?? String(value), {
      airbase: (value: Json) => theAirbase(rules, rules.baseOf[String(value)]!),
    }),
  );
}
