import { counted } from "../../words";
import type { MeasureDifference } from "./comparison";
import type { Answers } from "./run";
import { influencesOf, sweepOf } from "./settings";
import { stopMeasure } from "./stop";
import { type AnswerTable, count, number, share, text } from "./answer-table";
import { boundsWords, decimal, difference, figure, leading } from "./words";

/** Each figure of each variant against the first. */
export const comparisonTable = ({ comparisons }: Pick<Answers, "comparisons">): AnswerTable => ({
  id: "comparison",
  title: "Differences in pairs of games",
  columns: [
    text("Variant"),
    text("Against"),
    text("Figure"),
    count("Pairs"),
    count("Pairs that differ"),
    number("From"),
    number("To"),
    number("Difference"),
    number("95 % from"),
    number("95 % to"),
    number("At every look from"),
    number("At every look to"),
    number("Chance, corrected"),
    number("Correlation"),
    number("p-value, corrected for all figures"),
    number("Standard deviation of a pair's difference"),
    number("Effect in standard deviations"),
    number("Worth of a pair, in pairs without common dice"),
  ],
  rows: comparisons.flatMap(({ title, against, measures }) =>
    measures.map((found) => [
      title,
      against,
      found.title,
      found.pairs,
      found.differing,
      found.from,
      found.to,
      found.difference,
      found.low,
      found.high,
      found.always?.low ?? null,
      found.always?.high ?? null,
      found.corrected,
      found.shared,
      found.judged,
      found.deviation,
      found.effect,
      found.gain,
    ]),
  ),
});

/** The same for reading: each figure in its own unit, without what only a calculation needs. */
export function comparisonWords({ comparisons, stop }: Pick<Answers, "comparisons" | "stop">): AnswerTable {
  const looked = stop !== undefined;
  const several = comparisons.length > 1;
  return {
    id: "comparison",
    title: "Differences in pairs of games",
    columns: [
      ...(several ? [text("Variant")] : []),
      text("Figure"),
      number("From"),
      number("To"),
      number("Difference"),
      ...(looked ? [number("95 %, at every look")] : []),
      number(looked ? "95 %, for one look" : "95 % interval"),
      text("p-value"),
    ],
    rows: comparisons.flatMap(({ title, measures }) =>
      measures.map((found) => [
        ...(several ? [title] : []),
        found.title,
        figure(found, found.from),
        figure(found, found.to),
        found.share ? `${difference(found, found.difference)} points` : difference(found, found.difference),
        ...(looked ? [boundsWords(found, found.always?.low, found.always?.high)] : []),
        boundsWords(found, found.low, found.high),
        chanceWords(found.judged),
      ]),
    ),
  };
}

/** What the chances and intervals beside the figures are corrected for, and what they are not. */
export function correctionSentence({
  comparisons,
  stop,
}: Pick<Answers, "comparisons" | "stop">): string | undefined {
  const { measures = [] } = comparisons[0] ?? {};
  const main = leading(measures, stop ? stopMeasure(stop) : undefined);
  const others = measures.filter(({ measure }) => measure !== main?.measure).length;
  if (!main || others === 0) return undefined;
  const variants =
    comparisons.length > 1 ? ` It is corrected for the ${comparisons.length} variants (Holm).` : "";
  return [
    `The question was ${main.title}: its p-value is not corrected.${variants}`,
    `The p-values of the ${counted(others, "other figure")} are corrected for their number${comparisons.length > 1 ? " and that of the variants" : ""} (Holm).`,
    `Intervals are not corrected: each is a 95 % interval by itself${stop ? "" : ", for one look after a number of games set in advance"}.`,
  ].join(" ");
}

/** "+3 points, 1 in 40": a difference with how likely chance alone brings it. */
function againstWords(found: MeasureDifference): string {
  if (found.differing === 0) return NONE_DIFFERS;
  const text = `${difference(found, found.difference)}${found.share ? " points" : ""}`;
  return `${text}, ${found.corrected === null ? "too few differ" : chanceWords(found.corrected)}`;
}

/** All that can be said where the dice and the choices were the same: the number was not asked for. */
const NONE_DIFFERS = "no game differs";

/** How likely chance alone brings a difference as large, in words. */
function chanceWords(chance: number | null): string {
  if (chance === null) return "";
  if (chance < 0.001) return "less than 1 in 1,000";
  return chance < 0.05 ? `1 in ${decimal(Math.floor(1 / chance))}` : "not significant";
}

/** A figure over a sweep, or what each number does to it in a sensitivity run. */
export function settingTable(answers: Answers, measure: string): AnswerTable | undefined {
  const sweep = sweepOf(answers, measure);
  if (sweep) {
    const { points, parameters } = sweep;
    return {
      id: "sweep",
      title: `${points[0]!.answer.title} over the sweep`,
      columns: [
        ...parameters.map(({ title }) => number(title)),
        ...[points[0]!.answer.title, "95 % from", "95 % to"].map(points[0]!.answer.share ? share : number),
        text("Against the first"),
      ],
      rows: points.map(({ values, answer, difference: found }) => [
        ...values,
        answer.value,
        answer.low,
        answer.high,
        found ? againstWords(found) : "",
      ]),
    };
  }
  const influences = influencesOf(answers, measure);
  if (influences.length === 0) return undefined;
  const named = (influences[0]!.up ?? influences[0]!.down)!.found;
  const shareText = (turned: (typeof influences)[number]["up"]): string => {
    if (!turned) return "cannot be played";
    const { found, value } = turned;
    if (found.differing === 0)
      return `at ${decimal(value, Number.isInteger(value) ? 0 : 2)}: ${NONE_DIFFERS}`;
    const sure =
      found.low === null || found.high === null
        ? "too few differ"
        : `${difference(found, found.low)} to ${difference(found, found.high)}`;
    return `at ${decimal(value, Number.isInteger(value) ? 0 : 2)}: ${difference(found, found.difference)} (${sure})`;
  };
  return {
    id: "sensitivity",
    title: `Effect of one step of each number on ${named.title}`,
    columns: [text("Number"), number("Now"), text("One step down"), text("One step up"), text("Significant")],
    rows: influences.map(({ title, value, down, up, sure }) => [
      title,
      value,
      shareText(down),
      shareText(up),
      sure ? "yes" : "no",
    ]),
  };
}
