import { Book, type DocumentUpdate } from "../../../lib/book";
import { games } from "../../../lib/games/loaded";
import { loadGame } from "../../worker/load-games";
import { scenarioIdOf } from "../../../lib/documents";
import { withSetting } from "../../../lib/lab/numbers";
import { variantOf } from "../../../lib/lab/make-plan";
import type { Plan } from "../../../lib/lab/plan";
import { readRecord } from "../../../lib/lab/record/text";
import type { GameLine } from "../../../lib/lab/record/types";
import { ServerError, Unreachable } from "../../server/api";
import type { Message, Wish } from "../protocol";
import { runsApi } from "../runs-api";
import { LabRun } from "./lab-run";
import { loadedFor } from "./rulesets";
import { planOf, RefusedRun, sourceOf } from "./planning";

/** How often progress and answers are sent to the page (milliseconds); answers that take long are sent less often. */
const SEND_PROGRESS = 150;
const SEND_ANSWERS = 400;
const AT_MOST_A_TENTH = 10;
/** Wait after a change of the documents before the run is compared with them (milliseconds). */
const COMPARE_AFTER = 600;

/** The lab: the requests of the page, and what is sent to it about the open run. */
export class Lab {
  readonly book = new Book(games);
  run: LabRun | undefined;
  private workspace = "";

  /** The workspace whose runs these are. */
  get of(): string {
    return this.workspace;
  }
  private progressTimer: ReturnType<typeof setTimeout> | undefined;
  private answersTimer: ReturnType<typeof setTimeout> | undefined;
  private staleTimer: ReturnType<typeof setTimeout> | undefined;
  private answered = -1;
  private answersTook = 0;
  /** Counts requests, so that a slow one does not overwrite the result of a later one. */
  private orders = 0;

  constructor(private readonly send: (message: Message) => void) {}

  sit(workspace: string): void {
    this.workspace = workspace;
  }

  onUpdate(news: DocumentUpdate): void {
    this.book.take(news);
    this.send({ type: "documents" });
    clearTimeout(this.staleTimer);
    this.staleTimer = setTimeout(() => this.compareWithPresent(), COMPARE_AFTER);
  }

  // ---- orders --------------------------------------------------------------------------------------

  begin(wish: Wish): Promise<void> {
    return this.work("Preparing the rulesets …", async (isCurrent) => {
      if (wish.question.kind === "compare") await loadedFor(wish.question.source);
      const { plan, refused } = planOf(wish, this.book);
      const { id } = await runsApi.create(this.workspace, plan);
      if (!isCurrent()) return;
      await this.take(id, refused, isCurrent);
      await this.listRuns();
      void this.play();
    });
  }

  open(run: string): Promise<void> {
    return this.work("Loading the games …", (isCurrent) => this.take(run, [], isCurrent));
  }

  async play(): Promise<void> {
    // A cancelled run that is resumed starts from the saved games.
    if (this.run?.isCancelled) await this.open(this.run.id);
    await this.run?.play();
    await this.listRuns();
  }

  async leave(): Promise<void> {
    this.orders++;
    await this.closeRun();
    this.send({ type: "busy", words: undefined });
    this.send({ type: "run", run: undefined });
    await this.listRuns();
  }

  async listRuns(): Promise<void> {
    try {
      this.send({ type: "runs", runs: await runsApi.list(this.workspace) });
    } catch (error) {
      // Where the page shows the list it loads it itself, and shows the error.
      if (!(error instanceof Unreachable || error instanceof ServerError)) throw error;
    }
  }

  private async work(words: string, what: (isCurrent: () => boolean) => Promise<void>): Promise<void> {
    const order = ++this.orders;
    const isCurrent = (): boolean => this.orders === order;
    this.send({ type: "busy", words });
    try {
      await what(isCurrent);
    } catch (error) {
      const field = error instanceof RefusedRun ? error.field : "scenario";
      const hint = error instanceof ServerError && error.hint !== undefined ? ` ${error.hint}` : "";
      const message = `${error instanceof Error ? error.message : String(error)}${hint}`;
      if (isCurrent()) this.send({ type: "refused", refusal: { field, message } });
    }
    if (isCurrent()) this.send({ type: "busy", words: undefined });
  }

  private async take(id: string, refused: readonly string[], isCurrent: () => boolean): Promise<void> {
    const { workspace } = this;
    const { plan, decided, entry } = await runsApi.open(workspace, id);
    await Promise.all(plan.variants.map(({ game }) => loadGame(game)));
    const lines: GameLine[] = [];
    await runsApi.games(workspace, id, (text) => {
      const line = readRecord(text, plan);
      if (line.ok) lines.push(line.value);
    });
    if (!isCurrent()) return;
    await this.closeRun();
    const elsewhere = entry.state === "playing";
    const found = { workspace, id, plan, decided: decided ?? undefined, lines, refused, elsewhere };
    const run: LabRun = new LabRun(found, {
      changed: (now) => this.run === run && this.sendSoon(now),
      seated: (key) => this.send({ type: "seat", run: id, key }),
    });
    this.run = run;
    this.answered = -1;
    this.compareWithPresent();
    this.sendRun();
    this.sendAnswers();
  }

  private async closeRun(): Promise<void> {
    const { run } = this;
    this.run = undefined;
    run?.looking.close();
    if (run && !run.isAtRest) await run.cancel();
  }

  // ---- messages to the page -------------------------------------------------------------------------

  private sendSoon(now: boolean): void {
    if (now) return this.sendRun();
    this.progressTimer ??= setTimeout(() => this.sendRun(), SEND_PROGRESS);
    this.answersTimer ??= setTimeout(
      () => this.sendAnswers(),
      Math.max(SEND_ANSWERS, this.answersTook * AT_MOST_A_TENTH),
    );
  }

  private sendRun(): void {
    clearTimeout(this.progressTimer);
    this.progressTimer = undefined;
    const { run } = this;
    if (!run) return;
    this.send({ type: "run", run: run.news });
    if (run.isAtRest) this.sendAnswers();
  }

  private sendAnswers(): void {
    clearTimeout(this.answersTimer);
    this.answersTimer = undefined;
    const { run } = this;
    if (!run || run.received === this.answered) return;
    this.answered = run.received;
    const began = performance.now();
    this.send({ type: "answers", run: run.id, answers: run.answer() });
    this.answersTook = performance.now() - began;
  }

  private compareWithPresent(): void {
    const { run } = this;
    if (!run) return;
    const isStale = !this.isPresent(run.plan, presentOf(run.plan));
    if (isStale === run.isStale) return;
    run.isStale = isStale;
    this.sendRun();
  }

  /** Whether a variant has the current data. */
  isPresent({ variants }: Plan, variant: number): boolean {
    const { scenario, setting = {}, dataHash } = variants[variant]!;
    const playable = this.book.playable(scenarioIdOf(scenario));
    if ("reasons" in playable) return false;
    const source = sourceOf(playable, this.book.layers, "");
    const documents = withSetting(source.documents, setting);
    return variantOf({ ...source, documents, options: variants[variant]!.options }).dataHash === dataHash;
  }
}

/** In a comparison the second variant is the workspace. */
const presentOf = ({ purpose, variants }: Plan): number =>
  purpose === "compare" ? Math.min(1, variants.length - 1) : 0;
