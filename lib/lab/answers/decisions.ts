import type { GameRecord } from "../record/types";
import type { Fold, VariantContext } from "./context";

/** What a step of the sequence of play asked for. */
export interface DecisionAnswer {
  step: string;
  title: string;
  /** Games in which it asked at all. */
  games: number;
  perGame: number;
  /** Options a time. */
  options: number;
  /** Share of the times that something was done. */
  taken: number;
  declined: number;
}

export class DecisionsFold implements Fold<GameRecord, DecisionAnswer[]> {
  private games = 0;
  private readonly steps: {
    [step: string]: { games: number; times: number; options: number; declined: number };
  } = {};

  constructor(private readonly context: VariantContext) {}

  add({ asked }: GameRecord): void {
    this.games++;
    for (const [step, [times, options, declined]] of Object.entries(asked)) {
      const found = (this.steps[step] ??= { games: 0, times: 0, options: 0, declined: 0 });
      found.games++;
      found.times += times;
      found.options += options;
      found.declined += declined;
    }
  }

  answer(): DecisionAnswer[] {
    return Object.entries(this.steps)
      .map(([step, { games, times, options, declined }]) => ({
        step,
        title: this.context.names.step(step),
        games,
        perGame: times / this.games,
        options: options / times,
        taken: 1 - declined / times,
        declined: declined / times,
      }))
      .sort((a, b) => b.perGame - a.perGame || (a.step < b.step ? -1 : 1));
  }
}
