import type { Measure, Odds, Value } from "../../odds";
import { percent } from "../../words";
import { counted, table } from "./layout";

/** How things are called in the answer. */
export interface OddsNames {
  side(id: string): string;
  measure(path: readonly string[]): string;
}

/** Results as people read them: who holds what, then losses side by side, with how likely each number is. */
export function oddsLines(odds: Odds, names: OddsNames): string[] {
  const words = odds.measures.filter(({ mean }) => mean === undefined);
  const numbers = odds.measures.filter(({ mean }) => mean !== undefined);
  return [
    ...table(
      words.flatMap(({ path, chances }) =>
        chances.map(({ value, probability }, i) => [
          i === 0 ? names.measure(path) : "",
          word(value, names),
          percent(probability),
        ]),
      ),
      [2],
    ),
    ...lossLines(numbers, names),
    "",
    ...howKnown(odds),
  ];
}

const word = (value: Value, names: OddsNames): string =>
  value === "nobody" || value === "both" ? value : names.side(String(value));

/** Columns of at most so many; what is more is in the last of them. */
const MOST_COLUMNS = 4;

function lossLines(measures: readonly Measure[], names: OddsNames): string[] {
  if (measures.length === 0) return ["", "Neither side loses anything."];
  const columns = Math.min(
    MOST_COLUMNS,
    Math.max(...measures.flatMap(({ chances }) => chances.map(({ value }) => Number(value)))),
  );
  const heads = Array.from({ length: columns + 1 }, (_none, n) =>
    n === MOST_COLUMNS ? `${n} or more` : String(n),
  );
  const rows = measures
    .map((measure) => ({ measure, side: names.side(measure.path[1] ?? "") }))
    .sort((a, b) => (a.side < b.side ? -1 : a.side > b.side ? 1 : 0))
    .map(({ measure, side }, i, all) => [
      i > 0 && all[i - 1]!.side === side ? "" : side,
      names.measure(measure.path),
      measure.mean!.toFixed(2),
      ...heads.map((_head, n) => share(measure, n, columns)),
    ]);
  return [
    "",
    ...table([["Losses", "", "mean", ...heads], ...rows], heads.map((_head, n) => n + 3).concat(2)),
  ];
}

/** Of just so many; in the last column, of so many or more. */
function share({ chances }: Measure, count: number, columns: number): string {
  const fits = (value: number) => (count === columns ? value >= count : value === count);
  const sum = chances.reduce(
    (all, { value, probability }) => all + (fits(Number(value)) ? probability : 0),
    0,
  );
  return sum === 0 ? "–" : percent(sum);
}

function howKnown({ exact, why, nodes = 0, samples = 0, seed, endless, outcomes }: Odds): string[] {
  const never =
    endless > 0
      ? [`${percent(endless)} of battles never end with these policies, and are in no result.`]
      : [];
  if (exact)
    return [
      `Exact: every way that the dice can fall, by ${counted(nodes, "position")} in which they decide; ${counted(outcomes.length, "different result")}.`,
      ...never,
    ];
  return [`Sampled: ${counted(samples, "battle")} with dice, seed ${seed}. ${why}`, ...never];
}
