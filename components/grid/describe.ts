import type { Diagnostic } from "../../lib/diagnostics";
import { type Cell, type CellRule, cellText } from "../../lib/views";
import { statuses } from "../style/statuses";

/** What is known of a cell, in words: where its value comes from, which layer sets it, what is wrong with it. */

export const statusOf = (cell: Pick<Cell, "status">) => statuses.find(({ id }) => id === cell.status);

export function sourceWords({ status, layer }: Pick<Cell, "status" | "layer">): string[] {
  const known = statuses.find(({ id }) => id === status);
  const word = known && known.id.charAt(0).toUpperCase() + known.id.slice(1);
  return [
    ...(known ? [`${word}: ${known.about}`] : []),
    ...(layer !== undefined && layer !== "base" ? [`Set by the layer “${layer}”.`] : []),
  ];
}

export const problemWords = (problems: readonly Diagnostic[]): string[] =>
  problems.map(({ message, hint }) => (hint === undefined ? message : `${message} ${hint}`));

/** The unit of a number, where its title does not name it already. */
export const unitBeside = ({ title, unit }: Pick<CellRule, "title" | "unit">): string | undefined =>
  unit === undefined || title.toLowerCase().includes(unit.toLowerCase()) ? undefined : unit;

/** The name of what a cell holds, where the text gives only its id: "BB" is a battleship. */
export function meaningOf(cell: Cell, rule: CellRule): string | undefined {
  if (cell.value === undefined) return undefined;
  const found = rule.choices?.find(({ value }) => value === cell.value);
  return found === undefined || found.title === cellText(cell.value, rule) ? undefined : found.title;
}

/** All of it, for the title of a cell. */
export function cellWords(cell: Cell, rule: CellRule, problems: readonly Diagnostic[]): string {
  const text = cellText(cell.value, rule);
  const meaning = meaningOf(cell, rule);
  return [
    ...problemWords(problems),
    ...(meaning !== undefined ? [`${text}: ${meaning}.`] : text.length > 24 ? [text] : []),
    ...(rule.rule !== undefined ? [`Rule ${rule.rule}.`] : []),
    ...sourceWords(cell),
  ].join("\n");
}
