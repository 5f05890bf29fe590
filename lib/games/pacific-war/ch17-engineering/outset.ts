import { costIn } from "../model/command-points";
import { hexesWithEngineers } from "../model/constructions";
import { isLinked, payersOf } from "../model/links";
import type { PacificTable } from "../model/position";
import { NOWHERE, sideIds } from "../model/rules";
import { warOf } from "../model/war";

/**
 * 17.1.A: engineers are Linked and Bases are repaired (17.2) as they were at the outset of the phase. A Base that is finished or
 * repaired in it, or an Offensive Support Base that is built or removed, changes links only for what comes after.
 */

/** A Linked hex with engineers, a damaged Base or Resources that are out, with the headquarters that it is linked to. */
export type Site = {
  hex: number;
  /** By headquarters: what one Command Point costs it there (11.7.3). */
  payers: Record<string, number>;
};

/** Those of one side. */
export type Outset = { sites: Site[] };

export const outsetOf = (t: PacificTable): Outset[] =>
  [...sideIds.keys()].map((side) => ({ sites: sitesOf(t, side) }));

function sitesOf(t: PacificTable, side: number): Site[] {
  const { rules, position } = t;
  const { interdictedResources } = warOf(t);
  const hexes = new Set([
    ...hexesWithEngineers(t, side),
    ...position.bases.flatMap((base) =>
      base.side === side && base.hits > 0 && base.hex !== NOWHERE ? base.hex : [],
    ),
    ...position.demolished.map((place) => rules.places[place]!.hex),
    ...interdictedResources.map((id) => rules.places[rules.placeOf[id]!]!.hex),
  ]);
  return [...hexes].flatMap((hex) => {
    if (!isLinked(t, hex, side)) return [];
    const payers = payersOf(t, hex, side).map((payer): [string, number] => [
      rules.headquarters[payer]!.id,
      costIn(t, hex, payer, 1),
    ]);
    return { hex, payers: Object.fromEntries(payers) };
  });
}

export const siteAt = ({ sites }: Outset, hex: number): Site | undefined =>
  sites.find((site) => site.hex === hex);
