import { basisOfBattle, Book, type DocumentUpdate, type ReadyBattle, readyBattle } from "../../lib/book";
import { games } from "../../lib/games/loaded";
import { type Odds, type OddsNames, type OddsProgress, oddsInSteps, readingOf } from "../../lib/odds";
import type { OddsRequest, Message, Setting } from "./protocol";

/** How often progress is reported to the page (milliseconds). */
const REPORT_EVERY = 150;

interface Working {
  asked: OddsRequest;
  steps: Generator<OddsProgress, Odds>;
  names: OddsNames;
  began: number;
  reportedAt: number;
  /** When dice were first rolled. */
  foughtFrom?: number;
}

/**
 * Calculates the odds of one battle in slices, and again when the data that they depend on change. `onMessage` gets the
 * messages to the page, `now` is the time in milliseconds.
 */
export class OddsWork {
  private readonly book = new Book(games);
  private asked: OddsRequest | undefined;
  private basis: string | undefined;
  private working: Working | undefined;
  private hasDocuments = false;

  constructor(
    private readonly onMessage: (message: Message) => void,
    private readonly now: () => number,
  ) {}

  get isBusy(): boolean {
    return this.working !== undefined;
  }

  onUpdate(news: DocumentUpdate): void {
    this.book.take(news);
    this.hasDocuments = true;
    if (this.asked && basisOfBattle(this.book, this.asked.which) !== this.basis) this.begin(this.asked);
  }

  ask(asked: OddsRequest | undefined): void {
    this.asked = asked;
    this.working = undefined;
    if (asked && this.hasDocuments) this.begin(asked);
  }

  cancel(): void {
    this.working = undefined;
  }

  private begin(asked: OddsRequest): void {
    const { number, which } = asked;
    this.working = undefined;
    this.basis = basisOfBattle(this.book, which);
    this.guard(number, () => {
      const began = this.now();
      const ready = readyBattle(this.book, which);
      if ("reasons" in ready) return this.onMessage({ type: "refused", number, reasons: ready.reasons });
      const setting = settingOf(ready, asked);
      this.onMessage({ type: "begun", number, setting });
      const { source, battle, ruleset, sideName } = ready;
      const exploration = source.follow(
        battle,
        setting.chosen.map((id) => source.policies[id]!),
      );
      this.working = {
        asked,
        steps: oddsInSteps(battle.game, exploration, { samples: asked.samples }),
        names: {
          sides: ruleset.module.sides,
          side: sideName,
          measure: (path) => source.measureTitle(ruleset.rules, path),
        },
        began,
        reportedAt: began,
      };
    });
  }

  /** Runs for about `span` milliseconds. */
  work(span: number): void {
    const { working } = this;
    if (!working) return;
    const { asked, steps, names, began } = working;
    const { number } = asked;
    this.guard(number, () => {
      const until = this.now() + span;
      for (let step = steps.next(); ; step = steps.next()) {
        const now = this.now();
        if (step.done) {
          this.working = undefined;
          return this.onMessage({
            type: "answer",
            number,
            reading: readingOf(step.value, names),
            ms: now - began,
          });
        }
        if (now < until) continue;
        if (step.value.doing === "fighting") working.foughtFrom ??= now;
        if (now - working.reportedAt >= REPORT_EVERY) {
          working.reportedAt = now;
          this.onMessage({
            number,
            ms: now - began,
            ...progressOf(step.value, names, now - (working.foughtFrom ?? now)),
          });
        }
        return;
      }
    });
  }

  /** An error that the rules throw for these data is reported, and ends only this calculation. */
  private guard(number: number, run: () => void): void {
    try {
      run();
    } catch (error) {
      this.working = undefined;
      this.onMessage({
        type: "failed",
        number,
        message: error instanceof Error ? error.message : String(error),
      });
    }
  }
}

function progressOf(progress: OddsProgress, names: OddsNames, ms: number) {
  if (progress.doing === "following") return { type: "progress" as const, progress };
  const { doing, fought, of, soFar } = progress;
  return {
    type: "progress" as const,
    progress: { doing, fought, of, ms },
    reading: readingOf(soFar(), names),
  };
}

function settingOf({ source, battle, ruleset, sideName }: ReadyBattle, { policies }: OddsRequest): Setting {
  const { sides } = ruleset.module;
  const known = (id: string | undefined): string | undefined =>
    id !== undefined && Object.hasOwn(source.policies, id) ? id : undefined;
  return {
    title: battle.title,
    sides: sides.map((id) => ({ id, name: sideName(id) })),
    policies: Object.entries(source.policies).map(([id, { title, description }]) => ({
      id,
      title,
      description,
    })),
    chosen: sides.map((_side, i) => known(policies[i]) ?? known(battle.policies[i]) ?? source.defaultPolicy),
    own: sides.map((_side, i) => battle.policies[i]),
    usual: source.defaultPolicy,
  };
}
