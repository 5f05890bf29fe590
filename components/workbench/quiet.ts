/** What the user waits for has priority: while a view of a document is being opened, no secondary work is started. */

/** The window is considered idle after this time at the latest (milliseconds). */
const LATEST = 2000;

/** Things that are under way, and what waits until none is. */
class UnderWay {
  private count = 0;
  private waiting: (() => void)[] = [];

  /** Returns a function that marks the end; it may be called several times. */
  begin(): () => void {
    this.count++;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.count--;
      if (this.count > 0) return;
      const all = this.waiting;
      this.waiting = [];
      for (const run of all) run();
    };
  }

  get any(): boolean {
    return this.count > 0;
  }

  /** Runs it at the end; only while something is under way. */
  atEnd(run: () => void): void {
    this.waiting.push(run);
  }
}

const openings = new UnderWay();
const maps = new UnderWay();

/**
 * Marks the start of something that the user waits for. Returns a function that marks its end; it may be called
 * several times.
 */
export const beginOpening = (): (() => void) => openings.begin();

/** Runs once the window is idle and nobody waits for a view. Returns a function that cancels it. */
export function whenQuiet(run: () => void): () => void {
  let givenUp = false;
  const tryIt = (): void => {
    if (givenUp) return;
    if (openings.any) openings.atEnd(() => whenIdle(tryIt));
    else run();
  };
  whenIdle(tryIt);
  return () => void (givenUp = true);
}

/** Marks that the first map of a window will be shown. Returns what marks that it is there, or will not come. */
export const expectMap = (): (() => void) => maps.begin();

/** Text is shown without the map after this time at the latest (milliseconds). */
const LATEST_MAP = 1500;

/** Once the first map is there: the code of the text editor would keep the page from drawing it for a second. */
export const afterFirstMap = (): Promise<void> =>
  new Promise((resolve) => {
    if (!maps.any) return resolve();
    maps.atEnd(resolve);
    setTimeout(resolve, LATEST_MAP);
  });

/** Not every browser reports when it is idle. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: LATEST });
  else setTimeout(run, LATEST);
}
