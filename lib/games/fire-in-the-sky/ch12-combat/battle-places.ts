import { derived } from "../../../kernel";
import { onMap } from "../model/pieces";
import type { T } from "../model/position";

/**
 * 12.3, 12.1: which hexes have a Battle Segment. Every hex where opposing units meet, aircraft committed
 * from next door included; and hexes of one side alone where something must still be settled: a passenger
 * that wants ashore, or a land unit that has walked into an empty base that is not its own.
 */
export function battlePlaces(t: T): number[] {
  const sides = presence(t);
  const found: number[] = [];
  for (let place = 0; place < sides.length; place++) {
    if (sides[place] === BOTH || (sides[place]! & UNSETTLED) !== 0) found.push(place);
  }
  return found;
}

/** Whether opposing units meet in a hex. */
export const isOpposed = (t: T, place: number): boolean => (presence(t)[place]! & BOTH) === BOTH;

const BOTH = 3;
const UNSETTLED = 4;

const presence = derived(findPresence, ["at", "tf", "steps", "commit", "control", "occupied"]);

/** By place: bit 0 and 1 for units of side 0 and 1, and `UNSETTLED` for something to settle. */
function findPresence(t: T, before: Uint8Array | undefined): Uint8Array {
  const { places, pieces } = t.rules;
  const { at, tf, steps, commit } = t.position;
  const found = before?.fill(0) ?? new Uint8Array(places.length);
  for (let p = 0; p < pieces.length; p++) {
    if (places[at[p]!]!.kind === "limbo" || !onMap(t, p)) continue;
    const { kind, side } = pieces[p]!;
    const place = places[at[p]!]!.within;
    const atSea = tf[p] !== -1;
    // A replacements marker ashore is no unit: it can neither fight nor be fought (7.4).
    if (kind === "replacements" && !atSea) continue;
    found[place]! |= 1 << side;
    if (atSea && kind !== "naval") found[place]! |= UNSETTLED;
    if (kind === "land" && !atSea && canOccupy(t, place, side)) found[place]! |= UNSETTLED;
    if (kind === "air" && !atSea && steps[p]! > 0 && commit[p] !== -1) found[commit[p]!]! |= 1 << side;
  }
  return found;
}

/** An OCCUPIED BASE marker would be news: the base is another's, or nobody's (12.3.5). */
export function canOccupy(t: T, place: number, side: number): boolean {
  const { control, occupied } = t.position;
  return t.rules.places[place]!.kind === "base" && control[place] !== side && occupied[place] !== side;
}
