import { parentPort, workerData } from "node:worker_threads";
import { GameFailure, type PairTally, SetupError, type Tally } from "../playtest";
import { openWork, type Work } from "./simulate-job";

/** Games to play, by number: from the first up to, but without, the second. */
export interface Task {
  from: number;
  to: number;
}

/** Errors lose their class on the way between threads, so those that are expected travel as data. */
export type Reply = { tally: Tally | PairTally } | { failed: string };

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread only.");
const play = openWork(workerData as Work);

port.on("message", ({ from, to }: Task) => {
  port.postMessage(reply(from, to));
});

function reply(from: number, to: number): Reply {
  try {
    return { tally: play(from, to) };
  } catch (error) {
    if (error instanceof SetupError || error instanceof GameFailure) return { failed: error.message };
    throw error;
  }
}
