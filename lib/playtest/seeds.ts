/** Mixes 32 bits well and reversibly (the finisher of splitmix32), so unlike inputs stay unlike. */
function mix(word: number): number {
  let t = word >>> 0;
  t = Math.imul(t ^ (t >>> 16), 0x21f0aaad);
  t = Math.imul(t ^ (t >>> 15), 0x735a2d97);
  return (t ^ (t >>> 15)) >>> 0;
}

const GOLDEN = 0x9e3779b9;

/**
 * The seed of game number `n`: 32 bits, a function of the master seed and the number alone. For one master
 * seed no two of the first 2^32 games share a seed.
 */
export function gameSeed(master: number, n: number): number {
  const low = mix(master >>> 0);
  const high = mix(Math.floor(master / 4294967296) >>> 0);
  return mix(low + Math.imul(high, GOLDEN) + Math.imul(n, GOLDEN));
}

/** The seed of a bot's own generator, far from the game's. */
export function botSeed(seed: number, side: number): number {
  return mix(mix(seed ^ 0x5bd1e995) + Math.imul(side + 1, GOLDEN));
}
