import { type Answers, contextOf, RunAnswers, stopHook, type VariantContext } from "../../../lib/lab/answers";
import { Conductor, type Progress } from "../../../lib/lab/conduct";
import type { Plan } from "../../../lib/lab/plan";
import { openVariants } from "../../../lib/lab/play";
import type { GameLine } from "../../../lib/lab/record/types";
import type { Decided } from "../../../lib/lab/store";
import { documentsOf } from "../../../lib/lab/variant-documents";
import { ServerError, Unreachable } from "../../server/api";
import { workers } from "../crew/workers";
import type { ListedGame, RunNews } from "../protocol";
import { runsApi } from "../runs-api";
import { newsFacts } from "./facts";
import { listedGame } from "./games-list";
import { Looking } from "./looking";
import { ServerStore } from "./server-store";

/** A run as it was loaded or created. */
export interface FoundRun {
  workspace: string;
  id: string;
  plan: Plan;
  decided: Decided | undefined;
  lines: readonly GameLine[];
  refused: readonly string[];
  /** It is being played elsewhere. */
  elsewhere: boolean;
}

/** Listeners of a run. */
export interface Watcher {
  /** The news changed; `now`: send them at once. */
  changed(now: boolean): void;
  seated(key: string | undefined): void;
}

/** A page that is silent for a minute and a half loses its seat at the server. */
const SAY_SOMETHING = 30_000;

/** The open run: conducted here, saved by the server, with the answers of its games. */
export class LabRun {
  readonly games: ListedGame[] = [];
  /** Those who look at its games. */
  readonly looking: Looking;
  private readonly openVariant;
  private readonly conductor: Conductor;
  private readonly answers: RunAnswers;
  private readonly facts: RunNews["facts"];
  private key: string | undefined;
  private waiting: number | undefined;
  private failure: string | undefined;
  private elsewhere: boolean;
  /** The connection to the server was lost; the run continues when it is back. */
  private isInterrupted = false;
  private isWanted = false;
  private beat: ReturnType<typeof setInterval> | undefined;
  isStale = false;
  /** Increases with every game in the answers. */
  received = 0;

  constructor(
    private readonly found: FoundRun,
    private readonly watcher: Watcher,
  ) {
    const { plan, decided, lines, workspace, id } = found;
    this.elsewhere = found.elsewhere;
    this.openVariant = openVariants(plan);
    this.looking = new Looking(plan);
    this.facts = newsFacts(plan);
    this.answers = new RunAnswers(plan, this.contexts());
    const key = (): string => this.key ?? "";
    const store = new ServerStore(
      lines,
      decided,
      {
        keep: (text) => runsApi.keep(workspace, id, key(), text),
        decide: (word) => runsApi.decide(workspace, id, key(), word),
      },
      (games) => this.serverIs(games),
    );
    this.conductor = new Conductor({
      plan,
      store,
      openCrew: workers(),
      onLine: (line) => this.onLine(line),
      stop: stopHook(plan),
      onProgress: ({ state }) => this.watcher.changed(state !== "playing"),
    });
  }

  get id(): string {
    return this.found.id;
  }

  get plan(): Plan {
    return this.found.plan;
  }

  private contexts(): (variant: number) => VariantContext {
    const { plan } = this.found;
    const contextAt = (variant: number): VariantContext =>
      contextOf(this.openVariant(variant), documentsOf(plan, variant));
    // Where only numbers vary, all titles are the same, and one ruleset serves all variants.
    if (plan.purpose === "simulate" || plan.purpose === "compare") return contextAt;
    const first = contextAt(0);
    return () => first;
  }

  contextOf(variant: number): VariantContext {
    return this.contexts()(variant);
  }

  private onLine(line: GameLine): void {
    this.games.push(listedGame(line));
    this.answers.onLine(line);
    this.received++;
  }

  /** The number of games that wait for a server that does not answer; undefined when it answers again. */
  private serverIs(games: number | undefined): void {
    this.waiting = games;
    if (games !== undefined && this.conductor.progress.state === "playing") {
      this.isInterrupted = true;
      this.conductor.pause();
    }
    this.watcher.changed(true);
  }

  /** Plays or resumes until the run is at rest. */
  async play(): Promise<void> {
    this.isWanted = true;
    this.failure = undefined;
    if (!(await this.takeSeat())) return;
    this.beat ??= setInterval(() => void this.saySomething(), SAY_SOMETHING);
    let progress: Progress;
    do {
      this.isInterrupted = false;
      progress = await this.conductor.play();
    } while (this.isInterrupted && this.wants(progress));
    clearInterval(this.beat);
    this.beat = undefined;
    await this.leaveSeat();
    this.watcher.changed(true);
  }

  private wants({ state }: Progress): boolean {
    return this.isWanted && state === "paused";
  }

  private async takeSeat(): Promise<boolean> {
    if (this.key !== undefined) return true;
    try {
      this.key = await runsApi.takeSeat(this.found.workspace, this.id);
    } catch (error) {
      if (!(error instanceof Unreachable || error instanceof ServerError)) throw error;
      this.failure = words(error);
      this.watcher.changed(true);
      return false;
    }
    this.elsewhere = false;
    this.watcher.seated(this.key);
    return true;
  }

  private async leaveSeat(): Promise<void> {
    const { key } = this;
    this.key = undefined;
    this.watcher.seated(undefined);
    if (key !== undefined) await runsApi.leaveSeat(this.found.workspace, this.id, key);
  }

  /** So that the seat is not lost during a long game. */
  private async saySomething(): Promise<void> {
    try {
      if (this.key !== undefined) await runsApi.keep(this.found.workspace, this.id, this.key, "");
    } catch (error) {
      // The next one that sends games gets the error and reports it.
      if (!(error instanceof Unreachable || error instanceof ServerError)) throw error;
    }
  }

  pause(): void {
    this.isWanted = false;
    this.conductor.pause();
  }

  async cancel(): Promise<void> {
    this.isWanted = false;
    await this.conductor.cancel();
  }

  /** No game of it is being played. */
  get isAtRest(): boolean {
    const { state } = this.conductor.progress;
    return state !== "playing" && state !== "pausing";
  }

  get isCancelled(): boolean {
    return this.conductor.progress.state === "cancelled";
  }

  get news(): RunNews {
    const { failure, ...progress } = this.conductor.progress;
    const { state, done, of, gamesPerSecond, secondsLeft, troubles } = progress;
    return {
      id: this.id,
      facts: this.facts,
      state,
      done,
      of,
      gamesPerSecond,
      secondsLeft,
      troubles,
      refused: this.found.refused,
      failure: this.failure ?? (failure && words(failure)),
      waiting: this.waiting,
      isStale: this.isStale,
      elsewhere: this.elsewhere,
    };
  }

  /** The answers; for variants that differ only in a number, only the compared measures. */
  answer(): Answers {
    const answers = this.answers.answer();
    if (answers.purpose === "simulate" || answers.purpose === "compare") return answers;
    const variants = answers.variants.map((variant, i) =>
      i === 0
        ? variant
        : { ...variant, curves: [], places: [], losses: [], resources: [], leads: null, decisions: [] },
    );
    return { ...answers, variants };
  }
}

const words = (error: Error): string =>
  [error.message, error instanceof ServerError ? error.hint : undefined]
    .filter((part) => part !== undefined)
    .join(" ");
