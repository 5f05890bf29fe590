import { describe, expect, it } from "vitest";
import { textOfPages } from "../../../lib/rulebook/pages/text";
import type { PrintedPage, Run } from "../../../lib/rulebook/pages/types";

/** Runs of a size of 10, whose letters are half as wide. */
const run = (text: string, x: number, y: number, size = 10): Run => ({
  text,
  x,
  y,
  width: (text.length * size) / 2,
  size,
});
const column = (x: number, top: number, lines: readonly string[]): Run[] =>
  lines.map((text, i) => run(text, x, top + 12 * i));
const page = (runs: readonly Run[], turned: readonly string[] = []): PrintedPage => ({
  height: 800,
  runs,
  turned,
});
const rows = (pages: readonly PrintedPage[]): string[] =>
  textOfPages(pages)
    .split("\n")
    .filter((row) => row !== "");

const lines = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `line ${i} of the ${name} column of a page`);

describe("the text of a printed page", () => {
  it("goes down three columns, one after the other, and what stands over all of them parts them", () => {
    const [one, two, three] = [lines("first", 6), lines("second", 6), lines("third", 6)];
    const below = [lines("lower left", 5), lines("lower right", 5)] as const;
    const wide =
      "A note over all the columns of the page, which is as wide as they are together, and a little more than that.";
    expect(
      rows([
        page([
          ...column(420, 103, three),
          ...column(20, 100, one),
          ...column(210, 100, two),
          run(wide, 20, 190),
          ...column(20, 220, below[0]),
          ...column(300, 220, below[1]),
        ]),
      ]),
    ).toEqual([...one, ...two, ...three, wide, ...below[0], ...below[1]]);
  });

  it("has the heading of a part, though it is too short to reach the second column, between what is above and below", () => {
    const parts = [lines("a", 5), lines("b", 5), lines("c", 5), lines("d", 5)] as const;
    expect(
      rows([
        page([
          ...column(20, 100, parts[0]),
          ...column(300, 100, parts[1]),
          run("Part Two", 20, 190, 20),
          ...column(20, 220, parts[2]),
          ...column(300, 220, parts[3]),
        ]),
      ]),
    ).toEqual([...parts[0], ...parts[1], "# Part Two", ...parts[2], ...parts[3]]);
  });

  it("keeps the rows of tables, contents and lists with wide gaps whole", () => {
    const table = [1, 2, 3, 4, 5].flatMap((i) => [
      run(`${i}`, 20, 90 + 12 * i),
      run("is sunk at once", 60, 90 + 12 * i),
    ]);
    const contents = [1, 2, 3, 4, 5].flatMap((i) => [
      run(`${i}.0 A chapter of some length`, 20, 190 + 12 * i),
      run(`${10 * i}`, 400, 190 + 12 * i),
    ]);
    const found = rows([page([...table, ...contents])]);
    expect(found[0]).toBe("1 is sunk at once");
    expect(found.at(-1)).toBe("5.0 A chapter of some length 50");
  });

  it("puts runs of a line together by the space between them, and lines apart where there is more room", () => {
    expect(
      textOfPages([
        page([
          run("3.", 20, 100),
          run("1", 30, 100),
          run("Load", 40, 100),
          run("ing", 60.4, 101),
          ...column(20, 112, ["What walks", "aboard", "is counted."]),
          ...column(20, 166, ["Another", "paragraph."]),
        ]),
      ]),
    ).toBe("3.1 Loading\nWhat walks\naboard\nis counted.\n\nAnother\nparagraph.");
  });

  it("has no heads and feet that pages repeat, whatever their numbers, and what is turned at the end of its page", () => {
    const pages = [1, 2, 3, 4].map((n) =>
      page(
        [run("Lake Ferries", 20, 30), run(`Page ${n}`, 500, 30 + (n % 2)), run(`Text ${n}.`, 20, 300)],
        n === 2 ? ["A map"] : [],
      ),
    );
    expect(rows(pages)).toEqual(["Text 1.", "Text 2.", "A map", "Text 3.", "Text 4."]);
    expect(rows(pages.slice(0, 2))).toContain("Lake Ferries Page 1");
  });

  it("joins words that lines divide, and starts no line with a number by it", () => {
    expect(
      textOfPages([
        page(
          column(20, 100, [
            "ten mem-",
            "bers of",
            "the trans\u00AD",
            "port 3.1 Loading",
            "re-",
            "North",
            "pre\u00ADfix un-",
          ]),
        ),
      ]),
    ).toBe("ten members\nof\nthe transport 3.1 Loading\nre-\nNorth\nprefix un-");
  });

  it("of thousands of runs in one place, or of none, comes in time", () => {
    expect(textOfPages([])).toBe("");
    expect(textOfPages([page([run("", 0, 0), run("a", 0, 0, 0)])])).toBe("");
    const many = Array.from({ length: 20_000 }, (_, i) =>
      run("x", (i * 7919) % 600, (i * 104_729) % 800, 1 + (i % 9)),
    );
    const before = performance.now();
    expect(textOfPages([page(many)]).length).toBeGreaterThan(20_000);
    // A fuse: work that grows with the square of the runs would take minutes.
    expect(performance.now() - before).toBeLessThan(20_000);
  });
});
