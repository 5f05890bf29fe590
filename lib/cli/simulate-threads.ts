import { Worker } from "node:worker_threads";
import { games } from "../games";
import { emptyTally, GameFailure, mergeTallies, playGames, SetupError, type Tally } from "../playtest";
import { badInput } from "./errors";
import { type Job, openJob } from "./simulate-job";
import type { Reply, Task } from "./simulate-worker";

export interface Run {
  games: number;
  threads: number;
  /** Where the worker's code lies; without it everything is played on this thread. */
  worker?: URL;
  /** Told now and then how many games are done. */
  onProgress?: (done: number) => void;
}

/** Tasks a thread gets on average: enough to even out long and short games, few enough to cost nothing. */
const TASKS_A_THREAD = 8;
const MOST_IN_A_TASK = 16;

/**
 * Play all games of a job on some threads. Which thread plays which game changes from run to run; the
 * tally does not. Throws `CliError` when a game cannot be played.
 */
export async function simulate(job: Job, run: Run): Promise<Tally> {
  const tasks = split(run.games, run.threads);
  const threads = Math.min(run.threads, tasks.length);
  if (threads <= 1 || !run.worker) return onThisThread(job, tasks, run);
  const { worker } = run;
  const total = { tally: emptyTally(games[job.game]!.module.sides) };
  const workers = Array.from({ length: threads }, () => new Worker(worker, { workerData: job }));
  try {
    await Promise.all(workers.map((one) => serve(one, tasks, total, run)));
  } finally {
    await Promise.all(workers.map((one) => one.terminate()));
  }
  return total.tally;
}

function split(games: number, threads: number): Task[] {
  const size = Math.max(1, Math.min(MOST_IN_A_TASK, Math.ceil(games / (threads * TASKS_A_THREAD))));
  const tasks: Task[] = [];
  for (let from = 0; from < games; from += size) tasks.push({ from, to: Math.min(games, from + size) });
  return tasks;
}

function onThisThread(job: Job, tasks: readonly Task[], { onProgress }: Run): Tally {
  const { ruleset, plan } = openJob(job);
  let tally = emptyTally(ruleset.module.sides);
  for (const { from, to } of tasks) {
    try {
      tally = mergeTallies(tally, playGames(ruleset, plan, from, to));
    } catch (error) {
      if (error instanceof SetupError || error instanceof GameFailure) throw failed(error.message);
      throw error;
    }
    onProgress?.(tally.games);
  }
  return tally;
}

/** Give a worker one task after the other, until there are none. */
function serve(worker: Worker, tasks: Task[], total: { tally: Tally }, { onProgress }: Run): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const task = tasks.shift();
      if (task) worker.postMessage(task);
      else resolve();
    };
    worker.on("message", (reply: Reply) => {
      if ("failed" in reply) return reject(failed(reply.failed));
      total.tally = mergeTallies(total.tally, reply.tally);
      onProgress?.(total.tally.games);
      next();
    });
    worker.on("error", reject);
    worker.on("exit", (code) =>
      reject(new Error(`A thread of the simulation ended early (status ${code}).`)),
    );
    next();
  });
}

const failed = (message: string) => badInput("simulation", message);
