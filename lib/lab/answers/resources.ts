import { count, type Counts } from "../../playtest/statistics";
import type { GameRecord } from "../record/types";
import { type Spread, spreadOf } from "../statistics";
import { addAmounts, countsAt, type Fold, type VariantContext } from "./context";

/** What was taken from a track, and by which steps of the sequence of play. */
export interface ResourceUse {
  track: string;
  title: string;
  side?: string;
  total: Spread;
  steps: { step: string; title: string; perGame: number; share: number }[];
}

export class ResourcesFold implements Fold<GameRecord, ResourceUse[]> {
  private games = 0;
  private readonly totals: { [track: string]: Counts } = {};
  private readonly steps: { [track: string]: Counts } = {};

  constructor(private readonly context: VariantContext) {}

  add({ spent }: GameRecord): void {
    this.games++;
    for (const { id, spent: isSpent } of this.context.tracks) {
      if (isSpent !== true) continue;
      const total = addAmounts(countsAt(this.steps, id), spent[id] ?? {});
      count(countsAt(this.totals, id), total);
    }
  }

  answer(): ResourceUse[] {
    const { tracks, names } = this.context;
    return tracks.flatMap(({ id, title, side }): ResourceUse[] => {
      const total = spreadOf(this.totals[id] ?? {});
      if (!total) return [];
      const all = total.mean * total.n;
      const steps = Object.entries(this.steps[id] ?? {})
        .map(([step, amount]) => ({
          step,
          title: names.step(step),
          perGame: amount / this.games,
          share: all === 0 ? 0 : amount / all,
        }))
        .sort((a, b) => b.perGame - a.perGame || (a.step < b.step ? -1 : 1));
      return [{ track: id, title, ...(side !== undefined && { side }), total, steps }];
    });
  }
}
