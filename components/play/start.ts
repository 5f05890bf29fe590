/** Starts the worker in which the studio plays games. */
export const startPlay = (): Worker =>
  new Worker(new URL("./play.worker.ts", import.meta.url), { type: "module", name: "play" });
