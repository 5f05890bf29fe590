import { count, type Counts, distribution, type Interval, wilson } from "../../playtest/statistics";
import type { GameRecord } from "../record/types";
import { type Spread, spreadOf } from "../statistics";
import { countsAt, DRAW, type Fold, type VariantContext } from "./context";

/** Games won by a side, or drawn. */
export interface Wins extends Interval {
  /** A side's id, or "draw". */
  who: string;
  title: string;
  count: number;
}

export interface ScoreAnswer {
  score: string;
  title: string;
  spread: Spread;
  histogram: { value: number; count: number }[];
}

export interface Outcomes {
  /** Games that were played to their end. */
  games: number;
  wins: Wins[];
  scores: ScoreAnswer[];
  /** Turns in play; null for a game that counts none. */
  turns: Spread | null;
  /** On which turn how many games ended. */
  lastTurns: { turn: number; count: number }[];
  decisions: Spread | null;
  /** By which rule how many games ended, most first. */
  endings: { rule: string; count: number }[];
}

/** Who won, by how much and when. */
export class OutcomesFold implements Fold<GameRecord, Outcomes> {
  private games = 0;
  private readonly wins: Counts = {};
  private readonly scores: { [score: string]: Counts } = {};
  private readonly turns: Counts = {};
  private readonly lastTurns: Counts = {};
  private readonly decisions: Counts = {};
  private readonly endings: Counts = {};

  constructor(
    private readonly context: Pick<VariantContext, "sides"> & {
      names: Pick<VariantContext["names"], "side" | "score">;
    },
  ) {}

  add({ winner, score, turns, decisions, rule }: GameRecord): void {
    this.games++;
    const who = winner ?? DRAW;
    this.wins[who] = (this.wins[who] ?? 0) + 1;
    for (const [name, value] of Object.entries(score)) count(countsAt(this.scores, name), value);
    if (turns) {
      count(this.turns, turns[1] - turns[0] + 1);
      count(this.lastTurns, turns[1]);
    }
    count(this.decisions, decisions);
    if (rule !== null) this.endings[rule] = (this.endings[rule] ?? 0) + 1;
  }

  answer(): Outcomes {
    const { sides, names } = this.context;
    const wins = [...sides, DRAW].flatMap((who): Wins[] => {
      const won = this.wins[who] ?? 0;
      const interval = wilson(won, this.games);
      return interval
        ? [{ who, title: who === DRAW ? "Draw" : names.side(who), count: won, ...interval }]
        : [];
    });
    const scores = Object.keys(this.scores)
      .sort()
      .flatMap((score): ScoreAnswer[] => {
        const counts = this.scores[score]!;
        const spread = spreadOf(counts);
        const { histogram } = distribution(counts) ?? { histogram: [] };
        return spread ? [{ score, title: names.score(score), spread, histogram }] : [];
      });
    return {
      games: this.games,
      wins,
      scores,
      turns: spreadOf(this.turns),
      lastTurns: (distribution(this.lastTurns)?.histogram ?? []).map(({ value, count: times }) => ({
        turn: value,
        count: times,
      })),
      decisions: spreadOf(this.decisions),
      endings: Object.entries(this.endings)
        .map(([rule, times]) => ({ rule, count: times }))
        .sort((a, b) => b.count - a.count || (a.rule < b.rule ? -1 : 1)),
    };
  }
}
