import { count, type Counts, distribution } from "../../playtest/statistics";
import type { GameRecord } from "../record/types";
import { type Spread, spreadOf } from "../statistics";
import { countsAt, type Fold, type VariantContext } from "./context";

/** What a side did with a place. */
export interface Captor {
  side: string;
  title: string;
  /** How often it was taken, and in how many of the games at least once. */
  times: number;
  games: number;
  /** On which turn for the first time, in the games in which it was. */
  first: Spread;
  /** How often it was taken on each turn. */
  byTurn: { turn: number; times: number }[];
}

export interface PlaceAnswer {
  place: string;
  title: string;
  times: number;
  /** Games in which it changed hands at all. */
  games: number;
  captors: Captor[];
  /** Share of the games in which each side held it at the end; the rest to 1 was held by no known side. */
  held: { side: string; title: string; share: number }[];
}

interface Taken {
  times: number;
  games: number;
  first: Counts;
  turns: Counts;
}

/** What changed hands, and who holds it at the end. */
export class CapturesFold implements Fold<GameRecord, PlaceAnswer[]> {
  private games = 0;
  private readonly taken: { [place: string]: { [side: string]: Taken } } = {};
  private readonly changed: Counts = {};
  /** Holders at the end of the games in which it changed hands. */
  private readonly ends: { [place: string]: Counts } = {};

  constructor(private readonly context: VariantContext) {}

  add({ taken }: GameRecord): void {
    this.games++;
    const last = new Map<string, string>();
    const seen = new Set<string>();
    for (const [turn, place, side] of taken) {
      const bySide = (this.taken[place] ??= {});
      const found = (bySide[side] ??= { times: 0, games: 0, first: {}, turns: {} });
      found.times++;
      count(found.turns, turn);
      const key = `${side} ${place}`;
      if (!seen.has(key)) {
        seen.add(key);
        found.games++;
        count(found.first, turn);
      }
      last.set(place, side);
    }
    for (const [place, side] of last) {
      this.changed[place] = (this.changed[place] ?? 0) + 1;
      const ends = countsAt(this.ends, place);
      ends[side] = (ends[side] ?? 0) + 1;
    }
  }

  answer(): PlaceAnswer[] {
    const { holders } = this.context;
    const places = new Set([...Object.keys(this.taken), ...Object.keys(holders)]);
    return [...places]
      .map((place) => this.place(place))
      .sort((a, b) => b.games - a.games || b.times - a.times || (a.place < b.place ? -1 : 1));
  }

  private place(place: string): PlaceAnswer {
    const { names, sides, holders } = this.context;
    const bySide = this.taken[place] ?? {};
    const captors = sides.flatMap((side): Captor[] => {
      const found = bySide[side];
      const first = found && spreadOf(found.first);
      if (!found || !first) return [];
      const byTurn = (distribution(found.turns)?.histogram ?? []).map(({ value, count: times }) => ({
        turn: value,
        times,
      }));
      return [{ side, title: names.side(side), times: found.times, games: found.games, first, byTurn }];
    });
    const games = this.changed[place] ?? 0;
    const held = sides.map((side) => {
      const ends = (this.ends[place]?.[side] ?? 0) + (holders[place] === side ? this.games - games : 0);
      return { side, title: names.side(side), share: this.games === 0 ? 0 : ends / this.games };
    });
    const times = captors.reduce((sum, captor) => sum + captor.times, 0);
    return { place, title: names.place(place), times, games, captors, held };
  }
}
