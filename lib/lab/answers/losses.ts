import { count, type Counts } from "../../playtest/statistics";
import type { GameRecord } from "../record/types";
import { type Spread, spreadOf } from "../statistics";
import { addAmounts, countsAt, type Fold, type VariantContext } from "./context";

/** Steps that a side lost in a game. */
export interface SideLosses {
  side: string;
  title: string;
  total: Spread;
  /** By type of counter, most first. */
  types: { type: string; title: string; perGame: number }[];
}

export class LossesFold implements Fold<GameRecord, SideLosses[]> {
  private games = 0;
  private readonly totals: { [side: string]: Counts } = {};
  private readonly types: { [side: string]: Counts } = {};

  constructor(private readonly context: VariantContext) {}

  add({ lost }: GameRecord): void {
    this.games++;
    for (const side of this.context.sides) {
      const total = addAmounts(countsAt(this.types, side), lost[side] ?? {});
      count(countsAt(this.totals, side), total);
    }
  }

  answer(): SideLosses[] {
    const { sides, names } = this.context;
    return sides.flatMap((side): SideLosses[] => {
      const total = spreadOf(this.totals[side] ?? {});
      if (!total) return [];
      const types = Object.entries(this.types[side] ?? {})
        .map(([type, steps]) => ({ type, title: names.type(type), perGame: steps / this.games }))
        .sort((a, b) => b.perGame - a.perGame || (a.type < b.type ? -1 : 1));
      return [{ side, title: names.side(side), total, types }];
    });
  }
}
