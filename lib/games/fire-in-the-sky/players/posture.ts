import { seaDeploymentCost, seaDestinations } from "../board/marching";
import { isFriendlyBase, limitOf, loadOf } from "../board/occupation";
import { has, pieceAt } from "../model/pieces";
import { Flag } from "../model/position";
import type { Outlook } from "./outlook";
import { byOneHex, type Move } from "./move";
import { isExposed, isHeld } from "./survey";
import { worthOf } from "./worth";

/** Where aircraft are wanted: over what is to be taken, and over what is to be held. */

/** What the first air step at a base would do there; each further one does less. */
function airWanted(outlook: Outlook): Float64Array {
  const { t, side, theirs, own } = outlook;
  const wanted = new Float64Array(t.rules.places.length);
  for (const base of t.rules.bases) {
    if (!isHeld(t, base, side) || t.rules.places[base]!.airCapacity === 0) continue;
    let want = 0;
    for (const goal of t.rules.commitOf[base]!) {
      if (t.rules.places[goal]!.kind !== "base" || (isHeld(t, goal, side) && theirs.land[goal] === 0))
        continue;
      const fight = theirs.land[goal]! > 0 || theirs.air[goal]! > 0 || own.land[goal]! > 0;
      want += worthOf(outlook, goal) * (fight ? 0.5 : 0.1);
    }
    if (isExposed(outlook, base))
      want +=
        0.4 * worthOf(outlook, base) * (t.rules.places[base]!.homeOf >= 0 ? outlook.weights.homeland : 1);
    // Aircraft without troops beside them are lost with the base.
    wanted[base] = own.land[base]! > 0 ? want : want * 0.5;
  }
  return wanted;
}

/** Worth of an air step where so many are already. */
const marginal = (wanted: number, steps: number): number => wanted / (1 + steps / 3);

/** Air steps that still find room at each base; below 0 there are too many. */
function roomInTheAir({ t, side }: Outlook): Float64Array {
  const room = new Float64Array(t.rules.places.length);
  for (const base of t.rules.bases) room[base] = limitOf(t, base, "air") - loadOf(t, base, side, "air");
  return room;
}

/** Least that must be gained by a flight. */
const LEAST = 0.2;

/** Flights that improve on where the aircraft are. */
export function postureOf(outlook: Outlook, second: boolean, spare: readonly number[]): Move[] {
  const { t, side, own } = outlook;
  const { places } = t.rules;
  const wanted = airWanted(outlook);
  const room = roomInTheAir(outlook);
  const moves: Move[] = [];
  for (const p of t.rules.airOfSide[side]!) {
    const from = t.position.at[p]!;
    const steps = t.position.steps[p]!;
    if (steps === 0 || t.position.tf[p] !== -1 || has(t, p, Flag.deployed)) continue;
    if (!isFriendlyBase(t, from, side) || (second && has(t, p, Flag.movedOperationally))) continue;
    const { nation } = pieceAt(t, p);
    const here = marginal(wanted[from]!, own.air[from]! - steps);
    const over = own.air[from]! > limitOf(t, from, "air") ? 2 : 0;
    const consider = (to: number, bySea: boolean, cost: number): void => {
      if (places[to]!.kind !== "base" || steps > room[to]!) return;
      const gain = steps * (marginal(wanted[to]!, own.air[to]!) - here) + over - cost * 0.05;
      if (gain > LEAST) moves.push({ p, to, bySea, gain, why: "Aircraft are needed more there." });
    };
    for (const to of byOneHex(outlook, p, second)) consider(to, false, 0);
    const cost = seaDeploymentCost(t, p);
    if (cost > spare[nation]! || has(t, p, Flag.oneHexDeployed)) continue;
    for (const to of seaDestinations(t, p)) consider(to, true, cost);
  }
  return moves;
}
