import type { HexIdPattern, OffsetHex } from "../../../../hex";
import type { Finding, RuleCheck } from "../../../types";
import { patternOf } from "../shared/board";
import { mapOf, mapPath } from "../shared/documents";

/** 2.2: each hex stands where its printed number says, and alone. */
export const hexNumbers: RuleCheck = {
  code: "rule/fire-in-the-sky/hex-numbers",
  rule: "2.2",
  severity: "error",
  title: "A hex does not stand where its number says, or shares its position.",
  explain:
    "The column and row of a hex decide who its neighbours are; its number is what people read. " +
    "Two hexes at one position cannot be told apart, and the map cannot be compiled. A number that says something else than column and row is nearly always a slip of the keyboard: distances and Air Zones of Control then come out wrong. " +
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
        message: `“${layout.idPattern}” is no pattern for hex numbers: it must hold the column once and the row once.`,
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
          message: `Hexes ${other} and ${id} both stand at column ${hex.column}, row ${hex.row}.`,
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
  message: `The numbers of ${count} hexes do not fit where they stand by the pattern “${pattern}”.`,
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
        message: `“${id}” does not fit the pattern “${pattern.pattern}” of hex numbers.`,
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
      message: `Hex ${id} stands in ${axis} ${hex[axis]}; its number says ${said[axis]}.`,
      hint: `Make the ${axis} ${said[axis]}, or give the hex the number of its position.`,
      fixes: [
        {
          title: `Make the ${axis} ${said[axis]}`,
          document: mapPath,
          pointer: `/hexes/${id}/${axis}`,
          value: said[axis],
        },
      ],
    }));
}
