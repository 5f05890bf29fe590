import { relayReach, type RelayRule } from "../../../hex";
import { airCover, airZoc } from "./presence";
import { isFriendlyBase, heldHomeBases } from "./occupation";
import { hexOf, pieceAt } from "../model/pieces";
import type { T } from "../model/position";
import { enemyOf, NOBODY } from "../model/rules";

/**
 * Supply Lines (2.2.3.2): from Home Bases along friendly bases, each within a leg of the one before; any
 * hexside may be crossed; an uncovered hex in an enemy Air ZOC may be entered but ends the line.
 * Returns 1 for every place that a line from one of `homes` reaches. Into `before`, one entry a place, it
 * writes the last base on the way there: of a base the one before it, of one of `homes` itself.
 */
export function supplied(t: T, side: number, homes: readonly number[], before?: Int16Array): Uint8Array {
  const { next, places, parameters } = t.rules;
  const zone = airZoc(t, enemyOf(side));
  const cover = airCover(t, side);
  const rule: RelayRule = {
    legLength: parameters.supply.legLength,
    isRelay: (place) => isFriendlyBase(t, place, side),
    // Nothing of the other side's leads through an off-map box (2.2.4).
    isClosed: (place) => places[place]!.kind === "off-map" && places[place]!.control !== side,
    stops: (place) => zone[place] !== 0 && cover[place] === 0,
  };
  return relayReach(next, homes, rule, before);
}

/** Home Bases of all nations of a side, as far as it holds them. */
export function homeBasesOf(t: T, side: number): number[] {
  return t.rules.nations.flatMap((nation, n) => (nation.side === side ? heldHomeBases(t, n) : []));
}

/**
 * Whether a land unit is in supply in a battle (12.3.4.4, 17.4). `seaControl`: the side that has it in the
 * hex; `seaControlCuts`: whether enemy Sea Control cuts supply there (not from one half of a split hex).
 */
export function landInSupply(
  t: T,
  p: number,
  seaControl: number,
  seaControlCuts: boolean,
  lines: Uint8Array,
): boolean {
  const { side, nation } = pieceAt(t, p);
  const place = hexOf(t, p);
  if (t.rules.parameters.alwaysOutOfSupply[nation]) return false;
  const homeOf = t.rules.places[place]!.homeOf;
  if (homeOf >= 0 && t.rules.nations[homeOf]!.side === side && isFriendlyBase(t, place, side)) return true;
  if (seaControl === side) return true;
  if (seaControl !== NOBODY && seaControlCuts) return false;
  return lines[place] === 1;
}
