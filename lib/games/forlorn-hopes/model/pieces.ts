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

const irregular: Readonly<Record<string, string>> = { has: "have", is: "are", passes: "pass", does: "do" };
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
export const shipId = ({ rules }: ForlornTable, ship: number): string => rules.ships[ship]!.id;
export const groundText = ({ rules }: ForlornTable, unit: number): string => rules.groundUnits[unit]!.name;
export const groundId = ({ rules }: ForlornTable, unit: number): string => rules.groundUnits[unit]!.id;
