import type { Frame } from "../../kernel";
import { canBreakDown } from "./air";
import { isFirstOfLike } from "./like";
import { enemyPresent, isFriendlyBase } from "./occupation";
import { has, pieceAt, transportOf } from "./pieces";
import { deploymentReach } from "./paths";
import { isOn } from "./optional";
import { Flag, type T } from "./position";
import { NOBODY } from "./rules";

/** Where one unit may deploy, and at what price (8.2, 8.3). */

/** Transport Points (quarters) for one leg of Sea Deployment; `steps` for part of an air unit. */
export function seaDeploymentCost(t: T, p: number, steps?: number): number {
  const piece = pieceAt(t, p);
  const rating = piece.kind === "air" && steps !== undefined ? piece.transport * steps : transportOf(t, p);
  return Math.ceil(rating * t.rules.costs.seaDeployment[piece.kind]);
}

/**
 * Destinations by place and nation, kept for as long as a Deployment Phase lasts: in it the enemy does not
 * move and no base changes hands, so they cannot change.
 */
const legs = new WeakMap<Frame, Map<number, readonly number[]>>();

/** Friendly bases that one leg of Sea Deployment reaches, without enemy units, nearest first (8.2). */
export function seaDestinations(t: T, p: number): readonly number[] {
  const found = seaLegs(t, p);
  return found.some((place) => isClosedToAir(t, p, place))
    ? found.filter((place) => !isClosedToAir(t, p, place))
    : found;
}

/** 18.1.8: aircraft cannot deploy to a base that was captured in this player turn. */
export const isClosedToAir = (t: T, p: number, place: number): boolean =>
  t.position.captured[place] !== NOBODY &&
  pieceAt(t, p).kind === "air" &&
  t.frame("second-deployment") !== undefined &&
  isOn(t, "unpack-your-things");

function seaLegs(t: T, p: number): readonly number[] {
  const { side, nation } = pieceAt(t, p);
  const from = t.position.at[p]!;
  const phase = t.frame("first-deployment") ?? t.frame("second-deployment");
  if (!phase) return legsFrom(t, from, side, nation);
  let known = legs.get(phase);
  if (!known) legs.set(phase, (known = new Map()));
  const key = from * t.rules.nations.length + nation;
  let found = known.get(key);
  if (!found) known.set(key, (found = legsFrom(t, from, side, nation)));
  return found;
}

/** The same for a mover of this side; `nation` is -1 for ships of several nations, to whom no box is open. */
export function legsFrom(t: T, from: number, side: number, nation: number): number[] {
  const found: number[] = [];
  for (const node of t.rules.places[from]!.nodes) {
    const { steps, reached, count } = deploymentReach(t, { side, nation }, node);
    for (let i = 0; i < count; i++) {
      const place = t.rules.placeOfNode[reached[i]!]!;
      if (steps[reached[i]!]! === 0 || place === from || found.includes(place)) continue;
      if (isFriendlyBase(t, place, side) && !enemyPresent(t, place, side)) found.push(place);
    }
  }
  return found;
}

/** Places one hex away that One-hex Deployment may enter (8.3). */
export function oneHexDestinations(t: T, p: number): number[] {
  const { side, kind, nation } = pieceAt(t, p);
  const { rules } = t;
  const from = t.position.at[p]!;
  switch (kind) {
    case "replacements":
      return []; // 7.4: never
    case "land": {
      const engaged = enemyPresent(t, from, side);
      return rules.landNext[from]!.filter(
        (to) => !engaged || !(enemyPresent(t, to, side) || t.position.control[to] === 1 - side),
      );
    }
    case "air":
      return rules.next[from]!.filter((to) => isFriendlyBase(t, to, side) && isOpenTo(t, to, nation));
    case "naval": {
      const found: number[] = [];
      const { offsets, targets } = rules.sea;
      for (const node of rules.places[from]!.nodes) {
        for (let i = offsets[node]!; i < offsets[node + 1]!; i++) {
          const to = rules.placeOfNode[targets[i]!]!;
          if (isFriendlyBase(t, to, side) && isOpenTo(t, to, nation) && !found.includes(to)) found.push(to);
        }
      }
      return found;
    }
  }
}

const isOpenTo = (t: T, place: number, nation: number): boolean => {
  const { kind, boxNation } = t.rules.places[place]!;
  return kind !== "off-map" || boxNation === nation;
};

/** What a unit may still do in this Deployment Phase. */
export interface DeploymentRights {
  sea: boolean;
  oneHex: boolean;
}

const NO_RIGHTS: DeploymentRights = { sea: false, oneHex: false };

/** 8.1: one kind a phase; in the second phase no One-hex, and none for what moved operationally. */
export function deploymentRights(t: T, p: number, second: boolean): DeploymentRights {
  const { position } = t;
  const piece = pieceAt(t, p);
  if (position.tf[p] !== -1 || has(t, p, Flag.deployed)) return NO_RIGHTS;
  if (second && piece.kind !== "naval" && has(t, p, Flag.movedOperationally)) return NO_RIGHTS;
  const place = position.at[p]!;
  const here = t.rules.places[place]!;
  if (here.kind !== "base" && here.kind !== "circle" && here.kind !== "off-map") return NO_RIGHTS;
  const atBase = isFriendlyBase(t, place, piece.side);
  return {
    sea: atBase && !has(t, p, Flag.oneHexDeployed) && position.transport[piece.nation]! >= cheapestLeg(t, p),
    oneHex:
      !second &&
      !has(t, p, Flag.seaDeployed) &&
      !has(t, p, Flag.oneHexDeployed) &&
      piece.kind !== "replacements" &&
      (piece.kind === "land" ? t.rules.landNext[place]!.length > 0 : atBase),
  };
}

/** Units that have somewhere to go in this Deployment Phase, like ones once. */
export function deployableUnits(t: T, side: number, second: boolean): number[] {
  return t.rules.piecesOfSide[side]!.filter((p) => {
    const { sea, oneHex } = deploymentRights(t, p, second);
    if ((!sea && !oneHex) || !isFirstOfLike(t, p)) return false;
    return (sea && seaDestinations(t, p).length > 0) || (oneHex && oneHexDestinations(t, p).length > 0);
  });
}

/** An air unit may go step by step, if a counter is free for the rest. */
const cheapestLeg = (t: T, p: number): number =>
  pieceAt(t, p).kind === "air" && canBreakDown(t, p) ? seaDeploymentCost(t, p, 1) : seaDeploymentCost(t, p);
