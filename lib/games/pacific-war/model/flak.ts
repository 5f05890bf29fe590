import { counted } from "../../../words";
import { fire } from "./combat";
import type { PacificTable } from "./position";
import { ALLIED, BELOW_ZERO, type Strength } from "./rules";
import { lessHits } from "./units";

/** 28.10 Flak: its strength, and one shot of it. */

/** 26.4: at night half of each strength, rounded up. */
export function flakInLight({ rules, position }: PacificTable, strength: Strength): Strength {
  const isHalved = rules.lighting.conditions[position.lighting]!.flakHalved;
  return strength === null || !isHalved || strength <= BELOW_ZERO ? strength : Math.ceil(strength / 2);
}

/** The Anti-Air Strength of a ship in this light. */
export const flakOfShip = (t: PacificTable, ship: number): Strength =>
  flakInLight(t, lessHits(t.rules.ships[ship]!.antiAir, t.position.fleet.hits[ship]!));

/** Hits of one shot of a side. From a month on the Allies have the better line. */
export function flakAgainst(t: PacificTable, side: number, strength: Strength, who: string): number {
  if (strength === null) return 0;
  const isImproved = side === ALLIED && t.position.month >= t.rules.parameters.flak.improvedFrom;
  const attack = isImproved ? "improved-flak" : "normal-flak";
  const { hits } = fire(t, { attack, strength, side, name: "flak" });
  t.say("28.10", () => `Flak of ${who} with ${strength}: ${counted(hits, "hit")}.`);
  return hits;
}
