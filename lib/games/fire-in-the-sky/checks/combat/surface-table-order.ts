import type { Finding, RuleCheck } from "../../../types";
import { parametersOf, surfaceOf, surfacePath } from "../shared/documents";

/** How hard a cell is to hit by: the face needed, half a hit behind a whole one, no hit last. */
function difficulty(cell: string): number {
  if (cell === "-") return Infinity;
  return Number.parseInt(cell, 10) + (cell.endsWith("*") ? 0.5 : 0);
}

/** V-21 (12.3.3.2): more Firepower is never worse, more Defense never easier to hit. */
export const surfaceTableOrder: RuleCheck = {
  code: "rule/fire-in-the-sky/surface-table-order",
  rule: "12.3.3.2",
  severity: "warning",
  title: "The numbers of the Surface Combat Table are not in the expected order.",
  explain:
    "With more Firepower a ship hits at least as easily, and a ship with more Defense is at least as hard to hit; the die must also be able to show the number. " +
    "A cell that breaks this makes a better ship fight worse, which is nearly always a mistake. " +
    "Correct the cell; if it is intended, accept the warning with a reason.",
  run(documents) {
    const table = surfaceOf(documents);
    const sides = parametersOf(documents).hits?.dieSides ?? Infinity;
    const findings: Finding[] = [];
    const rows = numbersIn(table);
    rows.forEach((firepower, r) => {
      const row = table[String(firepower)]!;
      const weaker = table[String(rows[r - 1])];
      numbersIn(row).forEach((defense, c, columns) => {
        const cell = row[String(defense)]!;
        const report = (message: string, other?: string): void => {
          findings.push({
            document: surfacePath,
            pointer: `/firepower/${firepower}/${defense}`,
            message,
            hint: "Correct one of the two cells.",
            ...(other !== undefined && {
              related: [{ document: surfacePath, pointer: other, message: "The other cell." }],
            }),
          });
        };
        if (cell !== "-" && Number.parseInt(cell, 10) > sides) {
          report(
            `Firepower ${firepower} needs “${cell}” against Defense ${defense}; the die has ${sides} faces.`,
          );
        }
        const below = weaker?.[String(defense)];
        if (below !== undefined && difficulty(below) < difficulty(cell)) {
          report(
            `Against Defense ${defense}, Firepower ${firepower} needs “${cell}” and Firepower ${rows[r - 1]} only “${below}”.`,
            `/firepower/${rows[r - 1]}/${defense}`,
          );
        }
        const easier = columns[c - 1];
        const before = easier === undefined ? undefined : row[String(easier)];
        if (before !== undefined && difficulty(before) > difficulty(cell)) {
          report(
            `Firepower ${firepower} needs “${before}” against Defense ${easier} and only “${cell}” against Defense ${defense}.`,
            `/firepower/${firepower}/${easier}`,
          );
        }
      });
    });
    return findings;
  },
};

const numbersIn = (record: Readonly<Record<string, unknown>>): number[] =>
  Object.keys(record)
    .map(Number)
    .sort((a, b) => a - b);
