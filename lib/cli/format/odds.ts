import { type Measure, meanWords, type Odds, shareBetween, shareWords, type Value } from "../../odds";
import { percent } from "../../words";
import { counted, padStart, table } from "./layout";

/** How things are called in the answer. */
export interface OddsNames {
  side(id: string): string;
  measure(path: readonly string[]): string;
}

/**
 * Results as people read them: who holds what, then losses side by side, with how likely each number is. What was found
 * with dice has its 95 % interval behind it, "41.2 % (39.8 to 42.6 %)", and losses then have a line for each number.
 */
export function oddsLines(odds: Odds, names: OddsNames): string[] {
  const words = odds.measures.filter(({ mean }) => mean === undefined);
  const numbers = odds.measures.filter(({ mean }) => mean !== undefined);
  return [
    ...table(
      words.flatMap(({ path, chances }) =>
        chances.map(({ value, probability }, i) => [
          i === 0 ? names.measure(path) : "",
          word(value, names),
          chanceCell(probability, odds),
        ]),
      ),
      odds.exact ? [2] : [],
    ),
    ...(odds.exact ? lossLines(numbers, names) : sampledLossLines(numbers, odds, names)),
    "",
    ...howKnown(odds),
  ];
}

/** A share, with its interval where it was sampled. */
const chance = (share: number, { samples }: Odds): string =>
  shareWords(share, { ...shareBetween(share, samples) });

/** The same in a column, where the figures before the brackets stand below each other. */
function chanceCell(share: number, odds: Odds): string {
  const figure = percent(share);
  return odds.exact ? figure : padStart(figure, LONGEST_FIGURE) + chance(share, odds).slice(figure.length);
}
const LONGEST_FIGURE = "100.0 %".length;

const word = (value: Value, names: OddsNames): string =>
  value === "nobody" || value === "both" ? value : names.side(String(value));

/** Columns of at most so many; what is more is in the last of them. */
const MOST_COLUMNS = 4;

function lossLines(measures: readonly Measure[], names: OddsNames): string[] {
  if (measures.length === 0) return ["", "Neither side loses anything."];
  const { columns, step } = columnsFor(measures);
  const heads = Array.from({ length: columns + 1 }, (_none, n) => countWords(n, step));
  const rows = bySide(measures, names).map(({ measure, side }) => [
    side,
    names.measure(measure.path),
    measure.mean!.toFixed(2),
    ...heads.map((_head, n) => shareText(share(measure, n * step, n === columns))),
  ]);
  return [
    "",
    ...table([["Losses", "", "mean", ...heads], ...rows], heads.map((_head, n) => n + 3).concat(2)),
  ];
}

/** With intervals a table of all numbers would be too wide: each number that came up has a line. */
function sampledLossLines(measures: readonly Measure[], odds: Odds, names: OddsNames): string[] {
  if (measures.length === 0)
    return ["", `Neither side lost anything in ${counted(odds.samples!, "battle")}.`];
  const { columns, step } = columnsFor(measures);
  const rows = bySide(measures, names).flatMap(({ measure, side }) => {
    const mean = meanWords(measure.mean!, measure.meanBetween);
    return Array.from({ length: columns + 1 }, (_none, n) => ({
      n,
      sum: share(measure, n * step, n === columns),
    }))
      .filter(({ sum }) => sum > 0)
      .map(({ n, sum }, i) => [
        ...(i === 0 ? [side, names.measure(measure.path), mean] : ["", "", ""]),
        countWords(n, step),
        chanceCell(sum, odds),
      ]);
  });
  return ["", ...table([["Losses", "", "mean", "number", "chance"], ...rows], [3])];
}

/** The last column, and what a column counts for: a half where something is counted in halves. */
function columnsFor(measures: readonly Measure[]): { columns: number; step: number } {
  const values = measures.flatMap(({ chances }) => chances.map(({ value }) => Number(value)));
  const step = values.every(Number.isInteger) ? 1 : 0.5;
  return { columns: Math.min(MOST_COLUMNS, Math.ceil(Math.max(...values) / step)), step };
}

const countWords = (n: number, step: number): string =>
  n === MOST_COLUMNS ? `${n * step} or more` : String(n * step);

/** Side by side, each side named once. */
function bySide(measures: readonly Measure[], names: OddsNames): { measure: Measure; side: string }[] {
  return measures
    .map((measure) => ({ measure, side: names.side(measure.path[1] ?? "") }))
    .sort((a, b) => (a.side < b.side ? -1 : a.side > b.side ? 1 : 0))
    .map(({ measure, side }, i, all) => ({ measure, side: i > 0 && all[i - 1]!.side === side ? "" : side }));
}

/** Of just so many; in the last column, of so many or more. */
function share({ chances }: Measure, count: number, isLast: boolean): number {
  const fits = (value: number) => (isLast ? value >= count : value === count);
  return chances.reduce((all, { value, probability }) => all + (fits(Number(value)) ? probability : 0), 0);
}

const shareText = (sum: number): string => (sum === 0 ? "–" : percent(sum));

function howKnown(odds: Odds): string[] {
  const { exact, why, nodes = 0, samples = 0, seed, endless, outcomes } = odds;
  const never =
    endless > 0
      ? [`${chance(endless, odds)} of battles never end with these policies and are excluded.`]
      : [];
  if (exact)
    return [
      `Exact: all dice results, over ${counted(nodes, "position")}; ${counted(outcomes.length, "different result")}.`,
      ...never,
    ];
  return [
    `Sampled: ${counted(samples, "battle")}, seed ${seed}. ${why}`,
    "Figures in brackets are 95 % intervals: they contain the true value in 95 of 100 cases.",
    ...never,
  ];
}
