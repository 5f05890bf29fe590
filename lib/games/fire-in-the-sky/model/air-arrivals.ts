import { counted } from "../../../words";
import { addAirSteps, combineAir } from "./air";
import { placeName } from "./pieces";
import type { T } from "./position";

/** Air steps that arrive, at a place or on the Turn Record Track, as far as counters are free (2.1, 7.1). */

/** Air steps arrive at a place; those for which no counter is free are forfeited. */
export function placeAir(t: T, nation: number, place: number, steps: number): void {
  const forfeited = addAirSteps(t, nation, place, steps);
  combineAir(t, place);
  const placed = steps - forfeited;
  if (placed > 0) t.say("7.1", () => `${counted(placed, "air step")} at ${placeName(t, place)}.`);
  sayForfeited(t, forfeited);
}

/** Air steps go onto the track with these marks, due on that turn. Returns how many were forfeited. */
export function airToTrack(t: T, nation: number, steps: number, due: number, bits: number): number {
  const { track } = t.rules.limbo;
  const forfeited = addAirSteps(t, nation, track, steps, bits, due);
  combineAir(t, track);
  return forfeited;
}

export function sayForfeited(t: T, steps: number): void {
  if (steps > 0) t.say("7.1", () => `Forfeited, because no counter is free: ${counted(steps, "air step")}.`);
}
