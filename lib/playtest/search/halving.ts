/** How well a candidate did when chance fell this way: greater is better. */
export type Sample = (candidate: number, chance: number) => number;

/**
 * The best of several candidates by the mean of samples, found by sequential halving: all are tried alike, the worse half
 * is dropped, and those that are left are tried as often again, until the samples are used up. Candidate 0 is the usual
 * one: it is kept to the end, and another takes its place only when it is better by more than chance explains, `sure`
 * standard errors of their paired differences. The same chance is used for all of them, so that luck decides little.
 */
export function bestOf(candidates: number, budget: number, sure: number, sample: Sample): number {
  const scores: number[][] = Array.from({ length: candidates }, () => []);
  let alive = scores.map((_, candidate) => candidate);
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates)));
  let left = budget;
  for (let round = 0; round < rounds && alive.length > 1; round++) {
    const each = Math.floor(left / (rounds - round) / alive.length);
    // Too little to try all of them: the last ones on the list go untried.
    if (each === 0) alive = alive.slice(0, Math.max(1, Math.floor(left / (rounds - round))));
    const times = Math.max(1, each);
    for (const candidate of alive) {
      const known = scores[candidate]!;
      for (let i = 0; i < times; i++) known.push(sample(candidate, known.length));
    }
    left -= times * alive.length;
    // If nothing depends on the choice, thinking longer will not help.
    if (alive.every((candidate) => sameScores(scores[candidate]!, scores[0]!))) return 0;
    alive = betterHalf(alive, scores);
  }
  const [best = 0] = alive.filter((candidate) => candidate !== 0);
  return best !== 0 && lead(scores[best]!, scores[0]!) > sure ? best : 0;
}

const sameScores = (some: readonly number[], others: readonly number[]): boolean =>
  some.every((score, i) => score === others[i]);

/** Best first; the usual one always stays. */
function betterHalf(alive: readonly number[], scores: readonly (readonly number[])[]): number[] {
  const others = alive.filter((candidate) => candidate !== 0);
  const ranked = others.sort((a, b) => mean(scores[b]!) - mean(scores[a]!) || a - b);
  return [0, ...ranked.slice(0, Math.max(1, Math.ceil(alive.length / 2) - 1))];
}

function mean(scores: readonly number[]): number {
  let sum = 0;
  for (const score of scores) sum += score;
  return sum / scores.length;
}

/** By how many standard errors the first is better, as far as both were tried with the same chance. */
function lead(some: readonly number[], others: readonly number[]): number {
  const pairs = Math.min(some.length, others.length);
  const differences = Array.from({ length: pairs }, (_, i) => some[i]! - others[i]!);
  const middle = mean(differences);
  if (pairs < 2) return middle > 0 ? Infinity : -Infinity;
  let squares = 0;
  for (const difference of differences) squares += (difference - middle) ** 2;
  const error = Math.sqrt(squares / (pairs - 1) / pairs);
  if (error === 0) return middle > 0 ? Infinity : -Infinity;
  return middle / error;
}
