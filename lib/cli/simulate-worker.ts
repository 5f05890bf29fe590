import { parentPort, workerData } from "node:worker_threads";
import { GameFailure, playGames, SetupError, type Tally } from "../playtest";
import { type Job, openJob } from "./simulate-job";

/** Games to play, by number: from the first up to, but without, the second. */
export interface Task {
  from: number;
  to: number;
}

/** Errors lose their class on the way between threads, so those that are expected travel as data. */
export type Reply = { tally: Tally } | { failed: string };

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread only.");
const { ruleset, plan } = openJob(workerData as Job);

port.on("message", ({ from, to }: Task) => {
  port.postMessage(reply(from, to));
});

function reply(from: number, to: number): Reply {
  try {
    return { tally: playGames(ruleset, plan, from, to) };
  } catch (error) {
    if (error instanceof SetupError || error instanceof GameFailure) return { failed: error.message };
    throw error;
  }
}
