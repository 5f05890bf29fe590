import { describe, expect, it } from "vitest";
import { cellsRead } from "../../../components/play/cells-read";
import type { LogLine } from "../../../lib/play";

const line = (moment: number, ...cells: string[]): LogLine => ({
  text: "",
  rule: "1",
  moment,
  ...(cells.length > 0 && {
    readings: cells.map((cell) => {
      const [table, row, column] = cell.split(" ");
      return { table: table!, row: row!, column: column! };
    }),
  }),
});

const begins = (each: LogLine): LogLine => ({
  ...each,
  phase: { id: "p", step: "p", title: "Phase", rule: "1", part: "" },
});

const shown = (log: readonly LogLine[], at: number): string[] =>
  cellsRead(log, at).flatMap(({ table, cells }) =>
    [...cells].flatMap(([row, columns]) => [...columns].map((column) => `${table} ${row} ${column}`)),
  );

describe("cells that were read", () => {
  const log = [
    begins(line(0, "old 1 a")),
    begins(line(1)),
    line(2, "hits 3 a", "losses 1 x"),
    line(2, "hits 3 b", "hits 3 a"),
    line(3),
    line(4, "hits 5 c"),
  ];

  it("are those of the latest choice, by table, each once", () => {
    expect(shown(log, 2)).toEqual(["hits 3 a", "hits 3 b", "losses 1 x"]);
    expect(shown(log, 4)).toEqual(["hits 5 c"]);
  });

  it("stay in sight while a choice reads none, and end with their phase", () => {
    expect(shown(log, 3)).toEqual(shown(log, 2));
    expect(shown(log, 1)).toEqual([]);
  });
});
