import { wilson } from "../../playtest/statistics";
import { studentQuantile } from "../../playtest/paired";
import { capital, sideWins } from "../../words";
import type { GameRecord } from "../record/types";
import { addTo, meanOf, noSums, type Sums, varianceOf } from "../statistics";
import { DRAW, type Fold, type VariantContext } from "./context";

/** A figure of a single game that can be averaged and compared. Its id says which: "wins/blue", "score/victoryPoints". */
export interface MeasureName {
  measure: string;
  title: string;
  /** A share of the games, shown as a percentage. */
  share: boolean;
  /** Whose it is, where it is a side's. */
  side?: string;
}

/** A figure over the games of a variant. */
export interface MeasureAnswer extends MeasureName {
  games: number;
  value: number;
  /** 95 % sure; null where the games are inconclusive. */
  low: number | null;
  high: number | null;
}

/** All figures of a finished game, those that lead first. */
export function measuresOf(
  record: GameRecord,
  { sides, tracks, holdings }: VariantContext,
): [string, number][] {
  const { winner, score, turns, taken, lost, spent, decisions } = record;
  const sum = (parts: { [name: string]: number } = {}): number =>
    Object.values(parts).reduce((total, value) => total + value, 0);
  const found: [string, number][] = [
    ...sides.map((side): [string, number] => [`wins/${side}`, winner === side ? 1 : 0]),
    [`wins/${DRAW}`, winner === null ? 1 : 0],
    ...Object.keys(score)
      .sort()
      .map((name): [string, number] => [`score/${name}`, score[name]!]),
  ];
  if (turns) found.push(["turns", turns[1] - turns[0] + 1]);
  for (const { id, score: shows = id, anew } of tracks) {
    const end = record.tracks[id]?.at(-1);
    if (end !== undefined && score[shows] === undefined && anew !== true) found.push([`end/${id}`, end]);
  }
  for (const side of holdings ? sides : [])
    found.push([`taken/${side}`, taken.filter(([, , by]) => by === side).length]);
  for (const side of sides) found.push([`lost/${side}`, sum(lost[side])]);
  for (const { id, spent: isSpent } of tracks)
    if (isSpent === true) found.push([`spent/${id}`, sum(spent[id])]);
  found.push(["decisions", decisions]);
  return found;
}

/** What people call a figure. */
export function measureName(
  measure: string,
  { names, tracks, holdings, turnNoun }: VariantContext,
): MeasureName {
  const [kind = "", id = ""] = measure.split("/");
  const track = tracks.find((each) => each.id === id);
  const side = track?.side ?? id;
  const of = (title: string, owner?: string): MeasureName => ({
    measure,
    title,
    share: kind === "wins",
    ...(owner !== undefined && { side: owner }),
  });
  switch (kind) {
    case "wins":
      return id === DRAW ? of("Draws") : of(sideWins(names.side(id)), id);
    case "score":
      return of(capital(names.score(id)));
    case "end":
      return of(`${track?.title ?? id} at the end`, track?.side);
    case "taken":
      return of(`${capital(holdings?.title ?? "places")} taken by ${names.side(id)}`, side);
    case "lost":
      return of(`Steps lost by ${names.side(id)}`, side);
    case "spent":
      return of(`${track?.title ?? id} spent`, track?.side);
    case "turns":
      return of(`${capital(turnNoun)}s a game`);
    case "decisions":
      return of("Decisions a game");
    default:
      return of(measure);
  }
}

/** Averages of every figure. Wins and scores are listed even if they are zero in every game (no game is ever drawn). */
export class MeasuresFold implements Fold<GameRecord, MeasureAnswer[]> {
  private readonly sums = new Map<string, Sums>();

  constructor(private readonly context: VariantContext) {}

  add(record: GameRecord): void {
    for (const [measure, value] of measuresOf(record, this.context)) {
      let sums = this.sums.get(measure);
      if (!sums) this.sums.set(measure, (sums = noSums()));
      addTo(sums, value);
    }
  }

  answer(): MeasureAnswer[] {
    return [...this.sums].flatMap(([measure, sums]): MeasureAnswer[] => {
      if (sums.differing === 0 && !/^(wins|score)\//.test(measure)) return [];
      return [{ ...measureName(measure, this.context), games: sums.n, ...interval(measure, sums) }];
    });
  }
}

/** Games from which the spread of a mean can be estimated. */
const LEAST_GAMES = 5;

function interval(measure: string, sums: Sums): Pick<MeasureAnswer, "value" | "low" | "high"> {
  const value = meanOf(sums);
  if (measure.startsWith("wins/")) {
    const { low, high } = wilson(sums.sum, sums.n)!;
    return { value, low, high };
  }
  if (sums.n < LEAST_GAMES) return { value, low: null, high: null };
  const half = studentQuantile(sums.n - 1) * Math.sqrt(varianceOf(sums) / sums.n);
  return { value, low: value - half, high: value + half };
}
