import type { Search } from "../balance/search";
import { type SearchRow } from "../balance/search";
import { gamesOf, shareOf, type Tally } from "../balance/tally";
import type { Plan, SearchPlan } from "../plan";
import { wilson } from "../../playtest/statistics";

/** What a search has found: where a number gives the share of wins that is wanted. */
export interface EvenAnswer {
  /** Id of the side whose wins were looked at, and what it is called. */
  side: string;
  sideTitle: string;
  /** The share that is wanted, from 0 to 1; a draw counts as half a win. */
  share: number;
  /** The number that was searched, and the second one where there are two. */
  place: string;
  title: string;
  second?: { place: string; title: string };
  /** Games that count, and most that would be played. */
  games: number;
  most: number;
  isOver: boolean;
  /** One, or of two numbers one for each value of the second. */
  rows: EvenRow[];
}

export interface EvenRow {
  /** Value of the second number. */
  at?: number;
  /**
   * "found": the interval is as narrow as was wanted. "open": it is not yet, or the games ran out. "higher", "lower": the
   * share is more, or less, than wanted at all values. "turns": it does not rise or fall all along, so there may be several
   * crossings or none.
   */
  verdict: "found" | "open" | "higher" | "lower" | "turns";
  /** The value nearest to the crossing; null where none is. */
  value: number | null;
  /** Between these values it crosses, in 19 of 20 searches; null where it may lie beyond the values that were tried. */
  low: number | null;
  high: number | null;
  /** Whether more of the number means more wins; undefined while nobody can say. */
  rises?: boolean;
  /** Games that count at each value where some were played, with the share of wins and its own 95 % interval. */
  curve: EvenPoint[];
}

export interface EvenPoint {
  value: number;
  games: number;
  share: number;
  low: number;
  high: number;
}

type Searched = Plan & { search: SearchPlan };

/** The answer as the search stands. `titleOf` names the places, `sideTitle` the side. */
export function evenAnswer(
  plan: Searched,
  search: Search,
  titleOf: (place: string) => string,
  sideTitle: string,
): EvenAnswer {
  const [place = "", second] = Object.keys(plan.variants[0]!.setting ?? {});
  return {
    side: plan.search.side,
    sideTitle,
    share: plan.search.share,
    place,
    title: titleOf(place),
    ...(second !== undefined && { second: { place: second, title: titleOf(second) } }),
    games: search.games,
    most: plan.games,
    isOver: search.isOver,
    rows: search.rows.map((row) => rowOf(plan, row, place, second)),
  };
}

function rowOf(
  { variants, search: { values: length } }: Searched,
  { row, first }: SearchRow,
  place: string,
  second: string | undefined,
): EvenRow {
  const settings = variants.slice(first, first + length).map(({ setting = {} }) => setting);
  const values = settings.map((setting) => setting[place]!);
  const at = second === undefined ? undefined : settings[0]![second];
  const { possible, belief } = row.standing;
  const curve = row.tallies.flatMap((tally, i) => pointOf(tally, values[i]!));
  const common = { ...(at !== undefined && { at }), curve };
  const nothing = { ...common, value: null, low: null, high: null };
  const { cuts, allHigher, allLower } = possible;
  if (!cuts) return { ...nothing, verdict: "turns" };
  if (!possible.within && allHigher !== allLower)
    return { ...nothing, verdict: allHigher ? "higher" : "lower" };
  const [from, to] = [Math.max(0, cuts.from - 1), Math.min(length - 1, cuts.to)];
  const nearest = Math.min(to, Math.max(from, Math.round(belief.middle)));
  return {
    ...common,
    verdict: possible.within && row.isNarrow ? "found" : "open",
    value: curve.length === 0 ? null : values[nearest]!,
    low: cuts.from === 0 ? null : values[from]!,
    high: cuts.to === length ? null : values[to]!,
    ...(possible.rises !== undefined && { rises: possible.rises }),
  };
}

function pointOf(tally: Tally, value: number): EvenPoint[] {
  const [games, share] = [gamesOf(tally), shareOf(tally)];
  const interval = share === undefined ? undefined : wilson(share * games, games);
  return share === undefined || !interval
    ? []
    : [{ value, games, share, low: interval.low, high: interval.high }];
}
