import type { Plan, Variant } from "../plan";
import { type GameLine, type GameRecord, isTrouble } from "../record/types";
import {
  addTo,
  type Anytime,
  anytime,
  correlation,
  estimateMeans,
  estimateRates,
  meanOf,
  noSums,
  type PairedEstimate,
  type Sums,
  varianceOf,
} from "../statistics";
import type { VariantContext } from "./context";
import { type MeasureName, measureName, measuresOf } from "./measures";
import { sequenceOf } from "./stop";
import { turnIn } from "./turn-names";
import { DecisiveFold, type DecisivePair } from "./decisive-pairs";

/** A figure in two variants, over the same games. */
export interface MeasureDifference extends MeasureName, PairedEstimate {
  /** In the first variant, and in the other. */
  from: number;
  to: number;
  /** The interval that holds however often one looks; null where too few pairs differ. */
  always: Anytime | null;
  /** The chance of `PairedEstimate`, corrected for the number of variants (Holm); null where there is none. */
  corrected: number | null;
  /**
   * The p-value that decides the wording and the marks. For the figure of the question it is corrected for the
   * number of variants; for the other figures of a comparison for the number of figures as well (Holm). In a run
   * with early stopping it comes from `always`.
   */
  judged: number | null;
  /** How much of their luck the two games of a pair share: their correlation; null where one of them never varies. */
  shared: number | null;
  /** Standard deviation of the difference within a pair; null for fewer than two pairs. */
  deviation: number | null;
  /** For each pair, how many games of each that share no luck would say as much; null where no pair differs otherwise. */
  gain: number | null;
  /** The difference in standard deviations of the figure in single games of the first variant; null where it never varies. */
  effect: number | null;
}

/** A variant against the first one, game by game. */
export interface Comparison {
  /** Index of the variant. */
  variant: number;
  title: string;
  /** What it is compared to. */
  against: string;
  /** Pairs of which both games were played to their end; the others are in no result. */
  pairs: number;
  dropped: number;
  measures: MeasureDifference[];
  /** Pairs that another side won. */
  turned: number;
  telling: DecisivePair[];
}

interface PairSums {
  a: Sums;
  b: Sums;
  difference: Sums;
  products: number;
}

export class ComparisonFold {
  private pairs = 0;
  private dropped = 0;
  private readonly sums = new Map<string, PairSums>();
  private readonly telling = new DecisiveFold((turn) => turnIn(this.contexts[0], turn));

  constructor(
    private readonly plan: Plan,
    private readonly variant: number,
    /** Of the first variant and of this one. */
    private readonly contexts: readonly [VariantContext, VariantContext],
  ) {}

  add(one: GameLine, other: GameLine): void {
    if (isTrouble(one) || isTrouble(other) || one.ended !== "over" || other.ended !== "over") {
      this.dropped++;
      return;
    }
    this.pairs++;
    this.telling.add(one, other);
    this.addMeasures(one, other);
  }

  private addMeasures(one: GameRecord, other: GameRecord): void {
    const values = new Map(measuresOf(one, this.contexts[0]));
    for (const [measure, b] of measuresOf(other, this.contexts[1])) {
      const a = values.get(measure);
      if (a === undefined) continue;
      let sums = this.sums.get(measure);
      if (!sums) {
        sums = { a: noSums(), b: noSums(), difference: noSums(), products: 0 };
        this.sums.set(measure, sums);
      }
      addTo(sums.a, a);
      addTo(sums.b, b);
      addTo(sums.difference, b - a);
      sums.products += a * b;
    }
  }

  answer(): Comparison {
    const { variants } = this.plan;
    const sequence = sequenceOf(this.plan);
    const measures = [...this.sums].flatMap(([measure, sums]): MeasureDifference[] => {
      const { a, b, difference } = sums;
      const name = measureName(measure, this.contexts[0]);
      if (a.differing === 0 && b.differing === 0 && !/^(wins|score)\//.test(measure)) return [];
      const estimate = name.share ? rates(difference) : estimateMeans(difference);
      if (!estimate) return [];
      return [
        {
          ...name,
          ...estimate,
          from: meanOf(a),
          to: meanOf(b),
          always: anytime(difference, sequence) ?? null,
          corrected: estimate.chance,
          judged: estimate.chance,
          shared: correlation(sums),
          ...sizeOf(sums),
        },
      ];
    });
    return {
      variant: this.variant,
      title: titleOf(variants, this.variant),
      against: titleOf(variants, 0),
      pairs: this.pairs,
      dropped: this.dropped,
      measures,
      turned: this.telling.differing,
      telling: this.telling.answer(),
    };
  }
}

/** How far single pairs differ, what it gains that they are pairs, and how large the difference is. */
function sizeOf({ a, b, difference }: PairSums): Pick<MeasureDifference, "deviation" | "gain" | "effect"> {
  if (difference.n < 2) return { deviation: null, gain: null, effect: null };
  const [first, second, paired] = [varianceOf(a), varianceOf(b), varianceOf(difference)];
  return {
    deviation: Math.sqrt(paired),
    gain: paired === 0 ? null : (first + second) / paired,
    effect: first === 0 ? null : meanOf(difference) / Math.sqrt(first),
  };
}

/** Differences that are 1, 0 or -1, as pairs that count for one alone. */
const rates = ({ n, sum, squares }: Sums): PairedEstimate | null =>
  estimateRates((squares + sum) / 2, (squares - sum) / 2, n);

const titleOf = (variants: readonly Variant[], index: number): string => variants[index]?.title ?? "";
