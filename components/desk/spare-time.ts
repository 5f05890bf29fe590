/** Work that takes less than this need not wait for a pause in typing (milliseconds). */
const NOTICED = 60;
/** The shortest pause; what takes longer waits for a longer one. */
const PAUSE = 400;
const PAUSE_FOR_ITS_TIME = 3;

interface Job {
  name: string;
  run(): void;
}

/**
 * A queue of background jobs. A job that took long the last times starts only in a pause of typing, because the next
 * key cannot interrupt it. `now`: the time in milliseconds.
 */
export class SpareTime {
  private jobs: Job[] = [];
  /** How long the jobs of a name took, the last two times. */
  private readonly took = new Map<string, readonly number[]>();
  private typedAt = -Infinity;

  constructor(private readonly now: () => number) {}

  /** A text was changed. */
  typed(): void {
    this.typedAt = this.now();
  }

  add(name: string, run: () => void): void {
    this.jobs.push({ name, run });
  }

  /** Adds a job, replacing a waiting one of the same name. */
  set(name: string, run: () => void): void {
    this.jobs = this.jobs.filter((job) => job.name !== name);
    this.add(name, run);
  }

  /** Runs a job if one is due. Returns after how many milliseconds to call again; undefined: the queue is empty. */
  work(): number | undefined {
    const waits = this.jobs.map((job) => this.waitOf(job));
    const least = Math.min(...waits);
    if (least > 0) return least === Infinity ? undefined : least;
    const [job] = this.jobs.splice(waits.indexOf(least), 1);
    const began = this.now();
    job!.run();
    this.took.set(job!.name, [this.now() - began, ...(this.took.get(job!.name) ?? [])].slice(0, 2));
    return this.jobs.length > 0 ? 0 : undefined;
  }

  private waitOf({ name }: Job): number {
    // A single slow run may have other causes.
    const took = Math.min(...(this.took.get(name) ?? [0]));
    if (took < NOTICED) return 0;
    return Math.max(0, this.typedAt + Math.max(PAUSE, PAUSE_FOR_ITS_TIME * took) - this.now());
  }
}
