import { joinPointer } from "../../../documents";
import type { HexIdPattern, OffsetHex } from "../../../hex";
import type { Documents, Finding, RuleCheck } from "../../types";
import { type BoardCheck, boardIn, patternOf } from "./boards";
import { checkOf } from "./game-check";

/** Each hex stands where its printed number says, and alone. */
export const hexNumbersCheck = (game: BoardCheck): RuleCheck =>
  checkOf("hex-numbers", game, {
    severity: "error",
    title: "The number of a hex differs from its position, or two hexes share a position.",
    explain:
      "The column and row of a hex determine its neighbours; its number is what players read. " +
      "With two hexes at one position the map cannot be compiled. A number that differs from column and row is nearly always a typing mistake: distances then come out wrong. " +
      "Correct the column or the row, or the pattern of numbers in the layout.",
    run: (documents) => game.boards.flatMap((path) => problemsOf(documents, path)),
  });

function problemsOf(documents: Documents, document: string): Finding[] {
  const { layout, hexes } = boardIn(documents, document);
  if (!layout) return [];
  const shared = samePositions(document, hexes);
  // Without a pattern the ids of hexes are names, which say nothing of their places.
  if (layout.idPattern === undefined) return shared;
  const pattern = patternOf(layout.idPattern, layout.rows);
  if (!pattern) return [noPattern(document, layout.idPattern), ...shared];
  const wrong = Object.entries(hexes).map(([id, hex]) => misnumbered(document, id, hex, pattern));
  const count = wrong.filter((each) => each.length > 0).length;
  // Where hardly any number fits, it is the pattern that is wrong.
  if (count > 1 && count > wrong.length / 2)
    return [...shared, wrongPattern(document, pattern.pattern, count)];
  return [...shared, ...wrong.flat()];
}

const noPattern = (document: string, idPattern: string): Finding => ({
  document,
  pointer: "/layout/idPattern",
  message: `“${idPattern}” is not a valid pattern for hex numbers: it must contain the column once and the row once.`,
  hint: "Write C for each digit of the column and R for each digit of the row, as in “CCRR”.",
});

function samePositions(document: string, hexes: Readonly<Record<string, OffsetHex>>): Finding[] {
  const findings: Finding[] = [];
  const at = new Map<string, string>();
  for (const [id, hex] of Object.entries(hexes)) {
    const position = `${hex.column},${hex.row}`;
    const other = at.get(position);
    if (other === undefined) at.set(position, id);
    else {
      findings.push({
        document,
        pointer: joinPointer("/hexes", id),
        message: `Hexes ${other} and ${id} are both at column ${hex.column}, row ${hex.row}.`,
        hint: "Correct the column or the row of one of them.",
        related: [{ document, pointer: joinPointer("/hexes", other), message: `Hex ${other}.` }],
      });
    }
  }
  return findings;
}

const wrongPattern = (document: string, pattern: string, count: number): Finding => ({
  document,
  pointer: "/layout/idPattern",
  severity: "warning",
  message: `The numbers of ${count} hexes differ from their positions by the pattern “${pattern}”.`,
  hint: "Write C for each digit of the column and R for each digit of the row, in the order in which the numbers have them.",
});

function misnumbered(document: string, id: string, hex: OffsetHex, pattern: HexIdPattern): Finding[] {
  const pointer = joinPointer("/hexes", id);
  const said = pattern.parse(id);
  if (!said) {
    return [
      {
        document,
        pointer,
        severity: "warning",
        message: `“${id}” does not match the pattern “${pattern.pattern}” of hex numbers.`,
        hint: "Number the hex like the others, or change the pattern in the layout.",
      },
    ];
  }
  return (["column", "row"] as const)
    .filter((axis) => said[axis] !== hex[axis])
    .map((axis) => ({
      document,
      pointer: `${pointer}/${axis}`,
      severity: "warning" as const,
      message: `Hex ${id} is in ${axis} ${hex[axis]}, but its number gives ${axis} ${said[axis]}.`,
      hint: `Set the ${axis} to ${said[axis]}, or give the hex the number of its position.`,
      fixes: [
        {
          title: `Set the ${axis} to ${said[axis]}`,
          document,
          pointer: `${pointer}/${axis}`,
          value: said[axis],
        },
      ],
    }));
}
