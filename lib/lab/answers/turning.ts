import type { Plan } from "../plan";
import { type GameLine, isTrouble } from "../record/types";
import { addTo, estimateMeans, estimateRates, holm, noSums, type Sums } from "../statistics";
import type { VariantContext } from "./context";
import { measuresOf } from "./measures";

/** Where a figure of a sweep turns: it rises up to this value and falls beyond it, or the other way round. */
export interface Turn {
  value: number;
  /** The figure there. */
  at: number;
  kind: "peak" | "trough";
}

/** Whether a figure is monotonic over a sweep. */
export interface Turning {
  measure: string;
  share: boolean;
  turns: Turn[];
  /** Pairs of values that were compared: the chances are corrected for all of them (Holm). */
  compared: number;
}

/** Values of a sweep beyond which not every pair of them is compared: the warning says nothing there. */
const MOST_VALUES = 40;

/** What tries whether a sweep turns: one over a single number, of at least three values. */
export function turningOf(
  { purpose, variants }: Plan,
  contexts: readonly VariantContext[],
): TurningFold | undefined {
  const places = new Set(variants.flatMap(({ setting = {} }) => Object.keys(setting)));
  const [place] = places;
  if (purpose !== "sweep" || place === undefined || places.size > 1) return undefined;
  if (variants.length < 3 || variants.length > MOST_VALUES) return undefined;
  const values = variants.map(({ setting = {} }) => setting[place]);
  return values.every((value) => value !== undefined) ? new TurningFold(values, contexts) : undefined;
}

type Values = readonly (readonly [measure: string, value: number])[];

/** Compares every value of a sweep with every other one, in games with the same dice. */
export class TurningFold {
  /** Variants in the order of their values. */
  private readonly order: readonly number[];
  private readonly games = new Map<number, Map<number, Values | undefined>>();
  private readonly means = new Map<string, Sums[]>();
  /** By measure: the differences of each pair of places in the order, the later less the earlier. */
  private readonly pairs = new Map<string, Sums[][]>();

  constructor(
    private readonly values: readonly number[],
    private readonly contexts: readonly VariantContext[],
  ) {
    this.order = values.map((_, i) => i).sort((a, b) => values[a]! - values[b]!);
  }

  add(line: GameLine): void {
    const known = this.games.get(line.game) ?? new Map<number, Values | undefined>();
    const place = this.order.indexOf(line.variant);
    const found = this.valuesOf(line);
    if (found) {
      for (const [measure, value] of found) {
        addTo(this.sumsOf(measure).means[place]!, value);
        for (const [other, theirs] of known) {
          const their = theirs?.find(([name]) => name === measure)?.[1];
          if (their === undefined) continue;
          const [less, more] = place < other ? [place, other] : [other, place];
          addTo(
            this.sumsOf(measure).pairs[less]![more - less - 1]!,
            place < other ? their - value : value - their,
          );
        }
      }
    }
    known.set(place, found);
    if (known.size === this.order.length) this.games.delete(line.game);
    else this.games.set(line.game, known);
  }

  private valuesOf(line: GameLine): Values | undefined {
    if (isTrouble(line) || line.ended !== "over") return undefined;
    return measuresOf(line, this.contexts[line.variant]!).filter(([measure]) =>
      /^(wins|score)\//.test(measure),
    );
  }

  private sumsOf(measure: string): { means: Sums[]; pairs: Sums[][] } {
    let [means, pairs] = [this.means.get(measure), this.pairs.get(measure)];
    if (!means || !pairs) {
      means = this.order.map(() => noSums());
      pairs = this.order.map((_, i) => this.order.slice(i + 1).map(() => noSums()));
      this.means.set(measure, means);
      this.pairs.set(measure, pairs);
    }
    return { means, pairs };
  }

  answer(): Turning[] {
    return [...this.pairs].map(([measure, pairs]): Turning => {
      const share = measure.startsWith("wins/");
      const places = pairs.flatMap((row, less) => row.map((sums, i) => ({ less, more: less + 1 + i, sums })));
      const chances = holm(places.map(({ sums }) => estimate(share, sums)));
      const sure = places.flatMap(({ less, more, sums }, i) =>
        chances[i]! < 0.05 ? [{ less, more, rises: sums.sum > 0 }] : [],
      );
      const means = this.means.get(measure)!.map(({ n, sum }) => (n === 0 ? 0 : sum / n));
      return { measure, share, turns: this.turnsIn(means, sure), compared: places.length };
    });
  }

  /** Of neighbours that are turns the same way the one that stands out most is named. */
  private turnsIn(
    means: readonly number[],
    sure: readonly { less: number; more: number; rises: boolean }[],
  ): Turn[] {
    const kinds = means.map((_, place): Turn["kind"] | undefined => {
      const before = sure.filter(({ more }) => more === place);
      const after = sure.filter(({ less }) => less === place);
      if (before.some(({ rises }) => rises) && after.some(({ rises }) => !rises)) return "peak";
      return before.some(({ rises }) => !rises) && after.some(({ rises }) => rises) ? "trough" : undefined;
    });
    const turns: Turn[] = [];
    kinds.forEach((kind, place) => {
      if (kind === undefined) return;
      const turn = { value: this.values[this.order[place]!]!, at: means[place]!, kind };
      const last = turns.at(-1);
      if (last?.kind !== kind) turns.push(turn);
      else if (kind === "peak" ? turn.at > last.at : turn.at < last.at) turns[turns.length - 1] = turn;
    });
    return turns;
  }
}

/** How likely chance alone brings a difference as large; 1 where too few pairs differ to say. */
function estimate(share: boolean, sums: Sums): number {
  const { n, sum, squares } = sums;
  const found = share ? estimateRates((squares + sum) / 2, (squares - sum) / 2, n) : estimateMeans(sums);
  return found?.chance ?? 1;
}
