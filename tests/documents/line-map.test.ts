import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { lineMap } from "../../lib/documents/line-map";

describe("lineMap", () => {
  it.each([
    ["", [[0, 1, 1]]],
    [
      "ab",
      [
        [0, 1, 1],
        [2, 1, 3],
      ],
    ],
    [
      "a\nb",
      [
        [1, 1, 2],
        [2, 2, 1],
        [3, 2, 2],
      ],
    ],
    [
      "a\n",
      [
        [1, 1, 2],
        [2, 2, 1],
      ],
    ],
    [
      "a\r\nb\r\n\r\nc",
      [
        [1, 1, 2],
        [3, 2, 1],
        [6, 3, 1],
        [8, 4, 1],
        [9, 4, 2],
      ],
    ],
    [
      "a\rb",
      [
        [1, 1, 2],
        [2, 2, 1],
      ],
    ],
    ["\u{1F6A2}b", [[2, 1, 3]]],
  ] as [string, [number, number, number][]][])("counts the lines of %j", (text, places) => {
    const map = lineMap(text);
    for (const [offset, line, column] of places) {
      expect(map.positionAt(offset)).toEqual({ line, column });
      expect(map.offsetAt({ line, column })).toBe(offset);
    }
  });

  it("moves what is outside to the nearest place", () => {
    const map = lineMap("ab\r\ncd\r\n");
    expect(map.lineCount).toBe(3);
    expect(map.positionAt(-5)).toEqual({ line: 1, column: 1 });
    expect(map.positionAt(99)).toEqual({ line: 3, column: 1 });
    expect(map.offsetAt({ line: 0, column: 5 })).toBe(0);
    expect(map.offsetAt({ line: 1, column: 99 })).toBe(2);
    expect(map.offsetAt({ line: 1, column: -1 })).toBe(0);
    expect(map.offsetAt({ line: 2, column: 99 })).toBe(6);
    expect(map.offsetAt({ line: 9, column: 1 })).toBe(8);
  });

  it("goes there and back at every offset that is not inside a line break", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "\n", "\r\n", "\r", " "), { maxLength: 20 }), (pieces) => {
        const text = pieces.join("");
        const map = lineMap(text);
        for (let offset = 0; offset <= text.length; offset++) {
          const position = map.positionAt(offset);
          expect(position.line).toBeLessThanOrEqual(map.lineCount);
          if (text[offset - 1] !== "\r" || text[offset] !== "\n") expect(map.offsetAt(position)).toBe(offset);
        }
        expect(map.lineCount).toBe(text.split(/\r\n|\r|\n/).length);
      }),
    );
  });
});
