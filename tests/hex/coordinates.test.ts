import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { isShoved, offsetLayouts, orientationOf } from "../../lib/hex/index";
import { axialToOffset, offsetToAxial } from "../../lib/hex/coordinates";
import { anyHex, anyLayout } from "./boards";

describe("offset and axial coordinates", () => {
  it("convert there and back in every layout", () => {
    fc.assert(
      fc.property(anyLayout, anyHex, (layout, hex) => {
        expect(axialToOffset(layout, offsetToAxial(layout, hex))).toEqual(hex);
      }),
    );
  });

  it("convert axial there and back, so no two hexes share coordinates", () => {
    const axial = fc.record({ q: fc.integer({ min: -99, max: 99 }), r: fc.integer({ min: -99, max: 99 }) });
    fc.assert(
      fc.property(anyLayout, axial, (layout, hex) => {
        expect(offsetToAxial(layout, axialToOffset(layout, hex))).toEqual(hex);
      }),
    );
  });

  it.each([
    ["odd-r", { column: 2, row: 1 }, true],
    ["odd-r", { column: 1, row: 2 }, false],
    ["even-r", { column: 1, row: 2 }, true],
    ["even-r", { column: 2, row: -1 }, false],
    ["odd-q", { column: 1, row: 2 }, true],
    ["odd-q", { column: -3, row: 2 }, true],
    ["even-q", { column: 2, row: 1 }, true],
    ["even-q", { column: 1, row: 2 }, false],
  ] as const)("%s: whether %o is shoved is %s", (layout, hex, shoved) => {
    expect(isShoved(layout, hex)).toBe(shoved);
  });

  it("have pointy tops in rows and flat tops in columns", () => {
    expect(offsetLayouts.map(orientationOf)).toEqual(["pointy-top", "pointy-top", "flat-top", "flat-top"]);
  });
});
