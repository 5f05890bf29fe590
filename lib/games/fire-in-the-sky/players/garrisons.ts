import { pieceAt, strengthOf } from "../pieces";
import type { T } from "../position";
import { ALLIES } from "../rules";
import { chartsOf } from "./charts";
import type { Desk } from "./desk";
import { once } from "./once";
import { isExposed, isHeld } from "./survey";
import { worthOf } from "./worth";

/**
 * What is at stake when a land unit leaves: everything in a siege; at a base that the enemy may land at, its worth
 * by the risk that he does, for the last unit there; else nothing.
 */
export function dutiesOf(desk: Desk): Map<number, number> {
  const { t, side, theirs } = desk;
  const stakes = new Map<number, number>();
  const last = new Map<number, number>();
  for (const p of t.rules.piecesOfSide[side]!) {
    if (pieceAt(t, p).kind !== "land" || t.position.tf[p] !== -1) continue;
    const place = t.position.at[p]!;
    if (t.rules.places[place]!.kind === "limbo") continue;
    if (theirs.land[place]! > 0) {
      stakes.set(p, Infinity);
      continue;
    }
    const other = last.get(place);
    if (other === undefined || strengthOf(t, p) < strengthOf(t, other)) last.set(place, p);
  }
  for (const [place, p] of last) {
    if (isHeld(t, place, side)) stakes.set(p, stakeAt(desk, place));
  }
  return stakes;
}

/** 17.1: no Allied landings on the first turn of the war. */
export const mayLand = ({ rules, position }: T, side: number): boolean =>
  side !== ALLIES ||
  position.turn !== rules.parameters.turnOne.turn ||
  rules.parameters.turnOne.alliedLandings;

/** Where enemy troops could take ship: who is besieged stays. */
const embarkations = once(({ t, enemy, own, theirs }): number[] => {
  const { places } = t.rules;
  const found: number[] = [];
  for (let place = 0; place < places.length; place++) {
    const { kind } = places[place]!;
    if (
      theirs.land[place]! > 0 &&
      own.land[place] === 0 &&
      (kind === "base" || kind === "off-map") &&
      isHeld(t, place, enemy)
    )
      found.push(place);
  }
  return found;
});

/** What leaving a base without troops puts at stake: its worth, by the enemy strength that could come. */
export function stakeAt(desk: Desk, place: number): number {
  const { t, enemy, theirs, weights } = desk;
  if (!mayLand(t, enemy) || !isExposed(desk, place)) return 0;
  const { movement, deployment } = t.rules.parameters;
  const hexes = chartsOf(t.rules).hexes[enemy as 0 | 1];
  const { length } = t.rules.places;
  let strength = 0;
  for (const from of embarkations(desk)) {
    const more = Math.max(0, hexes[from * length + place]! - movement.landAndAirRange);
    const legs = Math.ceil(more / deployment.seaRange);
    strength += theirs.land[from]! * (NEARNESS[legs] ?? 0);
  }
  for (const from of t.rules.landNext[place]!) strength += theirs.land[from]!;
  return weights.garrison * worthOf(desk, place) * Math.min(1, strength / weights.raiders);
}

/** How much enemy troops count by the legs that they must deploy before they can take ship. */
const NEARNESS = [1, 0.5, 0.25];
