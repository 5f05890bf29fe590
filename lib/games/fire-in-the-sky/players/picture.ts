import { sightOf } from "../optional/hidden-view";
import { pieceAt } from "../model/pieces";
import type { T } from "../model/position";
import { JAPAN, type Rules } from "../model/rules";
import { surfacePower } from "./power";

/** A Task Force under a marker: where it is, and the power that it may have for all its enemy knows. */
export interface Unknown {
  place: number;
  power: number;
}

/** What stands where as a side sees it; the one source from which players judge the board. */
export interface Picture {
  readonly at: readonly number[];
  readonly steps: readonly number[];
  readonly tf: readonly number[];
  readonly unknown: readonly Unknown[];
}

/**
 * The board as it is, but for Task Forces under markers (18.1.4): Japan sees their units at the bases that they
 * came from, as they stood before, and of each marker no more than where it is.
 */
export function pictureOf(t: T, side: number): Picture {
  const { position, rules } = t;
  const sight = side === JAPAN ? sightOf(t) : undefined;
  if (!sight) return { at: position.at, steps: position.steps, tf: position.tf, unknown: [] };
  const at = position.at.slice();
  const steps = position.steps.slice();
  const tf = position.tf.slice();
  for (const p of sight.unused) at[p] = rules.limbo.available;
  const unknown: Unknown[] = [];
  for (const { place, forces } of sight.bases) {
    const seen = position.seenBases.find((each) => each.place === place)!;
    seen.units.forEach((p, i) => {
      steps[p] = seen.steps[i]!;
      const force = position.tf[p]!;
      // Who sails openly is seen where he is.
      if (force >= 0 && !forces.includes(force)) return;
      at[p] = place;
      tf[p] = -1;
    });
    const power = shipsPower(t, seen.units);
    for (const force of forces)
      unknown.push({ place: placeOf(rules, position.taskForces[force]!.node), power: power / forces.length });
  }
  return { at, steps, tf, unknown };
}

const placeOf = (rules: Rules, node: number): number => rules.placeOfNode[node]!;

function shipsPower(t: T, units: readonly number[]): number {
  let power = 0;
  for (const p of units) power += surfacePower(pieceAt(t, p));
  return power;
}
