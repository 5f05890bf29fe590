import { ownerOf, siteOfBase } from "../model/bases";
import type { ForlornTable, SupplyUnit } from "../model/position";
import { isHex, NOBODY } from "../model/rules";
import { isOnPortLine, supplyUnitsFor } from "../model/supply";

/**
 * 13.3 Which supply units are used up: those that supply what no line from a port reaches. Lines of supply units with hits are
 * short (13.4), so that one may do where others reach only a part. As few as can be are used up, and which ones of as few is
 * their owner's to say.
 */

/** Ground units that must trace supply: ashore on the map (13.0). */
export const groundToSupply = ({ rules, position: { ground } }: ForlornTable): number[] =>
  rules.groundUnits.flatMap((_, unit) =>
    isHex(rules, ground.site[unit]!) && ground.aboard[unit]! < 0 ? [unit] : [],
  );

/** Airbases that must, with the side that holds each and its hex. */
export const basesToSupply = (t: ForlornTable): { base: number; side: number; site: number }[] =>
  t.rules.bases.flatMap(({ kind }, base) => {
    const [side, site] = [ownerOf(t, base), siteOfBase(t, base)];
    return side !== NOBODY && kind !== "carrier" && isHex(t.rules, site) ? [{ base, side, site }] : [];
  });

/** What lies on an island without a port and has no line is removed, whether anybody needs it or not (13.3). */
export const isLost = (t: ForlornTable, unit: SupplyUnit): boolean =>
  unit.aboard < 0 &&
  isHex(t.rules, unit.site) &&
  !isOnPortLine(t, unit.side, unit.site) &&
  !hasPort(t, unit.site);

/** Whether there is a port on the island of a hex. */
const hasPort = ({ rules: { hexes, places } }: ForlornTable, hex: number): boolean =>
  places.some((place) => place.isPort && hexes.landmass[place.hex] === hexes.landmass[hex]);

/**
 * For each hex of a side that only supply units supply the ids of those that do. What is in supply itself is not used up, and what
 * is lost anyhow costs nothing more: the hexes of these are left out.
 */
function demandsOf(t: ForlornTable, side: number, used: readonly string[]): Demands {
  const { groundUnits } = t.rules;
  const { ground, supply } = t.position;
  const free = new Set(used);
  for (const unit of supply)
    if (unit.side === side && (isOnPortLine(t, side, unit.site) || isLost(t, unit))) free.add(unit.id);
  const hexes = new Set<number>();
  for (const unit of groundToSupply(t)) if (groundUnits[unit]!.side === side) hexes.add(ground.site[unit]!);
  for (const base of basesToSupply(t)) if (base.side === side) hexes.add(base.site);
  return [...hexes].flatMap((hex) => {
    if (isOnPortLine(t, side, hex)) return [];
    const units = supplyUnitsFor(t, side, hex);
    return units.length === 0 || units.some((id) => free.has(id)) ? [] : [units];
  });
}

type Demands = readonly (readonly string[])[];

/** The fewest supply units that meet all demands. */
function fewest(demands: Demands): number {
  // One of those that can meet the narrowest demand is used up. Whatever leaves open what another one does, and more, is not tried.
  const narrowest = demands.toSorted((a, b) => a.length - b.length)[0];
  if (narrowest === undefined) return 0;
  const left = narrowest.map((id) => demands.filter((each) => !each.includes(id)));
  const tried = left.filter(
    (rest, n) =>
      !left.some(
        (other, m) =>
          (other.length < rest.length || (other.length === rest.length && m < n)) &&
          other.every((each) => rest.includes(each)),
      ),
  );
  return 1 + Math.min(...tried.map(fewest));
}

/**
 * The supply units of which one is the next to be used up, by their places in the list: none when all are supplied, one where there
 * is nothing to choose.
 */
export function nextUsed(t: ForlornTable, side: number, used: readonly string[]): number[] {
  const demands = demandsOf(t, side, used);
  if (demands.length === 0) return [];
  const least = fewest(demands);
  const able = t.position.supply.flatMap(({ id }, n) => {
    const others = demands.filter((each) => !each.includes(id));
    return others.length < demands.length && fewest(others) === least - 1 ? [{ id, n }] : [];
  });
  // One without which more are used up is used up in any case.
  const sure = able.find(({ id }) => {
    const without = demands.map((each) => each.filter((other) => other !== id));
    return without.some((each) => each.length === 0) || fewest(without) > least;
  });
  return sure ? [sure.n] : withoutEquals(t, able);
}

/** Of supply units in one hex that are alike the first. */
function withoutEquals(t: ForlornTable, able: readonly { n: number }[]): number[] {
  const kinds = new Map<string, number>();
  for (const { n } of able) {
    const { site, level, hits } = t.position.supply[n]!;
    const kind = `${site} ${level} ${hits}`;
    if (!kinds.has(kind)) kinds.set(kind, n);
  }
  return [...kinds.values()];
}
