import { percentOf } from "../../lib/views";
import type { ResultCellView, ResultColumn, ResultRow } from "../../lib/views/result-table";

/** Results that a column names before it says "others". */
const MOST = 4;

/** That the dice pick the row: "16.7 %"; nothing where no dice do. */
export const rowOdds = ({ chance }: ResultRow): string => (chance === undefined ? "" : percentOf(chance));

/** What the dice give in a column: its average where all results are numbers, then the likeliest results. */
export function columnOdds({ outcomes, mean }: ResultColumn): string[] {
  const named = outcomes.slice(0, MOST).map(({ text, chance }) => `${text}: ${percentOf(chance)}`);
  const left = outcomes.length - named.length;
  return [
    ...(mean === undefined ? [] : [`average ${mean.toFixed(2)}`]),
    ...named,
    ...(left > 0 ? [`${left} others`] : []),
  ];
}

/** What a cell's codes mean; that it has no result, where it has none. */
export const cellTitle = ({ text, meaning }: ResultCellView): string =>
  meaning ?? (text === undefined ? "No result" : "");
