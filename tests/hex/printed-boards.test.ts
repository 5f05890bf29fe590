import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import {
  directionsOf,
  hexCentre,
  hexDistance,
  hexIdPattern,
  hexNeighbours,
  type OffsetLayout,
  type RowOrder,
} from "../../lib/hex/index";

/** The grids of games to come: how their hexes are numbered, how rows and columns are shoved, which hexes touch. */
interface PrintedBoard {
  layout: OffsetLayout;
  pattern: string;
  rows: RowOrder;
  columns: readonly [number, number];
  printedRows: readonly [number, number];
}

const flatTop: PrintedBoard = {
  layout: "even-q",
  pattern: "cR",
  rows: "down",
  columns: [1, 88],
  printedRows: [1, 50],
};
const forlornHopes: PrintedBoard = {
  layout: "even-q",
  pattern: "CCRR",
  rows: "down",
  columns: [11, 29],
  printedRows: [1, 12],
};
const pacificWar: PrintedBoard = {
  layout: "even-r",
  pattern: "RRCC",
  rows: "up",
  columns: [1, 66],
  printedRows: [1, 58],
};

const idsOf = ({ pattern, rows }: PrintedBoard) => hexIdPattern(pattern, rows);
const cell = (board: PrintedBoard, id: string) => idsOf(board).parse(id)!;
const distance = (board: PrintedBoard, a: string, b: string): number =>
  hexDistance(board.layout, cell(board, a), cell(board, b));
/** Printed numbers of the neighbours, by direction. */
const around = (board: PrintedBoard, id: string): Record<string, string> =>
  Object.fromEntries(
    hexNeighbours(board.layout, cell(board, id)).map((hex, i) => [
      directionsOf(board.layout)[i]!,
      idsOf(board).format(hex),
    ]),
  );

describe("Flat Top: letters by column, numbers by row, flat tops", () => {
  it("reads letters that double after Z, up to the last column", () => {
    expect(cell(flatTop, "A1")).toEqual({ column: 1, row: 1 });
    expect(cell(flatTop, "BB14")).toEqual({ column: 28, row: 14 });
    expect(cell(flatTop, "JJJJ50")).toEqual({ column: 88, row: 50 });
  });

  it("flies straight from BB14 to BB17, with 2 to the north-east and 5 to the south-west", () => {
    expect(distance(flatTop, "BB14", "BB17")).toBe(3);
    expect(around(flatTop, "BB14")).toEqual({
      N: "BB13",
      NE: "CC14",
      SE: "CC15",
      S: "BB15",
      SW: "AA15",
      NW: "AA14",
    });
  });

  it("is 34 hexes from Rabaul to Henderson and 25 from Buka", () => {
    expect(distance(flatTop, "W5", "CCC23")).toBe(34);
    expect(distance(flatTop, "GG9", "CCC23")).toBe(25);
  });
});

describe("Forlorn Hopes: two boards of numbers that do not meet", () => {
  it("is 4 hexes from 1401 to 1305", () => {
    expect(distance(forlornHopes, "1401", "1305")).toBe(4);
  });

  it("has the four target hexes of the tactical board in a zigzag row", () => {
    const row = ["3405", "3505", "3605", "3705"];
    expect(row.slice(1).map((id, i) => distance(forlornHopes, row[i]!, id))).toEqual([1, 1, 1]);
    expect(around(forlornHopes, "3505")).toMatchObject({ SW: "3405", SE: "3605" });
  });
});

describe("Pacific War: pointed tops, hexrow first, rows from the south edge", () => {
  it("has rows as negatives, so that north stays up and even rows stand half a hex to the east", () => {
    expect(cell(pacificWar, "4535")).toEqual({ column: 35, row: -45 });
    const centre = (id: string) => hexCentre(pacificWar.layout, cell(pacificWar, id), 1);
    expect(centre("4635").y).toBeLessThan(centre("4535").y);
    expect(centre("4635").x - centre("4535").x).toBeCloseTo(Math.sqrt(3) / 2);
  });

  it("steps as the sheet does, from an odd row and from an even one", () => {
    expect(around(pacificWar, "3907")).toEqual({
      NE: "4007",
      E: "3908",
      SE: "3807",
      SW: "3806",
      W: "3906",
      NW: "4006",
    });
    expect(around(pacificWar, "3818")).toMatchObject({ NE: "3919", SE: "3719", NW: "3918", SW: "3718" });
  });

  it("has Corregidor beside Manila, Singapore beside Johore, and 19 hexes from 0135 to 1121", () => {
    expect(distance(pacificWar, "3818", "3819")).toBe(1);
    expect(distance(pacificWar, "3908", "4008")).toBe(1);
    expect(distance(pacificWar, "0135", "1121")).toBe(19);
    expect(distance(pacificWar, "0135", "0922")).toBe(17);
  });

  it("measures as the printed rule does: rows, and half a hex sideways in each", () => {
    const anyId = fc
      .tuple(fc.integer({ min: 1, max: 58 }), fc.integer({ min: 1, max: 66 }))
      .map(([row, column]) => ({ row, column, x: column + (row % 2 === 0 ? 0.5 : 0) }));
    fc.assert(
      fc.property(anyId, anyId, (a, b) => {
        const rows = Math.abs(a.row - b.row);
        const printed = rows + Math.max(0, Math.abs(a.x - b.x) - rows / 2);
        const at = ({ row, column }: typeof a) => ({ row: -row, column });
        expect(hexDistance("even-r", at(a), at(b))).toBe(printed);
      }),
    );
  });
});

it.each([
  ["Flat Top", flatTop],
  ["Forlorn Hopes", forlornHopes],
  ["Pacific War", pacificWar],
])("%s: every hex of the sheet has a number of its own, which reads back", (_title, board) => {
  const ids = idsOf(board);
  const seen = new Set<string>();
  for (let column = board.columns[0]; column <= board.columns[1]; column++) {
    for (let printed = board.printedRows[0]; printed <= board.printedRows[1]; printed++) {
      const hex = { column, row: board.rows === "up" ? -printed : printed };
      const id = ids.format(hex);
      expect(id).toMatch(/^[A-Z0-9]{2,8}$/);
      expect(ids.parse(id)).toEqual(hex);
      seen.add(id);
    }
  }
  const width = board.columns[1] - board.columns[0] + 1;
  expect(seen.size).toBe(width * (board.printedRows[1] - board.printedRows[0] + 1));
});

it("numbers rows from the bottom by letters too", () => {
  const ids = hexIdPattern("rCC", "up");
  expect(ids.format({ column: 3, row: -2 })).toBe("B03");
  expect(ids.parse("B03")).toEqual({ column: 3, row: -2 });
  expect(() => ids.format({ column: 3, row: 2 })).toThrow("does not fit");
});
