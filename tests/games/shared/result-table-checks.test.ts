import { describe, expect, it } from "vitest";
import type { ResultTableDocument } from "../../../lib/documents/generated/types";
import { resultTableChecks } from "../../../lib/games/shared/checks/result-tables";
import type { Json } from "../../../lib/kernel";
import { small } from "./table";

const checks = resultTableChecks("harbours", "5.0");

/** Problems of a table after a change, as "code pointer: message". */
function problems(change: (table: ResultTableDocument) => void): string[] {
  const table = small();
  change(table);
  const documents = { "charts/bombing.json": table as unknown as Json, "map.json": {} };
  return checks.flatMap(({ code, run }) =>
    run(documents).map(({ document, pointer, message, rule }) => {
      expect([document, rule]).toEqual(["charts/bombing.json", "5.2"]);
      return `${code.replace("rule/harbours/result-table-", "")} ${pointer}: ${message}`;
    }),
  );
}

describe("checks of tables of results", () => {
  it("find nothing in a sound table, also one whose rows are picked by id", () => {
    expect(problems(() => undefined)).toEqual([]);
    expect(
      problems((table) => {
        delete table.roll;
        for (const row of Object.values(table.rows)) {
          delete row.from;
          delete row.to;
        }
      }),
    ).toEqual([]);
  });

  it("find ranges that overlap, leave a gap or run backwards", () => {
    expect(problems((table) => (table.columns["few"]!.to = 6))).toEqual([
      "ranges /columns/some: Column “some” and column “few” share the numbers 5 to 6.",
    ]);
    expect(problems((table) => (table.rows["middle"]!.to = 4))).toEqual([
      "ranges /rows/high: No row has the numbers between 4 and 6.",
    ]);
    expect(problems((table) => (table.columns["some"] = { from: 9, to: 5 }))).toEqual([
      "ranges /columns/some: In column “some” “from” is 9 and “to” is 5: no number picks it.",
    ]);
  });

  it("find totals of the dice that have no row", () => {
    expect(
      problems((table) => {
        table.beyond = "none";
        table.rows["high"]!.to = 6;
        table.roll!.dice = 2;
      }),
    ).toEqual(["totals /rows: The dice can come to 7, 8, 9, 10, 11, 12, and the table has no row for them."]);
  });

  it("find results that are missing, and those of columns that are not there", () => {
    expect(
      problems(
        (table) => (delete table.rows["low"]!.cells["few"], delete table.rows["low"]!.cells["some"]),
      )[0],
    ).toBe("cells /rows/low/cells: Row “low” has no result for 2 columns: few, some.");
    expect(problems((table) => (table.rows["low"]!.cells["more"] = "1"))).toEqual([
      "cells /rows/low/cells/more: Row “low” has a result for a column “more”, which the table does not have.",
    ]);
  });

  it("find codes that are not explained, and explanations of no code", () => {
    expect(problems((table) => (table.rows["high"]!.cells["many"] = "3 X"))).toEqual([
      "codes /rows/high/cells/many: The code “X” is not explained.",
      "codes /results/D: No result of the table is “D”.",
    ]);
    expect(
      problems((table) => {
        delete table.results;
        table.rows["high"]!.cells["many"] = "X";
      }),
    ).toEqual([]);
  });
});
