import { has } from "./pieces";
import { Flag, type T } from "./position";

/**
 * Air Zones of Control (2.1.1.2): every air unit at a base, not the ones carried in a task force, holds
 * its own hex and those around it. What counts is where the unit is, not where it is committed (11.0).
 * Aircraft that are still unpacking hold none (18.1.8), though they cover their hex like any others.
 */
export function airZoc(t: T, side: number): Uint8Array {
  const { places, pieces, airZocOf } = t.rules;
  const { at, tf, steps } = t.position;
  const zone = new Uint8Array(places.length);
  for (const p of t.rules.piecesOfSide[side]!) {
    if (pieces[p]!.kind !== "air" || tf[p] !== -1 || steps[p] === 0) continue;
    if (has(t, p, Flag.unpacking)) continue;
    const place = places[at[p]!]!.within;
    if (places[place]!.kind !== "base") continue;
    for (const hex of airZocOf[place]!) zone[hex] = 1;
  }
  return zone;
}

/** Hexes with a land-based air unit of the side that is not being carried (2.2.3.2, 12.2.2). */
export function airCover(t: T, side: number): Uint8Array {
  const { places, pieces } = t.rules;
  const { at, tf, steps } = t.position;
  const cover = new Uint8Array(places.length);
  for (const p of t.rules.piecesOfSide[side]!) {
    if (pieces[p]!.kind === "air" && tf[p] === -1 && steps[p]! > 0) cover[places[at[p]!]!.within] = 1;
  }
  return cover;
}
