import type { HexIdPattern, OffsetHex } from "../../../../hex";
import type { Finding, RuleCheck } from "../../../types";
import { patternOf } from "../shared/hex-graph";
import { mapOf, mapPath } from "../shared/documents";

/** 2.2: each hex stands where its printed number says, and alone. */
export const hexNumbers: RuleCheck = {
  code: "rule/fire-in-the-sky/hex-numbers",
  rule: "2.2",
  severity: "error",
  title: "The number of a hex differs from its position, or two hexes share a position.",
  explain:
    "The column and row of a hex determine its neighbours; its number is what players read. " +
    "With two hexes at one position the map cannot be compiled. A number that differs from column and row is nearly always a typing mistake: distances and Air Zones of Control then come out wrong. " +
    "Correct the column or the row, or the pattern of numbers in the layout.",
  run(documents) {
    const { layout, hexes } = mapOf(documents);
    if (!layout) return [];
    const pattern = patternOf(layout.idPattern);
    const findings: Finding[] = [];
    if (!pattern) {
      findings.push({
        document: mapPath,
        pointer: "/layout/idPattern",
        message: `“${layout.idPattern}” is not a valid pattern for hex numbers: it must contain the column once and the row once.`,
        hint: "Write C for each digit of the column and R for each digit of the row, as in “CCRR”.",
      });
    }
    const at = new Map<string, string>();
    for (const [id, hex] of Object.entries(hexes)) {
      const position = `${hex.column},${hex.row}`;
      const other = at.get(position);
      if (other === undefined) at.set(position, id);
      else {
        findings.push({
          document: mapPath,
          pointer: `/hexes/${id}`,
          message: `Hexes ${other} and ${id} are both at column ${hex.column}, row ${hex.row}.`,
          hint: "Correct the column or the row of one of them.",
          related: [{ document: mapPath, pointer: `/hexes/${other}`, message: `Hex ${other}.` }],
        });
      }
    }
    if (!pattern) return findings;
    const wrong = Object.entries(hexes).map(([id, hex]) => misnumbered(id, hex, pattern));
    const count = wrong.filter((each) => each.length > 0).length;
    // Where hardly any number fits, it is the pattern that is wrong.
    if (count > 1 && count > wrong.length / 2) return [...findings, wrongPattern(pattern.pattern, count)];
    return [...findings, ...wrong.flat()];
  },
};

const wrongPattern = (pattern: string, count: number): Finding => ({
  document: mapPath,
  pointer: "/layout/idPattern",
  severity: "warning",
  message: `The numbers of ${count} hexes differ from their positions by the pattern “${pattern}”.`,
  hint: "Write C for each digit of the column and R for each digit of the row, in the order in which the numbers have them.",
});

function misnumbered(id: string, hex: OffsetHex, pattern: HexIdPattern): Finding[] {
  const said = pattern.parse(id);
  if (!said) {
    return [
      {
        document: mapPath,
        pointer: `/hexes/${id}`,
        severity: "warning",
        message: `“${id}” does not match the pattern “${pattern.pattern}” of hex numbers.`,
        hint: "Number the hex like the others, or change the pattern in the layout.",
      },
    ];
  }
  return (["column", "row"] as const)
    .filter((axis) => said[axis] !== hex[axis])
    .map((axis) => ({
      document: mapPath,
      pointer: `/hexes/${id}/${axis}`,
      severity: "warning" as const,
      message: `Hex ${id} is in ${axis} ${hex[axis]}, but its number gives ${axis} ${said[axis]}.`,
      hint: `Set the ${axis} to ${said[axis]}, or give the hex the number of its position.`,
      fixes: [
        {
          title: `Set the ${axis} to ${said[axis]}`,
          document: mapPath,
          pointer: `/hexes/${id}/${axis}`,
          value: said[axis],
        },
      ],
    }));
}
