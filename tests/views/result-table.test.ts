import { describe, expect, it } from "vitest";
import { cellOdds, cellTitle, lineOdds, pickOdds } from "../../components/tables/result-words";
import type { GameDefinition } from "../../lib/games/types";
import { combatTables } from "../../lib/views";
import { spanWords, spreadsOf } from "../../lib/views/result-table";
import type { Json } from "../../lib/kernel";
import { editContext } from "../editing/edit-context";
import { small } from "../games/shared/table";

const viewOf = (table: object) => {
  const { draft } = editContext({ "charts/bombing.json": table as Json }, []);
  return combatTables({ draft, game: undefined })?.results[0];
};

describe("the view of a table of results", () => {
  const view = viewOf(small())!;

  it("heads rows and columns by their numbers, or as they are titled", () => {
    expect(view.rows.map(({ title }) => title)).toEqual(["2 or less", "3–5", "6 or more"]);
    expect(view.columns.map(({ title }) => title)).toEqual(["1–4", "5–9", "10 or more"]);
    const night = viewOf({ ...small(), columns: { ...small().columns, few: { title: "At night" } } })!;
    expect(night.columns.at(-1)!.title).toBe("At night");
    expect(spanWords({ id: "x", from: 4, to: 4 })).toBe("4");
    expect(spanWords({ id: "x", from: undefined, to: undefined })).toBe("x");
  });

  it("gives for each row the chance of the dice, and for each column the results", () => {
    expect(view.dice).toBe("one die");
    expect(view.rows.map(pickOdds)).toEqual(["33.3 %", "50 %", "16.7 %"]);
    expect(lineOdds(view.columns[1]!)).toEqual(["average 0.83", "1: 50 %", "0: 33.3 %", "2: 16.7 %"]);
    // A code is no number: there is no average.
    expect(lineOdds(view.columns[2]!)).toEqual(["2: 50 %", "1: 33.3 %", "3 D: 16.7 %"]);
  });

  it("gives the least, the average and the most of each line where the dice give numbers in all of them", () => {
    const table = small();
    // A code in one column: no chart.
    expect(spreadsOf(view)).toBeUndefined();
    table.rows["low"]!.cells["few"] = "-1";
    table.rows["high"]!.cells["many"] = "3";
    const { title, along, lines } = spreadsOf(viewOf(table)!)!;
    expect([title, along]).toEqual([`${table.title}, with one die`, table.columnsAre]);
    expect(lines.map(({ least, most }) => [least, most])).toEqual(
      [0, 1, 2].map((column) => {
        const all = Object.values(table.rows).map(({ cells }) => Number(Object.values(cells)[column]));
        return [Math.min(...all), Math.max(...all)];
      }),
    );
    expect(lines[1]!.mean).toBeCloseTo(5 / 6);
    delete table.roll;
    expect(spreadsOf(viewOf(table)!)).toBeUndefined();
  });

  it("gives for each column the chance, and for each row the results, where the dice pick the column", () => {
    const across = viewOf({ ...small(), roll: { ...small().roll, picks: "column" } })!;
    // Four faces of six are 1 to 4, and two are 5 or 6.
    expect(across.columns.map(pickOdds)).toEqual(["66.7 %", "33.3 %", "0 %"]);
    expect(across.rows.map(pickOdds)).toEqual(["", "", ""]);
    expect(lineOdds(across.rows[2]!)).toEqual(["average 1.33", "1: 66.7 %", "2: 33.3 %"]);
    expect(across.columns.map(lineOdds)).toEqual([[], [], []]);
  });

  it("gives each cell with its place and what its codes mean", () => {
    expect(view.cells[2]![2]).toMatchObject({
      text: "3 D",
      pointer: "/rows/high/cells/many",
      meaning: "D: The base is out of action.",
    });
    expect(view.cells[1]![0]).toMatchObject({ text: "0", meaning: undefined });
  });

  it("gives for each cell what the game's die makes of it, where one is rolled once the cell is known", () => {
    const { draft } = editContext({ "charts/bombing.json": small() as unknown as Json }, []);
    const cellDie = () => ({
      faces: [1, 2, 3],
      comesTo: (result: number | string, face: number) =>
        typeof result === "number" ? Math.max(0, result + face - 2) : undefined,
    });
    const game = { views: { cellDie } } as unknown as GameDefinition;
    const [table] = combatTables({ draft, game })!.results;
    // "0" comes to 0, 0 and 1.
    const cell = table!.cells[1]![0]!;
    expect([table!.hasCellDie, cellOdds(cell)]).toEqual([true, "⌀ 0.33"]);
    expect(cellTitle(cell, true)).toBe("With the die: average 0.33; 0: 66.7 %, 1: 33.3 %");
    expect([cellTitle(cell, false), cellOdds(view.cells[1]![0]!), view.hasCellDie]).toEqual(["", "", false]);
  });

  it("has no chances without dice, and is not there while its text is half typed", () => {
    const plain = small();
    delete plain.roll;
    const still = viewOf(plain)!;
    expect([still.dice, pickOdds(still.rows[0]!), lineOdds(still.columns[0]!)]).toEqual([undefined, "", []]);
    expect(viewOf({ ...small(), rows: { low: { cells: { few: 1 } } } })).toBeUndefined();
    expect(viewOf({ title: "Bombing" })).toBeUndefined();
  });
});
