import { relative } from "node:path";
import { alone } from "../lab/alone";
import { stopHook } from "../lab/answers/stop";
import { Conductor, type Progress } from "../lab/conduct";
import { CrewFailure, type OpenCrew } from "../lab/crew";
import type { Plan } from "../lab/plan";
import type { GameLine } from "../lab/record/types";
import { MemoryStore, type RunStore } from "../lab/store";
import type { RunFolder } from "../workspace/runs";
import type { Context } from "./answer";
import { QueueCrew } from "./crew/queue";
import { threads } from "./crew/threads";
import { badInput } from "./errors";
import { counted, number } from "./format/layout";
import { duration } from "./format/duration";

/** Who plays the games of a run, and where they are kept. */
export interface RunOptions {
  threads: number;
  /** Address of a queue on Redis; without it this machine plays. */
  queue?: string;
  /** Folder of the run; without it nothing is kept. */
  folder?: string;
  json?: boolean;
}

/** How a run went, as far as it did. */
export interface Conducted {
  plan: Plan;
  progress: Progress;
  lines: GameLine[];
  /** Those that were played in this sitting, and how long that took. */
  played: GameLine[];
  seconds: number;
  /** Most that played at once. */
  threads: number;
}

/**
 * Plays a run until it is over, or until somebody interrupts it: then games in hand are played to their end and kept;
 * who interrupts again does not wait for them. Throws `CliError` and `WorkspaceError`.
 */
export async function conductRun(
  plan: Plan,
  store: RunStore,
  options: RunOptions,
  { io, thread }: Context,
): Promise<Conducted> {
  const lines: GameLine[] = [];
  const line = new ProgressLine(io, options);
  const size = thread ? options.threads : 1;
  let most = size;
  const here = thread ? threads(thread, size) : alone;
  const atQueue = (address: string): OpenCrew => {
    most = 0;
    return (plan) =>
      QueueCrew.open(address, plan, {
        onWorkers: (workers, theirs) => {
          most = Math.max(most, theirs);
          if (workers === 0)
            line.say("No workers at the queue. Start “sandtable worker --queue …” on any machine.");
          else line.say(`${counted(workers, "worker")} with ${counted(theirs, "thread")} at the queue.`);
        },
      });
  };
  const conductor = new Conductor({
    plan,
    store,
    openCrew: options.queue === undefined ? here : atQueue(options.queue),
    stop: stopHook(plan),
    onLine: (one) => lines.push(one),
    onProgress: (progress) => line.show(progress),
  });
  const before = conductor.progress.done;
  const began = performance.now();
  const unsubscribe = io.onInterrupt(() => {
    if (conductor.progress.state === "playing") {
      line.say("Finishing the games in progress. Interrupt again to stop at once.");
      conductor.pause();
    } else void conductor.cancel();
  });
  try {
    const progress = await conductor.play();
    await conductor.dismiss();
    if (progress.failure) throw failed(progress.failure, options, io.cwd);
    const seconds = (performance.now() - began) / 1000;
    return { plan, progress, lines, played: lines.slice(before), seconds, threads: most };
  } finally {
    unsubscribe();
    line.clear();
  }
}

/** Opens the run's folder, or keeps nothing; `work` gets where games are kept. */
export async function withStore<T>(
  folder: RunFolder | undefined,
  work: (store: RunStore) => Promise<T>,
): Promise<T> {
  if (!folder) return work(new MemoryStore());
  try {
    return await work(folder);
  } finally {
    folder.close();
  }
}

/** A path as somebody who is in `cwd` would write it. */
export function shownPath(path: string, cwd: string): string {
  const short = relative(cwd, path) || ".";
  return short.startsWith("..") ? path : short;
}

/** How to go on with a run that was not played to its end. */
export const howToResume = (folder: string, cwd: string): string =>
  `Resume with: sandtable simulate --resume ${shownPath(folder, cwd)}`;

function failed(failure: Error, { folder, queue }: RunOptions, cwd: string): Error {
  if (!(failure instanceof CrewFailure)) return failure;
  const hint = folder === undefined ? undefined : howToResume(folder, cwd);
  return badInput(queue === undefined ? "simulation" : "queue", failure.message, hint);
}

/** The progress, on a terminal in one line that is rewritten; remarks are above it. */
class ProgressLine {
  private readonly shows: boolean;
  private written = 0;

  constructor(
    private readonly io: Context["io"],
    { json }: RunOptions,
  ) {
    this.shows = io.terminal && json !== true;
  }

  show({ state, done, of, gamesPerSecond, secondsLeft, troubles }: Progress): void {
    // A terminal is not written faster than it can be read.
    if (!this.shows || performance.now() - this.written < 100) return;
    this.written = performance.now();
    const parts = [`${number(done)} of ${counted(of, "game")}`];
    if (gamesPerSecond !== null) parts.push(`${number(gamesPerSecond, 1)} a second`);
    if (secondsLeft !== null && state === "playing") parts.push(`${duration(secondsLeft)} left`);
    if (troubles.length > 0) parts.push(`${troubles.length} failed`);
    this.io.progress(parts.join(" · "));
  }

  say(text: string): void {
    this.clear();
    this.io.err(`${text}\n`);
  }

  clear(): void {
    if (this.shows) this.io.progress("");
  }
}
