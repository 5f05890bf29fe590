import type { Journal } from "./journal";
import type { RandomState } from "./random";
import type { Scope, State, StreamChance, StreamKey } from "./types";

/**
 * Dice in streams of their own. A roll's dice depend on the seed, on what the roll is for (the scopes in play, the
 * roll's name, its side) and on how often that was rolled in this scope, and on nothing else: neither on how many
 * dice other rolls took nor on whether there were any. So two games of one seed that differ a little stay alike, and
 * the first dice of a roll are the same however many are thrown.
 */

/** The finisher of splitmix32: a bijection in which every bit of the result depends on every bit of the word. */
function mix(word: number): number {
  let t = word ^ (word >>> 16);
  t = Math.imul(t, 0x21f0aaad);
  t ^= t >>> 15;
  t = Math.imul(t, 0x735a2d97);
  return (t ^ (t >>> 15)) >>> 0;
}

const GOLDEN = 0x9e3779b9;

/** The key of a whole number up to 2^53; no two numbers have the same. */
export const keyOfSeed = (seed: number): StreamKey => [
  mix(seed >>> 0),
  mix((Math.floor(seed / 4294967296) ^ GOLDEN) >>> 0),
];

/**
 * The key of what has this name within another key, for the nth time. For one name and number no two keys give the
 * same. Negative numbers serve as well: rolls count from 0 up, scopes from -1 down, so that neither meets the other.
 */
export function keyWithin(key: StreamKey, name: string, n: number): StreamKey {
  // By number and not taken apart as a list: that makes garbage, and every roll and every choice comes this way.
  let a = key[0];
  let b = key[1];
  for (let i = 0; i < name.length; i++) {
    const unit = name.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(((b << 13) | (b >>> 19)) ^ unit, 0x85ebca6b);
  }
  a = mix(a ^ Math.imul(n, GOLDEN));
  b = mix(b + a);
  a = mix(a + b);
  return [a, mix(b ^ a)];
}

/** The generator's words at the beginning of a stream. */
export const wordsOf = (key: StreamKey): RandomState => [
  key[0],
  key[1],
  mix(key[0] + GOLDEN),
  mix(key[1] + GOLDEN),
];

/** The words for a roll, of which the scope in play notes that it was made. */
export function rollWords({ scopes }: StreamChance, journal: Journal, purpose: string): RandomState {
  const scope = scopes[scopes.length - 1]!;
  return wordsOf(keyWithin(scope.key, purpose, countUp(journal, scope.rolled, purpose)));
}

export const rootScope = (seed: number): Scope => ({
  name: "",
  depth: -1,
  key: keyOfSeed(seed),
  rolled: {},
  entered: {},
});

/** A step has been entered that is a scope of this name; its frame is number `depth` of the stack. */
export function openScope({ scopes }: StreamChance, journal: Journal, name: string, depth: number): void {
  const around = scopes[scopes.length - 1]!;
  const key = keyWithin(around.key, name, ~countUp(journal, around.entered, name));
  journal.push(scopes, { name, depth, key, rolled: {}, entered: {} });
}

/** Forget the scopes whose frames are no longer on the stack, which now has so many. */
export function closeScopes({ scopes }: StreamChance, journal: Journal, frames: number): void {
  while (scopes[scopes.length - 1]!.depth >= frames) journal.pop(scopes);
}

/** The key of what dice are rolled for where the game stands; undefined where its dice have no streams. */
export function streamOf({ state: { chance } }: { readonly state: State<unknown> }): StreamKey | undefined {
  if (chance.kind === "listed" || !chance.generator) return undefined;
  return chance.scopes[chance.scopes.length - 1]!.key;
}

/** How often that was before; and it counts once more. */
function countUp(journal: Journal, counts: Scope["rolled"], name: string): number {
  // Inherited members of objects are not numbers.
  const found: unknown = counts[name];
  const before = typeof found === "number" ? found : 0;
  journal.set(counts, name, before + 1);
  return before;
}
