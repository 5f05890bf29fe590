/** Work that may wait: one piece of it before each frame. */
const waiting = new Set<() => void>();
let isRunning = false;

/** Does the work before one of the next frames. Returns what takes it back. */
export function oneAFrame(work: () => void): () => void {
  waiting.add(work);
  if (!isRunning) {
    isRunning = true;
    requestAnimationFrame(next);
  }
  return () => void waiting.delete(work);
}

function next(): void {
  const [work] = waiting;
  if (work) {
    waiting.delete(work);
    work();
  }
  isRunning = waiting.size > 0;
  if (isRunning) requestAnimationFrame(next);
}
