/** The four 32-bit words of xoshiro128**. */
export type RandomState = [number, number, number, number];

/**
 * Spread one seed (a whole number up to 2^53) over four words with splitmix32, so that near seeds give
 * unlike games. No two seeds give the same words.
 */
export function seedState(seed: number): RandomState {
  const high = Math.floor(seed / 4294967296) >>> 0;
  // Not the generator's own increment: seed 2^32 would then run one word behind seed 0.
  let z = ((seed >>> 0) ^ Math.imul(high, 0x85ebca6b)) >>> 0;
  const word = () => {
    z = (z + 0x9e3779b9) >>> 0;
    let t = z ^ (z >>> 16);
    t = Math.imul(t, 0x21f0aaad);
    t ^= t >>> 15;
    t = Math.imul(t, 0x735a2d97);
    return (t ^ (t >>> 15)) >>> 0;
  };
  const [first, second] = [word(), word()];
  // The first two words hold 32 bits of the seed; what is above them goes into the last two as well.
  z = (z ^ high) >>> 0;
  return [first, second, word(), word()];
}

/** Next 32-bit number of xoshiro128**; changes `s` in place. */
export function nextWord(s: RandomState): number {
  const s1 = s[1];
  const r5 = Math.imul(s1, 5);
  const result = Math.imul((r5 << 7) | (r5 >>> 25), 9) >>> 0;
  const t = s1 << 9;
  let s2 = s[2] ^ s[0];
  let s3 = s[3] ^ s1;
  s[1] = (s1 ^ s2) >>> 0;
  s[0] = (s[0] ^ s3) >>> 0;
  s2 ^= t;
  s3 = (s3 << 11) | (s3 >>> 21);
  s[2] = s2 >>> 0;
  s[3] = s3 >>> 0;
  return result;
}

/** An unbiased whole number from 0 to n - 1, by rejection; n from 1 to 2^32. */
export function below(s: RandomState, n: number): number {
  const limit = 4294967296 - (4294967296 % n);
  let word = nextWord(s);
  while (word >= limit) word = nextWord(s);
  return word % n;
}
