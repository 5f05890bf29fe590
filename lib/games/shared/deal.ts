import { below, type RandomState } from "../../kernel";

/**
 * Deals things into places at random, one into each place, so that each fits where it comes to lie: how a side may
 * imagine who is behind the markers that it sees. Returns the index of the thing for each place, or undefined where
 * no way of dealing fits. Things may be left over. Not every way is equally likely, but each can come up; the result
 * rests on the arguments and on `random` alone.
 */
export function deal<I, S>(
  things: readonly I[],
  places: readonly S[],
  fits: (thing: I, place: S) => boolean,
  random: RandomState,
): number[] | undefined {
  const order = shuffled(things.length, random);
  const placeOf = new Map<number, number>();
  // Augmenting paths: a place takes a thing that is free, or one whose place can take another.
  const find = (place: number, tried: Set<number>): boolean => {
    for (const thing of order) {
      if (tried.has(thing) || !fits(things[thing]!, places[place]!)) continue;
      tried.add(thing);
      const holder = placeOf.get(thing);
      if (holder === undefined || find(holder, tried)) {
        placeOf.set(thing, place);
        return true;
      }
    }
    return false;
  };
  for (const place of shuffled(places.length, random)) if (!find(place, new Set())) return undefined;
  const dealt = new Array<number>(places.length);
  for (const [thing, place] of placeOf) dealt[place] = thing;
  return dealt;
}

/** The numbers from 0 to n - 1 in a random order. */
function shuffled(n: number, random: RandomState): number[] {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
