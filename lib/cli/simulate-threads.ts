import { Worker } from "node:worker_threads";
import { games } from "../games";
import {
  emptyPairs,
  emptyTally,
  GameFailure,
  mergePairs,
  mergeTallies,
  type PairTally,
  SetupError,
  type Tally,
} from "../playtest";
import { badInput } from "./errors";
import { type Job, openWork, type Work } from "./simulate-job";
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

/** How the tallies of a work are put together. */
interface Adding<T> {
  empty: T;
  merge(a: T, b: T): T;
}

/** Play all games of a job on some threads. Throws `CliError` when a game cannot be played. */
export const simulate = (job: Job, run: Run): Promise<Tally> =>
  shareOut({ do: "games", job }, { empty: emptyTally(sidesOf(job)), merge: mergeTallies }, run);

/** The same games by the rules of two jobs, on some threads. Throws `CliError` when a game cannot be played. */
export const simulatePairs = (a: Job, b: Job, run: Run): Promise<PairTally> =>
  shareOut({ do: "pairs", a, b }, { empty: emptyPairs(sidesOf(a)), merge: mergePairs }, run);

const sidesOf = (job: Job): readonly string[] => games[job.game]!.module.sides;

/** Which thread plays which game changes from run to run; the tally does not. */
async function shareOut<T extends Tally | PairTally>(work: Work, adding: Adding<T>, run: Run): Promise<T> {
  const tasks = split(run.games, run.threads);
  const threads = Math.min(run.threads, tasks.length);
  if (threads <= 1 || !run.worker) return onThisThread(work, tasks, adding, run);
  const { worker } = run;
  const total = { tally: adding.empty };
  const workers = Array.from({ length: threads }, () => new Worker(worker, { workerData: work }));
  try {
    await Promise.all(workers.map((one) => serve(one, tasks, total, adding, run)));
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

function onThisThread<T extends Tally | PairTally>(
  work: Work,
  tasks: readonly Task[],
  { empty, merge }: Adding<T>,
  { onProgress }: Run,
): T {
  const play = openWork(work);
  let tally = empty;
  for (const { from, to } of tasks) {
    try {
      tally = merge(tally, play(from, to) as T);
    } catch (error) {
      if (error instanceof SetupError || error instanceof GameFailure) throw failed(error.message);
      throw error;
    }
    onProgress?.(tally.games);
  }
  return tally;
}

/** Give a worker one task after the other, until there are none. */
function serve<T extends Tally | PairTally>(
  worker: Worker,
  tasks: Task[],
  total: { tally: T },
  { merge }: Adding<T>,
  { onProgress }: Run,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const task = tasks.shift();
      if (task) worker.postMessage(task);
      else resolve();
    };
    worker.on("message", (reply: Reply) => {
      if ("failed" in reply) return reject(failed(reply.failed));
      total.tally = merge(total.tally, reply.tally as T);
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
