import type { PacificWarCombatLines, ResultTableDocument } from "../../../documents/generated/types";
import { readAs } from "../../shared/documents";
import { lookUp, resultTable } from "../../shared/result-table";
import type { Documents, Finding, RuleCheck } from "../../types";
import { game } from "./documents";

/** V-32: results that the examples of the rules print, and what the tables give instead. */

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

export const resultChecks: readonly RuleCheck[] = [printedResults];
