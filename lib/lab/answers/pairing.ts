import type { Plan } from "../plan";
import type { GameLine } from "../record/types";
import { holm } from "../statistics";
import { type Comparison, ComparisonFold, type MeasureDifference } from "./comparison";
import type { VariantContext } from "./context";
import { stopMeasure } from "./stop";

/** Puts the games of each variant beside those of the first with the same dice, in the order of their numbers. */
export class Pairing {
  private readonly folds: ComparisonFold[];
  /** Lines that wait for their partner, by variant: those of the first, or of another that is ahead of it. */
  private readonly lines: Map<number, GameLine>[];
  private readonly compared: number[];

  constructor(
    private readonly plan: Plan,
    contexts: readonly VariantContext[],
  ) {
    this.folds = contexts
      .slice(1)
      .map((context, i) => new ComparisonFold(plan, i + 1, [contexts[0]!, context]));
    this.lines = contexts.map(() => new Map<number, GameLine>());
    this.compared = contexts.map(() => 0);
  }

  add(line: GameLine): void {
    if (this.folds.length === 0) return;
    const { variant, game } = line;
    this.lines[variant]!.set(game, line);
    if (variant > 0) this.pairUp(variant);
    else for (let other = 1; other < this.lines.length; other++) this.pairUp(other);
  }

  private pairUp(variant: number): void {
    const game = this.compared[variant]!;
    const [one, other] = [this.lines[0]!.get(game), this.lines[variant]!.get(game)];
    if (!one || !other) return;
    this.folds[variant - 1]!.add(one, other);
    this.compared[variant] = game + 1;
    this.lines[variant]!.delete(game);
    if (this.compared.every((next, i) => i === 0 || next > game)) this.lines[0]!.delete(game);
  }

  answer(): Comparison[] {
    return judgedBy(
      this.plan,
      this.folds.map((fold) => fold.answer()),
    );
  }
}

interface MeasureIndex {
  comparison: number;
  at: number;
}

/**
 * The chances of each figure, corrected for how many variants are compared to the first by it; and those by which words
 * go, corrected for the figures beside the one that was asked for too.
 */
function judgedBy({ purpose, stop }: Plan, comparisons: readonly Comparison[]): Comparison[] {
  const found = comparisons.map((comparison) => ({ ...comparison, measures: comparison.measures.slice() }));
  const places = found.flatMap(({ measures }, comparison) =>
    measures.map(({ measure }, at): MeasureIndex & { measure: string } => ({ comparison, at, measure })),
  );
  const set = (
    some: readonly MeasureIndex[],
    chanceOf: (each: MeasureDifference) => number | null,
    name: "corrected" | "judged",
  ): void => {
    const known = some.flatMap((place) => {
      const chance = chanceOf(found[place.comparison]!.measures[place.at]!);
      return chance === null ? [] : [{ ...place, chance }];
    });
    const chances = holm(known.map(({ chance }) => chance));
    known.forEach(({ comparison, at }, i) => {
      const { measures } = found[comparison]!;
      measures[at] = { ...measures[at]!, [name]: chances[i]! };
    });
  };
  // A run with early stopping is tested after each game; an interval for a single test does not hold there.
  const looked = stop !== undefined;
  const chanceOf = ({ chance, always }: MeasureDifference): number | null =>
    looked ? (always?.chance ?? null) : chance;
  const asked = stop ? stopMeasure(stop) : found[0]?.measures[0]?.measure;
  const families = new Map<string, MeasureIndex[]>();
  for (const place of places) {
    const { measure } = place;
    // Over many settings one figure is read at a time.
    const family = purpose === "compare" && measure !== asked ? "others" : measure;
    const list = families.get(family);
    if (list) list.push(place);
    else families.set(family, [place]);
  }
  for (const measure of new Set(places.map((place) => place.measure)))
    set(
      places.filter((place) => place.measure === measure),
      ({ chance }) => chance,
      "corrected",
    );
  for (const { comparison, at } of places) {
    const { measures } = found[comparison]!;
    measures[at] = { ...measures[at]!, judged: null };
  }
  for (const family of families.values()) set(family, chanceOf, "judged");
  return found;
}
