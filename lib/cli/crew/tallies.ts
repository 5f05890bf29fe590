import { games } from "../../games";
import { CrewFailure } from "../../lab/crew";
import { WorkerDied } from "../../lab/shift";
import { emptyTally, GameFailure, mergeTallies, SetupError, type Tally } from "../../playtest";
import { badInput } from "../errors";
import { compileSmall } from "./compiling";
import { type Job, openWork } from "./job";
import { Threads } from "./pool";

export interface Run {
  games: number;
  threads: number;
  /** Where the bundled code of a thread lies; without it everything is played on this thread. */
  thread?: URL;
  /** Called now and then with the number of games that are done. */
  onProgress?: (done: number) => void;
}

/** Games to play, by number: from the first up to, but without, the second. */
export interface Task {
  from: number;
  to: number;
}

/** Tasks a thread gets on average: enough to even out long and short games, few enough to cost nothing. */
const TASKS_A_THREAD = 8;
const MOST_IN_A_TASK = 16;

/**
 * Play all games of a job on some threads. Which thread plays which game changes from run to run; the tally does not.
 * Throws `CliError` when a game cannot be played.
 */
export async function simulate(job: Job, run: Run): Promise<Tally> {
  const tasks = split(run.games, run.threads);
  const threads = Math.min(run.threads, tasks.length);
  let tally = emptyTally(games[job.game]!.module.sides);
  const add = (part: Tally): void => {
    tally = mergeTallies(tally, part);
    run.onProgress?.(tally.games);
  };
  try {
    if (threads <= 1 || !run.thread) onThisThread(job, tasks, add);
    else
      await onThreads(await Threads.open<Task, Tally>(run.thread, threads, { do: "games", job }), tasks, add);
  } catch (error) {
    throw inWords(error);
  }
  return tally;
}

function split(games: number, threads: number): Task[] {
  const size = Math.max(1, Math.min(MOST_IN_A_TASK, Math.ceil(games / (threads * TASKS_A_THREAD))));
  const tasks: Task[] = [];
  for (let from = 0; from < games; from += size) tasks.push({ from, to: Math.min(games, from + size) });
  return tasks;
}

function onThisThread(job: Job, tasks: readonly Task[], add: (part: Tally) => void): void {
  compileSmall();
  const play = openWork(job);
  for (const { from, to } of tasks) add(play(from, to));
}

async function onThreads(threads: Threads<Task, Tally>, tasks: readonly Task[], add: (part: Tally) => void) {
  try {
    await Promise.all(tasks.map(async (task) => add(await threads.run(task))));
  } finally {
    await threads.close();
  }
}

function inWords(error: unknown): unknown {
  const expected = [SetupError, GameFailure, CrewFailure].some((one) => error instanceof one);
  if (expected) return badInput("simulation", (error as Error).message);
  if (error instanceof WorkerDied)
    return new Error(`A simulation thread stopped: ${error.message}.`, { cause: error });
  return error;
}
