import { percentOf } from "../../lib/views";
import type { ResultCellView, ResultColumn, ResultRow } from "../../lib/views/result-table";

/** Results that a column lists before it says "others". */
const MOST = 4;

/** The chance that the dice pick the row: "16.7 %"; empty if there are no dice. */
export const rowOdds = ({ chance }: ResultRow): string => (chance === undefined ? "" : percentOf(chance));

/** The results of a column: the average if all are numbers, then the likeliest ones. */
export function columnOdds({ outcomes, mean }: ResultColumn): string[] {
  const named = outcomes.slice(0, MOST).map(({ text, chance }) => `${text}: ${percentOf(chance)}`);
  const left = outcomes.length - named.length;
  return [
    ...(mean === undefined ? [] : [`average ${mean.toFixed(2)}`]),
    ...named,
    ...(left > 0 ? [`${left} others`] : []),
  ];
}

/** The meaning of a cell's codes; or that the cell has no result. */
export const cellTitle = ({ text, meaning }: ResultCellView): string =>
  meaning ?? (text === undefined ? "No result" : "");
