import { csvBytes, shield } from "../../export/csv";
import type { ExportFile } from "../../export/types";
import type { Plan } from "../plan";
import { type GameLine, isTrouble } from "../record/types";
import type { VariantContext } from "./context";
import { measureName, measuresOf } from "./measures";
import type { Answers } from "./run";
import { seatTitle } from "../robustness";
import { robustnessTable } from "./robustness-words";
import { comparisonTable, settingTable } from "./comparison-tables";
import type { AnswerTable } from "./answer-table";
import { evenTable } from "./even-words";
import { variantTables } from "./variant-tables";

/**
 * The answers as files for a spreadsheet: a table each, and all games with their figures, one a line. Numbers are whole:
 * shares from 0 to 1, nothing rounded.
 */
export function answersCsv(
  plan: Plan,
  lines: readonly GameLine[],
  answers: Answers,
  context: VariantContext,
): ExportFile[] {
  const measure = answers.variants[0]?.measures[0]?.measure;
  const setting = measure === undefined ? undefined : settingTable(answers, measure);
  const tables = [
    ...(answers.even ? [] : variantTables(answers)),
    ...(answers.comparisons.length > 0 ? [comparisonTable(answers)] : []),
    ...(answers.robustness ? [robustnessTable(answers)] : []),
    ...(setting ? [setting] : []),
    ...(answers.even ? [evenTable(answers.even)] : []),
    gamesTable(plan, lines, context),
  ];
  return tables.map((table) => ({ path: `${table.id}.csv`, bytes: csvBytes(rowsOf(table)) }));
}

const rowsOf = ({ columns, rows }: AnswerTable): string[][] => [
  columns.map(({ title }) => shield(title)),
  ...rows.map((row) => row.map((cell) => (typeof cell === "number" ? String(cell) : shield(cell ?? "")))),
];

/** Every game that was played, in the order of variants and numbers, those that did not end as well. */
function gamesTable(plan: Plan, lines: readonly GameLine[], context: VariantContext): AnswerTable {
  const inOrder = [...lines].sort((a, b) => a.variant - b.variant || a.game - b.game);
  const measured = inOrder.map((line) => new Map(isTrouble(line) ? [] : measuresOf(line, context)));
  const measures = [...new Set(measured.flatMap((found) => [...found.keys()]))].filter(
    (measure) => !measure.startsWith("wins/"),
  );
  return {
    id: "games",
    title: "Games",
    columns: [
      { title: "Variant", kind: "text" },
      { title: "Game", kind: "count" },
      { title: "Seed", kind: "count" },
      { title: "Ended", kind: "text" },
      { title: "Winner", kind: "text" },
      { title: "Rule", kind: "text" },
      ...measures.map((measure) => ({
        title: measureName(measure, context).title,
        kind: "number" as const,
      })),
    ],
    rows: inOrder.map((line, i) => [
      seatTitle(plan, line.variant),
      line.game,
      line.seed,
      isTrouble(line) ? line.message : line.ended === "over" ? "over" : "did not end",
      isTrouble(line) || line.ended !== "over"
        ? ""
        : line.winner === null
          ? "draw"
          : context.names.side(line.winner),
      isTrouble(line) ? "" : (line.rule ?? ""),
      ...measures.map((measure) => measured[i]!.get(measure) ?? null),
    ]),
  };
}
