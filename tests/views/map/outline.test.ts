import { describe, expect, it } from "vitest";
import { hexagonOf, hexCentre, type OffsetLayout } from "../../../lib/hex";
import { outlineOf } from "../../../lib/views/map";

const layout: OffsetLayout = "even-q";
const outline = (list: [column: number, row: number][]) =>
  outlineOf(
    hexagonOf(layout),
    list.map(([column, row]) => hexCentre(layout, { column, row }, 1)),
  );

describe("the outline of hexes", () => {
  it("is that of a hex alone, and leaves out the side that two share", () => {
    expect(outline([[0, 0]]).map((loop) => loop.length)).toEqual([6]);
    expect(
      outline([
        [0, 0],
        [0, 1],
      ]).map((loop) => loop.length),
    ).toEqual([10]);
  });

  it("has a loop for a hole, and one for each island", () => {
    const block = Array.from({ length: 9 }, (_, i): [number, number] => [i % 3, Math.floor(i / 3)]);
    const around = block.filter(([column, row]) => column !== 1 || row !== 1);
    const lengths = outline([...around, [9, 9]]).map((loop) => loop.length);
    expect(lengths.sort((a, b) => a - b)).toEqual([6, 6, 22]);
  });
});
