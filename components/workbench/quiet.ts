/** What the user waits for has priority: while a view of a document is being opened, no secondary work is started. */

/** The window is considered idle after this time at the latest (milliseconds). */
const LATEST = 2000;

let opening = 0;
let waiting: (() => void)[] = [];

/**
 * Marks the start of something that the user waits for. Returns a function that marks its end; it may be called
 * several times.
 */
export function beginOpening(): () => void {
  opening++;
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    opening--;
    if (opening > 0) return;
    const all = waiting;
    waiting = [];
    for (const run of all) run();
  };
}

/** Runs once the window is idle and nobody waits for a view. Returns a function that cancels it. */
export function whenQuiet(run: () => void): () => void {
  let givenUp = false;
  const tryIt = (): void => {
    if (givenUp) return;
    if (opening > 0) waiting.push(() => whenIdle(tryIt));
    else run();
  };
  whenIdle(tryIt);
  return () => void (givenUp = true);
}

/** Not every browser reports when it is idle. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: LATEST });
  else setTimeout(run, LATEST);
}
