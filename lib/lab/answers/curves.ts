import { count, type Counts } from "../../playtest/statistics";
import type { GameRecord } from "../record/types";
import { type Spread, spreadOf } from "../statistics";
import { countsAt, type Fold, type VariantContext } from "./context";

/** A track through the turns. */
export interface Curve {
  track: string;
  title: string;
  side?: string;
  /** Of the games that were still in play on the turn: `n` of the spread says how many. */
  points: ({ turn: number } & Spread)[];
}

export class CurvesFold implements Fold<GameRecord, Curve[]> {
  /** By track, then by turn. */
  private readonly values: { [track: string]: { [turn: string]: Counts } } = {};

  constructor(private readonly context: VariantContext) {}

  add({ tracks, turns }: GameRecord): void {
    const first = turns?.[0] ?? 1;
    for (const [track, values] of Object.entries(tracks)) {
      const byTurn = (this.values[track] ??= {});
      values.forEach((value, i) => count(countsAt(byTurn, String(first + i)), value));
    }
  }

  answer(): Curve[] {
    return this.context.tracks.flatMap(({ id, title, side }): Curve[] => {
      const byTurn = this.values[id];
      if (!byTurn) return [];
      const points = Object.keys(byTurn)
        .map(Number)
        .sort((a, b) => a - b)
        .flatMap((turn) => {
          const spread = spreadOf(byTurn[turn]!);
          return spread ? [{ turn, ...spread }] : [];
        });
      return [{ track: id, title, ...(side !== undefined && { side }), points }];
    });
  }
}
