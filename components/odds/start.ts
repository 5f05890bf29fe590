/** Starts the worker in which the studio calculates odds. */
export const startOdds = (): Worker =>
  new Worker(new URL("./odds.worker.ts", import.meta.url), { type: "module", name: "odds" });
