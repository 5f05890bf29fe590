import type { ResultTableDocument } from "../../../documents/generated/types";
import { lookUp, resultTable } from "../../shared/result-table";
import type { Documents, Finding, RuleCheck } from "../../types";
import { chartOf, game, mapOf, parametersOf } from "./documents";

/** V20 (20, 7): charts have all that play asks of them, and their results run in one direction. */

interface Need {
  chart: string;
  rule: string;
  rows: readonly number[];
  /** Columns that must be there, by id; without it one column is enough. */
  columns(documents: Documents): readonly (string | number)[];
  /** Results that play knows. */
  results: RegExp;
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

/** Dice with their modifiers reach 7, on the Night Landing Chart 8 (7.3.3, 11.3.2, 14.13.6, 14.10). */
const needs: readonly Need[] = [
  { chart: "search", rule: "7.3", rows: upTo(7), columns: () => ["result"], results: /^[SU]$/ },
  {
    chart: "shadow",
    rule: "11.3",
    rows: upTo(7),
    columns: (documents) => parametersOf(documents).shadowing?.conditions ?? [],
    results: /^[SU-]$/,
  },
  { chart: "interception", rule: "14.13", rows: upTo(7), columns: () => ["result"], results: /^(Yes|No)$/ },
  {
    chart: "night-landing",
    rule: "14.10",
    rows: upTo(8),
    columns: () => ["ship", "base"],
    results: /^(OK|Elim)$/,
  },
  { chart: "wind-change", rule: "6.2", rows: upTo(6), columns: () => ["steps"], results: /^[+-]?\d$/ },
  {
    chart: "cloud-movement",
    rule: "6.4",
    rows: upTo(6),
    columns: (documents) => Object.keys(mapOf(documents).sectors),
    results: /^[IV]+$/,
  },
  {
    chart: "combat-results",
    rule: "20.1",
    rows: upTo(15),
    columns: () => [1],
    results: /^(\*|\d+)$/,
  },
];

const chartResults: RuleCheck = {
  code: `rule/${game}/chart-results`,
  rule: "20.1",
  severity: "error",
  title: "A chart lacks a row or column that play asks for, or has a result that play does not know.",
  explain:
    "Play looks a die up on its chart, with modifiers that are added to it: so rows beyond 6 are needed where something adds 1. " +
    "Each chart knows its own results: S, U and a dash, Yes and No, OK and Elim, numbers and the asterisk. " +
    "Add what is missing, or correct the result.",
  run: (documents) =>
    needs.flatMap(({ chart, rule, rows, columns, results }): Finding[] => {
      const source = chartOf(documents, chart);
      if (!source.rows || !source.columns) return [];
      const document = `charts/${chart}.json`;
      const table = resultTable(source as ResultTableDocument);
      for (const column of columns(documents)) {
        const known = table.columns.some(({ id, from }) => id === String(column) || from === column);
        if (!known)
          return [
            {
              document,
              pointer: "/columns",
              rule,
              message: `The chart has no column for ${column}.`,
              hint: "Add it.",
            },
          ];
        const missing = rows.find(
          (row) => lookUp(table, row, known && isId(table, column) ? String(column) : column) === undefined,
        );
        if (missing !== undefined)
          return [
            {
              document,
              pointer: "/rows",
              rule,
              message: `The chart has no result for ${missing} in the column ${column}.`,
              hint: "Add the row, or let the last one stand for all beyond it.",
            },
          ];
      }
      return Object.entries(source.rows).flatMap(([row, { cells }]) =>
        Object.entries(cells).flatMap(([column, text]): Finding[] =>
          results.test(text)
            ? []
            : [
                {
                  document,
                  pointer: `/rows/${row}/cells/${column}`,
                  rule,
                  message: `“${text}” is no result of this chart.`,
                  hint: "Write it as in the other cells.",
                },
              ],
        ),
      );
    }),
};

const isId = (table: ReturnType<typeof resultTable>, column: string | number): boolean =>
  table.columns.some(({ id, from }) => id === String(column) && from === undefined);

/** How good a result is for whoever rolls; undefined where there is no order. */
const strength: Readonly<Record<string, number>> = {
  S: 2,
  U: 1,
  "-": 0,
  Yes: 1,
  No: 0,
  OK: 1,
  Elim: 0,
  "*": -1,
};
const strengthOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : (strength[text] ?? (/^\d+$/.test(text) ? Number(text) : undefined));

/** Charts whose results fall with the die; with the Combat Results Table they rise, and along its rows as well. */
const falling = ["search", "shadow", "interception", "night-landing"];

const chartOrder: RuleCheck = {
  code: `rule/${game}/chart-order`,
  rule: "20.1",
  severity: "warning",
  title: "The results of a chart do not run in one direction.",
  explain:
    "Low dice are good when searching, shadowing, intercepting and landing, and a modifier of +1 never helps. " +
    "On the Combat Results Table a higher Basic Hit Table and more factors never do worse. " +
    "A result that breaks the order is most often a slip. Correct it, or leave it as it is.",
  run: (documents) => [
    ...falling.flatMap((chart) => breaks(documents, chart, -1)),
    ...breaks(documents, "combat-results", 1),
  ],
};

function breaks(documents: Documents, chart: string, direction: 1 | -1): Finding[] {
  const source = chartOf(documents, chart);
  if (!source.rows || !source.columns) return [];
  const { rows, columns, cells } = resultTable(source as ResultTableDocument);
  const at = (row: number, column: number): number | undefined => strengthOf(cells[row]?.[column]?.text);
  const found: Finding[] = [];
  const compare = (row: number, column: number, before: number | undefined, what: string): void => {
    const now = at(row, column);
    if (now === undefined || before === undefined || (now - before) * direction >= 0) return;
    found.push({
      document: `charts/${chart}.json`,
      pointer: `/rows/${rows[row]!.id}/cells/${columns[column]!.id}`,
      rule: source.rule,
      message: `“${cells[row]![column]!.text}” is ${direction > 0 ? "worse" : "better"} than the result ${what}.`,
      hint: "Compare it with its neighbours.",
    });
  };
  for (const row of rows.keys())
    for (const column of columns.keys()) {
      compare(row, column, row > 0 ? at(row - 1, column) : undefined, "in the row before");
      if (direction > 0)
        compare(row, column, column > 0 ? at(row, column - 1) : undefined, "for fewer factors");
    }
  return found;
}

/** V20 (7.11): what is seen does not grow with distance, and by night not beyond the day. */
const observationOrder: RuleCheck = {
  code: `rule/${game}/observation-order`,
  rule: "7.11",
  severity: "warning",
  title: "An Observation Table lets something be seen better from further away, or better by night.",
  explain:
    "A Condition Number never rises with the distance, nor is it higher by night than by day. " +
    "One that is, is most often a slip. Correct it, or leave it as it is.",
  run(documents) {
    const cellsOf = (chart: string) => chartOf(documents, chart).rows ?? {};
    const day = cellsOf("observation-day");
    return ["observation-day", "observation-night"].flatMap((chart) =>
      Object.entries(cellsOf(chart)).flatMap(([row, { cells }]) =>
        Object.entries(cells).flatMap(([column, text]): Finding[] => {
          const [now, nearer] = [Number(text), Number(cells[String(Number(column) - 1)] ?? Infinity)];
          const byDay =
            chart === "observation-night" ? Number(day[row]?.cells[column] ?? Infinity) : Infinity;
          if (Number.isNaN(now) || (now <= nearer && now <= byDay)) return [];
          return [
            {
              document: `charts/${chart}.json`,
              pointer: `/rows/${row}/cells/${column}`,
              message:
                now > nearer
                  ? `Condition Number ${now} at distance ${column} is better than ${nearer} nearer by.`
                  : `Condition Number ${now} by night is better than ${byDay} by day.`,
              hint: "Lower it.",
            },
          ];
        }),
      ),
    );
  },
};

export const chartChecks: readonly RuleCheck[] = [chartResults, chartOrder, observationOrder];
