import type { MeasureDifference } from "./comparison";
import type { MeasureAnswer } from "./measures";
import type { Answers } from "./run";

/** A figure at one setting of a sweep. */
export interface SweepPoint {
  /** By place, in the order of the parameters. */
  values: number[];
  title: string;
  answer: MeasureAnswer;
  /** Against the first variant; undefined for itself. */
  difference?: MeasureDifference;
}

/** A figure over a sweep: along a line for one place, over a grid for two. */
export interface SweepAnswers {
  parameters: { place: string; title: string }[];
  measure: string;
  points: SweepPoint[];
}

/** A figure over a sweep; undefined for a run that is not a sweep, or if nothing is known of it yet. */
export function sweepOf(
  { purpose, parameters, variants, comparisons }: Answers,
  measure: string,
): SweepAnswers | undefined {
  if (purpose !== "sweep") return undefined;
  const points = variants.flatMap(({ title, setting = {}, measures }, i): SweepPoint[] => {
    const answer = measures.find((each) => each.measure === measure);
    const values = parameters.map(({ place }) => setting[place]);
    if (!answer || !values.every((value) => value !== undefined)) return [];
    const difference = comparisons
      .find(({ variant }) => variant === i)
      ?.measures.find((each) => each.measure === measure);
    return [{ values, title, answer, ...(difference && { difference }) }];
  });
  points.sort((a, b) => a.values.map((value, i) => value - b.values[i]!).find((apart) => apart !== 0) ?? 0);
  return points.length === 0 ? undefined : { parameters: [...parameters], measure, points };
}

/** What turning one number does to a figure. */
export interface Influence {
  place: string;
  title: string;
  /** What it is now. */
  value: number;
  /** One step down and up; undefined where that could not be played. */
  down?: { value: number; found: MeasureDifference };
  up?: { value: number; found: MeasureDifference };
  /** The larger of the two differences. */
  swing: number;
  /** Whether one of them is more than chance, corrected for all that were tried. */
  sure: boolean;
}

/** The numbers that were tried, those that move the figure most first; those that are not significant last. */
export function influencesOf(
  { purpose, parameters, variants, comparisons }: Answers,
  measure: string,
): Influence[] {
  const base = variants[0]?.setting;
  if (purpose !== "sensitivity" || !base) return [];
  const found = parameters.map(({ place, title }): Influence => {
    const value = base[place]!;
    const influence: Influence = { place, title, value, swing: 0, sure: false };
    for (const comparison of comparisons) {
      const turned = variants[comparison.variant]?.setting?.[place];
      const difference = comparison.measures.find((each) => each.measure === measure);
      if (turned === undefined || !difference) continue;
      influence[turned < value ? "down" : "up"] = { value: turned, found: difference };
      influence.swing = Math.max(influence.swing, Math.abs(difference.difference));
      influence.sure ||= difference.corrected !== null && difference.corrected < 0.05;
    }
    return influence;
  });
  return found
    .filter(({ down, up }) => down !== undefined || up !== undefined)
    .sort((a, b) => Number(b.sure) - Number(a.sure) || b.swing - a.swing || (a.place < b.place ? -1 : 1));
}
