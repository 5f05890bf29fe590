import type { HistoryEntry, Moved, Played } from "./types";

/** An answer with the version that it is about. */
export interface SeriesPoint {
  entry: HistoryEntry;
  played: Played;
}

/** The answers of several versions that can be compared with each other. */
export interface Series {
  key: string;
  /** Of a version with several answers, that of most games. Oldest first. */
  points: SeriesPoint[];
}

/** The recorded answers by what was played, those of most versions first. */
export function seriesOf(entries: readonly HistoryEntry[]): Series[] {
  const series = new Map<string, SeriesPoint[]>();
  for (const entry of [...entries].reverse()) {
    const best = new Map<string, Played>();
    for (const played of entry.played) {
      const known = best.get(played.series);
      if (played.games > (known?.games ?? 0)) best.set(played.series, played);
    }
    for (const [key, played] of best) series.set(key, [...(series.get(key) ?? []), { entry, played }]);
  }
  return [...series]
    .map(([key, points]) => ({ key, points }))
    .sort((a, b) => b.points.length - a.points.length || games(b) - games(a));
}

const games = ({ points }: Series): number => points.reduce((sum, { played }) => sum + played.games, 0);

/** The entries with what has moved since the last version before each that has an answer of the same kind. */
export function withMoves(entries: readonly HistoryEntry[]): HistoryEntry[] {
  const moves = new Map<HistoryEntry, Moved[]>();
  for (const { key, points } of seriesOf(entries)) {
    points.forEach((point, i) => {
      const before = points[i - 1];
      // Versions that play alike have the same run.
      if (!before || before.played.run === point.played.run) return;
      const versions = entries.indexOf(before.entry) - entries.indexOf(point.entry);
      const moved = movedBetween(before, point, { series: key, versions });
      if (moved) moves.set(point.entry, [...(moves.get(point.entry) ?? []), moved]);
    });
  }
  return entries.map((entry) => ({ ...entry, moved: moves.get(entry) ?? [] }));
}

/**
 * The share of the first side; that of the other follows it. Its interval is R. G. Newcombe's (method 10, Statistics in Medicine
 * 17, 1998), as of games that have nothing to do with each other: where they share their dice it is wider than need be.
 */
function movedBetween(
  { entry, played: then }: SeriesPoint,
  { played: now }: SeriesPoint,
  of: Pick<Moved, "series" | "versions">,
): Moved | undefined {
  const [is] = now.shares;
  const was = then.shares.find(({ who }) => who === is?.who);
  if (!is || !was || entry.id === null || entry.when === null) return undefined;
  const difference = is.rate - was.rate;
  const low = difference - Math.hypot(is.rate - is.low, was.high - was.rate);
  const high = difference + Math.hypot(is.high - is.rate, was.rate - was.low);
  const { who, title } = is;
  const since = { id: entry.id, when: entry.when };
  return { ...of, who, title, from: was.rate, to: is.rate, low, high, isSure: low > 0 || high < 0, since };
}
