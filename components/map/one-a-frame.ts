/** Tiles in sight have lower ranks, by their distance from the middle, and tiles around it higher ones. */
export const AROUND = 1e6;

/** Work that may wait, a little before each frame: the most urgent first. */
const waiting = new Map<() => void, number>();
let isRunning = false;

/** More than one piece is done while no more time has passed (milliseconds). */
const SPARE = 6;

/**
 * Does the work before one of the next frames. `rank`: what is of a lower rank comes first. Returns what takes it back.
 */
export function oneAFrame(work: () => void, rank: number): () => void {
  waiting.set(work, rank);
  if (!isRunning) {
    isRunning = true;
    requestAnimationFrame(next);
  }
  return () => void waiting.delete(work);
}

function next(): void {
  const began = performance.now();
  do {
    let first: (() => void) | undefined;
    let least = Infinity;
    for (const [work, rank] of waiting) if (rank < least) [first, least] = [work, rank];
    if (!first) break;
    waiting.delete(first);
    first();
  } while (performance.now() - began < SPARE);
  isRunning = waiting.size > 0;
  if (isRunning) requestAnimationFrame(next);
}
