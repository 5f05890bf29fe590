import { percentOf } from "../../lib/views";
import type { ResultCellView, ResultHead } from "../../lib/views/result-table";

/** Results that a row or column lists before it says "others". */
const MOST = 4;

/** The chance that the dice pick the row or column: "16.7 %"; empty if they do not. */
export const pickOdds = ({ chance }: ResultHead): string => (chance === undefined ? "" : percentOf(chance));

/** The results of a row or column: the average if all are numbers, then the likeliest ones. */
export function lineOdds({ outcomes, mean }: ResultHead): string[] {
  const named = outcomes.slice(0, MOST).map(({ text, chance }) => `${text}: ${percentOf(chance)}`);
  const left = outcomes.length - named.length;
  return [
    ...(mean === undefined ? [] : [`average ${mean.toFixed(2)}`]),
    ...named,
    ...(left > 0 ? [`${left} others`] : []),
  ];
}

/** The average of the die that is rolled for a cell: "⌀ 1.33"; empty if none is. */
export const cellOdds = ({ mean }: ResultCellView): string =>
  mean === undefined ? "" : `⌀ ${mean.toFixed(2)}`;

/** The meaning of a cell's codes, and what the die makes of it; or that the cell has no result. */
export function cellTitle({ text, meaning, outcomes, mean }: ResultCellView, withOdds: boolean): string {
  const odds = outcomes.map((each) => `${each.text}: ${percentOf(each.chance)}`).join(", ");
  const die = mean === undefined ? "" : `With the die: average ${mean.toFixed(2)}; ${odds}`;
  const lines = [meaning ?? "", withOdds ? die : ""].filter((line) => line !== "");
  return lines.length > 0 ? lines.join("\n") : text === undefined ? "No result" : "";
}
