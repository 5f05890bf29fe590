/** An exact chance: so many ways out of so many. */
export interface Chance {
  ways: bigint;
  of: bigint;
  /** The same as a number from 0 to 1. */
  value: number;
}

export function chance(ways: bigint, of: bigint): Chance {
  const common = divisor(ways, of);
  const [top, bottom] = common > 1n ? [ways / common, of / common] : [ways, of];
  // More digits than a number holds would give "not a number".
  const digits = 10n ** 17n;
  return {
    ways: top,
    of: bottom,
    value: bottom === 0n ? 0 : Number((top * digits) / bottom) / Number(digits),
  };
}

function divisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** Faces of a die that are at least `face`, after `add` has been added to each. */
export const facesThatHit = (sides: number, face: number, add = 0): number =>
  Math.max(0, Math.min(sides, sides - (face - add) + 1));

const mostDice = 1000;

/**
 * The chance that so many dice give at least one whole hit, when `hits` of the `sides` faces count `worth` of a hit
 * each: with half hits two of them are needed.
 */
export function atLeastOneHit(hits: number, sides: number, dice: number, worth = 1): Chance {
  if (sides <= 0 || worth <= 0 || dice <= 0 || dice > mostDice) return chance(0n, 1n);
  const needed = Math.ceil(1 / worth);
  const [hit, miss, n] = [BigInt(hits), BigInt(sides - hits), BigInt(dice)];
  let fewer = 0n;
  let choose = 1n;
  for (let k = 0n; k < BigInt(needed) && k <= n; k++) {
    fewer += choose * hit ** k * miss ** (n - k);
    choose = (choose * (n - k)) / (k + 1n);
  }
  const of = BigInt(sides) ** n;
  return chance(of - fewer, of);
}
