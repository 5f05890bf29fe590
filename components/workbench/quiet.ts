/**
 * What somebody waits for goes first: while a view of a document is being opened, nothing is begun that only stands
 * beside it.
 */

/** The window is taken to be idle at the latest after so long (milliseconds). */
const LATEST = 2000;

let opening = 0;
let waiting: (() => void)[] = [];

/** Something that a person waits for begins. Returns how it ends, however often that is called. */
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

/** Runs once the window is idle and nobody waits for a view. Returns how to give it up. */
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

/** Not every browser says when it is idle. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: LATEST });
  else setTimeout(run, LATEST);
}
