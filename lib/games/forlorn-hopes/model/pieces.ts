import { capital } from "../../../words";
import type { ForlornTable } from "./position";
import { ALLIED, boxOfSite, isBox, type Rules, sideIds } from "./rules";

/** Names of things in sentences, and their ids in choices. */

export const sideText = (side: number): string => ["the Allies", "Japan"][side] ?? "nobody";

/** A side with the verb of its number: "Japan passes", "the Allies pass". The verb is given as that of Japan. */
const sideWith = (side: number, verb: string): string =>
  `${sideText(side)} ${side === ALLIED ? pluralOf(verb) : verb}`;

/** The same at the beginning of a sentence. */
export const sideDoes = (side: number, verb: string): string => capital(sideWith(side, verb));

const irregular: Readonly<Record<string, string>> = {
  has: "have",
  is: "are",
  passes: "pass",
  does: "do",
  lies: "lie",
};
const pluralOf = (verb: string): string => irregular[verb] ?? verb.replace(/ies$/, "ys").replace(/s$/, "");

export const sideId = (side: number): string => sideIds[side] ?? "none";

/** "1807", or the id of a box. */
export function siteId(rules: Rules, site: number): string {
  return (isBox(rules, site) ? rules.boxes[boxOfSite(rules, site)]?.id : rules.hexes.ids[site]) ?? "nowhere";
}

/** "Soerabaja", "hex 1707", "Indochina". */
export function siteText({ rules }: ForlornTable, site: number): string {
  if (isBox(rules, site)) return rules.boxes[boxOfSite(rules, site)]!.name;
  const place = rules.places[rules.hexes.place[site] ?? -1];
  return place ? `${place.name} (${rules.hexes.ids[site]})` : `hex ${rules.hexes.ids[site] ?? "?"}`;
}

export const airUnitText = ({ rules }: ForlornTable, unit: number): string => rules.airUnits[unit]!.name;
export const airUnitId = ({ rules }: ForlornTable, unit: number): string => rules.airUnits[unit]!.id;
export const baseText = ({ rules }: ForlornTable, base: number): string => rules.bases[base]!.name;
export const baseId = ({ rules }: ForlornTable, base: number): string => rules.bases[base]!.id;
export const shipText = ({ rules }: ForlornTable, ship: number): string => rules.ships[ship]!.name;
/**
 * Whether a name is a plural: "US destroyers", "East Fleet transports 2", "British destroyers (reserve)". A name that ends in a
 * proper noun is none: "HMS Prince of Wales".
 */
const isPlural = (name: string): boolean => /(^| )[a-z]+[^s]s( \d+)?( \([^)]*\))?$/.test(name);

/** A name with the verb of its number: "US destroyers fire", "Dutch light cruiser fires". The verb is given in the singular. */
export const nameDoes = (name: string, verb: string): string =>
  `${name} ${isPlural(name) ? pluralOf(verb) : verb}`;

/** The same with the verb before it, in a question: "do US destroyers", "is Dutch light cruiser". */
export const doesName = (verb: string, name: string): string =>
  `${isPlural(name) ? pluralOf(verb) : verb} ${name}`;

/** "the airbase of Koepang", "Mobile airbase A". */
export function theAirbase(rules: Rules, base: number): string {
  const { kind, name } = rules.bases[base]!;
  return kind === "mobile" ? name : `the airbase of ${name}`;
}

/** The same at the beginning of a sentence. */
export const airbaseText = ({ rules }: ForlornTable, base: number): string =>
  capital(theAirbase(rules, base));

export const shipDoes = (t: ForlornTable, ship: number, verb: string): string =>
  nameDoes(shipText(t, ship), verb);
export const doesShip = (t: ForlornTable, ship: number): string => doesName("does", shipText(t, ship));
export const shipId = ({ rules }: ForlornTable, ship: number): string => rules.ships[ship]!.id;
/** "supply unit Ceram" for "allied-ceram": a supply unit goes by the place for which it was made. */
export function supplyName(id: string): string {
  const words = id.replace(/^(allied|japanese)-/, "").split("-");
  return `supply unit ${words.map(capital).join(" ")}`;
}

export const groundText = ({ rules }: ForlornTable, unit: number): string => rules.groundUnits[unit]!.name;
export const groundId = ({ rules }: ForlornTable, unit: number): string => rules.groundUnits[unit]!.id;
