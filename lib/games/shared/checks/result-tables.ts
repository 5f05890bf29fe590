import { isChartPath, joinPointer } from "../../../documents";
import type { ResultTableDocument } from "../../../documents/generated/types";
import type { Documents, Finding, RuleCheck } from "../../types";
import { capital, counted } from "../../../words";
import { resultOf, resultTable, type Span, spansOf, waysOf, pickedOf } from "../result-table";

type Check = Pick<RuleCheck, "severity" | "title" | "explain"> & {
  find(table: ResultTableDocument): Omit<Finding, "document">[];
};

/** Checks of a game's tables of results; each problem names the rule that its table cites. */
export const resultTableChecks = (game: string, rule: string): RuleCheck[] =>
  Object.entries(checks).map(([name, { find, ...about }]): RuleCheck => ({
    code: `rule/${game}/${name}`,
    rule,
    ...about,
    run: (documents) =>
      tablesOf(documents).flatMap(([document, table]) =>
        find(table).map((found) => ({ document, rule: table.rule, ...found })),
      ),
  }));

const tablesOf = (documents: Documents): [string, ResultTableDocument][] =>
  // Only the tables are read, so that another document's edit does not have them looked at again.
  Object.keys(documents)
    .filter(isChartPath)
    .map((path) => [path, documents[path] as unknown as ResultTableDocument]);

const checks: Readonly<Record<string, Check>> = {
  "result-table-ranges": {
    severity: "error",
    title: "The numbers of a table's rows or columns overlap, leave a gap, or run backwards.",
    explain:
      "Each number must pick one row and one column of the table. " +
      "Two ranges that share a number give two results; a number between two ranges gives none. " +
      "Correct the “from” and “to” of the rows or columns named in the message.",
    find: (table) =>
      (["rows", "columns"] as const).flatMap((part) => rangeProblems(part, spansOf(table[part]))),
  },
  "result-table-totals": {
    severity: "warning",
    title: "Some totals of the dice have no row in the table.",
    explain:
      "The table says that a number beyond its ends has no result, and the dice alone can come to such a number. " +
      "Add a row for it, or let the first and last rows stand for everything beyond them.",
    find: missingTotals,
  },
  "result-table-cells": {
    severity: "warning",
    title: "A row of a table has no result for a column, or a result for a column that does not exist.",
    explain:
      "Every row needs a result in every column; a dash says that nothing happens. " +
      "Add the result, or remove it if its column was removed or renamed.",
    find: cellProblems,
  },
  "result-table-codes": {
    severity: "warning",
    title: "A code in a table is not explained, or an explanation is of no code in it.",
    explain:
      "The table explains its codes under “Results explained”. " +
      "A code without explanation is often a typing error. Correct the code, or explain it; remove explanations that nothing uses.",
    find: codeProblems,
  },
};

const inWords = (part: "rows" | "columns", id: string): string =>
  `${part === "rows" ? "row" : "column"} “${id}”`;

function rangeProblems(part: "rows" | "columns", spans: readonly Span[]): Omit<Finding, "document">[] {
  const found: Omit<Finding, "document">[] = [];
  const numbered = spans.filter(
    (span): span is Span & { from: number; to: number } => span.from !== undefined,
  );
  for (const { id, from, to } of numbered)
    if (from > to)
      found.push({
        pointer: joinPointer(`/${part}`, id),
        message: `In ${inWords(part, id)} “from” is ${from} and “to” is ${to}: no number picks it.`,
        hint: "Exchange the two.",
      });
  for (const [i, { id, from, to }] of numbered.entries()) {
    const before = numbered[i - 1];
    if (!before || before.from > before.to || from > to) continue;
    const pointer = joinPointer(`/${part}`, id);
    if (from <= before.to)
      found.push({
        pointer,
        message: `${capital(inWords(part, id))} and ${inWords(part, before.id)} share ${shared(from, Math.min(before.to, to))}.`,
        hint: "Let each number belong to one of them.",
      });
    else if (Number.isInteger(from) && Number.isInteger(before.to) && from > before.to + 1)
      found.push({
        pointer,
        message: `No ${part === "rows" ? "row" : "column"} has the numbers between ${before.to} and ${from}.`,
        hint: `Let ${inWords(part, before.id)} end at ${from - 1}, or ${inWords(part, id)} begin at ${before.to + 1}.`,
      });
  }
  return found;
}

/** "the number 4", "the numbers 4 to 6". */
const shared = (from: number, to: number): string =>
  from === to
    ? `the number ${from}`
    : to === Infinity
      ? `all numbers from ${from}`
      : `the numbers ${from} to ${to}`;

function missingTotals(table: ResultTableDocument): Omit<Finding, "document">[] {
  const read = resultTable(table);
  const { roll, clamps } = read;
  const spans = pickedOf(read);
  const [first] = spans;
  if (!roll || clamps || first?.from === undefined) return [];
  const ends = spans.flatMap(({ to }) => to ?? []);
  const [least, most] = [first.from, Math.max(...ends)];
  const missing = [...waysOf(roll).keys()].filter((total) => total < least || total > most);
  if (missing.length === 0) return [];
  const noun = roll.picks;
  return [
    {
      pointer: `/${noun}s`,
      message: `The dice can come to ${missing.slice(0, 6).join(", ")}${missing.length > 6 ? " and more" : ""}, and the table has no ${noun} for ${missing.length === 1 ? "that" : "them"}.`,
      hint: `Add the ${noun}s, or remove “beyond”.`,
    },
  ];
}

function cellProblems({ rows, columns }: ResultTableDocument): Omit<Finding, "document">[] {
  return Object.entries(rows).flatMap(([id, { cells }]) => {
    const pointer = joinPointer("/rows", id, "cells");
    const unknown = Object.keys(cells)
      .filter((column) => !Object.hasOwn(columns, column))
      .map((column) => ({
        pointer: joinPointer(pointer, column),
        message: `Row “${id}” has a result for a column “${column}”, which the table does not have.`,
        hint: "Correct the column's id, or remove the result.",
      }));
    const without = Object.keys(columns).filter((column) => !Object.hasOwn(cells, column));
    const missing = without.slice(0, 1).map((column) => ({
      pointer,
      missing: joinPointer(pointer, column),
      message: `Row “${id}” has no result for ${counted(without.length, "column")}: ${without.slice(0, 6).join(", ")}${without.length > 6 ? ", …" : ""}.`,
      hint: "Add it; a dash says that nothing happens.",
    }));
    return [...unknown, ...missing];
  });
}

function codeProblems({ rows, results }: ResultTableDocument): Omit<Finding, "document">[] {
  if (results === undefined) return [];
  const used = new Set<string>();
  const found: Omit<Finding, "document">[] = [];
  for (const [id, { cells }] of Object.entries(rows))
    for (const [column, text] of Object.entries(cells))
      for (const part of resultOf(text).parts) {
        if (typeof part === "number" || used.has(part)) continue;
        used.add(part);
        if (!Object.hasOwn(results, part))
          found.push({
            pointer: joinPointer("/rows", id, "cells", column),
            message: `The code “${part}” is not explained.`,
            hint: `Known codes: ${Object.keys(results).join(", ")}.`,
          });
      }
  for (const code of Object.keys(results))
    if (!used.has(code))
      found.push({
        pointer: joinPointer("/results", code),
        message: `No result of the table is “${code}”.`,
        hint: "Remove the explanation, or use the code.",
      });
  return found;
}
