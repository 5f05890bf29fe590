import type { PacificWarCombatLines, ResultTableDocument } from "../../../documents/generated/types";
import { readAs } from "../../shared/documents";
import { lookUp, resultTable } from "../../shared/result-table";
import type { Documents, Finding, RuleCheck } from "../../types";
import { game } from "./documents";

/** V-32, V-33: results that the examples of the rules print, and lines that get worse with more strength. */

const tableOf = (documents: Documents, name: string) => {
  const document = documents[`charts/${name}.json`];
  return document === undefined ? undefined : resultTable(document as unknown as ResultTableDocument);
};

const printedResults: RuleCheck = {
  code: `rule/${game}/printed-results`,
  rule: "28.11",
  severity: "warning",
  title: "The Air/Naval Combat Results Table gives another result than an example of the rules.",
  explain:
    "The rulebook prints few results of the table, each in an example. They stand with their attack in tables/combat-lines.json, so that a misread table is noticed. " +
    "Correct the table; or, for a game of your own, remove the example.",
  run(documents) {
    const columns = tableOf(documents, "air-naval-column");
    const results = tableOf(documents, "air-naval-results");
    const { attacks = {} } = readAs<PacificWarCombatLines>(documents, "tables/combat-lines.json");
    if (!columns || !results) return [];
    return Object.entries(attacks).flatMap(([id, { title, line, printed = [] }]) =>
      printed.flatMap(({ strength, die, hits }, n): Finding[] => {
        const column = lookUp(columns, die, strength)?.text ?? "";
        const found = lookUp(results, line, Number(column))?.text ?? "no result";
        return found === String(hits)
          ? []
          : [
              {
                document: "tables/combat-lines.json",
                pointer: `/attacks/${id}/printed/${n}`,
                message: `${title}, strength ${strength} and a die of ${die}: the rules print ${hits}, the table says ${found}.`,
                hint: `Correct column ${column} of “${line}” in charts/air-naval-results.json, or remove the example.`,
              },
            ];
      }),
    );
  },
};

/** What a result of the table is worth: its hits, and a Troop Quality check less than one. */
function worthOf(text: string): number {
  const numbers = text.match(/\d+/g) ?? [];
  const check = /TQ/.test(text) ? 0.5 : 0;
  return numbers.reduce((sum, each) => sum + Number(each), check);
}

/** V-33. */
const fallingResults: RuleCheck = {
  code: `rule/${game}/falling-results`,
  rule: "28.11",
  severity: "warning",
  title: "A line of the Air/Naval Combat Results Table gives less in a higher column.",
  explain:
    "The column is the strength less the die. A stronger attack, or a better die, never does less than a weaker one, so a lower result further to the right is most likely misread. Correct the cell.",
  run(documents) {
    const path = "charts/air-naval-results.json";
    const { rows = {}, columns = {} } = readAs<ResultTableDocument>(documents, path);
    const inOrder = Object.keys(columns);
    return Object.entries(rows).flatMap(([row, { title, cells }]) =>
      inOrder.slice(1).flatMap((column, n): Finding[] => {
        const [before, here] = [cells[inOrder[n]!], cells[column]];
        if (before === undefined || here === undefined || worthOf(here) >= worthOf(before)) return [];
        return [
          {
            document: path,
            pointer: `/rows/${row}/cells/${column}`,
            message: `${title}, column ${column}: ${here} is less than ${before}, which is before it.`,
            hint: "Correct the result.",
          },
        ];
      }),
    );
  },
};

export const resultChecks: readonly RuleCheck[] = [printedResults, fallingResults];
