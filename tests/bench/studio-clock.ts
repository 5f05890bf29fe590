/** What the instruments in a page offer. */
export interface Clock {
  /**
   * To be set before a key is pressed: `seen` is then the milliseconds from it to the end of the frame in which all of these is so: a line of the list of
   * problems says `words` (not asked for where there are none), and the text has marks; or, unwanted, neither.
   */
  watchFor(wanted: boolean, words: string | undefined): void;
  /** The same for elements of which each holds its words, in its text or its label. */
  watchWords(wanted: readonly (readonly [selector: string, words: string])[]): void;
  seen: Promise<number>;
  /** Milliseconds since the navigation began at which `selector` was first there; clicked at once when asked for. */
  first(selector: string, click?: boolean): Promise<number>;
  /** Milliseconds of the longest block of the main thread since the last call; 0: none was over 50. */
  longestBlock(): number;
  /** Runs the work at the start of as many frames; intervals between them, and what the page did in each. */
  frames(count: number, work: (frame: number) => void): Promise<{ intervals: number[]; busy: number[] }>;
}

declare global {
  interface Window {
    benchClock: Clock;
  }
}

/** Runs in the page before anything else of it. It is sent as text, so it uses nothing from outside. */
export function installClock(): void {
  if (window !== top) return;
  let keyAt = 0;
  addEventListener("keydown", ({ timeStamp }) => (keyAt = timeStamp), { capture: true });

  // After the frame that is being made, or else after the next: a frame is one task, and the message comes behind it.
  const ask = requestAnimationFrame.bind(window);
  let inFrame = false;
  const { port1, port2 } = new MessageChannel();
  const after: (() => void)[] = [];
  port1.onmessage = () => {
    inFrame = false;
    for (const resolve of after.splice(0)) resolve();
  };
  window.requestAnimationFrame = (callback) =>
    ask((time) => {
      if (!inFrame) {
        inFrame = true;
        port2.postMessage(undefined);
      }
      callback(time);
    });
  const afterFrame = (resolve: () => void): void => {
    after.push(resolve);
    if (!inFrame) requestAnimationFrame(() => undefined);
  };

  const watch = (isSo: () => boolean, what: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const done = (): void => {
        clearTimeout(timer);
        afterFrame(() => resolve(performance.now()));
      };
      const timer = setTimeout(() => {
        observer.disconnect();
        reject(new Error(`For a minute it was not to be seen: ${what}`));
      }, 60_000);
      const observer = new MutationObserver(() => {
        if (!isSo()) return;
        observer.disconnect();
        done();
      });
      if (isSo()) return done();
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    });

  let longest = 0;
  const blocks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  blocks.observe({ type: "longtask" });

  window.benchClock = {
    seen: Promise.resolve(0),
    watchFor(wanted, words) {
      const before = keyAt;
      const lines = '[role=treeitem][aria-level="2"]';
      const listed = (): boolean =>
        [...document.querySelectorAll(`[data-pane=problems] ${lines}`)].some((line) =>
          line.textContent.includes(words ?? ""),
        );
      const marked = (): boolean => document.querySelector(".squiggly-error, .squiggly-warning") !== null;
      this.seen = watch(
        () => keyAt > before && marked() === wanted && (words === undefined || listed() === wanted),
        `${wanted ? "a problem" : "no problem"} ${words ?? ""}`,
      ).then((shown) => shown - keyAt);
    },
    watchWords(wanted) {
      const before = keyAt;
      const holds = ([selector, words]: readonly [string, string]): boolean =>
        [...document.querySelectorAll(selector)].some((each) =>
          `${each.textContent} ${each.getAttribute("aria-label") ?? ""}`.includes(words),
        );
      this.seen = watch(
        () => keyAt > before && wanted.every(holds),
        wanted.map(([, words]) => words).join(", "),
      ).then((shown) => shown - keyAt);
    },
    async first(selector, click = false) {
      const at = await watch(() => document.querySelector(selector) !== null, selector);
      if (click) document.querySelector<HTMLElement>(selector)!.click();
      return at;
    },
    longestBlock() {
      for (const { duration } of blocks.takeRecords()) longest = Math.max(longest, duration);
      const found = longest;
      longest = 0;
      return found;
    },
    frames: (count, work) =>
      new Promise((resolve) => {
        const intervals: number[] = [];
        const busy: number[] = [];
        let last: number | undefined;
        const step = (time: number): void => {
          const began = performance.now();
          if (last !== undefined) intervals.push(time - last);
          last = time;
          if (busy.length >= count) return resolve({ intervals, busy });
          work(busy.length);
          afterFrame(() => busy.push(performance.now() - began));
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  };
}
