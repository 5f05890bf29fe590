import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import {
  acrossSide,
  directionsOf,
  formatSides,
  hexesAcross,
  HexError,
  hexNeighbours,
  maskedHexsides,
  parseSides,
} from "../../lib/hex/index";
import { sideDirections } from "../../lib/hex/sides";
import { anyHex, anyLayout } from "./boards";

const anyMask = fc.integer({ min: 0, max: 0b111111 });

describe("sides of a hex as a mask", () => {
  it("has a bit for each direction of the layout, clockwise", () => {
    expect(parseSides("even-q", "N")).toBe(1);
    expect(parseSides("even-q", "NW")).toBe(32);
    expect(parseSides("odd-r", "NE")).toBe(1);
    expect(parseSides("odd-r", "E SE")).toBe(0b110);
    expect(parseSides("odd-r", "")).toBe(0);
    expect(sideDirections("even-q", 0b100101)).toEqual(["N", "SE", "NW"]);
  });

  it("is written in one order, whatever the order that was read", () => {
    expect(formatSides("even-r", parseSides("even-r", "W NE E"))).toBe("NE E W");
    fc.assert(
      fc.property(anyLayout, anyMask, (layout, mask) => {
        expect(parseSides(layout, formatSides(layout, mask))).toBe(mask);
      }),
    );
  });

  it.each([
    ["even-q", "E", /no direction E/],
    ["odd-r", "N", /no direction N;/],
    ["even-q", "N  S", /no direction/],
    ["even-q", "n", /no direction n/],
    ["even-q", "S S", /named twice/],
  ] as const)("%s refuses “%s”", (layout, text, why) => {
    expect(() => parseSides(layout, text)).toThrow(HexError);
    expect(() => parseSides(layout, text)).toThrow(why);
  });

  it("leads to the neighbour across each side, which has the same side opposite", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, anyMask, (layout, hex, mask) => {
        const across = hexesAcross(layout, hex, mask);
        expect(across.map(({ side }) => directionsOf(layout)[side])).toEqual(sideDirections(layout, mask));
        for (const { side, hex: other } of across) {
          expect(other).toEqual(hexNeighbours(layout, hex)[side]);
          expect(hexesAcross(layout, other, 1 << acrossSide(side))).toEqual([
            { side: acrossSide(side), hex },
          ]);
        }
      }),
    );
  });

  it("marks each hexside once, whichever of its hexes has it, and none at the edge of the board", () => {
    const hexes = { A1: { column: 1, row: 1 }, B1: { column: 2, row: 1 }, A2: { column: 1, row: 2 } };
    const masks = [
      ["A1", parseSides("even-q", "N SE S")],
      ["B1", parseSides("even-q", "NW")],
    ] as const;
    expect(maskedHexsides("even-q", hexes, masks)).toEqual(["A1-B1", "A1-A2"]);
    expect(() => maskedHexsides("even-q", hexes, [["C1", 1]])).toThrow('no hex "C1"');
  });
});
