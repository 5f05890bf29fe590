import type { PacificTable } from "../model/position";
import { goalsOf } from "./goals";
import { weightsOf } from "./weights";

/** What hits are worth to a side, in the worths of its weights. */

/** Hits that a ship of the other side still takes, or as many as are asked for. */
export function hitsLeft(t: PacificTable, side: number, ship: number): number {
  const { hitCapacity } = t.rules.ships[ship]!;
  const now = t.position.fleet.hits[ship]!;
  const wanted = goalsOf(t, side).wanted.get(ship);
  return Math.max(0, (wanted !== undefined && now < wanted ? wanted : hitCapacity) - now);
}

/** One hit on a ship whose counter is seen. */
export function hitWorth(t: PacificTable, side: number, ship: number): number {
  const { of, launchCapacity } = t.rules.ships[ship]!;
  const { carrierHit, capitalHit, warshipHit, transportHit, goal } = weightsOf(t, side);
  const goals = goalsOf(t, side);
  const base =
    launchCapacity > 0 ? carrierHit : of.transport ? transportHit : of.capital ? capitalHit : warshipHit;
  const wanted = goals.wanted.get(ship);
  // Beyond what is asked for a hit is only a hit.
  if (wanted !== undefined && t.position.fleet.hits[ship]! >= wanted) return base / 2;
  const end = (goals.ends.get(ship) ?? 0) / Math.max(1, hitsLeft(t, side, ship));
  return base + goal * (end + (goals.hits.get(ship) ?? 0));
}

/** What an air step of the enemy is worth. */
export const airStepWorth = (t: PacificTable, side: number): number => {
  const { airStep, goal } = weightsOf(t, side);
  return airStep * (1 + goal * goalsOf(t, side).airStep);
};

/** One hit on a Base in a hex of the enemy; only where it is asked for it counts for much. */
export function baseHitWorth(t: PacificTable, side: number, hex: number): number {
  const { baseHit, goal } = weightsOf(t, side);
  const place = t.rules.hexes.place[hex]!;
  const wanted = goalsOf(t, side).bases.get(place) ?? 0;
  return baseHit + (t.position.interdictedOnce.includes(place) ? 0 : (goal * wanted) / HITS_OF_BASE);
}

/** Hits of a small Base. */
const HITS_OF_BASE = 5;
