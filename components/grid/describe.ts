import type { Diagnostic } from "../../lib/diagnostics";
import { type Cell, type CellRule, cellText, type Origin } from "../../lib/views";
import { statuses } from "../style/statuses";

/** Details of a cell in words: the source of its value, the layer that sets it, its problems. */

export const statusOf = (origin: Origin) => statuses.find(({ id }) => id === origin.status);

/** The name of the layer that sets a value; undefined when no layer does. */
export const layerName = ({ layer, layerTitle = layer }: Origin): string | undefined =>
  layer === "base" ? undefined : layerTitle;

export function sourceWords(origin: Origin): string[] {
  const known = statusOf(origin);
  const word = known && known.id.charAt(0).toUpperCase() + known.id.slice(1);
  const layer = layerName(origin);
  return [
    ...(known ? [`${word}: ${known.about}`] : []),
    ...(layer === undefined ? [] : [`Set by the layer “${layer}”.`]),
  ];
}

export const problemWords = (problems: readonly Diagnostic[]): string[] =>
  problems.map(({ message, hint }) => (hint === undefined ? message : `${message} ${hint}`));

/** The unit of a number, where its title does not name it already. */
export const unitBeside = ({ title, unit }: Pick<CellRule, "title" | "unit">): string | undefined =>
  unit === undefined || title.toLowerCase().includes(unit.toLowerCase()) ? undefined : unit;

/** The name of the value of a cell that shows only an id: "BB" is a battleship. */
export function meaningOf(cell: Cell, rule: CellRule): string | undefined {
  if (cell.value === undefined) return undefined;
  const found = rule.choices?.find(({ value }) => value === cell.value);
  return found === undefined || found.title === cellText(cell.value, rule) ? undefined : found.title;
}

/** All details, for the title of a cell. */
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
