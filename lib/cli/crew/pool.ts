import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import type { Piscina as Pool } from "piscina";
import { CrewFailure } from "../../lab/crew";
import { WorkerDied } from "../../lab/shift";
import { compileSmall } from "./compiling";
import type { Assignment, Reply } from "./thread";

/**
 * The pool loads its code with `require` before it tries `import`. A thread that is ended while it requires an ES module
 * takes the whole process with it (an assertion of Node 20 and 22), so the threads do without that way.
 */
const withoutRequire = () =>
  process.allowedNodeEnvironmentFlags.has("--experimental-require-module")
    ? ["--no-experimental-require-module"]
    : [];

/** Threads that all have the same assignment, and do a task of it each at a time. */
export class Threads<T, R> {
  /** Rejects the promise of those who wait for a task. */
  private readonly waiting = new Set<(error: Error) => void>();
  private isClosed = false;

  private constructor(
    private readonly pool: Pool,
    readonly size: number,
  ) {
    // Why one has ended is reported with the task that it had.
    pool.on("error", () => undefined);
    pool.on("workerDestroy", () => setImmediate(() => this.count()));
  }

  /** `code`: where the bundled code of a thread (`thread.ts`) lies. */
  static async open<T, R>(code: URL, size: number, assignment: Assignment): Promise<Threads<T, R>> {
    // Only who plays on threads waits for it to be loaded.
    const { Piscina } = await import("piscina");
    compileSmall();
    // Each thread clears up after itself: helpers would take the time of the other threads. V8 asks for this flag
    // whenever it clears up, so that it may be set at any time.
    if (size > 1) setFlagsFromString("--no-parallel-scavenge");
    const pool = new Piscina({
      filename: fileURLToPath(code),
      workerData: assignment,
      minThreads: size,
      maxThreads: size,
      concurrentTasksPerWorker: 1,
      execArgv: withoutRequire(),
      // Play makes much that is soon forgotten. With more room for it there is less clearing up, which would take the
      // time of the other threads.
      resourceLimits: { maxYoungGenerationSizeMb: 96 },
    });
    return new Threads<T, R>(pool, size);
  }

  /**
   * The result of a task from an idle thread. Rejects with `WorkerDied` if the thread ends during the task; another
   * thread has then replaced it. Rejects with `CrewFailure` if the assignment cannot be played by anybody.
   */
  async run(task: T): Promise<R> {
    const reply = await this.ask(task);
    if ("done" in reply) return reply.done;
    throw reply.unforeseen ? new Error(reply.failed) : new CrewFailure(reply.failed);
  }

  private ask(task: T): Promise<Reply<R>> {
    return new Promise((resolve, reject) => {
      this.waiting.add(reject);
      (this.pool.run(task) as Promise<Reply<R>>)
        .then(resolve, (error: Error) => reject(new WorkerDied(error.message)))
        .finally(() => this.waiting.delete(reject));
    });
  }

  /** The pool starts none in the place of those that could not even begin, and says nothing. */
  private count(): void {
    if (this.isClosed || this.pool.threads.length > 0) return;
    for (const reject of this.waiting) reject(new CrewFailure("The game threads could not be started."));
  }

  close(): Promise<void> {
    this.isClosed = true;
    return this.pool.destroy();
  }
}
