import { describe, expect, it } from "vitest";
import { lookUp, pick, resultTable, shifted, waysOf } from "../../../lib/games/shared/result-table";
import { small } from "./table";

const table = resultTable(small());

describe("a table of results", () => {
  it("gives a result for a total and a number", () => {
    expect(lookUp(table, 1, 1)?.text).toBe("-");
    expect(lookUp(table, 4, 7)?.parts).toEqual([1]);
    expect(lookUp(table, 6, 12)?.parts).toEqual([3, "D"]);
    expect(lookUp(table, "middle", "many")?.parts).toEqual([2]);
  });

  it("uses the ends for what lies beyond them, or has no result there", () => {
    expect(lookUp(table, 9, 0)?.text).toBe("1");
    const strict = resultTable({ ...small(), beyond: "none" });
    expect(lookUp(strict, 4, 0)).toBeUndefined();
    expect(lookUp(strict, 9, 1)?.text).toBe("1");
  });

  it("shifts columns, not beyond the ends", () => {
    expect(lookUp(table, 6, 1, 1)?.text).toBe("2");
    expect(lookUp(table, 6, 1, 9)?.text).toBe("3 D");
    expect(shifted(table, 2, -7)).toBe(0);
  });

  it("picks nothing in a gap, nor for an id that it does not have", () => {
    const gap = resultTable({ ...small(), columns: { a: { from: 1, to: 2 }, b: { from: 5, to: 6 } } });
    expect([3, 4].map((value) => pick(gap.columns, value, true))).toEqual([-1, -1]);
    expect([0, 7].map((value) => pick(gap.columns, value, true))).toEqual([0, 1]);
    expect(lookUp(table, "none", "few")).toBeUndefined();
  });

  it("puts ranges in the order of their numbers, whatever the order of the text", () => {
    const { columns } = resultTable({
      ...small(),
      columns: { many: { from: 10 }, night: {}, few: { to: 4 }, some: { from: 5, to: 9 } },
    });
    expect(columns.map(({ id }) => id)).toEqual(["few", "some", "many", "night"]);
  });
});

describe("dice", () => {
  const roll = { dice: 2, sides: 6, lowest: 1, read: "sum" } as const;

  it("are added: of two, 7 comes in six ways of 36", () => {
    const ways = waysOf(roll);
    expect([ways.get(2), ways.get(7), ways.get(12)]).toEqual([1, 6, 1]);
    expect([...ways.values()].reduce((a, b) => a + b)).toBe(36);
  });

  it("are read as digits: of two from 0 to 9, each number from 0 to 99 in one way", () => {
    const ways = waysOf({ dice: 2, sides: 10, lowest: 0, read: "digits" });
    expect(ways.size).toBe(100);
    expect([ways.get(0), ways.get(37), ways.get(99)]).toEqual([1, 1, 1]);
    expect([...waysOf({ ...roll, read: "digits" }).keys()].slice(0, 3)).toEqual([11, 12, 13]);
  });
});
